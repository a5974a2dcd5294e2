package io.petteia.terminal;

import io.petteia.agents.Bot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who sits where: persons by number, each a human or a program. A person keeps his seat when colours are swapped. */
public final class Seats {
    public static final String HUMAN = "human";

    /** @param kind {@code human} or how the bot is written @param bot null for a human */
    public record Seat(String kind, @Nullable Bot bot) {
        public static final Seat OF_HUMAN = new Seat(HUMAN, null);

        boolean isHuman() {
            return bot == null;
        }
    }

    private final List<Seat> seats;

    public Seats(List<Seat> seats) {
        this.seats = List.copyOf(seats);
    }

    Seat of(int person) {
        return seats.get(person);
    }

    int humans() {
        return (int) seats.stream().filter(Seat::isHuman).count();
    }

    int size() {
        return seats.size();
    }

    /** By the name of the player as whom each sat down. */
    Map<String, String> names(List<String> players) {
        Map<String, String> names = new LinkedHashMap<>();
        for (int i = 0; i < seats.size(); i++)
            names.put(players.get(i), seats.get(i).kind());
        return names;
    }
}
