package io.petteia.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines for people: a game each, its numbers below one another. */
final class BenchTable {
    private static final int GAME = 30;
    private static final int NUMBER = 13;

    private final boolean load;
    private final boolean scaling;

    BenchTable(boolean load, boolean scaling) {
        this.load = load;
        this.scaling = scaling;
    }

    String head() {
        List<String> heads =
                new ArrayList<>(List.of("playouts/s", "moves/s", "B/playout", "B/state", "by hand", "ratio"));
        if (load) heads.add("load ms");
        if (scaling) heads.add("2 threads");
        return line("game", heads);
    }

    String line(BenchEntry entry, BenchForm form) {
        BenchForm.Cost own = form.definition();
        List<String> cells = new ArrayList<>();
        cells.add(brief(own.playouts()));
        cells.add(brief(own.moves()));
        cells.add(brief(own.allocated()));
        cells.add(Long.toString(own.state()));
        cells.add(orNothing(form.twin() == null ? null : form.twin().playouts()));
        cells.add(orNothing(form.ratio()));
        if (load) cells.add(orNothing(form.load()));
        if (scaling) cells.add(orNothing(form.scaling()));
        return line(entry.toString(), cells);
    }

    /** Three digits that count; nobody measures more. */
    private static String brief(double number) {
        BigDecimal rounded = BigDecimal.valueOf(number).round(new MathContext(3, RoundingMode.HALF_EVEN));
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    private static String orNothing(@Nullable Double number) {
        return number == null ? "-" : brief(number);
    }

    private static String line(String game, List<String> cells) {
        StringBuilder line = new StringBuilder(game + " ".repeat(Math.max(0, GAME - game.length())));
        for (String cell : cells)
            line.append(" ".repeat(Math.max(1, NUMBER - cell.length()))).append(cell);
        return line.toString();
    }
}
