package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.agents.Agent;
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
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** Who plays: people everywhere if nothing is said. */
final class SeatOptions {
    private static final String USUAL_AGENT = "random";

    private final Map<String, Agent> agents;
    private final CommandText text;

    @Option(
            names = "--as",
            paramLabel = "NAME",
            description = "Play as this player, against programs that move at random; may be repeated.")
    private List<String> people = new ArrayList<>();

    @Option(names = "--random", description = "Let programs play all seats, at random.")
    private boolean allRandom;

    @Option(
            names = "--seat",
            paramLabel = "NAME=KIND",
            description = "Who plays as a player: human, or a program (random); may be repeated.")
    private Map<String, String> kinds = new LinkedHashMap<>();

    @Inject
    SeatOptions(Map<String, Agent> agents, CommandText text) {
        this.agents = agents;
        this.text = text;
    }

    /** @throws Failure if a name is no player's or a kind is not known */
    Seats of(GameModel game) {
        List<String> players = game.players().members().subList(0, game.seated());
        boolean programs = allRandom || !people.isEmpty();
        List<Seat> seats =
                new ArrayList<>(Collections.nCopies(players.size(), programs ? seat(USUAL_AGENT) : Seat.OF_HUMAN));
        for (String name : people) seats.set(ordinal(name, players), Seat.OF_HUMAN);
        kinds.forEach((name, kind) -> seats.set(ordinal(name, players), seat(kind)));
        return new Seats(seats);
    }

    private int ordinal(String name, List<String> players) {
        int at = players.indexOf(name);
        if (at >= 0) return at;
        throw unknown("unknown-player", name, "there is no player `" + name + "`", players);
    }

    private Seat seat(String kind) {
        Agent agent = agents.get(kind);
        if (agent != null) return new Seat(kind, agent);
        if (kind.equals(Seats.HUMAN)) return Seat.OF_HUMAN;
        TreeSet<String> known = new TreeSet<>(agents.keySet());
        known.add(Seats.HUMAN);
        throw unknown("unknown-seat", kind, "nobody of the kind `" + kind + "` can play", List.copyOf(known));
    }

    private Failure unknown(String code, String word, String message, List<String> known) {
        return Failure.usage(Diagnostic.error(code, text.span(word), message)
                .expected(known.stream().map(each -> "`" + each + "`").collect(Collectors.joining(" or ")))
                .suggest(Spelling.didYouMean(word, known)));
    }
}
