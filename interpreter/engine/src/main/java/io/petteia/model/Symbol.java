package io.petteia.model;

import io.petteia.grammar.text.Span;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** What a name that the game's YAML declares means in rules and expressions. Defines, rules and hooks are the checker's own. */
public sealed interface Symbol {
    /** Where it is declared; null if the language or the shape of the board declares it. */
    @Nullable
    Span span();

    /** A player, piece type, terrain, card, site, enumeration member, choice, group. */
    record Member(@Nullable Span span, Domain domain, int ordinal) implements Symbol {}

    /** A type's name: the element type is a member of a domain or a bounded number ({@code die: 1..6}). */
    record TypeName(@Nullable Span span, Type element) implements Symbol {}

    record VariableName(@Nullable Span span, Variable variable) implements Symbol {}

    record PileName(@Nullable Span span, Pile pile) implements Symbol {}

    record ZoneName(@Nullable Span span, Zone zone) implements Symbol {}

    record DirectionsName(@Nullable Span span, Board.DirectionGroup group) implements Symbol {}

    record GroupingName(@Nullable Span span, Board.Grouping grouping) implements Symbol {}

    /** A named set of cards. */
    record CardSet(@Nullable Span span, BitSet cards) implements Symbol {}
}
