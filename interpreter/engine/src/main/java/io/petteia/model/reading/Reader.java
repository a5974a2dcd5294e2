package io.petteia.model.reading;

import io.petteia.grammar.RulesParser;
import io.petteia.grammar.Words;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What everyone who reads a definition has at hand: where to tell mistakes, the parser for what stands quoted in YAML, and the plain readings of a
 * node. A scalar has no type of its own; whoever reads it says what it is. What cannot be read is told once and comes back as null.
 */
public final class Reader {
    private static final Pattern INTEGER = Pattern.compile("[-+]?[0-9]+");

    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*");

    private final Diagnostics diagnostics;
    private final RulesParser parser;

    public Reader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.parser = new RulesParser(diagnostics);
    }

    public RulesParser parser() {
        return parser;
    }

    public Diagnostics diagnostics() {
        return diagnostics;
    }

    public void tell(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    public void error(String code, @Nullable Span span, String message) {
        diagnostics.add(Diagnostic.error(code, span, message));
    }

    /** A mapping; a key without a value is an empty one. */
    public @Nullable Section section(Yaml node, String what) {
        if (node instanceof Yaml.Mapping mapping) return new Section(this, mapping, what);
        if (Nodes.isNothing(node)) return new Section(this, new Yaml.Mapping(node.span(), List.of()), what);
        wrongKind(node, "a mapping, `key: value`");
        return null;
    }

    public Yaml.@Nullable Scalar scalar(Yaml node, String expected) {
        if (node instanceof Yaml.Scalar scalar && !Nodes.isNothing(node)) return scalar;
        wrongKind(node, expected);
        return null;
    }

    public @Nullable String text(Yaml node) {
        Yaml.Scalar scalar = scalar(node, "a text");
        return scalar == null ? null : scalar.value();
    }

    /** The items of a list; a single scalar is a list of one. */
    public List<Yaml> items(Yaml node, String expected) {
        if (node instanceof Yaml.Sequence sequence) return sequence.items();
        if (node instanceof Yaml.Scalar && !Nodes.isNothing(node)) return List.of(node);
        wrongKind(node, expected);
        return List.of();
    }

    public @Nullable Boolean truth(Yaml node) {
        Yaml.Scalar scalar = scalar(node, "`true` or `false`");
        if (scalar == null) return null;
        if (scalar.value().equals("true")) return true;
        if (scalar.value().equals("false")) return false;
        tell(Diagnostic.error("not-a-truth", scalar.span(), "`" + scalar.value() + "` is neither true nor false")
                .expected("`true` or `false`")
                .suggest(truthMeant(scalar.value())));
        return null;
    }

    private static @Nullable String truthMeant(String value) {
        return switch (value) {
            case "yes", "on", "True", "TRUE", "Yes", "On", "1" -> "write `true`";
            case "no", "off", "False", "FALSE", "No", "Off", "0" -> "write `false`";
            default -> null;
        };
    }

    /** A whole number between the bounds, both included. */
    public @Nullable Integer number(Yaml node, int least, int most) {
        Yaml.Scalar scalar = scalar(node, "a whole number");
        return scalar == null ? null : number(scalar.value(), scalar.span(), least, most);
    }

    public @Nullable Integer number(String text, Span span, int least, int most) {
        if (!isInteger(text)) {
            tell(Diagnostic.error("not-a-number", span, "`" + text + "` is not a whole number")
                    .expected(between(least, most)));
            return null;
        }
        long value = text.length() > 12 ? Long.MAX_VALUE : Long.parseLong(text);
        if (value < least || value > most) {
            tell(Diagnostic.error("out-of-range", span, "`" + text + "` is out of range")
                    .expected(between(least, most)));
            return null;
        }
        return (int) value;
    }

    /** Whether it looks like a name, whatever it may mean. */
    public static boolean isWord(String text) {
        return NAME.matcher(text).matches();
    }

    public static boolean isInteger(String text) {
        return INTEGER.matcher(text).matches();
    }

    private static String between(int least, int most) {
        if (least == most) return "`" + least + "`";
        if (least == Integer.MIN_VALUE && most == Integer.MAX_VALUE) return "a whole number";
        if (most == Integer.MAX_VALUE) return "a whole number from " + least;
        return "a whole number from " + least + " to " + most;
    }

    public void wrongKind(Yaml node, String expected) {
        tell(Diagnostic.error("wrong-value", Nodes.placeOf(node), Nodes.kind(node) + " cannot stand here")
                .expected(expected));
    }

    /** Whether it may be the name of something; told if not. @param what as in {@code a player} */
    public boolean isName(Yaml.Scalar scalar, String what) {
        return isName(scalar.value(), scalar.span(), what);
    }

    public boolean isName(String name, Span at, String what) {
        if (!isWord(name)) {
            tell(Diagnostic.error("bad-name", at, "`" + name + "` cannot be the name of " + what)
                    .expected("letters, digits and `_`, a letter first"));
            return false;
        }
        if (TakenNames.isTaken(name)) {
            tellTaken(name, at, what);
            return false;
        }
        return true;
    }

    /** Tells that a name belongs to the language. */
    public void tellTaken(String name, Span at, String what) {
        boolean reserved = Words.isReserved(name);
        String why = reserved ? "is a word of the language" : "has a meaning in the language";
        tell(Diagnostic.error(
                        reserved ? "reserved-word" : "taken-name",
                        at,
                        "`" + name + "` " + why + " and cannot be the name of " + what)
                .suggest("take another name, such as `" + Words.another(name) + "`"));
    }

    /** {@code 2..4}, or one number for both; the first is at least {@code least}. */
    public @Nullable Bounds bounds(Yaml node, int least, String expected) {
        Yaml.Scalar scalar = scalar(node, expected);
        if (scalar == null) return null;
        String text = scalar.value();
        int dots = text.indexOf("..");
        String first = dots < 0 ? text : text.substring(0, dots);
        Integer from = number(
                first.strip(), dots < 0 ? scalar.span() : scalar.content().span(0, dots), least, Integer.MAX_VALUE);
        if (from == null || dots < 0) return from == null ? null : new Bounds(from, from);
        Span end = scalar.content().span(dots + 2, text.length());
        Integer to = number(text.substring(dots + 2).strip(), end, Integer.MIN_VALUE, Integer.MAX_VALUE);
        if (to == null) return null;
        if (from <= to) return new Bounds(from, to);
        tell(Diagnostic.error("empty-range", scalar.span(), "nothing lies in the range `" + text + "`")
                .suggest("write `" + to + ".." + from + "`"));
        return null;
    }

    /** Both included. */
    public record Bounds(int least, int most) {}
}
