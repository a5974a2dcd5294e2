package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import org.jspecify.annotations.Nullable;

/** The lines around a mistake, looked at for what their author meant. */
final class Lines {
    private static final int LONGEST_HINT = 60;

    private final Source source;

    Lines(Source source) {
        this.source = source;
    }

    /** What stands on the line before the place. */
    String before(Span place) {
        return source.text().substring(source.lineStart(place.line()), place.start());
    }

    boolean isEnd(Span place) {
        return source.text()
                        .substring(Math.min(place.end(), source.text().length()))
                        .isBlank()
                && place.text().isBlank();
    }

    /** From the offset to the end of the line or to the comment there. */
    String withoutComment(int offset) {
        int line = source.line(offset);
        String rest = source.lineText(line)
                .substring(Math.min(
                        offset - source.lineStart(line), source.lineText(line).length()));
        int comment = rest.indexOf(" #");
        return (comment < 0 ? rest : rest.substring(0, comment)).strip();
    }

    /** As a text in single quotes, shortened if it is long. */
    static String quoted(String text) {
        String shown = text.length() > LONGEST_HINT ? text.substring(0, LONGEST_HINT) + "…" : text;
        return text.contains("\"") ? "'" + shown.replace("'", "''") + "'" : "\"" + shown + "\"";
    }

    /** What stands first on the line of a place, up to a blank. */
    Span firstWord(Span place) {
        String line = source.lineText(place.line());
        int from = 0;
        while (from < line.length() && Character.isWhitespace(line.charAt(from))) from++;
        int to = from;
        while (to < line.length() && !Character.isWhitespace(line.charAt(to))) to++;
        int start = source.lineStart(place.line());
        return source.span(start + from, start + to);
    }

    /** The nearest line above with something on it. */
    @Nullable
    Span above(Span place) {
        for (int line = place.line() - 1; line > 0; line--) {
            String text = source.lineText(line).strip();
            if (text.isEmpty() || text.startsWith("#")) continue;
            int start = source.text().indexOf(text, source.lineStart(line));
            return source.span(start, start + text.length());
        }
        return null;
    }
}
