package io.petteia.cli;

import io.petteia.agents.Bot;
import io.petteia.playtest.Share;
import io.petteia.playtest.Tournament;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a tournament came to, line by line for people, and as a form for programs. */
final class TournamentTable {
    private final List<Bot> bots;
    private final List<Tournament.Pairing> pairings;
    private final List<Row> rows = new ArrayList<>();

    TournamentTable(List<Bot> bots) {
        this.bots = List.copyOf(bots);
        this.pairings = Tournament.pairings(bots);
    }

    record Form(int petteia, String command, long seed, List<String> bots, List<Row> games) {}

    record Row(String game, int seats, List<Cell> pairings) {}

    /**
     * @param share what the first took of the points; null if he or the other does not play the game
     * @param otherAlone what the other took where each plays alone
     * @param games those that count
     * @param brokenOff those that were too long
     */
    record Cell(
            String first,
            String other,
            SimulationReport.@Nullable Interval share,
            SimulationReport.@Nullable Interval otherAlone,
            long games,
            long brokenOff) {}

    List<Tournament.Pairing> pairings() {
        return pairings;
    }

    Form form(long seed) {
        return new Form(
                JsonOutput.VERSION,
                "tournament",
                seed,
                bots.stream().map(Bot::text).toList(),
                List.copyOf(rows));
    }

    List<String> head() {
        StringBuilder head = new StringBuilder("| game | seats |");
        for (Tournament.Pairing each : pairings)
            head.append(' ')
                    .append(name(each.first()))
                    .append(" – ")
                    .append(name(each.other()))
                    .append(" |");
        return List.of(head.toString(), "| --- | --- |" + " --- |".repeat(pairings.size()));
    }

    /** Without the budget where that leaves no doubt. */
    private String name(Bot bot) {
        long alike =
                bots.stream().filter(other -> agent(other).equals(agent(bot))).count();
        return alike == 1 ? agent(bot) : bot.text();
    }

    private static String agent(Bot bot) {
        return bot.text().split(":", 2)[0];
    }

    /** @param outcomes by pairing; null where one of the two does not play the game @return the line */
    String add(String game, int seats, List<Tournament.@Nullable Outcome> outcomes) {
        List<Cell> cells = new ArrayList<>();
        StringBuilder line = new StringBuilder("| " + game + " | " + seats + " |");
        for (int i = 0; i < pairings.size(); i++) {
            Tournament.Outcome outcome = outcomes.get(i);
            cells.add(cell(pairings.get(i), outcome, seats));
            line.append(' ')
                    .append(outcome == null ? "–" : text(outcome, seats))
                    .append(" |");
        }
        rows.add(new Row(game, seats, cells));
        return line.toString();
    }

    private static Cell cell(Tournament.Pairing pairing, Tournament.@Nullable Outcome outcome, int seats) {
        String first = pairing.first().text();
        String other = pairing.other().text();
        if (outcome == null) return new Cell(first, other, null, null, 0, 0);
        return new Cell(
                first,
                other,
                SimulationReport.Interval.of(outcome.share()),
                seats > 1 ? null : SimulationReport.Interval.of(outcome.otherAlone()),
                outcome.share().games(),
                outcome.brokenOff());
    }

    private static String text(Tournament.Outcome outcome, int seats) {
        String first = text(outcome.share());
        return seats > 1 ? first : first + ", " + text(outcome.otherAlone());
    }

    private static String text(Share share) {
        if (share.games() == 0) return "too long";
        return percent(share.mean()) + " (" + percent(share.least()) + "–" + percent(share.most()) + ") "
                + share.games();
    }

    private static long percent(double part) {
        return Math.round(100 * part);
    }
}
