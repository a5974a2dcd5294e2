package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.events.Event;

/** SnakeYAML's marks as places in the source. Marks count code points, spans UTF-16 units. */
final class Marks {
    final Source source;
    private final boolean same;

    Marks(Source source) {
        this.source = source;
        String text = source.text();
        this.same = text.codePointCount(0, text.length()) == text.length();
    }

    int offset(Mark mark) {
        return offset(mark.getIndex());
    }

    int offset(int codePoints) {
        String text = source.text();
        if (same) return Math.min(codePoints, text.length());
        return text.offsetByCodePoints(0, Math.min(codePoints, text.codePointCount(0, text.length())));
    }

    Span span(Event event) {
        return source.span(offset(event.getStartMark()), offset(event.getEndMark()));
    }

    /** One char at a mark, or the last of the file. */
    Span at(@Nullable Mark mark) {
        return at(mark == null ? 0 : offset(mark));
    }

    Span at(int offset) {
        int length = source.text().length();
        int start = Math.max(0, Math.min(offset, length - 1));
        return source.span(start, Math.min(start + 1, length));
    }
}
