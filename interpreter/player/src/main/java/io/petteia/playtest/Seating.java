package io.petteia.playtest;

import io.petteia.agents.Bot;
import java.util.ArrayList;
import java.util.List;

/**
 * Which bot sits where. From game to game everybody moves on by one seat; if there are fewer bots than seats, they sit in turn. Without any bots all moves are
 * random.
 */
public final class Seating {
    private final List<Bot> bots;
    private final List<String> kinds;

    public Seating(List<Bot> bots) {
        this.bots = List.copyOf(bots);
        this.kinds = bots.stream().map(Bot::text).distinct().toList();
    }

    boolean isEmpty() {
        return bots.isEmpty();
    }

    /** The bots as they are written, each once. */
    public List<String> kinds() {
        return kinds;
    }

    /** By person who sits there. */
    List<Bot> of(long game, int seats) {
        List<Bot> seated = new ArrayList<>();
        for (int i = 0; i < seats; i++) seated.add(bots.get((int) ((i + game) % seats % bots.size())));
        return seated;
    }

    /** By person the place of his bot in {@link #kinds}. */
    int[] kinds(long game, int seats) {
        if (isEmpty()) return new int[0];
        return of(game, seats).stream()
                .mapToInt(bot -> kinds.indexOf(bot.text()))
                .toArray();
    }
}
