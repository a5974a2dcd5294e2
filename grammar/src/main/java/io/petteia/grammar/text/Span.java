package io.petteia.grammar.text;

/** A stretch of a source, from {@code start} up to, not with, {@code end}. What a tree node or a message points at. */
public record Span(Source source, int start, int end) {
    public int line() {
        return source.line(start);
    }

    public int column() {
        return source.column(start);
    }

    /** From the start of this one to the end of the other, which must be of the same source. */
    public Span to(Span other) {
        return new Span(source, Math.min(start, other.start), Math.max(end, other.end));
    }

    public String text() {
        return source.text().substring(start, Math.min(end, source.text().length()));
    }

    /** {@code file:line:column}. */
    @Override
    public String toString() {
        return source.name() + ":" + line() + ":" + column();
    }
}
