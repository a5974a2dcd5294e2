package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Picture;
import io.petteia.model.reading.Picture.Word;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sites with names of their own and no lattice: what joins them is said by lines, links and ways. */
final class GraphShape implements Shape {
    private static final String EXPECTED = "the names of the sites, or a mapping with what each has";

    @Override
    public List<String> keys() {
        return List.of("each", "sites", "picture");
    }

    @Override
    public @Nullable Sketch draw(Request request) {
        Sketch sketch = new Sketch("graph");
        Yaml sites = request.section().get("sites");
        List<Word> names = sites != null ? named(sites, request) : met(request);
        for (Word name : names) {
            if (sketch.cells.size() >= Sketch.MOST_SITES) {
                request.error("too-many-sites", name.span(), "a board has at most " + Sketch.MOST_SITES + " sites");
                return null;
            }
            int site = sketch.add(new Sketch.Cell(name.text(), name.span(), null, 0, 0, Polygons.point(0, 0)));
            if (site == Sketch.NONE && sites != null) GridShape.doubled(name, request);
        }
        if (sketch.cells.isEmpty()) {
            request.reader()
                    .tell(Diagnostic.error("no-sites", request.section().head(), "this board has no sites")
                            .expected("`sites`, or `lines` that name them"));
        }
        return sketch;
    }

    private static List<Word> named(Yaml node, Request request) {
        List<Word> names = new ArrayList<>();
        if (node instanceof Yaml.Mapping mapping) {
            for (Yaml.Entry entry : mapping.entries())
                names.add(new Word(entry.key().value(), entry.key().span()));
            return names;
        }
        Yaml.Scalar scalar = request.reader().scalar(node, EXPECTED);
        return scalar == null ? names : SiteList.names(Picture.words(scalar.content()), request.reader());
    }

    /** Without {@code sites} a site is whatever the lines name. */
    private static List<Word> met(Request request) {
        List<Word> names = new ArrayList<>();
        Section lines = request.section().section("lines", "`lines`");
        if (lines == null) return names;
        for (Yaml.Entry group : lines.entries()) {
            for (Yaml line : request.reader().items(group.value(), Lines.EXPECTED)) {
                if (line instanceof Yaml.Scalar scalar)
                    names.addAll(SiteList.names(Picture.words(scalar.content()), request.reader()));
            }
        }
        return names;
    }
}
