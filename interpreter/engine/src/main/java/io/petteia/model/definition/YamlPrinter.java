package io.petteia.model.definition;

import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes YAML nodes of several files as one text. What nobody has touched is written as its author wrote it, comments and all; where something was
 * merged, each entry is, with the comment above it and the one behind it.
 */
public final class YamlPrinter {
    private static final Pattern GAP = Pattern.compile("(\\s|,|#[^\\n]*(\\n|$))*");
    private static final int STEP = 2;

    private final StringBuilder out = new StringBuilder();

    public static String print(Yaml.Mapping document) {
        YamlPrinter printer = new YamlPrinter();
        printer.entries(document, 0);
        return printer.out.toString();
    }

    private void entries(Yaml.Mapping mapping, int indent) {
        for (Yaml.Entry entry : mapping.entries()) {
            above(entry.key().span(), indent);
            out.append(" ".repeat(indent)).append(entry.key().span().text()).append(':');
            value(entry.value(), indent);
        }
    }

    /** Behind a key and its colon, to the end of the line. */
    private void value(Yaml node, int indent) {
        String flow = flow(node);
        if (flow != null) {
            if (!flow.isEmpty()) out.append(' ').append(flow);
            behind(node.span());
            out.append('\n');
        } else if (isAsWritten(node) || !(node instanceof Yaml.Mapping mapping)) {
            boolean literal = node instanceof Yaml.Scalar;
            out.append(literal ? " " : "\n" + " ".repeat(indent + STEP));
            out.append(shifted(node.span(), indent + STEP)).append('\n');
        } else {
            out.append('\n');
            entries(mapping, indent + STEP);
        }
    }

    /** On one line, if it can be; else null. */
    private static @Nullable String flow(Yaml node) {
        String text = node.span().text();
        boolean braces = text.startsWith("{") || text.startsWith("[") || node instanceof Yaml.Scalar;
        if (isAsWritten(node)) return braces && text.indexOf('\n') < 0 ? text : null;
        if (node instanceof Yaml.Sequence list) {
            List<String> items = list.items().stream().map(YamlPrinter::flow).toList();
            return items.contains(null) ? null : "[" + String.join(", ", items) + "]";
        }
        if (!(node instanceof Yaml.Mapping mapping) || !text.startsWith("{")) return null;
        StringBuilder all = new StringBuilder("{");
        for (Yaml.Entry entry : mapping.entries()) {
            String value = flow(entry.value());
            if (value == null) return null;
            all.append(all.length() > 1 ? ", " : "")
                    .append(entry.key().span().text())
                    .append(": ")
                    .append(value);
        }
        return all.append('}').toString();
    }

    /** Whether all of it stands in one place of one file, and nothing else does. */
    private static boolean isAsWritten(Yaml node) {
        if (node instanceof Yaml.Scalar) return true;
        int at = node.span().start();
        if (node.span().text().startsWith("{") || node.span().text().startsWith("[")) at++;
        if (node instanceof Yaml.Sequence list) {
            return list.items().stream().allMatch(item -> isInside(item.span(), node.span()) && isAsWritten(item));
        }
        for (Yaml.Entry entry : ((Yaml.Mapping) node).entries()) {
            Span key = entry.key().span();
            boolean same =
                    isInside(key, node.span()) && isInside(entry.value().span(), node.span()) && key.start() >= at;
            if (!same || !GAP.matcher(between(key.source(), at, key.start())).matches()) return false;
            if (!isAsWritten(entry.value())) return false;
            at = entry.value().span().end();
        }
        String rest = between(node.span().source(), at, node.span().end());
        return rest.isEmpty()
                || GAP.matcher(rest.replaceFirst("[}\\]]\\s*$", "")).matches();
    }

    private static boolean isInside(Span inner, Span outer) {
        return inner.source() == outer.source() && inner.start() >= outer.start() && inner.end() <= outer.end();
    }

    private static String between(Source source, int from, int to) {
        return to <= from
                ? ""
                : source.text().substring(from, Math.min(to, source.text().length()));
    }

    /** Lines behind the first moved, so that a block keeps its shape at another indent. */
    private static String shifted(Span span, int indent) {
        String[] lines = span.text().stripTrailing().split("\n", -1);
        boolean literal = lines[0].startsWith("|") || lines[0].startsWith(">");
        int old = literal ? leastIndent(lines) : span.column() - 1;
        StringBuilder text = new StringBuilder(lines[0]);
        for (int i = 1; i < lines.length; i++) {
            String line = lines[i];
            int own = line.length() - line.stripLeading().length();
            text.append('\n');
            if (!line.isBlank())
                text.append(" ".repeat(Math.max(0, own - old + indent))).append(line.stripLeading());
        }
        return text.toString();
    }

    private static int leastIndent(String[] lines) {
        int least = Integer.MAX_VALUE;
        for (int i = 1; i < lines.length; i++)
            if (!lines[i].isBlank())
                least = Math.min(
                        least, lines[i].length() - lines[i].stripLeading().length());
        return least == Integer.MAX_VALUE ? 0 : least;
    }

    /** The comment lines above a key, and an empty line if one is there. */
    private void above(Span key, int indent) {
        Source source = key.source();
        int line = key.line();
        if (!source.lineText(line)
                .substring(0, key.start() - source.lineStart(line))
                .isBlank()) return;
        int first = line;
        while (first > 1 && source.lineText(first - 1).strip().startsWith("#")) first--;
        boolean apart = first > 1 && source.lineText(first - 1).isBlank() && indent == 0 && !out.isEmpty();
        if (apart) out.append('\n');
        for (int i = first; i < line; i++)
            out.append(" ".repeat(indent)).append(source.lineText(i).strip()).append('\n');
    }

    private void behind(Span value) {
        Source source = value.source();
        int line = source.line(Math.max(value.start(), value.end() - 1));
        int end = source.lineStart(line) + source.lineText(line).length();
        String rest = between(source, value.end(), end).strip();
        if (rest.startsWith("#")) out.append("  ").append(rest);
    }
}
