package io.petteia.terminal.rulebook;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import org.jspecify.annotations.Nullable;

/** Says what statements change on the table. */
final class Effects {
    private Effects() {}

    /** Null for what only the program needs. */
    static @Nullable String text(Statement s, Phrases p) {
        if (s instanceof Statement.Place place)
            return "a " + p.of(place.piece()) + " is put on " + p.of(place.at())
                    + (place.owner() == null ? "" : ", " + p.of(place.owner()) + "'s");
        if (s instanceof Statement.Move move) return "it moves from " + p.of(move.from()) + " to " + p.of(move.to());
        if (s instanceof Statement.Remove remove) return p.of(remove.sites()) + " is taken off the board";
        if (s instanceof Statement.Change change) return p.of(change.sites()) + " becomes " + p.of(change.to());
        if (s instanceof Statement.Give give) return p.of(give.sites()) + " now belongs to " + p.of(give.to());
        if (s instanceof Statement.Lay lay) return p.of(lay.sites()) + " is laid";
        if (s instanceof Statement.Lift lift) return p.of(lift.sites()) + " is lifted";
        if (s instanceof Statement.Roll roll) return "roll " + p.of(roll.source());
        if (s instanceof Statement.Shuffle shuffle) return "shuffle " + p.of(shuffle.pile());
        if (s instanceof Statement.Deal deal)
            return "deal " + (deal.count() == null ? "all cards" : p.of(deal.count())) + " from " + p.of(deal.from())
                    + " to " + p.of(deal.to());
        if (s instanceof Statement.Take take) return "draw from " + p.of(take.from()) + " to " + p.of(take.to());
        if (s instanceof Statement.Put put) return p.of(put.cards()) + " goes to " + p.of(put.pile());
        if (s instanceof Statement.Reveal reveal) return p.of(reveal.variable()) + " is shown to all";
        if (s instanceof Statement.SwapSeats) return "the players change sides";
        if (s instanceof Statement.NextTurn next) return "the next turn is that of " + p.of(next.player());
        if (s instanceof Statement.Pass) return "pass";
        if (s instanceof Statement.Stop) return "this ends here";
        if (s instanceof Statement.Assign assign) return assigned(assign, p);
        return null;
    }

    private static String assigned(Statement.Assign assign, Phrases p) {
        String target = p.of(assign.target());
        String value = p.of(assign.value());
        boolean number = assign.value() instanceof Expr.NumberLiteral;
        return switch (assign.operator()) {
            case SET -> target + " becomes " + value;
            case ADD -> target + (number ? " grows by " : " gains ") + value;
            case TAKE -> target + (number ? " shrinks by " : " loses ") + value;
        };
    }
}
