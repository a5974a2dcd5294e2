package io.petteia.cli;

import io.petteia.model.GameModel;
import io.petteia.playtest.Seating;
import io.petteia.playtest.Share;
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
    private final Seating seating;
    private final Tally tally;

    SimulationReport(GameModel game, long seed, Seating seating, Tally tally) {
        this.game = game;
        this.seed = seed;
        this.seating = seating;
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
            List<Kind> bots,
            Length length,
            Branching branching,
            List<Reason> reasons,
            @Nullable Fault fault) {}

    /** @param player the colour, or of a person the colour with which he began @param utility from -1, always lost, to 1, always won alone */
    record Player(String player, long wins, long losses, long draws, double utility, Interval share) {}

    /** @param games one for each seat in which it sat */
    record Kind(String bot, long games, long wins, long losses, long draws, double utility, Interval share) {}

    /** Of a point a game, which those who come first share, with its interval of confidence of 95 %. */
    record Interval(double mean, double least, double most) {
        static Interval of(Share share) {
            return new Interval(
                    Decimals.rounded(share.mean()), Decimals.rounded(share.least()), Decimals.rounded(share.most()));
        }
    }

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
                kinds(),
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
            players.add(new Player(
                    name,
                    each.wins(),
                    each.losses(),
                    each.draws(),
                    Decimals.rounded(each.meanUtility()),
                    Interval.of(each.share())));
        }
        return players;
    }

    private List<Kind> kinds() {
        List<Kind> kinds = new ArrayList<>();
        for (int i = 0; i < seating.kinds().size(); i++) {
            Standing each = tally.kinds().get(i);
            kinds.add(new Kind(
                    seating.kinds().get(i),
                    each.games(),
                    each.wins(),
                    each.losses(),
                    each.draws(),
                    Decimals.rounded(each.meanUtility()),
                    Interval.of(each.share())));
        }
        return kinds;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        Form form = form();
        lines.add(game.title() + ": " + form.games() + (seating.kinds().isEmpty() ? " random" : "")
                + (form.games() == 1 ? " game" : " games")
                + ", seed " + seed);
        if (!game.options().isEmpty()) {
            List<String> options = new ArrayList<>();
            game.options().forEach((name, value) -> options.add(name + " = " + value));
            lines.add("options     " + String.join(", ", options));
        }
        lines.add("");
        addPlayers(lines, "colours", form.colours());
        if (tally.seatsSwapped()) addPlayers(lines, "persons", form.persons());
        addPlayers(
                lines,
                "bots",
                form.bots().stream()
                        .map(k -> new Player(k.bot(), k.wins(), k.losses(), k.draws(), k.utility(), k.share()))
                        .toList());
        if (game.seated() > 1) lines.add("fair?       " + fairness());
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
                    + player.losses() + ", drew " + player.draws() + ", utility " + Decimals.text(player.utility())
                    + ", share " + percent(player.share()));
            label = "";
        }
    }

    private static String percent(Interval share) {
        return Decimals.text(100 * share.mean()) + " % (" + Decimals.text(100 * share.least()) + " to "
                + Decimals.text(100 * share.most()) + ")";
    }

    /** Whether whoever sits first takes more or less of the games than he should, as far as so many games can tell. */
    private String fairness() {
        if (seating.kinds().size() > 1) return "only games between equals tell: give one bot";
        Share first = tally.persons().get(0).share();
        double due = 1.0 / game.seated();
        String who = game.players().members().get(0) + " takes " + percent(Interval.of(first)) + " of the games, "
                + Decimals.text(100 * due) + " % would be even: ";
        if (first.least() > due) return who + "it is better to be first";
        if (first.most() < due) return who + "it is worse to be first";
        return who + "no advantage is seen in " + first.games() + (first.games() == 1 ? " game" : " games");
    }
}
