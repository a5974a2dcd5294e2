package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.List;

/** The kinds of terrain; the first is what a site is when nothing is said. */
final class Terrains {
    private final List<Span> places = new ArrayList<>();
    private final Domain domain;

    Terrains(Section game, Reader reader) {
        List<String> names = new ArrayList<>();
        Yaml node = game.get("terrain");
        List<Yaml> items = node == null ? List.of() : reader.items(node, "a list of terrains, the usual one first");
        for (Yaml item : items) {
            Yaml.Scalar name = reader.scalar(item, "the name of a terrain");
            if (name == null || !reader.isName(name, "a terrain")) continue;
            if (names.contains(name.value())) {
                String message = "there are two terrains `" + name.value() + "`";
                reader.tell(Diagnostic.error("doubled-name", name.span(), message)
                        .related(places.get(names.indexOf(name.value())), "the first"));
                continue;
            }
            names.add(name.value());
            places.add(name.span());
        }
        this.domain = new Domain(Domain.Sort.TERRAIN, "terrain", names);
    }

    Domain domain() {
        return domain;
    }

    List<Span> places() {
        return places;
    }
}
