package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Picture;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Suggestion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the sites get their names: as the shape has it (null), or {@code numbers from top}, {@code axial}, or from a picture. */
record Naming(@Nullable String scheme, @Nullable Picture picture) {
    static final String NUMBERS = "numbers from top";
    static final String AXIAL = "axial";

    /** @param schemes those that the shape knows */
    static Naming read(Shape.Request request, String... schemes) {
        Naming plain = new Naming(null, null);
        Yaml node = request.section().get("names");
        if (node == null) return plain;
        Yaml.Scalar scalar = request.reader().scalar(node, "a picture that names the sites");
        if (scalar == null) return plain;
        if (List.of(schemes).contains(scalar.value())) return new Naming(scalar.value(), null);
        Picture picture = Picture.of(scalar);
        if (picture.rows().size() > 1 || scalar.value().indexOf('\n') >= 0) return new Naming(null, picture);
        String known = schemes.length == 0 ? "" : Suggestion.list(List.of(schemes)) + ", or ";
        String message = "`" + scalar.value() + "` is no way to name these sites";
        request.reader()
                .tell(Diagnostic.error("unknown-word", scalar.span(), message)
                        .expected(known + "a picture, one name a site")
                        .suggest(Suggestion.of(scalar.value(), List.of(schemes))));
        return plain;
    }

    /** The picture's names by row and column, {@code _} where there is no site; null if it does not fit, which has been told. */
    static Picture.Word @Nullable [][] names(Picture picture, int columns, int rows, Reader reader) {
        if (!new Grid(new int[rows][columns]).fits(picture, reader)) return null;
        Picture.Word[][] names = new Picture.Word[rows][];
        for (int row = 0; row < rows; row++)
            names[row] = picture.rows().get(row).toArray(Picture.Word[]::new);
        return names;
    }

    /** {@code a} … {@code z}, {@code aa} … */
    static String letters(int column) {
        String last = String.valueOf((char) ('a' + column % 26));
        return column < 26 ? last : letters(column / 26 - 1) + last;
    }
}
