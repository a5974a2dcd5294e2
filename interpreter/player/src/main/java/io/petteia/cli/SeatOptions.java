package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.agents.Bot;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.GameModel;
import io.petteia.terminal.Seats;
import io.petteia.terminal.Seats.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** Who plays: people everywhere if nothing is said. */
final class SeatOptions {
    private final BotNames bots;
    private final CommandText text;

    @Option(names = "--as", paramLabel = "NAME", description = "Play as this player, against bots; may be repeated.")
    private List<String> people = new ArrayList<>();

    @Option(
            names = "--against",
            paramLabel = "BOT",
            defaultValue = "random",
            description = "The bot in the other seats: ${DEFAULT-VALUE} if not given, uct, uct:time=5s, …")
    private String usual = "random";

    @Option(names = "--random", description = "Let programs play all seats, at random.")
    private boolean allRandom;

    @Option(
            names = "--seat",
            paramLabel = "NAME=KIND",
            description = "Who plays as a player: human, or a bot; may be repeated.")
    private Map<String, String> kinds = new LinkedHashMap<>();

    @Inject
    SeatOptions(BotNames bots, CommandText text) {
        this.bots = bots;
        this.text = text;
    }

    /** @throws Failure if a name is no player's, a kind is not known, or a bot does not play the game */
    Seats of(Game game) {
        GameModel model = game.model();
        List<String> players = model.players().members().subList(0, model.seated());
        Seat other = seat(usual, game);
        boolean programs = allRandom || !people.isEmpty();
        List<Seat> seats = new ArrayList<>(Collections.nCopies(players.size(), programs ? other : Seat.OF_HUMAN));
        for (String name : people) seats.set(ordinal(name, players), Seat.OF_HUMAN);
        kinds.forEach((name, kind) -> seats.set(ordinal(name, players), seat(kind, game)));
        return new Seats(seats);
    }

    private int ordinal(String name, List<String> players) {
        int at = players.indexOf(name);
        if (at >= 0) return at;
        throw Failure.usage(Diagnostic.error("unknown-player", text.span(name), "there is no player `" + name + "`")
                .expected(players.stream().map(each -> "`" + each + "`").collect(Collectors.joining(" or ")))
                .suggest(Spelling.didYouMean(name, players)));
    }

    private Seat seat(String kind, Game game) {
        if (kind.equals(Seats.HUMAN)) return Seat.OF_HUMAN;
        Bot bot = bots.read(kind, List.of(Seats.HUMAN));
        bots.check(bot, game);
        return new Seat(kind, bot);
    }
}
