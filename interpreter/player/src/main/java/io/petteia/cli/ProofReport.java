package io.petteia.cli;

import io.petteia.agents.solve.Limits;
import io.petteia.agents.solve.NullWindow;
import io.petteia.agents.solve.Proof;
import io.petteia.agents.solve.Worth;
import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Who can force a win, or the highest score, without a table of all positions. Where positions come again, only wins can be proved: first it is asked of who
 * moves, then, if he cannot, of the other.
 */
final class ProofReport implements SolvedReport {
    private final State state;
    private final Verdicts verdicts;
    private final long positions;
    private final boolean returned;
    /** To the first player; null if it is not known. */
    private final @Nullable Integer value;

    private final List<String> best;

    private ProofReport(
            State state, Worth worth, long positions, boolean returned, @Nullable Integer value, List<String> best) {
        this.state = state;
        this.verdicts = new Verdicts(state, worth);
        this.positions = positions;
        this.returned = returned;
        this.value = value;
        this.best = best;
    }

    static ProofReport of(State state, Worth worth, Limits limits, LongConsumer progress) {
        NullWindow search = new NullWindow(state, worth, limits, progress);
        Integer value = worth == Worth.SCORE ? search.value() : search.sign();
        if (search.hasReturned()) return ofWins(state, worth, limits, progress);
        List<String> best = value == null || value == 0
                ? List.of()
                : state.legalMoves().stream()
                        .filter(search::isKnownToWin)
                        .map(Move::notation)
                        .toList();
        return new ProofReport(state, worth, search.positions(), false, value, best);
    }

    private static ProofReport ofWins(State state, Worth worth, Limits limits, LongConsumer progress) {
        int mover = state.actor() < 0 ? 0 : state.person(state.actor());
        Proof his = new Proof(state, mover, 1, worth, limits, progress);
        Proof.Answer first = his.answer();
        if (first == Proof.Answer.YES) {
            List<String> best = state.legalMoves().stream()
                    .filter(his::isProved)
                    .map(Move::notation)
                    .toList();
            return new ProofReport(state, Worth.OUTCOME, his.positions(), his.hasReturned(), mover == 0 ? 1 : -1, best);
        }
        Proof theirs = new Proof(state, 1 - mover, 1, worth, limits, progress);
        Proof.Answer second = theirs.answer();
        Integer value = null;
        if (second == Proof.Answer.YES) value = mover == 0 ? -1 : 1;
        else if (first == Proof.Answer.NO && second == Proof.Answer.NO) value = 0;
        return new ProofReport(
                state,
                Worth.OUTCOME,
                his.positions() + theirs.positions(),
                his.hasReturned() || theirs.hasReturned(),
                value,
                List.of());
    }

    @Override
    public List<String> lines() {
        Integer known = value;
        String looked = Plural.of(positions, "position") + " looked at";
        if (known != null) {
            String verdict = verdicts.text(known, null);
            return best.isEmpty()
                    ? List.of(verdict, looked)
                    : List.of(verdict, looked, "wins: " + String.join(", ", best));
        }
        String why = returned
                ? "no win is proved, but positions came again, so that this does not mean that there is none"
                : "not solved within the limits";
        return List.of(why, looked);
    }

    @Override
    public Form form() {
        Integer known = value;
        return new Form(
                JsonOutput.VERSION,
                "solve",
                state.game().id(),
                "proof",
                known == null ? "unknown" : verdicts.kind(known),
                known == null ? null : verdicts.winner(known),
                known,
                null,
                positions,
                null,
                returned ? Boolean.TRUE : null,
                best,
                null);
    }
}
