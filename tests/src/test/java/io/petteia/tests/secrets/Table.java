package io.petteia.tests.secrets;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** A game that hides something, with options. */
record Table(String name, Map<String, String> options) {
    private static final Map<Table, Game> GAMES = new ConcurrentHashMap<>();

    static Stream<Table> all() {
        return Stream.of(
                new Table("goofspiel", Map.of()),
                new Table("goofspiel", Map.of("players", "4", "ties", "discard")),
                new Table("hearts", Map.of("limit", "26")),
                new Table("liars-dice", Map.of("dice", "3")),
                new Table("liars-dice", Map.of("players", "2", "wild", "true")),
                new Table("marshal", Map.of()),
                new Table("syracuse", Map.of()),
                new Table("syracuse", Map.of("players", "2")),
                new Table("syracuse-printed", Map.of("players", "2")),
                new Table("syracuse-owner", Map.of("players", "2")));
    }

    Game game() {
        return GAMES.computeIfAbsent(this, table -> Shelf.SHIPPED.game(name, options));
    }

    int seats() {
        return game().model().seated();
    }

    static Move any(State state, RandomGenerator random) {
        if (state.actor() == State.CHANCE) return state.sample(random);
        List<Move> legal = state.legalMoves();
        if (legal.isEmpty()) throw new AssertionError("a dead end:\n" + state.position());
        return legal.get(random.nextInt(legal.size()));
    }

    @Override
    public String toString() {
        return name + (options.isEmpty() ? "" : " " + options);
    }
}
