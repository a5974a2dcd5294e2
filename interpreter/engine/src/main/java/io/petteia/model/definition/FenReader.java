package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.GameModel.Standing;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a position in Forsyth–Edwards notation, {@code 4k3/8/8/8/8/8/8/4K2R w K -}, or in that of draughts, {@code W:WK3,21-24:B5}. Fields that are left
 * out are as at the start of the game.
 */
final class FenReader {
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern HELD = Pattern.compile("([0-9]*)(\\D)");

    private static final int MOST_MOVES = 1_000_000;

    private final Fen fen;
    private final Building building;
    private final Reader reader;
    private final Domain players;
    private final List<Standing> standing = new ArrayList<>();
    private final List<Position.Entry> entries = new ArrayList<>();
    private int mover = Domain.NONE;
    private int move = 1;

    FenReader(Fen fen, Building building) {
        this.fen = fen;
        this.building = building;
        this.reader = building.reader();
        this.players = building.names().players();
    }

    Position read(Snippet given) {
        Matcher words = WORD.matcher(given.text());
        int field = -1;
        while (words.find()) {
            Snippet word = given.part(words.start(), words.end());
            if (field < 0) {
                if (word.text().contains(":")) squares(word);
                else board(word);
            } else if (field < fen.fields().size()) field(fen.fields().get(field), word);
            field++;
        }
        if (field < 0) bad(given.span(), "here is no position", "rows of a board, `4k3/8/…`");
        return new Position(
                fen.phase(),
                mover,
                null,
                null,
                new Position.Pieces(standing, List.of()),
                entries,
                List.of(),
                null,
                control());
    }

    /** As many turns have begun as moves were made by all. */
    private Position.Control control() {
        int turn = (move - 1) * building.names().seated() + Math.max(0, mover);
        boolean told = fen.fields().stream().anyMatch(field -> field.kind() == Fen.Kind.MOVE);
        return told ? Position.Control.atTurn(turn) : Position.Control.START;
    }

    private void bad(Span at, String message, @Nullable String expected) {
        reader.tell(Diagnostic.error("bad-fen", at, message).expected(expected));
    }

    // ---- the board
    private void board(Snippet word) {
        int hand = word.text().indexOf('[');
        Variable held = fen.hand();
        if (hand >= 0) {
            int close = word.text().endsWith("]")
                    ? word.text().length() - 1
                    : word.text().length();
            Snippet pieces = word.part(hand + 1, close);
            if (held != null) hold(held, pieces);
            else if (!pieces.text().isEmpty()) bad(pieces.span(), "in this game nobody has pieces in hand", null);
        } else if (held != null && fen.fields().stream().noneMatch(field -> field.kind() == Fen.Kind.HAND)) {
            hold(held, word.part(word.text().length(), word.text().length()));
        }
        new FenRows(fen, building.names().board(), standing, this::bad)
                .read(word.part(0, hand < 0 ? word.text().length() : hand), this::mark);
    }

    private void mark(String sign, int site, Span at) {
        Variable variable = fen.marks().get(sign);
        if (variable != null)
            entries.add(new Position.Entry(variable, new int[] {site}, new Term.Constant(Type.TRUTH, at, 1)));
    }

    private void hold(Variable variable, Snippet word) {
        int[][] numbers = new int[players.size()][building.names().pieces().size()];
        Matcher held = HELD.matcher(word.text().equals("-") ? "" : word.text());
        while (held.find()) {
            Fen.Man man = fen.pieces().get(held.group(2));
            if (man != null && man.owner() >= 0)
                numbers[man.owner()][man.piece()] += held.group(1).isEmpty() ? 1 : Integer.parseInt(held.group(1));
            else unknown(held.group(2), word.span(held.start(2), held.end(2)));
        }
        for (int player = 0; player < players.size(); player++)
            for (int piece = 0; piece < numbers[player].length; piece++)
                entries.add(new Position.Entry(
                        variable,
                        new int[] {player, piece},
                        new Term.Constant(variable.type(), word.span(), numbers[player][piece])));
    }

    private void unknown(String letter, Span at) {
        bad(
                at,
                "`" + letter + "` is no piece of this game",
                Suggestion.oneOf(fen.pieces().keySet()));
    }

    /** {@code W:WK3,21-24:B5}: whose turn it is, then the squares of each side, with the letter of the piece if it is not the first kind. */
    private void squares(Snippet word) {
        int from = 0;
        for (String part : word.text().split(":", -1)) {
            if (part.endsWith(".")) part = part.substring(0, part.length() - 1);
            Snippet place = word.part(from, from + part.length());
            if (from == 0) mover = player(place);
            else if (!part.isEmpty()) side(player(place.part(0, 1)), place);
            from += part.length() + 1;
        }
    }

    private void side(int player, Snippet part) {
        int from = 1;
        for (String one : part.text().substring(1).split(",", -1)) {
            if (!one.isEmpty()) stand(player, part.part(from, from + one.length()));
            from += one.length() + 1;
        }
    }

    private void stand(int player, Snippet one) {
        String square = one.text();
        Domain sites = building.names().board().sites();
        int piece = 0;
        int letters = fen.prefixes().indexOf(square.charAt(0)) >= 0 && square.length() > 1 ? 2 : 1;
        Fen.Man man = fen.pieces().get(square.substring(0, letters));
        if (man != null && sites.ordinal(square) < 0) {
            piece = man.piece();
            square = square.substring(letters);
        }
        Matcher range = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})").matcher(square);
        int first = range.matches() ? Integer.parseInt(range.group(1)) : 0;
        int last = range.matches() ? Integer.parseInt(range.group(2)) : 0;
        for (int n = first; n <= last; n++) {
            String name = range.matches() ? "" + n : square;
            int site = sites.ordinal(name);
            if (site >= 0) standing.add(new Standing(site, piece, player));
            else bad(one.span(), "`" + name + "` is no site of this board", null);
        }
    }

    // ---- the fields behind it
    private void field(Fen.Field field, Snippet word) {
        Variable variable = field.variable();
        Variable hand = fen.hand();
        if (field.kind() == Fen.Kind.TURN) mover = player(word);
        else if (field.kind() == Fen.Kind.HAND && hand != null) hold(hand, word);
        else if (field.kind() == Fen.Kind.MOVE) move = number(word);
        else if (variable != null) set(variable, word);
    }

    /** Some begin to count from 0. */
    private int number(Snippet word) {
        Integer number = reader.number(word.text(), word.span(), 0, MOST_MOVES);
        return number == null ? 1 : Math.max(1, number);
    }

    private int player(Snippet word) {
        Integer player = fen.turns().get(word.text());
        if (player == null) player = fen.turns().get(word.text().toLowerCase(java.util.Locale.ROOT));
        if (player == null) player = fen.turns().get(word.text().toUpperCase(java.util.Locale.ROOT));
        if (player != null) return player;
        bad(
                word.span(),
                "`" + word.text() + "` is nobody's turn",
                Suggestion.oneOf(fen.turns().keySet()));
        return Domain.NONE;
    }

    /** {@code -} is nothing: the empty set, or what it is at the start. */
    private void set(Variable variable, Snippet word) {
        boolean nothing = word.text().equals("-");
        if (!(variable.type() instanceof Type.SetOf)) {
            if (!nothing) entries.addAll(new Settings(building, variable).read(scalar(word)));
            return;
        }
        Map<String, Fen.Letter> letters = fen.letters().getOrDefault(variable, Map.of());
        List<Yaml> members = new ArrayList<>();
        for (int at = 0; !nothing && at < word.text().length(); at++) {
            String letter = word.text().substring(at, at + 1);
            Fen.Letter member = letters.get(letter);
            if (member != null) members.add(member.text());
            else
                bad(
                        word.span(at, at + 1),
                        "`" + letter + "` is nothing of `" + variable.name() + "`",
                        Suggestion.oneOf(letters.keySet()));
        }
        entries.addAll(new Settings(building, variable).read(new Yaml.Sequence(word.span(), members)));
    }

    /** A part of the text as YAML has it. */
    private static Yaml.Scalar scalar(Snippet word) {
        return new Yaml.Scalar(word.span(), word.text(), false, false, word);
    }
}
