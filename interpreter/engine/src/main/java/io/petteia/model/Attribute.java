package io.petteia.model;

import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.List;

/**
 * What every member of a domain has: a piece's cost, a card's suit, an order's chart, a site's row.
 *
 * @param of whose it is
 * @param per the keys of a table, empty for a plain value
 * @param cells the values, flattened: member first, then the keys in their order, the last fastest
 */
public record Attribute(String name, Domain of, Type type, List<Type> per, List<Cell> cells) {

    /** One value, by the attribute's type. */
    public sealed interface Cell {}

    /** A number, truth or member. */
    public record Scalar(int value) implements Cell {}

    /** A set or list, constant. */
    public record Collected(Term value) implements Cell {}

    public record Texts(String value) implements Cell {}

    /** None or more line patterns, seen by the owner of the piece they start from. */
    public record Patterns(List<Pattern> patterns) implements Cell {}

    /** Statements, as a rule without name and parameters. */
    public record Statements(Rule rule) implements Cell {}
}
