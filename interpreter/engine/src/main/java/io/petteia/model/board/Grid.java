package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.reading.Picture;
import io.petteia.model.reading.Reader;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * The board as rows of a picture, the first on top: by row and column the site there, -1 where there is none. Every picture of the board must have
 * exactly these rows, and each row exactly its words.
 */
public record Grid(int[][] sites) {
    public static final int NO_SITE = -1;

    /** Whether the picture has the rows and columns of the board; told if not. */
    public boolean fits(Picture picture, Reader reader) {
        List<List<Picture.Word>> rows = picture.rows();
        boolean fits = true;
        if (picture.folded() && sites.length > 1) {
            reader.tell(Diagnostic.error(
                            "folded-picture", picture.span(), "the lines of this picture have been folded into one")
                    .suggest("write `|` behind the key, and the picture below it"));
            return false;
        }
        for (int i = 0; i < Math.min(rows.size(), sites.length); i++) {
            List<Picture.Word> row = rows.get(i);
            int columns = sites[i].length;
            if (row.size() == columns) continue;
            Picture.Word at = row.get(Math.min(row.size() - 1, columns));
            String message = "row " + (i + 1) + " of the picture has " + counted(row.size(), "word");
            reader.tell(Diagnostic.error("picture-row", at.span(), message)
                    .expected(counted(columns, "word") + ", one for each column"));
            fits = false;
        }
        if (rows.size() != sites.length) {
            var at = rows.size() > sites.length ? rows.get(sites.length).get(0).span() : picture.span();
            reader.tell(Diagnostic.error("picture-rows", at, "the picture has " + counted(rows.size(), "row"))
                    .expected(counted(sites.length, "row") + ", the first on top"));
            fits = false;
        }
        return fits;
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /** Visits every site with its word; a word where there is no site is told unless it says just that. */
    public void visit(Picture picture, Reader reader, BiConsumer<Integer, Picture.Word> visitor) {
        visit(picture, reader, Picture::isEmpty, visitor);
    }

    /** @param empty whether a word may stand where there is no site */
    public void visit(
            Picture picture, Reader reader, Predicate<String> empty, BiConsumer<Integer, Picture.Word> visitor) {
        if (!fits(picture, reader)) return;
        for (int row = 0; row < sites.length; row++) {
            for (int column = 0; column < sites[row].length; column++) {
                Picture.Word word = picture.rows().get(row).get(column);
                int site = sites[row][column];
                if (site != NO_SITE) visitor.accept(site, word);
                else if (!empty.test(word.text())) {
                    reader.tell(Diagnostic.error(
                                    "off-the-board", word.span(), "`" + word.text() + "` stands where there is no site")
                            .expected("`_`"));
                }
            }
        }
    }
}
