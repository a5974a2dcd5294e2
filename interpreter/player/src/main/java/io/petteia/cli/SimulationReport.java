package io.petteia.cli;

import io.petteia.model.GameModel;
import io.petteia.playtest.Spread;
import io.petteia.playtest.Standing;
import io.petteia.playtest.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a simulation came to, as a form for programs and as lines for people. */
final class SimulationReport {
    private final GameModel game;
    private final long seed;
    private final Tally tally;

    SimulationReport(GameModel game, long seed, Tally tally) {
        this.game = game;
        this.seed = seed;
        this.tally = tally;
    }

    /** @param unfinished games that were broken off @param persons where seats are swapped they part from the colours */
    record Form(
            int petteia,
            String command,
            String game,
            Map<String, String> options,
            long seed,
            long games,
            long unfinished,
            List<Player> colours,
            List<Player> persons,
            Length length,
            Branching branching,
            List<Reason> reasons,
            @Nullable Fault fault) {}

    /** @param player the colour, or of a person the colour with which he began @param utility from -1, always lost, to 1, always won alone */
    record Player(String player, long wins, long losses, long draws, double utility) {}

    /** Moves of players in a game. */
    record Length(double mean, double deviation, long least, long median, long most) {}

    /** Legal moves at a decision. */
    record Branching(double mean, long most) {}

    record Reason(String why, long games) {}

    record Fault(String code, String message, @Nullable String place, long game, String position) {}

    Form form() {
        Spread lengths = tally.lengths();
        return new Form(
                JsonOutput.VERSION,
                "simulate",
                game.id(),
                game.options(),
                seed,
                tally.games(),
                tally.unfinished(),
                players(tally.colours()),
                players(tally.persons()),
                new Length(
                        Decimals.rounded(lengths.mean()),
                        Decimals.rounded(lengths.deviation()),
                        lengths.least(),
                        lengths.median(),
                        lengths.most()),
                new Branching(Decimals.rounded(tally.meanBranching()), tally.mostChoices()),
                tally.reasons().entrySet().stream()
                        .map(reason -> new Reason(reason.getKey(), reason.getValue()))
                        .toList(),
                fault());
    }

    private @Nullable Fault fault() {
        Tally.Stopped stopped = tally.stopped();
        if (stopped == null) return null;
        var diagnostic = stopped.fault().diagnostic();
        String place = diagnostic.span() == null ? null : diagnostic.span().toString();
        return new Fault(
                diagnostic.code(),
                diagnostic.message(),
                place,
                stopped.game(),
                stopped.fault().position());
    }

    private List<Player> players(List<Standing> standings) {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < standings.size(); i++) {
            Standing each = standings.get(i);
            String name = game.players().members().get(i);
            players.add(
                    new Player(name, each.wins(), each.losses(), each.draws(), Decimals.rounded(each.meanUtility())));
        }
        return players;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        Form form = form();
        lines.add(game.title() + ": " + form.games() + (form.games() == 1 ? " random game" : " random games")
                + ", seed " + seed);
        if (!game.options().isEmpty()) {
            List<String> options = new ArrayList<>();
            game.options().forEach((name, value) -> options.add(name + " = " + value));
            lines.add("options     " + String.join(", ", options));
        }
        lines.add("");
        addPlayers(lines, "colours", form.colours());
        if (tally.seatsSwapped()) addPlayers(lines, "persons", form.persons());
        if (form.unfinished() > 0) lines.add("broken off  " + form.unfinished());
        Length length = form.length();
        lines.add("length      " + Decimals.text(length.mean()) + " moves on average (deviation "
                + Decimals.text(length.deviation()) + "), from " + length.least() + " to " + length.most()
                + ", half of them up to "
                + length.median());
        lines.add("choice      " + Decimals.text(form.branching().mean()) + " legal moves on average, "
                + form.branching().most() + " at most");
        form.reasons().stream()
                .sorted((a, b) -> Long.compare(b.games(), a.games()))
                .forEach(reason -> lines.add("ending      " + reason.games() + "  "
                        + (reason.why().isEmpty() ? "(no reason given)" : reason.why())));
        return lines;
    }

    private static void addPlayers(List<String> lines, String title, List<Player> players) {
        int width = players.stream().mapToInt(p -> p.player().length()).max().orElse(0);
        String label = title;
        for (Player player : players) {
            String name = player.player() + " ".repeat(width - player.player().length());
            lines.add(label + " ".repeat(12 - label.length()) + name + "  won " + player.wins() + ", lost "
                    + player.losses() + ", drew " + player.draws() + ", utility " + Decimals.text(player.utility()));
            label = "";
        }
    }
}
