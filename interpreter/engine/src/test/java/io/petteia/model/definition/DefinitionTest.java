package io.petteia.model.definition;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.Attribute;
import io.petteia.model.GameModel;
import io.petteia.model.check.RulesChecker;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Definitions as a whole: their hash, what variants make of them, their options. */
class DefinitionTest {
    private static final Map<String, String> BASE = Map.of(
            "game.yaml",
            """
            petteia: 1
            title: Base
            players: [Red, Blue]
            rules: base.rules
            options: {board: {file: boards/*.yaml, default: small}, size: {range: 2..9, default: 3}}
            board: option.board
            pieces:                            # all of them
              each: {cost: 0..9 = 1}
              man:  {symbol: M, cost: 2}       # cheap
              wall: {owner: none}
            kinds: {die: 1..3, order: {each: {chart: 0..9 per die}, march: {chart: [1, 2, 3]}}}
            """,
            "base.rules",
            "play { turns of players until passes >= 2 { pass } }\n",
            "boards/small.yaml",
            "{shape: square, size: '{option.size}'}\n");

    private static final String VARIANT = """
            petteia: 1
            extends: base
            title: Variant
            change:
              pieces: {man: {cost: 5}}
              options: {board: {default: large}}
              kinds: {order: {march: {chart: {2: 7}}}}
            add:
              pieces: {king: {symbol: K}}
            remove: [pieces.wall]
            """;

    private static Definition read(Map<String, Map<String, String>> games, String name) {
        Diagnostics diagnostics = new Diagnostics();
        Definition definition =
                Definition.read(new TextFolder(name, games), Catalogue.EMPTY, Checkout.library(), diagnostics);
        assertThat(diagnostics.sorted().stream().map(DefinitionsTest::told)).isEmpty();
        return requireNonNull(definition);
    }

    private static GameModel model(Definition definition, Map<String, String> options) {
        Diagnostics diagnostics = new Diagnostics();
        GameModel model = new ModelBuilder(definition, RulesChecker::new).build(options, diagnostics);
        assertThat(diagnostics.sorted().stream().map(DefinitionsTest::told)).isEmpty();
        return requireNonNull(model);
    }

    private static Map<String, Map<String, String>> games() {
        Map<String, String> variant = Map.of("game.yaml", VARIANT, "boards/large.yaml", "{shape: square, size: 8x8}");
        return Map.of("base", BASE, "variant", variant);
    }

    @Test
    void sizesAreComputedFromOptions() {
        Map<String, String> computed = new HashMap<>(BASE);
        computed.put(
                "boards/small.yaml", "{shape: square, size: '{min(option.size, 2 + 2)}x{max(1, option.size - 6, 2)}'}");
        Definition definition = read(Map.of("base", computed), "base");
        assertThat(model(definition, Map.of()).board().size()).isEqualTo(3 * 2);
        assertThat(model(definition, Map.of("size", "9")).board().size()).isEqualTo(4 * 3);
    }

    @Test
    void aVariantChangesAddsAndRemoves() {
        Definition definition = read(games(), "variant");
        GameModel model = model(definition, Map.of());
        assertThat(model.title()).isEqualTo("Variant");
        assertThat(model.pieces().members()).containsExactly("man", "king");
        assertThat(model.board().size()).isEqualTo(64);
        assertThat(cells(model, "cost")).containsExactly(5, 1);
        assertThat(cells(model, "chart")).containsExactly(1, 7, 3);
        assertThat(model(definition, Map.of("board", "small", "size", "2"))
                        .board()
                        .size())
                .isEqualTo(4);
    }

    private static Integer[] cells(GameModel model, String name) {
        return model.attributes().stream()
                .filter(attribute -> attribute.name().equals(name))
                .flatMap(attribute -> attribute.cells().stream())
                .map(cell -> ((Attribute.Scalar) cell).value())
                .toArray(Integer[]::new);
    }

    @Test
    void aVariantCanBeFlattened() {
        Definition definition = read(games(), "variant");
        Map<String, String> files = Flattened.of(definition);
        assertThat(files.keySet())
                .containsExactlyInAnyOrder("game.yaml", "base.rules", "boards/small.yaml", "boards/large.yaml");
        assertThat(files.get("game.yaml"))
                .contains("man: {symbol: M, cost: 5}  # cheap")
                .doesNotContain("extends");
        GameModel flat = model(read(Map.of("flat", files), "flat"), Map.of());
        assertThat(flat.pieces().members()).containsExactly("man", "king");
        assertThat(cells(flat, "chart")).containsExactly(1, 7, 3);
        assertThat(flat.board().size()).isEqualTo(64);
    }

    @Test
    void theHashNamesEveryText() {
        String hash = read(games(), "variant").hash();
        assertThat(hash).hasSize(64).isEqualTo(read(games(), "variant").hash());
        for (String path : BASE.keySet()) {
            Map<String, String> changed = new HashMap<>(BASE);
            changed.merge(path, path.endsWith(".rules") ? "// \n" : "# \n", (old, more) -> old + more);
            Map<String, Map<String, String>> games = new TreeMap<>(games());
            games.put("base", changed);
            assertThat(read(games, "variant").hash()).as(path).isNotEqualTo(hash);
        }
    }

    @Test
    void optionsNameAllTheirValues() {
        Options options = read(games(), "variant").options();
        assertThat(options.all()).extracting(Option::name).containsExactly("players", "board", "size");
        assertThat(options.all().get(1).values()).containsExactly("small", "large");
        assertThat(options.all().get(2).values()).hasSize(8).startsWith("2").endsWith("9");
    }
}
