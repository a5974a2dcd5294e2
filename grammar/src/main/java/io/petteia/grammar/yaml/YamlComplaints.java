package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import java.util.Locale;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.reader.ReaderException;

/** What SnakeYAML finds wrong, in our words: what the author most likely meant and how that is written. */
final class YamlComplaints {
    private final Marks marks;
    private final Lines lines;

    YamlComplaints(Marks marks) {
        this.marks = marks;
        this.lines = new Lines(marks.source);
    }

    Diagnostic tell(YAMLException wrong) {
        if (wrong instanceof Composing.TooDeep deep) {
            return Diagnostic.error("yaml-too-deep", deep.place, "lists and maps lie too deep in one another here");
        }
        if (wrong instanceof ReaderException letter) {
            String shown = String.format(Locale.ROOT, "U+%04X", letter.getCodePoint());
            Span place = marks.at(marks.offset(letter.getPosition()));
            return Diagnostic.error("yaml-character", place, "the character " + shown + " cannot stand in a file");
        }
        if (wrong instanceof MarkedYAMLException marked) return tell(marked);
        return Diagnostic.error("yaml-syntax", marks.at(0), "this file is not YAML");
    }

    private Diagnostic tell(MarkedYAMLException wrong) {
        String problem = String.valueOf(wrong.getProblem());
        String context = String.valueOf(wrong.getContext());
        Span place = marks.at(wrong.getProblemMark());
        Span start = wrong.getContextMark() == null ? place : marks.at(wrong.getContextMark());
        if (problem.startsWith("mapping values are not allowed")) return colon(place);
        if (problem.startsWith("sequence entries are not allowed")) {
            return Diagnostic.error("yaml-list-place", place, "a list cannot begin on the line of its key")
                    .suggest("begin it on the next line, or write `[a, b]`");
        }
        if (problem.contains("that cannot start any token")) return start(place);
        if (context.contains("alias")
                || context.contains("anchor")
                || context.contains("tag")
                || context.contains("directive")) {
            return start(start);
        }
        if (context.contains("flow")) return bracket(start, place);
        if (context.contains("quoted scalar")) return quoted(problem, start, place);
        if (context.contains("simple key")) return key(start);
        if (context.contains("block scalar")) {
            return Diagnostic.error("yaml-block-header", place, "the text begins on the next line")
                    .expected("nothing but `-` or `+` may stand here");
        }
        return misplaced(problem, start, place);
    }

    /** A {@code : } where no key can be. */
    private Diagnostic colon(Span place) {
        String before = lines.before(place);
        int first = before.indexOf(": ");
        if (first >= 0) {
            int value = place.start() - before.length() + first + 2;
            String rest = lines.withoutComment(value);
            return Diagnostic.error("yaml-colon", place, "`:` stands in a text without quotes")
                    .suggest("write it in quotes: `" + Lines.quoted(rest) + "`");
        }
        Diagnostic told = Diagnostic.error(
                "yaml-indent", lines.firstWord(place), "this line is indented as if it belonged to the one above");
        Span above = lines.above(place);
        return above == null ? told : told.related(above, "which has a value already");
    }

    /** A letter that no value begins with. */
    private Diagnostic start(Span place) {
        char letter = place.text().isEmpty() ? ' ' : place.text().charAt(0);
        if (letter == '\t') {
            return Diagnostic.error("yaml-tab", place, "a tab does not indent").expected("blanks are expected here");
        }
        String shown = letter == '`' ? "a backquote" : "`" + letter + "`";
        return Diagnostic.error("yaml-needs-quotes", place, "no value begins with " + shown + " outside of quotes")
                .suggest("write it in quotes: `" + Lines.quoted(lines.withoutComment(place.start())) + "`");
    }

    private Diagnostic bracket(Span open, Span place) {
        String closer = open.text().equals("[") ? "]" : "}";
        if (place.line() > open.line() || lines.isEnd(place)) {
            Diagnostic told = Diagnostic.error("yaml-unclosed-bracket", open, "`" + open.text() + "` is never closed");
            return lines.isEnd(place) ? told : told.related(place, "`" + closer + "` is missing before this");
        }
        return Diagnostic.error("yaml-bracket", place, "`" + place.text() + "` does not fit here")
                .expected("`,` or `" + closer + "` is expected here")
                .related(open, "in what is opened here");
    }

    private Diagnostic quoted(String problem, Span start, Span place) {
        if (problem.contains("escape")) {
            Span escape = marks.source.span(place.start() - 2, place.end());
            int from = lines.before(place).endsWith("\\") ? 1 : 2;
            return Diagnostic.error(
                            "yaml-escape",
                            marks.source.span(escape.end() - 1 - from, escape.end()),
                            "`\\` begins an escape that YAML does not know")
                    .suggest("write `\\\\` for a backslash, or the text in single quotes");
        }
        return Diagnostic.error("yaml-unclosed-quote", start, "this text is never closed")
                .expected("another `" + start.text() + "` is expected");
    }

    /** A line without a colon among those with one. */
    private Diagnostic key(Span start) {
        Span word = lines.firstWord(start);
        Diagnostic told = Diagnostic.error("yaml-no-colon", word, "this line has no key");
        return word.text().contains(":")
                ? told.suggest("a blank must follow the `:`")
                : told.expected("`key: value` is expected here");
    }

    private Diagnostic misplaced(String problem, Span start, Span place) {
        if (problem.contains("block mapping start") || problem.contains("block sequence start")) {
            return Diagnostic.error(
                            "yaml-indent", lines.firstWord(place), "this line stands between two depths of indentation")
                    .related(start, "the lines that begin here");
        }
        char found = place.text().isEmpty() ? ' ' : place.text().charAt(0);
        String before = lines.before(place).strip();
        if (before.isEmpty() && (found == '-' || problem.contains("found '?'"))) {
            return Diagnostic.error(
                            "yaml-mixed",
                            place,
                            found == '-'
                                    ? "an entry of a list among the keys of a map"
                                    : "a key among the entries of a list")
                    .related(start, "what begins here");
        }
        if ("}],:".indexOf(found) >= 0) {
            return Diagnostic.error("yaml-stray", place, "`" + found + "` does not fit here");
        }
        if (before.endsWith("\"") || before.endsWith("'")) {
            return Diagnostic.error("yaml-after-value", place, "the text in quotes has ended before this")
                    .suggest("a quote inside of quotes is written `\\\"` in double and `''` in single ones");
        }
        Diagnostic told = Diagnostic.error("yaml-after-value", place, "the value has ended before this");
        int value = lines.before(place).indexOf(": ");
        return value < 0 || !(before.endsWith("}") || before.endsWith("]"))
                ? told
                : told.suggest("a text that begins with a bracket stands in quotes: `"
                        + Lines.quoted(lines.withoutComment(
                                place.start() - lines.before(place).length() + value + 2)) + "`");
    }
}
