package io.petteia.model.check;

import io.petteia.grammar.text.Span;
import io.petteia.model.Attribute;
import io.petteia.model.Board;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.Zone;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.HookReference;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** Checked trees as text: {@code (In s own)}, without places, types only where a local or a gathering has one. */
final class Trees {
    private Trees() {}

    static String of(Define define) {
        return "define " + define.name() + parameters(define.parameters()) + ": " + type(define.type()) + " = "
                + text(define.value()) + "\n";
    }

    static String of(Rule rule) {
        String result = rule.result() == null ? "" : " -> " + type(rule.result());
        return "rule " + rule.name() + parameters(rule.parameters()) + result + "\n" + block(rule.body(), "  ");
    }

    static String block(Block block, String indent) {
        StringBuilder out = new StringBuilder();
        for (Action action : block.actions())
            out.append(indent).append(text(action)).append('\n');
        return out.toString();
    }

    private static String parameters(List<Local> parameters) {
        if (parameters.isEmpty()) return "";
        return "(" + String.join(", ", parameters.stream().map(Trees::local).toList()) + ")";
    }

    private static String local(Local local) {
        return local.name() + ": " + type(local.type());
    }

    private static String type(Type type) {
        return Described.spelled(type);
    }

    private static String text(Object node) {
        if (node instanceof List<?> list)
            return "[" + String.join(" ", list.stream().map(Trees::text).toList()) + "]";
        if (node instanceof Local local) return local(local);
        if (node instanceof Term.LocalRead read) return read.local().name();
        if (node instanceof Term.WordSites word) return word.word().toString().toLowerCase(java.util.Locale.ROOT);
        if (node instanceof Term.FactRead fact) return fact.fact().toString().toLowerCase(java.util.Locale.ROOT);
        if (node instanceof Term.Constant constant) return constant(constant);
        if (node instanceof Define define) return define.name();
        if (node instanceof Rule rule) return rule.name().isEmpty() ? "nothing" : rule.name();
        if (node instanceof Attribute attribute) return attribute.name();
        if (node instanceof Variable variable) return variable.name();
        if (node instanceof Zone zone) return zone.name();
        if (node instanceof Pile pile) return pile.name();
        if (node instanceof HookReference hook) return hook.name();
        if (node instanceof Board.DirectionGroup group) return group.name();
        if (node instanceof Board.Grouping grouping) return grouping.domain().name();
        return node instanceof Record record ? record(record) : String.valueOf(node);
    }

    private static String constant(Term.Constant constant) {
        if (constant.type() instanceof Type.Member member)
            return member.domain().member(constant.value());
        if (constant.type().equals(Type.TRUTH)) return String.valueOf(constant.value() == 1);
        return String.valueOf(constant.value());
    }

    private static String record(Record record) {
        List<String> parts = new ArrayList<>();
        parts.add(record.getClass().getSimpleName());
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            try {
                Object value = component.getAccessor().invoke(record);
                if (value instanceof Span || value instanceof Type && !(record instanceof Term.AsSet)) continue;
                parts.add(value instanceof Type type ? type(type) : value == null ? "-" : text(value));
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
        return "(" + String.join(" ", parts) + ")";
    }
}
