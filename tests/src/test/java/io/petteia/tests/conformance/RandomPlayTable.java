package io.petteia.tests.conformance;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which entry of random play is which definition, with which options; {@code $1} is what the first group of the pattern found. */
final class RandomPlayTable {
    record Line(Pattern game, String definition, Map<String, String> options) {}

    /** OpenSpiel's breakthrough has but one row of men each on boards of fewer than six rows. */
    private static final List<Line> LINES = List.of(
            line("tic-tac-toe", "tic-tac-toe", Map.of()),
            line("connect four 7x6|rbg:connect4|openspiel:connect_four", "connect-four", Map.of()),
            line(
                    "openspiel:connect_four\\(rows=(\\d+),columns=(\\d+)\\)",
                    "connect-four",
                    Map.of("rows", "$1", "columns", "$2")),
            line("hex (\\d+)x\\1.*", "hex", Map.of("size", "$1", "swap", "false")),
            line("openspiel:hex\\(board_size=(\\d+)\\)", "hex", Map.of("size", "$1", "swap", "false")),
            line("rbg:hex", "hex", Map.of("swap", "false")),
            line("openspiel:breakthrough\\(rows=([6-9]|10),columns=\\1\\)", "breakthrough", Map.of("size", "$1")),
            line("abstractplay:breakthrough", "breakthrough", Map.of()),
            line("openspiel:othello", "reversi", Map.of()),
            line("abstractplay:reversi \\[standard-(\\d+)\\]", "reversi", Map.of("size", "$1")),
            line("openspiel:chess", "chess", Map.of()));

    private RandomPlayTable() {}

    /** Null if there is no definition. */
    static Line find(String game) {
        for (Line line : LINES) {
            Matcher matcher = line.game().matcher(game);
            if (!matcher.matches()) continue;
            Map<String, String> options = new TreeMap<>(line.options());
            options.replaceAll((name, value) ->
                    value.startsWith("$") ? matcher.group(Integer.parseInt(value.substring(1))) : value);
            return new Line(line.game(), line.definition(), options);
        }
        return null;
    }

    private static Line line(String game, String definition, Map<String, String> options) {
        return new Line(Pattern.compile(game), definition, options);
    }
}
