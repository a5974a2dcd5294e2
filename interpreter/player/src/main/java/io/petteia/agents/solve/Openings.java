package io.petteia.agents.solve;

import io.petteia.game.Script;
import java.util.Arrays;

/** The moves of a position that are still to be followed, the most promising first. */
final class Openings {
    private static final int WAY_BITS = 20;
    private static final int OFTEN_BITS = 24;
    private static final int MOST_OFTEN = (1 << OFTEN_BITS) - 1;
    private static final int MOST_REPLIES = (1 << 17) - 1;
    private static final long FIRST = Long.MIN_VALUE;

    private final Script[] scripts;
    private final long[] hashes;
    /** Replies, how seldom it answered, which way: from the highest bits to the lowest. */
    private final long[] keys;

    private int open;
    private int known = -1;

    Openings(Script[] scripts) {
        this.scripts = scripts;
        this.hashes = new long[scripts.length];
        this.keys = new long[scripts.length];
    }

    /** The question is answered by this move. */
    void decides(int way) {
        known = way;
    }

    /** @param replies how many moves there are behind it; negative if they are his who moves here */
    void add(int way, long hash, boolean first, int replies, int often) {
        hashes[way] = hash;
        long few = Math.max(-MOST_REPLIES, Math.min(replies, MOST_REPLIES));
        long seldom = (long) MOST_OFTEN - Math.min(often, MOST_OFTEN);
        keys[open++] = (first ? FIRST : (few << OFTEN_BITS | seldom) << WAY_BITS) | way;
    }

    void sort() {
        Arrays.sort(keys, 0, open);
    }

    /** The move that is known to answer, or -1. */
    int known() {
        return known;
    }

    int open() {
        return open;
    }

    int way(int i) {
        return (int) keys[i] & (1 << WAY_BITS) - 1;
    }

    Script script(int way) {
        return scripts[way];
    }

    long hash(int way) {
        return hashes[way];
    }
}
