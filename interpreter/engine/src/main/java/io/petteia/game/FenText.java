package io.petteia.game;

import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Board;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import io.petteia.model.definition.Fen;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes positions in Forsyth–Edwards notation as a game declares it, so that they are read again: rows of the board, or, where the board leaves out sites of
 * its grid, the sites of each side, as players of draughts do. Immutable.
 */
final class FenText {
    private final Fen fen;
    private final Program program;
    private final Board board;
    private final Map<Fen.Man, String> letters = new HashMap<>();
    private final Map<Integer, String> turns = new HashMap<>();
    /** by variable and letter the question that tells its members */
    private final Map<Variable, Map<String, SetNode>> sets = new HashMap<>();

    FenText(Fen fen, Program plain) {
        this.fen = fen;
        this.board = plain.model().board();
        new TreeMap<>(fen.pieces()).forEach((letter, man) -> letters.putIfAbsent(man, letter));
        fen.turns().forEach((letter, player) -> turns.putIfAbsent(player, letter));
        List<Term> questions = new ArrayList<>();
        fen.letters().values().forEach(each -> each.values().forEach(letter -> questions.add(letter.members())));
        this.program = new Program(plain.model(), null, questions);
        int number = 0;
        for (Map.Entry<Variable, Map<String, Fen.Letter>> variable :
                fen.letters().entrySet())
            for (String letter : variable.getValue().keySet())
                sets.computeIfAbsent(variable.getKey(), v -> new java.util.LinkedHashMap<>())
                        .put(letter, (SetNode) program.answer(number++));
    }

    /** Where positions stand that can be written. */
    @Nullable
    String phase() {
        return fen.phase();
    }

    /** Null if something stands there that has no letter. */
    @Nullable
    String write(Memory m) {
        boolean grid = board.size() == most(board.row()) * most(board.column());
        String placed = grid ? rows(m) : sides(m);
        if (placed == null) return null;
        StringBuilder text = new StringBuilder(placed);
        if (fen.hand() != null && fen.fields().stream().noneMatch(f -> f.kind() == Fen.Kind.HAND))
            text.append('[').append(hand(m, fen.hand(), false)).append(']');
        if (grid) for (Fen.Field field : fen.fields()) text.append(' ').append(field(m, field));
        return text.toString();
    }

    private static int most(int[] numbers) {
        int most = 0;
        for (int each : numbers) most = Math.max(most, each);
        return most;
    }

    // ---- the board
    private @Nullable String rows(Memory m) {
        String[][] rows = new String[most(board.row())][most(board.column())];
        for (int site = 0; site < board.size(); site++) {
            String letter = m.pieceAt(site) < 0 ? "" : letter(m, site);
            if (letter == null) return null;
            rows[board.row()[site] - 1][board.column()[site] - 1] = letter + (letter.isEmpty() ? "" : marks(m, site));
        }
        StringBuilder text = new StringBuilder();
        for (int row = rows.length - 1; row >= 0; row--) {
            int empty = 0;
            for (String each : rows[row]) {
                if (each.isEmpty()) empty++;
                else {
                    text.append(empty > 0 ? "" + empty : "").append(each);
                    empty = 0;
                }
            }
            text.append(empty > 0 ? "" + empty : "").append(row > 0 ? "/" : "");
        }
        return text.toString();
    }

    private @Nullable String letter(Memory m, int site) {
        return letters.get(new Fen.Man(m.pieceAt(site), m.ownerAt(site)));
    }

    private String marks(Memory m, int site) {
        StringBuilder marks = new StringBuilder();
        fen.marks().forEach((sign, variable) -> {
            if (m.ints[m.layout.slots(variable).base() + site] != 0) marks.append(sign);
        });
        return marks.toString();
    }

    private @Nullable String sides(Memory m) {
        StringBuilder text = new StringBuilder(turns.getOrDefault(m.ints[Layout.MOVER], "-"));
        for (int player = 0; player < program.model().players().size(); player++) {
            text.append(':').append(turns.get(player));
            List<String> standing = new ArrayList<>();
            for (int site = 0; site < board.size(); site++) {
                if (m.pieceAt(site) < 0 || m.ownerAt(site) != player) continue;
                String letter = letter(m, site);
                if (letter == null) return null;
                standing.add(
                        (m.pieceAt(site) == 0 ? "" : letter) + board.sites().member(site));
            }
            text.append(String.join(",", standing));
        }
        return text.toString();
    }

    // ---- the fields behind it
    private String field(Memory m, Fen.Field field) {
        Variable variable = field.variable();
        return switch (field.kind()) {
            case TURN -> turns.getOrDefault(m.ints[Layout.MOVER], "-");
            case HAND -> fen.hand() == null ? "-" : hand(m, fen.hand(), true);
            case MOVE -> Integer.toString(m.ints[Layout.TURN] / program.model().seated() + 1);
            case PASSED_OVER -> "-";
            case VARIABLE -> variable == null ? "-" : value(m, variable);
        };
    }

    private String hand(Memory m, Variable variable, boolean counted) {
        Layout.Slots slots = m.layout.slots(variable);
        StringBuilder text = new StringBuilder();
        for (int player = 0; player < program.model().players().size(); player++)
            for (int piece = 0; piece < program.model().pieces().size(); piece++) {
                int held = m.ints[slots.base() + Sightings.entry(slots, new int[] {player, piece}) * slots.width()];
                String letter = letters.getOrDefault(new Fen.Man(piece, player), "");
                if (held > 0 && counted) text.append(held > 1 ? "" + held : "").append(letter);
                else text.append(letter.repeat(held));
            }
        return text.isEmpty() && counted ? "-" : text.toString();
    }

    private String value(Memory m, Variable variable) {
        Layout.Slots slots = m.layout.slots(variable);
        if (slots.kind() == Layout.Kind.BITS) return set(m, variable, slots);
        int value = m.ints[slots.base()];
        if (!(variable.type() instanceof Type.Member member)) return Integer.toString(value);
        return value == Domain.NONE ? "-" : member.domain().member(value);
    }

    /** The letters that stand for members of the set which no letter before them stands for. */
    private String set(Memory m, Variable variable, Layout.Slots slots) {
        BitSet left = new BitSet();
        for (int i = 0; i < slots.width() << 6; i++) if (m.hasBit(slots.base(), i)) left.set(i);
        Memory asked = program.embed(m);
        program.run(asked);
        StringBuilder text = new StringBuilder();
        sets.getOrDefault(variable, Map.of()).forEach((letter, members) -> {
            int first = members.first(asked);
            if (first < 0 || !left.get(first - members.base)) return;
            left.clear(first - members.base);
            text.append(letter);
        });
        return text.isEmpty() ? "-" : text.toString();
    }
}
