package io.petteia.web;

import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Option;
import org.jspecify.annotations.Nullable;

/**
 * Where a game's board is written.
 *
 * @param option the option that chooses it; null if none does
 * @param isFile whether it is a file of its own
 * @param node what is written there
 */
record BoardSource(@Nullable String option, boolean isFile, Yaml.Mapping node) {
    private static final String OPTION = "option.";

    /** Null for a game without a board. */
    static @Nullable BoardSource of(Definition definition, GameModel model) {
        Yaml board = definition.game().get("board");
        if (board instanceof Yaml.Mapping inline) return new BoardSource(null, false, inline);
        if (!(board instanceof Yaml.Scalar scalar)) return null;
        String said = scalar.value();
        String name = said.startsWith(OPTION) ? said.substring(OPTION.length()) : null;
        Option option = name == null ? null : definition.options().option(name);
        String pattern = option == null ? null : option.files();
        String path = pattern == null || name == null
                ? said
                : pattern.replace("*", model.options().getOrDefault(name, ""));
        Yaml.Mapping node = definition.files().get(path);
        return node == null ? null : new BoardSource(pattern == null ? null : name, true, node);
    }

    /** What its size is called. */
    String sizeKey() {
        return node.get("radius") == null ? "size" : "radius";
    }

    /** The value of a key, as it is written; null if it is not there. */
    @Nullable
    String text(String key) {
        Yaml value = node.get(key);
        return value == null ? null : value.span().text();
    }
}
