package io.petteia.tests.laws;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** A definition that the laws are tried on, with its games as they went, once played and then shared by all laws. */
record Subject(Shelf shelf, String name, Map<String, String> options) {
    private static final Map<Subject, List<Playout>> PLAYED = new ConcurrentHashMap<>();
    private static final Map<Subject, Game> GAMES = new ConcurrentHashMap<>();
    private static final int PLAYOUTS = 2;
    /** So many legal moves are looked at in a playout before its end: positions with thousands are few. */
    private static final int ENOUGH = 800;

    /** Where the standard options make a game larger than a law needs. */
    private static final Map<String, Map<String, String>> SMALLER = Map.of(
            "phalanx", Map.of("players", "2", "segment", "7", "segments", "2"),
            "go", Map.of("size", "7"),
            "hearts", Map.of("limit", "26"));

    /** Every definition with its standard options, or smaller ones. */
    static Stream<Subject> all() {
        return Stream.of(Shelf.SHIPPED, Shelf.LAB)
                .flatMap(shelf -> shelf.names().stream()
                        .map(name -> new Subject(shelf, name, SMALLER.getOrDefault(name, Map.of()))));
    }

    Game game() {
        return GAMES.computeIfAbsent(this, s -> shelf.game(name, options));
    }

    List<Playout> playouts() {
        return PLAYED.computeIfAbsent(this, s -> {
            List<Playout> all = new ArrayList<>();
            for (int seed = 1; seed <= PLAYOUTS; seed++) all.add(Playout.of(game(), seed));
            return all;
        });
    }

    /** A state, and whatever else a law wants to know of where it stands. */
    interface Visit {
        void at(State state, Playout playout, int ply);
    }

    /** Goes along the playouts and stops at some positions: all at first, fewer later. The visitor may change the state, for he gets a copy. */
    void visit(Visit visit) {
        for (Playout playout : playouts()) {
            State state = game().start();
            int looked = 0;
            for (int ply = 0; ply <= playout.moves().size(); ply++) {
                boolean last = ply == playout.moves().size();
                if (last || looked < ENOUGH && Playout.isLookedAt(ply)) {
                    looked += state.actor() < 0 ? 1 : state.countMoves();
                    visit.at(state.copy(), playout, ply);
                }
                if (ply < playout.moves().size()) playout.step(state, ply);
            }
        }
    }

    @Override
    public String toString() {
        return name + (options.isEmpty() ? "" : " " + options);
    }
}
