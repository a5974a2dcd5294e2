package io.petteia.grammar.syntax;

import io.petteia.grammar.text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line pattern: {@code along? (name in)? directions : ^start, element, …}. Classes are expressions; {@code not c} without parentheses is
 * {@link Expr.NotThere}, the words {@code here} and {@code edge} are plain {@link Expr.Word}s.
 */
public record Path(
        Span span,
        boolean along,
        @Nullable Name direction,
        List<Expr> directions,
        @Nullable Expr start,
        List<Element> elements)
        implements Node {

    public sealed interface Element extends Node {
        @Nullable
        Quantity quantity();
    }

    /** {@code @name:class quantity} */
    public record Step(
            Span span,
            boolean marked,
            @Nullable Name capture,
            Expr klass,
            @Nullable Quantity quantity) implements Element {}

    /** {@code (a, b | c) quantity}: alternatives of sequences. */
    public record Group(
            Span span,
            List<List<Element>> alternatives,
            @Nullable Quantity quantity) implements Element {}

    /** {@code bend(45)} */
    public record Bend(Span span, Expr degrees, @Nullable Quantity quantity) implements Element {}

    /** From least to most times; {@code most} null: without end. {@code +} is 1 and null, {@code {n}} has n twice. */
    public record Quantity(Span span, Expr least, @Nullable Expr most) implements Node {}
}
