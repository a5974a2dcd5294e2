package io.petteia.grammar;

import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.syntax.Text;
import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Span;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Shows syntax trees shortly: a node is its kind and its parts in parentheses, parts that are missing are left out, flags are shown where they hold.
 * Blocks and declarations get lines of their own.
 */
final class TreePrinter {
    /** Parts that may be missing, and would be taken for others without their names. */
    private static final Set<String> NAMED =
            Set.of("until", "times", "starting", "onlyFor", "stakes", "yields", "where", "start");

    private TreePrinter() {}

    static String print(@Nullable Object node) {
        String flat = flat(node);
        StringBuilder out = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < flat.length(); i++) {
            char c = flat.charAt(i);
            if (c == '⟨') out.append('\n').append("  ".repeat(++depth));
            else if (c == '⟩') depth--;
            else if (c == '⏎') out.append('\n').append("  ".repeat(depth));
            else out.append(c);
        }
        return out + "\n";
    }

    private static String flat(@Nullable Object node) {
        if (node == null) return "-";
        if (node instanceof Name name) return name.text();
        if (node instanceof Expr.Word word) return word.name();
        if (node instanceof TypeSyntax.Named named) return named.name();
        if (node instanceof Expr.NumberLiteral number) return Integer.toString(number.value());
        if (node instanceof Text text) return text(text);
        if (node instanceof Expr.Operator operator) return "'" + operator.spelling() + "'";
        if (node instanceof Enum<?> constant) return constant.name().toLowerCase(Locale.ROOT);
        if (node instanceof List<?> list) return list(list);
        if (node instanceof Record record) return record(record);
        return node.toString();
    }

    private static String text(Text text) {
        return text.parts().stream()
                .map(part ->
                        part instanceof Text.Hole hole ? "{" + flat(hole.value()) + "}" : ((Text.Plain) part).text())
                .collect(Collectors.joining("", "\"", "\""));
    }

    private static String list(List<?> list) {
        boolean lines = !list.isEmpty() && (list.get(0) instanceof Statement || list.get(0) instanceof Declaration);
        if (lines) return list.stream().map(TreePrinter::flat).collect(Collectors.joining("⏎", "⟨", "⟩"));
        return list.stream().map(TreePrinter::flat).collect(Collectors.joining(" ", "[", "]"));
    }

    private static String record(Record record) {
        List<String> parts = new ArrayList<>();
        parts.add(record.getClass().getSimpleName());
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = value(record, component);
            boolean flag = value instanceof Boolean && !(record instanceof Expr.Truth);
            if (value instanceof Span || value == null || flag && value == Boolean.FALSE) continue;
            boolean named = NAMED.contains(component.getName());
            parts.add(flag ? component.getName() : (named ? component.getName() + ": " : "") + flat(value));
        }
        return "(" + String.join(" ", parts) + ")";
    }

    private static @Nullable Object value(Record record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
