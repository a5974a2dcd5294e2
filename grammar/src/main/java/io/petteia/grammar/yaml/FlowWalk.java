package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;

/** Plain and quoted scalars: one line break becomes a blank, more become one less, blanks around them go. */
final class FlowWalk extends ScalarWalk {
    private final ScalarStyle style;

    FlowWalk(Source source, Span span, ScalarStyle style) {
        super(source, span);
        this.style = style;
    }

    @Override
    void walk() {
        boolean plain = style == ScalarStyle.PLAIN;
        int at = plain ? start : start + 1;
        while (at < contentEnd()) {
            char c = text.charAt(at);
            if (isBlank(c)) at = blanks(at);
            else if (c == '\'' && style == ScalarStyle.SINGLE_QUOTED) {
                add(c, at);
                at += 2;
            } else if (c == '\\' && style == ScalarStyle.DOUBLE_QUOTED) at = escape(at);
            else add(c, at++);
        }
    }

    @Override
    int contentEnd() {
        return style == ScalarStyle.PLAIN ? stop : Math.max(start, stop - 1);
    }

    /** A run of blanks and line breaks. */
    private int blanks(int from) {
        int at = from;
        int breaks = 0;
        for (; at < contentEnd() && isBlank(text.charAt(at)); at++) if (text.charAt(at) == '\n') breaks++;
        if (breaks == 0) {
            for (int i = from; i < at; i++) add(text.charAt(i), i);
        } else if (breaks == 1) {
            folded = true;
            add(' ', from);
        } else addAll("\n".repeat(breaks - 1), from);
        return at;
    }

    private int escape(int at) {
        char c = text.charAt(at + 1);
        int digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
        if (digits > 0) {
            int end = Math.min(at + 2 + digits, contentEnd());
            addAll(Character.toString(Integer.parseInt(text.substring(at + 2, end), 16)), at);
            return end;
        }
        if (c == '\n' || c == '\r') return continued(at + 1);
        add(named(c), at);
        return at + 2;
    }

    /** A line broken behind a backslash goes on behind the next one's indent; empty lines between are kept. */
    private int continued(int from) {
        int at = from;
        int breaks = 0;
        for (; at < contentEnd() && isBlank(text.charAt(at)); at++) if (text.charAt(at) == '\n') breaks++;
        addAll("\n".repeat(Math.max(0, breaks - 1)), from);
        return at;
    }

    private static char named(char c) {
        return switch (c) {
            case '0' -> '\0';
            case 'a' -> '\u0007';
            case 'b' -> '\b';
            case 't' -> '\t';
            case 'n' -> '\n';
            case 'v' -> '\u000B';
            case 'f' -> '\f';
            case 'r' -> '\r';
            case 'e' -> '\u001B';
            case 'N' -> '\u0085';
            case '_' -> '\u00A0';
            case 'L' -> '\u2028';
            case 'P' -> '\u2029';
            default -> c;
        };
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }
}
