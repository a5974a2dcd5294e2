package io.petteia.agents.solve;

import io.petteia.game.Descent;
import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.Script;
import io.petteia.game.State;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongConsumer;

/**
 * Depth-first proof-number search (df-pn, A. Nagai 2002) for one question: can a person force an end that is worth at least so much to him? It looks where
 * fewest positions are still to be proved or refuted, and needs no list of all positions.
 *
 * <p>A position that comes again on the line that is followed does not help whoever has something to prove. So what it proves is true in every game; what it
 * refutes is sure only if no such position was met, otherwise the answer is {@link Answer#UNKNOWN}.
 */
public final class Proof {
    public enum Answer {
        YES,
        NO,
        /** The limits were reached, or positions came again. */
        UNKNOWN
    }

    static final int FOR_SURE = Integer.MAX_VALUE / 4;
    private static final int LONGEST_LINE = 1500;

    private final Descent at;
    private final int person;
    private final int atLeast;
    private final Worth worth;
    private final Spending spending;
    private final ProofTable table = new ProofTable();
    private final Set<Long> line = new HashSet<>();
    private boolean returned;

    /**
     * @param atLeast what the end must be worth to the person: 1 for a win
     * @throws Unsolvable if it is not a game for one or two without chance and secrets
     */
    public Proof(State start, int person, int atLeast, Worth worth, Limits limits, LongConsumer progress) {
        Unsolvable.check(start);
        this.at = new Descent(start);
        this.person = person;
        this.atLeast = atLeast;
        this.worth = worth;
        this.spending = new Spending(limits, progress);
    }

    public Answer answer() {
        long hash = at.hash();
        Result result = at.result();
        if (result != null) return holds(result) ? Answer.YES : Answer.NO;
        look(hash, FOR_SURE, FOR_SURE);
        if (table.proof(hash) == 0) return Answer.YES;
        return table.refutation(hash) == 0 && !returned ? Answer.NO : Answer.UNKNOWN;
    }

    /** Whether a move from the beginning is known to have the answer yes; those that nobody looked at are not known. */
    public boolean isProved(Move move) {
        return at.behind(move.script(), () -> {
            Result result = at.result();
            return result != null ? holds(result) : table.proof(at.hash()) == 0;
        });
    }

    /** How many positions were opened, those more than once that it came back to. */
    public long positions() {
        return spending.positions();
    }

    /** Whether a position came again on a line. */
    public boolean hasReturned() {
        return returned;
    }

    private boolean holds(Result result) {
        int first = worth.of(result);
        return (person == 0 ? first : -first) >= atLeast;
    }

    /** Follows the position until it needs at least so much to be proved, or so much to be refuted. */
    private void look(long hash, int proofs, int refutations) {
        if (!spending.take()) return;
        Branches branches = new Branches(at.ways(), at.actor() == person);
        for (int i = 0; i < branches.ways.length; i++) enter(branches, i);
        line.add(hash);
        while (true) {
            branches.weigh(table);
            if (branches.proof >= proofs || branches.refutation >= refutations) break;
            at.down(branches.ways[branches.best]);
            look(branches.hashes[branches.best], branches.proofsFor(proofs), branches.refutationsFor(refutations));
            at.up();
            if (spending.isSpent()) break;
        }
        line.remove(hash);
        table.put(hash, branches.proof, branches.refutation);
    }

    private void enter(Branches branches, int i) {
        Script way = branches.ways[i];
        at.down(way);
        long hash = at.hash();
        branches.hashes[i] = hash;
        Result result = at.result();
        if (result == null && at.actor() == State.CHANCE) throw Unsolvable.chance();
        if (result != null) branches.end(i, holds(result));
        else if (line.contains(hash) || at.depth() > LONGEST_LINE) {
            returned = true;
            branches.end(i, false);
        }
        at.up();
    }
}
