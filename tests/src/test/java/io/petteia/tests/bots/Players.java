package io.petteia.tests.bots;

import io.petteia.agents.Bot;
import io.petteia.agents.Bots;
import io.petteia.agents.InstalledAgents;
import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/** Bots as tests ask for them, and what they choose. */
final class Players {
    static final Bots ALL = InstalledAgents.beside();

    private static final Map<String, Game> GAMES = new ConcurrentHashMap<>();

    private Players() {}

    static Bot bot(String text) {
        try {
            return ALL.bot(text);
        } catch (Bots.UnknownBot unknown) {
            throw new AssertionError(unknown);
        }
    }

    /** One for all tests: what bots learn of a game they learn of this. */
    static Game game(String name) {
        return GAMES.computeIfAbsent(name, each -> Shelf.SHIPPED.game(each, Map.of()));
    }

    static State start(String game, String... moves) {
        State state = game(game).start();
        for (String move : moves) state.play(state.move(move));
        return state;
    }

    static State at(String game, Map<String, String> options, String position) {
        Game opened = Shelf.SHIPPED.game(game, options);
        return opened.start(Shelf.position(opened, position));
    }

    static String choice(String bot, State state, long seed) {
        return bot(bot).sit(state.game())
                .choose(state.view(state.actor()), new SplittableRandom(seed))
                .notation();
    }
}
