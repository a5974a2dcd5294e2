package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code scenarios/*.yaml} of a game's own folder; those of its bases are theirs. */
public final class Scenarios {
    private final Reader reader;
    private final ScenarioReader scenarios;

    private Scenarios(Definition definition, Reader reader) {
        this.reader = reader;
        this.scenarios = new ScenarioReader(definition, reader);
    }

    /** Those that can be read, in the order of the files; what is wrong is told. */
    public static List<Scenario> read(Definition definition, Diagnostics diagnostics) {
        Reader reader = new Reader(diagnostics);
        Scenarios scenarios = new Scenarios(definition, reader);
        Folder own = definition.folders().get(definition.folders().size() - 1);
        YamlFiles files = new YamlFiles(new Texts(reader), reader);
        List<Scenario> all = new ArrayList<>();
        for (String path : own.list("scenarios", ".yaml")) {
            Yaml file = files.mapping(own, path, null);
            if (file != null) scenarios.file(file, all);
        }
        return all;
    }

    private void file(Yaml file, List<Scenario> all) {
        Section section = reader.section(file, "a file of scenarios");
        if (section == null) return;
        section.allow("scenarios");
        Yaml list = section.required("scenarios", "a list of scenarios");
        List<Yaml> items = list == null ? List.of() : reader.items(list, "a list of scenarios");
        for (Yaml item : items) {
            Section one = reader.section(item, "a scenario");
            Scenario scenario = one == null ? null : scenarios.read(one);
            if (scenario != null) all.add(scenario);
        }
    }
}
