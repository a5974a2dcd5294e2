package io.petteia.grammar.syntax;

import io.petteia.grammar.text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement of a rule. One record each form of the reference, section 3.2. */
public sealed interface Statement extends Node {

    // ---- choices
    /** {@code choose x in S where C "why"}; with an amount, a subset. */
    record Choose(
            Span span,
            @Nullable Amount amount,
            Expr.Binder binder,
            @Nullable Text why) implements Statement {}

    /** {@code 3}, {@code 0..2}, {@code (n)}: both bounds the same expression if one was given. */
    record Amount(Span span, Expr least, Expr most) implements Node {}

    record Either(Span span, List<Alternative> alternatives) implements Statement {}

    record Optionally(Span span, Alternative alternative) implements Statement {}

    /** {@code prefer A by most e, least f else B else C}; the ranking, if any, is of the first alternative. */
    record Prefer(Span span, List<Alternative> alternatives, List<RankKey> ranking) implements Statement {}

    /** A label and what is done: a block; a single {@code pass}, ending or call is a block of one statement. */
    record Alternative(Span span, @Nullable Text label, Block body) implements Node {}

    record RankKey(Span span, boolean most, Expr value) implements Node {}

    record Pass(Span span) implements Statement {}

    // ---- chance
    record Roll(Span span, Name name, Expr source, @Nullable Expr onlyFor) implements Statement {}

    record Shuffle(Span span, Expr pile) implements Statement {}

    // ---- pruning, identity, boundaries
    record Require(Span span, Expr condition, @Nullable Text why) implements Statement {}

    record Identify(Span span, List<Expr> by) implements Statement {}

    record Commit(Span span) implements Statement {}

    // ---- control
    record If(Span span, List<Branch> branches, @Nullable Block otherwise) implements Statement {}

    record Branch(Expr condition, Block body) {}

    record ForEach(Span span, Expr.Binder binder, Block body) implements Statement {}

    /** {@code repeat while possible}, {@code repeat at will}, with or without {@code at least once}. */
    record Chain(Span span, boolean atLeastOnce, boolean atWill, Block body) implements Statement {}

    /** {@code repeat n times}, {@code repeat until C}, {@code repeat}; at most one of the two is not null. */
    record Repeat(Span span, @Nullable Expr times, @Nullable Expr until, Block body) implements Statement {}

    record Stop(Span span) implements Statement {}

    record Return(Span span, Expr value) implements Statement {}

    /** {@code let x = E}; {@code var x = E} may be assigned. E may be a call of a rule that returns. */
    record Let(Span span, boolean assignable, Name name, Expr value) implements Statement {}

    /** {@code do E} */
    record Do(Span span, Expr rule) implements Statement {}

    // ---- who acts
    record Turns(
            Span span,
            @Nullable Expr of,
            @Nullable Expr starting,
            @Nullable Expr until,
            Block body) implements Statement {}

    record Round(Span span, @Nullable Expr of, @Nullable Expr starting, Block body) implements Statement {}

    record NextTurn(Span span, Expr player) implements Statement {}

    record As(Span span, Expr player, Block body) implements Statement {}

    record Simultaneously(Span span, @Nullable Expr of, Block body) implements Statement {}

    record SwapSeats(Span span) implements Statement {}

    record Phase(Span span, Name name, Block body) implements Statement {}

    // ---- effects on the board
    record Place(Span span, Expr piece, @Nullable Expr owner, Expr at) implements Statement {}

    record Move(Span span, Expr from, Expr to) implements Statement {}

    /** {@code move n from a to b}, {@code move a under b}; count null: {@code all}. */
    record MoveStack(Span span, @Nullable Expr count, Expr from, Expr to, boolean under) implements Statement {}

    record Remove(Span span, Expr sites) implements Statement {}

    record Change(Span span, Expr sites, Expr to) implements Statement {}

    record Give(Span span, Expr sites, Expr to) implements Statement {}

    record Lay(Span span, Expr sites) implements Statement {}

    record Lift(Span span, Expr sites) implements Statement {}

    // ---- effects on cards and on what is known
    /** {@code deal n from A to B}; count null: {@code all}. */
    record Deal(Span span, @Nullable Expr count, Expr from, Expr to, boolean bottom) implements Statement {}

    record Take(Span span, Name name, Expr from, Expr to) implements Statement {}

    record Put(Span span, Expr cards, Expr pile, boolean under) implements Statement {}

    record Reveal(Span span, Expr variable) implements Statement {}

    // ---- texts
    record Record(Span span, Text text) implements Statement {}

    record Announce(Span span, Text text) implements Statement {}

    // ---- endings
    record Win(
            Span span,
            Expr players,
            @Nullable Expr stakes,
            @Nullable Text why) implements Statement {}

    record Lose(Span span, Expr player, @Nullable Text why) implements Statement {}

    record Draw(Span span, @Nullable Text why) implements Statement {}

    record Rank(Span span, List<RankKey> ranking, @Nullable Text why) implements Statement {}

    // ---- calls and assignments
    /** {@code original} with the same arguments (null) or with others. */
    record Original(Span span, @Nullable List<Expr> arguments) implements Statement {}

    /** A call of a rule: a {@link Expr.Word} or an {@link Expr.Apply}. */
    record Call(Span span, Expr call) implements Statement {}

    record Assign(Span span, Expr target, AssignOperator operator, Expr value) implements Statement {}

    enum AssignOperator {
        SET,
        ADD,
        TAKE
    }
}
