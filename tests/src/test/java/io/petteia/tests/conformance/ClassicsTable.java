package io.petteia.tests.conformance;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which entry of classics.json is which definition, with which options, read how and counted how. The first line that fits holds; groups of the
 * pattern of the game stand for {@code $1}, {@code $2} in the options. What no line fits has no definition.
 */
final class ClassicsTable {
    /** For sources that give no position but the first. */
    static final PositionNotation START = text -> "";

    /** As the definition itself says what it means. */
    private static final PositionNotation FEN = text -> "fen " + text;
    /** Without the pieces in hand that a program puts down where we place from nowhere. */
    private static final PositionNotation BOARD = text -> "fen " + text.replaceAll("\\[[^]]*]", "");

    private static final Map<String, String> NO_DRAWS =
            Map.of("repetition", "0", "quiet_moves", "0", "dead_position", "false");
    private static final Map<String, String> NO_REPETITION = Map.of("repetition", "0");
    private static final Map<String, String> NO_COUNTED_DRAWS = Map.of("repetition", "0", "quiet_moves", "0");
    private static final String ONCE = "counted once|drop duplicates";
    private static final Map<String, String> NO_DRAUGHTS_DRAWS = Map.of("repetition", "0", "quiet_limit", "0");
    private static final Map<String, String> NO_INTERNATIONAL_DRAWS =
            Map.of("repetition", "0", "quiet_limit", "0", "few_pieces", "false");

    /**
     * @param game a pattern for the whole name, @param rules one to be found in the rules
     * @param definition null if entries of this kind are skipped, for the reason given
     */
    private record Line(
            Pattern game,
            Pattern rules,
            String definition,
            Map<String, String> options,
            PositionNotation notation,
            Counting counting,
            String reason) {}

    /** An entry of the file made playable; without a definition there is a reason. */
    record Mapped(
            String definition,
            Map<String, String> options,
            PositionNotation notation,
            Counting counting,
            String reason) {}

    private static final List<Line> LINES = List.of(
            line("chess960|chess \\(tricky.*", "chess960|xfen", "chess960", NO_DRAWS, FEN),
            line("chess|chess \\(.*\\)", "", "chess", NO_DRAWS, FEN),
            line("atomic chess", "", "atomic-chess", NO_DRAWS, FEN),
            line("crazyhouse", "", "crazyhouse", NO_REPETITION, FEN),
            line("racing kings", "", "racing-kings", NO_COUNTED_DRAWS, FEN),
            line("horde chess", "", "horde-chess", NO_COUNTED_DRAWS, FEN),
            line("fsf:makruk", "", "makruk", NO_DRAWS, START),
            line("fsf:capablanca", "", "capablanca", NO_DRAWS, START),
            line("(?:fsf:)?breakthrough", "", "breakthrough", Map.of(), FEN),
            line(
                    "openspiel:breakthrough\\(rows=([6-9]|10),columns=\\1\\)",
                    "",
                    "breakthrough",
                    Map.of("size", "$1"),
                    START),
            line("openspiel:breakthrough", "", "breakthrough", Map.of(), START),
            line("english draughts.*", ONCE, "draughts-english", NO_DRAUGHTS_DRAWS, FEN, Counting.ONCE),
            line("english draughts.*", "", "draughts-english", NO_DRAUGHTS_DRAWS, FEN),
            skipped("international draughts", "separately", "ways to the same captures are one move of the definition"),
            line("international draughts", "", "draughts-international", NO_INTERNATIONAL_DRAWS, FEN),
            line("othello", "also counted", "reversi", Map.of(), START, Counting.ENDED_TOO),
            line("othello", "", "reversi", Map.of(), START),
            line("fsf:flipello10", "", "reversi", Map.of("size", "10"), BOARD),
            line("fsf:flipello", "", "reversi", Map.of(), BOARD),
            line("connect four", "7x6", "connect-four", Map.of(), START),
            line("tic-tac-toe", "3x3", "tic-tac-toe", Map.of(), START),
            line("openspiel:hex\\(board_size=(\\d+)\\)", "", "hex", Map.of("size", "$1", "swap", "false"), START),
            line("(?:fsf:)?xiangqi", "", "xiangqi", NO_COUNTED_DRAWS, FEN),
            line("fsf:minishogi", "", "mini-shogi", NO_REPETITION, FEN),
            line("fsf:shogi|shogi", "", "shogi", NO_REPETITION, START),
            line("russian draughts", "", "draughts-russian", NO_DRAUGHTS_DRAWS, START),
            line("abstractplay:tafl \\[magpie-7x7-cross\\]", "", "magpie", NO_REPETITION, START),
            skipped("openspiel:amazons.*", "", "there queen, square and arrow are three moves"),
            line("amazons", "10x10", "amazons", Map.of(), START),
            line("openspiel:lines_of_action", "", "lines-of-action", Map.of(), START),
            line("openspiel:mancala", "", "kalah", Map.of(), START),
            line("openspiel:oware", "", "oware", Map.of(), START),
            line("openspiel:pentago", "", "pentago", Map.of(), START),
            line("openspiel:ultimate_tic_tac_toe", "", "ultimate-tic-tac-toe", Map.of("naming", "true"), START),
            line("ataxx", "", "ataxx", Map.of(), new AtaxxFen()),
            line(
                    "openspiel:dots_and_boxes\\(num_rows=(\\d+),num_cols=(\\d+)\\)",
                    "",
                    "dots-and-boxes",
                    Map.of("rows", "$1", "columns", "$2"),
                    START),
            line("openspiel:quoridor\\(board_size=5\\)", "", "quoridor", Map.of("size", "5", "walls", "3"), START),
            line("openspiel:chinese_checkers", "", "chinese-checkers", Map.of("hops", "one_by_one"), START),
            line("openspiel:nim\\(pile_sizes=1;3;5;7\\)", "", "nim", Map.of(), START),
            line("tak 5x5", "", "tak", Map.of(), START, Counting.ENDED_TOO),
            line("rbg:theMillGame", "", "morris", Map.of(), START),
            skipped("openspiel:nine_mens_morris", "", "there the man that a mill takes is a move of its own"),
            line("openspiel:gomoku", "", "gomoku", Map.of(), START),
            line("rbg:knightthrough", "", "knightthrough", Map.of(), START),
            line("openspiel:clobber", "", "clobber", Map.of(), START),
            line(
                    "abstractplay:domineering \\[size-6\\]",
                    "",
                    "domineering",
                    Map.of("columns", "6", "rows", "6"),
                    START),
            line("abstractplay:slimetrail", "", "slimetrail", Map.of(), START),
            line("rbg:yavalath", "", "yavalath", Map.of("swap", "false"), START),
            line("openspiel:havannah\\(board_size=(\\d+)\\)", "", "havannah", Map.of("size", "$1"), START),
            line("openspiel:y\\(board_size=(\\d+)\\)", "", "y", Map.of("size", "$1"), START),
            line("abstractplay:konane \\[size-6\\]", "", "konane", Map.of("size", "6"), START),
            line("rbg:foxAndHounds", "", "fox-and-hounds", Map.of("placing", "true"), START),
            line("fsf:fox-and-hounds", "", "fox-and-hounds", Map.of(), FEN),
            line("openspiel:go\\(board_size=(\\d+)\\)", "", "go", Map.of("size", "$1"), START));

    private ClassicsTable() {}

    static Mapped find(String game, String rules) {
        for (Line line : LINES) {
            Matcher matcher = line.game().matcher(game);
            if (!matcher.matches() || !line.rules().matcher(rules).find()) continue;
            Map<String, String> options = new java.util.TreeMap<>(line.options());
            for (int g = 1; g <= matcher.groupCount(); g++) {
                String value = matcher.group(g);
                String name = "$" + g;
                options.replaceAll((option, was) -> was.equals(name) ? value : was);
            }
            return new Mapped(line.definition(), options, line.notation(), line.counting(), line.reason());
        }
        return new Mapped(null, Map.of(), START, Counting.SEQUENCES, "no definition");
    }

    private static Line line(
            String game, String rules, String definition, Map<String, String> options, PositionNotation notation) {
        return line(game, rules, definition, options, notation, Counting.SEQUENCES);
    }

    private static Line line(
            String game,
            String rules,
            String definition,
            Map<String, String> options,
            PositionNotation notation,
            Counting counting) {
        return new Line(Pattern.compile(game), Pattern.compile(rules), definition, options, notation, counting, null);
    }

    private static Line skipped(String game, String rules, String reason) {
        return new Line(
                Pattern.compile(game), Pattern.compile(rules), null, Map.of(), START, Counting.SEQUENCES, reason);
    }
}
