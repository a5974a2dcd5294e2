package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.reading.OptionTerms;
import io.petteia.model.reading.Picture;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the section {@code board}: the shape draws sites and directions, the rest adds to them. */
public final class BoardReader {
    private static final List<String> COMMON = List.of(
            "title", "about", "note", "shape", "zones", "lines", "links", "ways", "extra", "stacks", "start",
            "terrain");

    private static final Map<String, Shape> SHAPES = new LinkedHashMap<>();

    static {
        SHAPES.put("square", new SquareShape());
        SHAPES.put("rhombus", new RhombusShape());
        SHAPES.put("hexagon", new HexagonShape());
        SHAPES.put("triangles", new TriangleShape());
        SHAPES.put("graph", new GraphShape());
    }

    private BoardReader() {}

    /** Null if there can be no board, which has been told. */
    public static @Nullable BoardPlan read(Section section, Domain players, OptionTerms options, Reader reader) {
        Shape shape = shape(section, reader);
        if (shape == null) return null;
        List<String> keys = new ArrayList<>(COMMON);
        keys.addAll(shape.keys());
        section.allow(keys, ofOtherShapes(shape));
        var request = new Shape.Request(section, players, options, reader);
        Sketch sketch = shape.draw(request);
        if (sketch == null) return null;
        Extras.add(sketch, request);
        new Lines(request, sketch).draw();
        if (sketch.shape.equals("graph")) Layout.arrange(sketch, request);
        String title = section.text("title");
        boolean stacks = section.truth("stacks");
        Yaml start = section.get("start");
        boolean bare = start != null
                && !(start instanceof Yaml.Scalar word && word.value().equals("laid"));
        Finish finish = new Finish(sketch, players);
        var board = finish.board(
                title == null ? "" : title, stacks, bare, off(sketch, section), groupings(sketch, section, reader));
        return new BoardPlan(
                board,
                section,
                sketch.grid,
                sketch.cells.stream().map(Sketch.Cell::span).toList());
    }

    /** By key which shapes have it. */
    private static Map<String, String> ofOtherShapes(Shape shape) {
        Map<String, String> hints = new LinkedHashMap<>();
        SHAPES.forEach((name, other) -> {
            for (String key : other.keys())
                if (!shape.keys().contains(key)) hints.merge(key, "`" + name + "`", (a, b) -> a + ", " + b);
        });
        hints.replaceAll((key, shapes) -> "`" + key + "` is for boards of the shape " + shapes);
        return hints;
    }

    /** Of a game without a board. */
    public static BoardPlan none(Domain players) {
        var board = new Finish(new Sketch("graph"), players).board("", false, false, new boolean[0], Map.of());
        return new BoardPlan(board, null, null, List.of());
    }

    private static @Nullable Shape shape(Section section, Reader reader) {
        String expected = Suggestion.list(SHAPES.keySet());
        Yaml node = section.required("shape", expected);
        Yaml.Scalar scalar = node == null ? null : reader.scalar(node, expected);
        if (scalar == null) return null;
        Shape shape = SHAPES.get(scalar.value());
        if (shape == null) {
            reader.tell(
                    Diagnostic.error("unknown-shape", scalar.span(), "no board has the shape `" + scalar.value() + "`")
                            .expected(expected)
                            .suggest(Suggestion.of(scalar.value(), SHAPES.keySet())));
        }
        return shape;
    }

    /** The sites that the board's own picture leaves out. */
    private static boolean[] off(Sketch sketch, Section section) {
        boolean[] off = new boolean[sketch.cells.size()];
        Picture picture = picture(section.get("map"));
        if (picture == null || sketch.grid == null || section.get("legend") instanceof Yaml.Scalar) return off;
        Yaml.Mapping legend = section.get("legend") instanceof Yaml.Mapping m ? m : null;
        // Whoever reads the pieces and terrain of the picture tells what does not fit.
        Reader silent = new Reader(new Diagnostics());
        sketch.grid.visit(picture, silent, (site, word) -> {
            Yaml entry = legend == null ? null : legend.get(word.text());
            off[site] = entry == null ? Picture.isHole(word.text()) : isOff(entry);
        });
        return off;
    }

    private static boolean isOff(Yaml entry) {
        return entry instanceof Yaml.Scalar scalar && scalar.value().equals("off");
    }

    private static @Nullable Picture picture(@Nullable Yaml node) {
        return node instanceof Yaml.Scalar scalar ? Picture.of(scalar) : null;
    }

    /** By name the group of each site, an empty text for none. */
    private static Map<String, String[]> groupings(Sketch sketch, Section section, Reader reader) {
        Map<String, String[]> groupings = new LinkedHashMap<>();
        Section groups = section.section("groups", "`groups`");
        if (groups == null || sketch.grid == null) return groupings;
        for (Yaml.Entry entry : groups.entries()) {
            Yaml.Scalar scalar = reader.scalar(entry.value(), "a picture, the name of a group for each site");
            if (scalar == null) continue;
            String[] of = new String[sketch.cells.size()];
            Arrays.fill(of, "");
            Set<String> met = new HashSet<>();
            sketch.grid.visit(Picture.of(scalar), reader, (site, word) -> {
                if (Picture.isEmpty(word.text())) return;
                if (met.add(word.text())) reader.isName(word.text(), word.span(), "a group of sites");
                of[site] = word.text();
            });
            groupings.put(entry.key().value(), of);
        }
        return groupings;
    }
}
