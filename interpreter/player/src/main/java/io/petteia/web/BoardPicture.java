package io.petteia.web;

import io.petteia.model.Board;
import io.petteia.model.Domain;
import io.petteia.model.GameModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A painted board as the picture that a definition has: a word for each site, the first row on top, and a legend of the words. */
final class BoardPicture {
    private static final String PLAIN = ".";
    private static final String OFF = "_";
    /** For terrains, by the order in which they are declared behind the usual one. */
    private static final List<String> SIGNS = List.of("^", "~", ":", "%", "=", "+", "*", "'");

    private static final int MOST_PIECES = 1000;

    private final GameModel model;
    private final Map<String, Cell> legend = new LinkedHashMap<>();

    BoardPicture(GameModel model) {
        this.model = model;
    }

    /**
     * What is painted on a site.
     *
     * @param terrain null for the usual one
     * @param piece null for none
     * @param owner null for nobody's
     * @param off whether there is no site
     * @param count how many of the pieces lie there; null for one
     */
    record Cell(
            @Nullable String terrain,
            @Nullable String piece,
            @Nullable String owner,
            @Nullable Boolean off,
            @Nullable Integer count) {
        static final Cell EMPTY = new Cell(null, null, null, null, null);

        boolean isOff() {
            return Boolean.TRUE.equals(off);
        }

        boolean isPlain() {
            return terrain == null && piece == null && !isOff();
        }

        Cell withoutPiece() {
            return new Cell(terrain, null, null, off, null);
        }

        String meaning() {
            StringBuilder all = new StringBuilder("{");
            if (terrain != null) all.append("terrain: ").append(terrain);
            if (piece != null) {
                if (terrain != null) all.append(", ");
                all.append("piece: ").append(piece).append(", owner: ").append(owner == null ? "none" : owner);
            }
            return all.append('}').toString();
        }
    }

    /** Whether all of a board is in rows, a piece a site, so that it can be drawn as a picture. */
    static boolean fits(Board board) {
        for (int row : board.row()) if (row == 0) return false;
        return board.size() > 0 && !board.stacks() && !board.bare();
    }

    /** @throws Problem for what the game does not have */
    void check(Map<String, Cell> cells) {
        cells.forEach((site, cell) -> {
            has(model.board().sites(), site);
            if (cell.terrain() != null) has(model.terrains(), cell.terrain());
            if (cell.piece() != null) has(model.pieces(), cell.piece());
            if (cell.owner() != null) has(model.players(), cell.owner());
            Integer count = cell.count();
            if (count != null && (count < 1 || count > MOST_PIECES))
                throw Problem.malformed("on a site lie from 1 to " + MOST_PIECES + " pieces");
        });
    }

    private static void has(Domain domain, String member) {
        if (domain.ordinal(member) == Domain.NONE)
            throw Problem.refused("unknown-member", "there is no " + domain.name() + " `" + member + "`", List.of());
    }

    /** The rows of the picture. @param cells by the name of the site; what is not there is plain */
    List<String> rows(Map<String, Cell> cells) {
        List<List<String>> words = new ArrayList<>();
        int widest = 1;
        for (List<Integer> row : sites()) {
            List<String> line = new ArrayList<>();
            for (int site : row) {
                String word = site < 0
                        ? OFF
                        : word(cells.getOrDefault(model.board().sites().member(site), Cell.EMPTY));
                widest = Math.max(widest, word.length());
                line.add(word);
            }
            words.add(line);
        }
        int width = widest;
        return words.stream()
                .map(line -> String.join(
                                " ",
                                line.stream()
                                        .map(word -> word + " ".repeat(width - word.length()))
                                        .toList())
                        .stripTrailing())
                .toList();
    }

    /** By word what it means, of those that have been used. */
    Map<String, String> legend() {
        Map<String, String> meanings = new LinkedHashMap<>();
        legend.forEach((word, cell) -> meanings.put(word, cell.meaning()));
        return meanings;
    }

    /** Rows from the top, -1 where a row has no site. */
    private List<List<Integer>> sites() {
        Board board = model.board();
        TreeMap<Integer, List<Integer>> byRow = new TreeMap<>();
        int columns = 0;
        for (int site = 0; site < board.size(); site++) {
            if (board.row()[site] == 0) continue;
            byRow.computeIfAbsent(board.row()[site], r -> new ArrayList<>()).add(site);
            columns = Math.max(columns, board.column()[site]);
        }
        List<List<Integer>> rows = new ArrayList<>(byRow.values());
        rows.sort(Comparator.comparingDouble(row -> row.stream()
                .mapToDouble(site -> board.places().get(site).y())
                .average()
                .orElse(0)));
        boolean filled = !board.shape().equals("hexagon");
        int width = columns;
        return rows.stream()
                .map(row -> filled ? filled(row, width) : sorted(row))
                .toList();
    }

    private List<Integer> sorted(List<Integer> row) {
        return row.stream()
                .sorted(Comparator.comparingDouble(
                        site -> model.board().places().get(site).x()))
                .toList();
    }

    private List<Integer> filled(List<Integer> row, int width) {
        List<Integer> filled = new ArrayList<>(java.util.Collections.nCopies(width, -1));
        for (int site : row) filled.set(model.board().column()[site] - 1, site);
        return filled;
    }

    private String word(Cell cell) {
        if (cell.isOff()) return OFF;
        if (cell.isPlain()) return PLAIN;
        for (Map.Entry<String, Cell> known : legend.entrySet())
            if (known.getValue().equals(cell)) return known.getKey();
        String bySymbol = bySymbol(cell);
        if (bySymbol != null) return bySymbol;
        String word = fresh(cell);
        legend.put(word, cell);
        return word;
    }

    /** A piece's own sign stands for it: capital for the first player, small for the second. */
    private @Nullable String bySymbol(Cell cell) {
        if (cell.terrain() != null || cell.piece() == null) return null;
        GameModel.PieceType type = model.pieceTypes().get(model.pieces().ordinal(cell.piece()));
        String symbol = type.symbol();
        if (symbol.length() != 1 || !Character.isLetter(symbol.charAt(0))) return null;
        if (type.ownerNone()) return cell.owner() == null ? symbol : null;
        int owner = cell.owner() == null ? -1 : model.players().ordinal(cell.owner());
        if (owner == 0) return symbol.toUpperCase(Locale.ROOT);
        return owner == 1 ? symbol.toLowerCase(Locale.ROOT) : null;
    }

    private String fresh(Cell cell) {
        if (cell.piece() == null && cell.terrain() != null) {
            int terrain = model.terrains().ordinal(cell.terrain());
            if (terrain >= 1 && terrain <= SIGNS.size()) return SIGNS.get(terrain - 1);
        }
        String stem = cell.piece() == null
                ? "t"
                : model.pieceTypes().get(model.pieces().ordinal(cell.piece())).symbol();
        String letter = stem.matches("[A-Za-z]+") ? stem : "x";
        for (int i = 1; ; i++) if (!legend.containsKey(letter + i)) return letter + i;
    }
}
