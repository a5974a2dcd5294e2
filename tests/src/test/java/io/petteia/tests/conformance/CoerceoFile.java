package io.petteia.tests.conformance;

import io.petteia.game.State;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** coerceo.json, and the definitions that are held to it. */
final class CoerceoFile {
    static final JsonNode JSON = ConformanceFiles.json("coerceo.json");
    static final JsonNode FIELDS = JSON.get("fields");

    private CoerceoFile() {}

    /** The game said in the language alone, and the one that calls a hook. */
    static Stream<String> definitions() {
        return Stream.of("coerceo", "coerceo-hook");
    }

    static State start(String definition, JsonNode each) {
        return Setting.start(
                definition,
                options(each),
                CoerceoPosition.of(each.get("position").asString()).yaml());
    }

    static Map<String, String> options(JsonNode each) {
        Map<String, String> options = new TreeMap<>();
        JsonNode given = each.path("options");
        given.properties().forEach(option -> {
            if (!option.getKey().equals("exchange_cost")) throw unknown(option.getKey());
            options.put("price", option.getValue().asString());
        });
        if (given.isArray()) {
            for (JsonNode option : given) {
                if (!option.asString().equals("one")) throw unknown(option.asString());
                options.put("price", "1");
            }
        }
        return options;
    }

    private static AssertionError unknown(String option) {
        return new AssertionError("coerceo.json has an option `" + option + "` that nobody maps");
    }

    static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }
}
