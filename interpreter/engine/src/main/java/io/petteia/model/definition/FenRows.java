package io.petteia.model.definition;

import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Span;
import io.petteia.model.Board;
import io.petteia.model.GameModel.Standing;
import io.petteia.model.reading.Suggestion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of a FEN, the last row of the board first: a letter for a piece, a number for so many empty sites; empty sites at the end of a row may be left out. */
final class FenRows {
    /** Is told what is wrong. */
    interface Complaint {
        void tell(Span at, String message, @Nullable String expected);
    }

    /** Is told of a sign behind a piece. */
    interface Mark {
        void set(String sign, int site, Span at);
    }

    private final Fen fen;
    private final List<Standing> standing;
    private final Complaint complaint;
    private final int[][] sites;

    FenRows(Fen fen, Board board, List<Standing> standing, Complaint complaint) {
        this.fen = fen;
        this.standing = standing;
        this.complaint = complaint;
        int rows = most(board.row());
        int columns = most(board.column());
        sites = new int[rows + 1][columns + 1];
        for (int[] row : sites) java.util.Arrays.fill(row, -1);
        for (int site = 0; site < board.size(); site++) sites[board.row()[site]][board.column()[site]] = site;
    }

    private static int most(int[] numbers) {
        int most = 0;
        for (int each : numbers) most = Math.max(most, each);
        return most;
    }

    void read(Snippet text, Mark marks) {
        String[] rows = text.text().split("/", -1);
        if (rows.length != sites.length - 1) {
            complaint.tell(text.span(), "this has " + rows.length + " rows, the board " + (sites.length - 1), null);
            return;
        }
        int from = 0;
        for (int i = 0; i < rows.length; i++) {
            row(text.part(from, from + rows[i].length()), rows.length - i, marks);
            from += rows[i].length() + 1;
        }
    }

    private void row(Snippet text, int row, Mark marks) {
        String letters = text.text();
        int column = 1;
        int at = 0;
        while (at < letters.length()) {
            int end = at + 1;
            char c = letters.charAt(at);
            if (c >= '0' && c <= '9') {
                while (end < letters.length() && Character.isDigit(letters.charAt(end)) && end < at + 3) end++;
                column += Integer.parseInt(letters.substring(at, end));
            } else {
                if (fen.prefixes().indexOf(c) >= 0 && !fen.pieces().containsKey("" + c) && end < letters.length())
                    end++;
                int site = column < sites[row].length ? sites[row][column] : -1;
                put(text.part(at, end), site);
                column++;
                while (site >= 0
                        && end < letters.length()
                        && fen.marks().containsKey(letters.substring(end, end + 1))) {
                    marks.set(letters.substring(end, end + 1), site, text.span(end, end + 1));
                    end++;
                }
            }
            at = end;
        }
        if (column > sites[row].length)
            complaint.tell(
                    text.span(),
                    "this row has " + (column - 1) + " sites, the board " + (sites[row].length - 1) + " columns",
                    null);
    }

    private void put(Snippet letter, int site) {
        Fen.Man man = fen.pieces().get(letter.text());
        if (man == null) {
            String expected =
                    Suggestion.oneOf(fen.pieces().keySet().stream().sorted().toList());
            complaint.tell(letter.span(), "`" + letter.text() + "` is no piece of this game", expected);
        } else if (site >= 0) standing.add(new Standing(site, man.piece(), man.owner()));
        else complaint.tell(letter.span(), "the board has no site here", null);
    }
}
