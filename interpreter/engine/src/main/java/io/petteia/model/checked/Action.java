package io.petteia.model.checked;

import io.petteia.grammar.text.Span;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A checked statement. */
public sealed interface Action {
    Span span();

    // ---- choices
    record Choose(Span span, Binder binder, @Nullable String why) implements Action {}

    /** A subset of {@code least..most} members; the local holds the set. The binder's local is one member, for its condition. */
    record ChooseSome(
            Span span,
            Local local,
            Binder member,
            Term least,
            Term most,
            @Nullable String why) implements Action {}

    record Either(Span span, List<Alternative> alternatives) implements Action {}

    /** @param label as said by the author, part of the move's text; null if he says none */
    record Alternative(Span span, @Nullable String label, Block body) {}

    record Optionally(Span span, @Nullable String label, Block body) implements Action {}

    record Prefer(Span span, List<Block> alternatives, List<RankKey> ranking) implements Action {}

    /** @param value of the moment, or for {@code rank} a value in which {@code player} stands for each player */
    record RankKey(boolean most, @Nullable Local player, Term value) {}

    record Pass(Span span) implements Action {}

    // ---- chance
    record Roll(
            Span span, Local local, Term source, @Nullable Term onlyFor) implements Action {}

    record Shuffle(Span span, PileTerm pile) implements Action {}

    // ---- pruning, identity, boundaries
    record Require(Span span, Term condition, @Nullable String why) implements Action {}

    record Identify(Span span, List<Term.Part> parts) implements Action {}

    record Commit(Span span) implements Action {}

    // ---- control
    record If(Span span, List<Branch> branches, @Nullable Block otherwise) implements Action {}

    record Branch(Term condition, Block body) {}

    record ForEach(Span span, Binder binder, Block body) implements Action {}

    record Chain(Span span, boolean atLeastOnce, boolean atWill, Block body) implements Action {}

    record RepeatTimes(Span span, Term times, Block body) implements Action {}

    /** Without a condition until {@code stop}. */
    record RepeatUntil(Span span, @Nullable Term until, Block body) implements Action {}

    record Stop(Span span) implements Action {}

    record Return(Span span, Term value) implements Action {}

    /** Binds or assigns a local. */
    record SetLocal(Span span, Local local, Term value) implements Action {}

    record Assign(Span span, Variable variable, List<Term> index, Term value) implements Action {}

    /** Sets every entry of a variable that has keys, or of the part that the leading indices name. */
    record AssignAll(Span span, Variable variable, List<Term> index, Term value) implements Action {}

    /** @param result takes what the rule returns; null if nothing does */
    record CallRule(
            Span span,
            Rule rule,
            List<Term> arguments,
            @Nullable Local result) implements Action {}

    /** @param result takes what the hook gives; null if nothing does */
    record CallHook(
            Span span,
            HookReference hook,
            List<Term> arguments,
            @Nullable Local result) implements Action {}

    /** Runs the rule that the term holds. */
    record Do(Span span, Term rule) implements Action {}

    // ---- who acts
    record Turns(
            Span span,
            @Nullable Term of,
            @Nullable Term starting,
            @Nullable Term until,
            Block body) implements Action {}

    record Round(Span span, @Nullable Term of, @Nullable Term starting, Block body) implements Action {}

    record NextTurn(Span span, Term player) implements Action {}

    record As(Span span, Term player, Block body) implements Action {}

    record Simultaneously(Span span, @Nullable Term of, Block body) implements Action {}

    record SwapSeats(Span span) implements Action {}

    record Phase(Span span, String name, Block body) implements Action {}

    // ---- effects on the board
    /** @param owner null: the mover's, or nobody's if the piece has {@code owner: none} */
    record Place(Span span, Term piece, @Nullable Term owner, Term sites) implements Action {}

    record Move(Span span, Term from, Term to) implements Action {}

    /** @param count how many, from the top; null: all */
    record MoveStack(Span span, @Nullable Term count, Term from, Term to, boolean under) implements Action {}

    record Remove(Span span, Term sites) implements Action {}

    record Change(Span span, Term sites, Term piece) implements Action {}

    record Give(Span span, Term sites, Term owner) implements Action {}

    record Lay(Span span, Term sites) implements Action {}

    record Lift(Span span, Term sites) implements Action {}

    // ---- effects on cards and on what is known
    record PileTerm(Pile pile, @Nullable Term player) {}

    /** @param count null for all */
    record Deal(Span span, @Nullable Term count, PileTerm from, PileTerm to, boolean bottom) implements Action {}

    record Take(Span span, Local local, PileTerm from, PileTerm to) implements Action {}

    /** @param cards a card, a set or a list of cards */
    record Put(Span span, Term cards, PileTerm pile, boolean under) implements Action {}

    /** All entries that the leading indices name. */
    record Reveal(Span span, Variable variable, List<Term> index) implements Action {}

    /** @param cards a card, a set or a list of cards: all know from then on where they lie */
    record RevealCards(Span span, Term cards) implements Action {}

    // ---- texts
    record Record(Span span, Template text) implements Action {}

    record Announce(Span span, Template text) implements Action {}

    // ---- endings
    /** @param players a player or a set of players */
    record Win(
            Span span,
            Term players,
            @Nullable Term stakes,
            @Nullable Template why) implements Action {}

    record Lose(Span span, Term player, @Nullable Template why) implements Action {}

    record Draw(Span span, @Nullable Template why) implements Action {}

    record Rank(Span span, List<RankKey> ranking, @Nullable Template why) implements Action {}
}
