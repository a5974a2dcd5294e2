package io.petteia.machine.graph;

/** Is told of each complete move while generating; true ends the search. */
public interface MoveSink {
    boolean complete(Run run);

    /** Is told at once of all moves that the script so far and one more word make: each member of a set, its bit 0 being {@code base}. */
    default boolean completeWord(Run run, int base, long word) {
        int from = run.memory.reserve(1);
        run.memory.scratch[from] = word;
        boolean enough = completeEach(run, base, run.memory.scratch, from, 1);
        run.memory.top = from;
        return enough;
    }

    default boolean completeEach(Run run, int base, long[] words, int from, int count) {
        int start = run.script.size();
        for (int i = 0; i < count; i++) {
            for (long rest = words[from + i]; rest != 0; rest &= rest - 1) {
                run.script.push(base + (i << 6) + Long.numberOfTrailingZeros(rest));
                boolean enough = complete(run);
                run.script.truncate(start);
                if (enough) return true;
            }
        }
        return false;
    }

    /** Is told at once of moves that are the script so far and one of some rows of words each. */
    default boolean completeRows(Run run, long[] words, int from, int to, int width) {
        int start = run.script.size();
        for (int row = from; row < to; row += width) {
            for (int w = 0; w < width; w++) run.script.push(words[row + w]);
            boolean enough = complete(run);
            run.script.truncate(start);
            if (enough) return true;
        }
        return false;
    }
}
