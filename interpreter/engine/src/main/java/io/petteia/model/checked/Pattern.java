package io.petteia.model.checked;

import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A checked line pattern.
 *
 * @param direction bound to the direction of the match; it is then also the first of the captures
 * @param marked whether any element is marked; without a mark all matched sites are yielded
 * @param captures every capture, in the order of appearance
 */
public record Pattern(
        Span span,
        boolean along,
        @Nullable Local direction,
        List<Directions> directions,
        @Nullable SiteClass start,
        List<Element> elements,
        boolean marked,
        List<Capture> captures) {

    /** What a step asks of the next site. {@code sites} null: of no site, only the edge fits. Sites may be asked one by one. */
    public record SiteClass(boolean fitsEdge, @Nullable Term sites) {}

    /** A site, a set of sites (where the step has a quantity) or a direction. */
    public record Capture(String name, Type type) {}

    public sealed interface Element {
        Quantity quantity();
    }

    /** @param capture index into the captures, -1 for none */
    public record Step(Span span, boolean marked, int capture, SiteClass klass, Quantity quantity) implements Element {}

    public record Group(Span span, List<List<Element>> alternatives, Quantity quantity) implements Element {}

    /** Turns by so many degrees, either way. */
    public record Bend(Span span, int degrees) implements Element {
        @Override
        public Quantity quantity() {
            return Quantity.ONCE;
        }
    }

    /** Null bounds: least 1 and most 1 if both are null and not {@code given}; most null and given: without end. */
    public record Quantity(
            boolean given, @Nullable Term least, @Nullable Term most) {
        public static final Quantity ONCE = new Quantity(false, null, null);
    }
}
