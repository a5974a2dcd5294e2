package io.petteia.tests.conformance;

import io.petteia.game.State;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** cleruchy.json, and how its words map to those of the definition. */
final class CleruchyFile {
    /** The options of the file by those of the definition; the file's unit cases call two of them by other names. */
    private static final Map<String, String> OPTIONS = Map.of(
            "zone", "zone",
            "terrainBlocksJump", "terrain_blocks_jump",
            "tblock", "terrain_blocks_jump",
            "nativeStrict", "native_strict",
            "nstrict", "native_strict",
            "chain", "chain",
            "allowPass", "allow_pass");

    static final JsonNode JSON = ConformanceFiles.json("cleruchy.json");

    private CleruchyFile() {}

    static State start(Map<String, String> options, String position) {
        return Setting.start("cleruchy", options, CleruchyPosition.of(position).yaml());
    }

    /** A mapping from names to values, or a list of what is switched on. */
    static Map<String, String> options(JsonNode node) {
        Map<String, String> options = new TreeMap<>();
        if (node == null) return options;
        if (node.isArray()) node.forEach(name -> options.put(option(name.asString()), "true"));
        node.properties()
                .forEach(each ->
                        options.put(option(each.getKey()), each.getValue().asString()));
        return options;
    }

    static String option(String name) {
        String known = OPTIONS.get(name);
        if (known == null)
            throw new AssertionError("cleruchy.json has an option `" + name + "` that no table here maps");
        return known;
    }
}
