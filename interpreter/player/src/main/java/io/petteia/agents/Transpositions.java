package io.petteia.agents;

import io.petteia.game.Script;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is known of positions that were met before, by their hashes. Begins anew when it is full. */
final class Transpositions {
    private static final int MOST = 1 << 19;

    /**
     * @param depth how many moves it was looked ahead
     * @param least whether it is worth no less than the value @param most whether it is worth no more
     * @param whole whether every way was followed to the end of the game
     */
    record Entry(int depth, double value, boolean least, boolean most, boolean whole, Script best) {
        boolean answers(double alpha, double beta) {
            return least && most || most && value <= alpha || least && value >= beta;
        }
    }

    private final Map<Long, Entry> entries = new HashMap<>();

    @Nullable
    Entry find(long hash) {
        return entries.get(hash);
    }

    void note(long hash, Entry entry) {
        if (entries.size() >= MOST) entries.clear();
        entries.put(hash, entry);
    }
}
