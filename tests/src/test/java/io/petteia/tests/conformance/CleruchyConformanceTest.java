package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** As many sequences of moves as two independent programs find. */
class CleruchyConformanceTest {
    /** One position under one set of options. */
    private record Setting(String name, Map<String, String> options, String position, Counts counts) {
        State start() {
            return CleruchyFile.start(options, position);
        }
    }

    @TestFactory
    Stream<DynamicNode> counts() {
        return settings().stream()
                .map(setting -> DynamicContainer.dynamicContainer(
                        setting.name(), setting.counts().inBuild().map(row -> row(setting, row, false))));
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicNode> greaterCounts() {
        return settings().stream()
                .map(setting -> DynamicContainer.dynamicContainer(
                        setting.name(), setting.counts().inSlow().map(row -> row(setting, row, true))));
    }

    private static DynamicTest row(Setting setting, Counts.Row row, boolean slow) {
        return DynamicTest.dynamicTest(setting.name() + " to depth " + row.depth(), () -> {
            State state = setting.start();
            Counting counting = Counting.SEQUENCES;
            long found = slow ? counting.countOnTwoCores(state, row.depth()) : counting.count(state, row.depth());
            assertThat(found).isEqualTo(row.leaves());
        });
    }

    private static List<Setting> settings() {
        List<Setting> settings = new ArrayList<>();
        for (JsonNode each : CleruchyFile.JSON.get("perft_positions")) {
            String name = each.get("name").asString();
            String position = each.get("position").asString();
            Map<String, String> options = CleruchyFile.options(each.get("options"));
            settings.add(new Setting(name, options, position, Counts.of(each.get("perft"))));
            JsonNode others = each.get("perft_under_alternative_options");
            if (others == null) continue;
            others.properties().forEach(other -> {
                Map<String, String> more = new TreeMap<>(options);
                more.put(CleruchyFile.option(other.getKey()), "true");
                settings.add(new Setting(name + ", " + other.getKey(), more, position, Counts.of(other.getValue())));
            });
        }
        return settings;
    }
}
