package io.petteia.game;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Draws a perfect matching of places with members, each of which may lie in some of the places. There is one: how they really lie. */
final class Matching {
    private final long[][] may;
    private final int[] members;
    private final RandomGenerator random;
    /** by place the number of the member that lies there, -1 for none */
    private final int[] drawn;
    /** by member its place */
    private final int[] placeOf;

    /** @param may by place the members that may lie there, as a set */
    Matching(long[][] may, int[] members, RandomGenerator random) {
        this.may = may;
        this.members = members;
        this.random = random;
        drawn = new int[members.length];
        placeOf = new int[members.length];
    }

    /** By place the member that lies there. */
    int[] draw() {
        Arrays.fill(drawn, -1);
        Arrays.fill(placeOf, -1);
        for (int place : order())
            if (!find(place, order(), new boolean[members.length]))
                throw new IllegalStateException("cards do not lie where they may");
        mix();
        return Arrays.stream(drawn).map(number -> members[number]).toArray();
    }

    /** Gives a place a member, moving others on where it must. */
    private boolean find(int place, int[] order, boolean[] tried) {
        for (int number : order) {
            if (tried[number] || !mayLie(place, number)) continue;
            tried[number] = true;
            if (placeOf[number] >= 0 && !find(placeOf[number], order, tried)) continue;
            placeOf[number] = place;
            drawn[place] = number;
            return true;
        }
        return false;
    }

    /** Two at a time change places where both may, so that no matching is much likelier than another. */
    private void mix() {
        for (int i = 0; i < 6 * drawn.length; i++) {
            int a = random.nextInt(drawn.length);
            int b = random.nextInt(drawn.length);
            if (!mayLie(a, drawn[b]) || !mayLie(b, drawn[a])) continue;
            int swap = drawn[a];
            drawn[a] = drawn[b];
            drawn[b] = swap;
        }
    }

    private boolean mayLie(int place, int number) {
        int member = members[number];
        return (may[place][member >> 6] >>> member & 1) != 0;
    }

    private int[] order() {
        int[] order = new int[members.length];
        for (int i = 0; i < order.length; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
