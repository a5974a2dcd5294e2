package io.petteia.terminal;

import io.petteia.game.Look;
import io.petteia.game.Result;
import io.petteia.model.GameModel;
import io.petteia.store.GameRecord;
import io.petteia.terminal.picture.Emblems;
import io.petteia.terminal.picture.TextBoard;
import java.io.PrintStream;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/** Writes what a player sees of a match: board, players, moves, the end. */
final class Screen {
    private static final int WIDTH = 78;

    private final PrintStream out;
    private final boolean colour;

    Screen(PrintStream out, boolean colour) {
        this.out = out;
        this.colour = colour;
    }

    void line(String text) {
        out.println(text);
    }

    void lines(List<String> lines) {
        lines.forEach(out::println);
    }

    void flush() {
        out.flush();
    }

    void position(Match match) {
        Look look = match.seen();
        GameModel model = match.model();
        if (model.board().size() > 0) {
            TextBoard board = new TextBoard(model.board(), Emblems.of(model));
            out.println("");
            lines(board.draw(new Seen(look), match.lastSites(), colour));
        }
        out.println("");
        players(match);
        lines(Table.lines(match.seen()));
    }

    /** A line for each: name, who plays it, what the game shows of him, whether he is to move. */
    private void players(Match match) {
        List<String> names =
                match.model().players().members().subList(0, match.model().seated());
        List<String> kinds = IntStream.range(0, names.size())
                .mapToObj(player -> match.seat(player).kind())
                .toList();
        List<Look.ShownValue> shown = match.seen().shown();
        for (int player = 0; player < names.size(); player++) {
            StringJoiner values = new StringJoiner(", ", "  ", "").setEmptyValue("");
            for (Look.ShownValue value : shown)
                if (value.player() == player) values.add(value.name() + " " + value.value());
            boolean moves = !match.isOver() && match.state().actor() == player;
            String line = padded(names.get(player), names) + "  " + padded(kinds.get(player), kinds) + values;
            out.println((moves ? line + "  <- to move" : line).stripTrailing());
        }
    }

    private static String padded(String word, List<String> column) {
        int width = column.stream().mapToInt(String::length).max().orElse(0);
        return word + " ".repeat(width - word.length());
    }

    void names(Match match) {
        lines(new TextBoard(match.model().board(), Emblems.of(match.model())).drawNames(new Seen(match.seen())));
    }

    /** What the signs on the board mean. */
    void legend(Match match) {
        Emblems emblems = Emblems.of(match.model());
        // Signs for truths are given out as they are met.
        new TextBoard(match.model().board(), emblems).draw(new Seen(match.seen()), new BitSet(), false);
        lines(emblems.legend());
    }

    /** Words in columns, read downwards. */
    void columns(List<String> words) {
        int width = words.stream().mapToInt(String::length).max().orElse(1) + 2;
        int columns = Math.max(1, WIDTH / width);
        int rows = (words.size() + columns - 1) / columns;
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int i = row; i < words.size(); i += rows) {
                line.append(words.get(i)).append(" ".repeat(width - words.get(i).length()));
            }
            out.println(line.toString().stripTrailing());
        }
    }

    void end(Match match) {
        out.println(who(match.outcome()) + reason(match) + scores(match) + ".");
    }

    /** Whoever plays alone against the game has nobody who could win instead. */
    private static String who(Map<String, String> outcome) {
        if (outcome.containsValue("draw")) return "Draw";
        List<String> winners = outcome.keySet().stream()
                .filter(name -> "win".equals(outcome.get(name)))
                .toList();
        if (winners.isEmpty())
            return outcome.size() == 1 ? outcome.keySet().iterator().next() + " loses" : "Nobody wins";
        return String.join(" and ", winners) + (winners.size() == 1 ? " wins" : " win");
    }

    private static String reason(Match match) {
        GameRecord.Ended ended = match.ended();
        if (ended != null) return ended.isAgreedDraw() ? ", agreed" : ": " + ended.resigned() + " resigned";
        return match.why() == null ? "" : ": " + match.why();
    }

    private static String scores(Match match) {
        Result result = match.state().result();
        if (result == null || match.ended() != null) return "";
        StringJoiner scores = new StringJoiner(", ", " (", ")").setEmptyValue("");
        for (Result.Outcome each : result.outcomes())
            if (each.score() != null)
                scores.add(match.model().players().members().get(each.player()) + " " + each.score());
        return scores.toString();
    }
}
