package io.petteia.model;

import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.List;

/** What every member of a domain has: a piece's cost, a card's suit, an order's chart, a site's row. Its cells are set once, when they have been checked. */
public final class Attribute {
    private final String name;
    private final Domain of;
    private final Type type;
    private final List<Type> per;
    private List<Cell> cells = List.of();

    /** @param per the keys of a table, empty for a plain value */
    public Attribute(String name, Domain of, Type type, List<Type> per) {
        this.name = name;
        this.of = of;
        this.type = type;
        this.per = List.copyOf(per);
    }

    public String name() {
        return name;
    }

    public Domain of() {
        return of;
    }

    public Type type() {
        return type;
    }

    public List<Type> per() {
        return per;
    }

    /** The values, flattened: member first, then the keys in their order, the last fastest. */
    public List<Cell> cells() {
        return cells;
    }

    public void setCells(List<Cell> checked) {
        cells = List.copyOf(checked);
    }

    /** One value, by the attribute's type. */
    public sealed interface Cell {}

    /** A number, truth or member. */
    public record Scalar(int value) implements Cell {}

    /** A set or list, constant. */
    public record Collected(Term value) implements Cell {}

    public record Words(String value) implements Cell {}

    /** None or more line patterns, seen by the owner of the piece they start from. */
    public record Patterns(List<Pattern> patterns) implements Cell {}

    /** Statements, as a rule without name and parameters. */
    public record Statements(Rule rule) implements Cell {}
}
