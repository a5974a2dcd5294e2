package io.petteia.tests.conformance;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which entry of random play is which definition, with which options; {@code $1} is what the first group of the pattern found. */
final class RandomPlayTable {
    /** @param definition null for an entry that is left out, @param reason why */
    record Line(Pattern game, String definition, Map<String, String> options, String reason) {}

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
            skipped("openspiel:breakthrough\\(.*", "there on so small a board each side has but one row of men"),
            line("abstractplay:breakthrough", "breakthrough", Map.of()),
            line("openspiel:othello", "reversi", Map.of()),
            line("abstractplay:reversi \\[standard-(\\d+)\\]", "reversi", Map.of("size", "$1")),
            line("openspiel:chess", "chess", Map.of()),
            line("rbg:amazons", "amazons", Map.of()),
            skipped("openspiel:amazons", "there queen, square and arrow are three choices at random, not one"),
            line("rbg:knightthrough", "knightthrough", Map.of()),
            line("rbg:yavalath|abstractplay:yavalath", "yavalath", Map.of("swap", "false")),
            line("rbg:foxAndHounds", "fox-and-hounds", Map.of("placing", "true")),
            line("rbg:gomoku_standard", "gomoku", Map.of("overline", "false")),
            line("rbg:theMillGame", "morris", Map.of("repetition", "0", "quiet_limit", "20")),
            skipped("openspiel:nine_mens_morris", "there the man that a mill takes is a move of its own"),
            line("openspiel:havannah\\(board_size=(\\d+)\\)", "havannah", Map.of("size", "$1")),
            line("abstractplay:havannah \\[size-(\\d+)\\]", "havannah", Map.of("size", "$1")),
            line("openspiel:y\\(board_size=(\\d+)\\)", "y", Map.of("size", "$1")),
            line("openspiel:clobber\\(rows=(\\d+),columns=(\\d+)\\)", "clobber", Map.of("rows", "$1", "columns", "$2")),
            line("abstractplay:domineering", "domineering", Map.of()),
            line("abstractplay:domineering \\[size-(\\d+)\\]", "domineering", Map.of("columns", "$1", "rows", "$1")),
            line("abstractplay:slimetrail", "slimetrail", Map.of()),
            line("abstractplay:konane \\[size-(\\d+)\\]", "konane", Map.of("size", "$1")),
            line("openspiel:mancala", "kalah", Map.of()),
            line("openspiel:lines_of_action", "lines-of-action", Map.of("repetition", "2")),
            line("rbg:pentago", "pentago", Map.of("at_once", "true")),
            line("openspiel:pentago", "pentago", Map.of("at_once", "false")),
            line("openspiel:quoridor", "quoridor", Map.of()),
            line(
                    "openspiel:dots_and_boxes\\(num_rows=(\\d+),num_cols=(\\d+)\\)",
                    "dots-and-boxes",
                    Map.of("rows", "$1", "columns", "$2")),
            skipped(
                    "abstractplay:boxes.*",
                    "the second wins twice as often as the first, which OpenSpiel's rules do not give"),
            skipped("openspiel:go.*", "there a position that comes about again ends the game"),
            skipped("rbg:go", "only points are published"));

    private RandomPlayTable() {}

    static Line find(String game) {
        for (Line line : LINES) {
            Matcher matcher = line.game().matcher(game);
            if (!matcher.matches()) continue;
            Map<String, String> options = new TreeMap<>(line.options());
            options.replaceAll((name, value) ->
                    value.startsWith("$") ? matcher.group(Integer.parseInt(value.substring(1))) : value);
            return new Line(line.game(), line.definition(), options, line.reason());
        }
        return skipped(Pattern.quote(game), "no definition");
    }

    private static Line line(String game, String definition, Map<String, String> options) {
        return new Line(Pattern.compile(game), definition, options, null);
    }

    private static Line skipped(String game, String reason) {
        return new Line(Pattern.compile(game), null, Map.of(), reason);
    }
}
