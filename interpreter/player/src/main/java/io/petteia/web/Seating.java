package io.petteia.web;

import io.petteia.agents.Bot;
import io.petteia.agents.Bots;
import io.petteia.agents.Budget;
import io.petteia.game.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Who may sit at a game: people, and the bots that are installed, which may not think for ever here. */
final class Seating {
    static final String HUMAN = "human";
    private static final Duration LONGEST = Duration.ofSeconds(30);
    private static final long MOST_PLAYOUTS = 200_000;

    private final Bots bots;

    Seating(Bots bots) {
        this.bots = bots;
    }

    /** The names of the agents that play a game. */
    List<String> programs(Game game) {
        return bots.agents().entrySet().stream()
                .filter(agent -> agent.getValue().refusal(game) == null)
                .map(agent -> agent.getKey())
                .toList();
    }

    /** @throws Problem for somebody who cannot sit there */
    void check(String kind, Game game) {
        if (kind.equals(HUMAN)) return;
        Bot bot = bot(kind);
        String refusal = bot.refusal(game);
        if (refusal != null)
            throw Problem.refused("bot-refuses", "`" + kind + "` does not play this: " + refusal, List.of());
        if (bot.budget().clock() == Budget.Clock.PROCESSOR)
            throw Problem.refused("bot-too-slow", "a bot's time is that of the clock here", List.of());
        boolean endless = !bot.budget().isTimed() && bot.budget().playouts() > MOST_PLAYOUTS;
        if (endless || bot.budget().isTimed() && bot.budget().time().compareTo(LONGEST) > 0)
            throw Problem.refused(
                    "bot-too-slow", "a bot thinks at most " + LONGEST.toSeconds() + " seconds here", List.of());
    }

    private Bot bot(String kind) {
        try {
            return bots.bot(kind);
        } catch (Bots.UnknownBot unknown) {
            List<String> known = new ArrayList<>(List.of(HUMAN));
            known.addAll(unknown.expected());
            throw Problem.refused("unknown-bot", String.valueOf(unknown.getMessage()), known);
        }
    }

    /** Takes a seat in a match. */
    Bot.Seated sit(String kind, Game game) {
        return bot(kind).sit(game);
    }
}
