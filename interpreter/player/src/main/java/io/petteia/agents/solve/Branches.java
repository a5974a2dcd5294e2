package io.petteia.agents.solve;

import io.petteia.game.Script;

/** The moves of a position in a proof, and what they say of it: how much is to be proved or refuted at least. */
final class Branches {
    private static final byte YES = 1;
    private static final byte NO = 2;

    final Script[] ways;
    final long[] hashes;
    private final byte[] ends;
    private final boolean proving;

    int proof;
    int refutation;
    int best;
    private int bestOther;
    private int second;

    /** @param proving whether he moves who has something to prove */
    Branches(Script[] ways, boolean proving) {
        this.ways = ways;
        this.hashes = new long[ways.length];
        this.ends = new byte[ways.length];
        this.proving = proving;
    }

    void end(int i, boolean holds) {
        ends[i] = holds ? YES : NO;
    }

    /** One way is enough for whoever moves: the least of what is his, the sum of what is the other's. */
    void weigh(ProofTable table) {
        int least = Proof.FOR_SURE;
        second = Proof.FOR_SURE;
        long sum = 0;
        best = 0;
        bestOther = 0;
        for (int i = 0; i < ways.length; i++) {
            int proofs = ends[i] == YES ? 0 : ends[i] == NO ? Proof.FOR_SURE : table.proof(hashes[i]);
            int refutations = ends[i] == NO ? 0 : ends[i] == YES ? Proof.FOR_SURE : table.refutation(hashes[i]);
            int mine = proving ? proofs : refutations;
            int other = proving ? refutations : proofs;
            sum += other;
            if (mine < least) {
                second = least;
                least = mine;
                best = i;
                bestOther = other;
            } else if (mine < second) second = mine;
        }
        int all = (int) Math.min(Proof.FOR_SURE, sum);
        proof = proving ? least : all;
        refutation = proving ? all : least;
    }

    /** A little more than the second best, so that it does not go back and forth between two that are equally good. */
    private int more(int limit) {
        return Math.min(limit, second + second / 4 + 1);
    }

    private int rest(int limit, int all) {
        return (int) Math.min(Proof.FOR_SURE, (long) limit - all + bestOther);
    }

    int proofsFor(int limit) {
        return proving ? more(limit) : rest(limit, proof);
    }

    int refutationsFor(int limit) {
        return proving ? rest(limit, refutation) : more(limit);
    }
}
