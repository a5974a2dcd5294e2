package io.petteia.model;

/**
 * The type of a term. Every value but lists, patterns and texts is an int (a number, 0 or 1, an ordinal, -1 for none) or a set of bits: of members
 * by ordinal, of numbers {@code a..b} by distance from a.
 */
public sealed interface Type {
    Type TRUTH = new Truth();
    Type TEXT = new Text();
    Type RULE = new RuleValue();
    Type PATTERN = new PatternValue();
    Type NONE = new None();
    Type UNKNOWN = new Unknown();
    Type NUMBER = new Num(Integer.MIN_VALUE, Integer.MAX_VALUE);

    record Truth() implements Type {}

    /** A whole number; the bounds are declared or inferred, of {@link #NUMBER} all of 32 bits. */
    record Num(int least, int most) implements Type {}

    record Text() implements Type {}

    /** A member of a domain, or none. */
    record Member(Domain domain) implements Type {}

    record SetOf(Type element) implements Type {}

    record ListOf(Type element) implements Type {}

    /** Statements held by an attribute. */
    record RuleValue() implements Type {}

    record PatternValue() implements Type {}

    /** The literals {@code none} and {@code {}} before something is expected of them. */
    record None() implements Type {}

    /** Of what was wrong and told; fits everywhere, so that nothing is told twice. */
    record Unknown() implements Type {}

    default boolean isNumber() {
        return this instanceof Num;
    }

    default boolean isMemberOf(Domain.Sort sort) {
        return this instanceof Member m && m.domain().sort() == sort;
    }

    default boolean isSite() {
        return isMemberOf(Domain.Sort.SITE);
    }

    default boolean isSites() {
        return this instanceof SetOf s && s.element().isSite();
    }
}
