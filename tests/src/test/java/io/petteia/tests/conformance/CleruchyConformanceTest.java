package io.petteia.tests.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** As many sequences of moves as two independent programs find. */
class CleruchyConformanceTest {
    @TestFactory
    Stream<DynamicNode> counts() {
        return Setting.inBuild(settings());
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicNode> greaterCounts() {
        return Setting.inSlow(settings());
    }

    private static List<Setting> settings() {
        List<Setting> settings = new ArrayList<>();
        for (JsonNode each : CleruchyFile.JSON.get("perft_positions")) {
            String name = each.get("name").asString();
            String position =
                    CleruchyPosition.of(each.get("position").asString()).yaml();
            Map<String, String> options = CleruchyFile.options(each.get("options"));
            settings.add(setting(name, options, position, each.get("perft")));
            JsonNode others = each.get("perft_under_alternative_options");
            if (others == null) continue;
            others.properties().forEach(other -> {
                Map<String, String> more = new TreeMap<>(options);
                more.put(CleruchyFile.option(other.getKey()), "true");
                settings.add(setting(name + ", " + other.getKey(), more, position, other.getValue()));
            });
        }
        return settings;
    }

    private static Setting setting(String name, Map<String, String> options, String position, JsonNode counts) {
        return new Setting(name, "cleruchy", options, position, Counts.of(counts));
    }
}
