package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Reader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** {@code 8x10}, or one number for both; perhaps with holes that hold options. */
record Size(int width, int height) {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})(?:[xX]([0-9]{1,9}))?");
    private static final int MOST = 128;
    private static final String EXPECTED = "columns and rows such as `8x8`, or one number for both";

    static @Nullable Size read(Shape.Request request) {
        Yaml node = request.section().required("size", EXPECTED);
        if (node == null) return null;
        Yaml.Scalar scalar = request.reader().scalar(node, EXPECTED);
        String text = scalar == null ? null : request.options().fill(scalar);
        if (scalar == null || text == null) return null;
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            Diagnostic bad = Diagnostic.error("bad-size", scalar.span(), "`" + text + "` is not a size");
            boolean bare = text.startsWith("option.");
            request.reader().tell(bad.expected(EXPECTED).suggest(bare ? "write `\"{" + text + "}\"`" : null));
            return null;
        }
        int width = Integer.parseInt(form.group(1));
        int height = form.group(2) == null ? width : Integer.parseInt(form.group(2));
        if (width < 1 || height < 1 || width > MOST || height > MOST) {
            Diagnostic bad = Diagnostic.error("bad-size", scalar.span(), "there is no board of size `" + text + "`");
            request.reader().tell(bad.expected("from 1 to " + MOST + " columns and rows"));
            return null;
        }
        return new Size(width, height);
    }

    /** The radius of a hexagon: 0 is a single site. */
    static @Nullable Integer radius(Shape.Request request, int most) {
        Yaml node = request.section().required("radius", "how many sites from the middle to the edge");
        if (node == null) return null;
        Reader reader = request.reader();
        Yaml.Scalar scalar = reader.scalar(node, "a whole number");
        String text = scalar == null ? null : request.options().fill(scalar);
        return scalar == null || text == null ? null : reader.number(text, scalar.span(), 0, most);
    }
}
