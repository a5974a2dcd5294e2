package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Symbol;
import io.petteia.model.Zone;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Nodes;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The zones of a board: {@code z: SITES} or {@code z: {Player: SITES}}. */
final class Zones {
    private final Building building;
    private final Reader reader;
    private final Map<Zone, Yaml> declared = new LinkedHashMap<>();

    Zones(Building building) {
        this.building = building;
        this.reader = building.reader();
    }

    void declare(Section board, Declaring declaring) {
        Section section = board.section("zones", "`zones`");
        if (section == null) return;
        for (Yaml.Entry entry : section.entries()) {
            if (!reader.isName(entry.key(), "a zone")) continue;
            Zone zone = new Zone(entry.key().value(), entry.key().span(), entry.value() instanceof Yaml.Mapping);
            declared.put(zone, entry.value());
            declaring.declare(zone.name(), new Symbol.ZoneName(zone.span(), zone));
        }
    }

    List<Zone> all() {
        return List.copyOf(declared.keySet());
    }

    void fill() {
        declared.forEach(this::fill);
    }

    private void fill(Zone zone, Yaml node) {
        Sites sites = new Sites(building);
        List<Term> terms = new ArrayList<>();
        if (!zone.perPlayer()) {
            Term term = sites.read(node);
            if (term != null) terms.add(term);
        } else {
            Section byPlayer = reader.section(node, "zone `" + zone.name() + "`");
            if (byPlayer == null || isSetInBraces(byPlayer)) return;
            List<String> players = building.names().players().members();
            byPlayer.allow(players);
            for (String player : players) {
                Yaml value = byPlayer.get(player);
                Term term = value == null ? null : sites.read(value);
                if (term != null) terms.add(term);
                if (value == null && !byPlayer.isMisspelled())
                    reader.tell(Diagnostic.error(
                                    "incomplete-table",
                                    byPlayer.head(),
                                    "zone `" + zone.name() + "` says nothing for `" + player + "`")
                            .expected("sites for every player"));
            }
        }
        zone.setSites(terms);
    }

    /** {@code {e5}}, as rules write it. */
    private boolean isSetInBraces(Section section) {
        if (section.entries().isEmpty()
                || !section.entries().stream().allMatch(entry -> Nodes.isNothing(entry.value()))) return false;
        List<String> names =
                section.entries().stream().map(entry -> entry.key().value()).toList();
        reader.tell(Diagnostic.error("wrong-value", section.head(), "in YAML braces hold keys with values")
                .expected("a list of sites, or sites for every player")
                .suggest("write `[" + String.join(", ", names) + "]`"));
        return true;
    }
}
