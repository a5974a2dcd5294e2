package io.petteia.model.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the parser and the checker find wrong in a piece of the rules language inside YAML is told at its own word there. */
class SnippetPlacesTest {
    private static final String HEAD = """
            petteia: 1
            players: [Red, Blue]
            rules: game.rules
            board: {shape: square, size: 3x3}
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "pieces: {man: {moves: \"orthogonal: @emty\"}} | emty | 5:37",
                "pieces: {man: {moves: [\"all: @empty\", 'all: @(empty or enmy)']}} | enmy | 5:56",
                "pieces: {man: {moves: \"orthogonal @empty\"}} | @ | 5:35",
                "pieces: {each: {suit: siut}, man: {}} | siut | 5:23",
                "kinds: {suit: [x, y], order: {each: {chart: rule per suit}, march: {chart: [go, gone]}}} | gone | 5:81",
                "kinds: {order: {each: {act: rule}, march: {act: 'if 1 > 0 { go; gone }'}}} | gone | 5:65",
                "variables: {a: '0..3 = onto'} | onto | 5:24",
                "variables: {a: \"set of 1..6 = {1, 7}\"} | 7 | 5:35",
                "variables: {a: 0..3 = 0}\\nshow: [a] | a | 6:8",
                "limit: {turns: 20, then: scor} | scor | 5:26",
                "limit: {turns: 4 * many, then: draw} | many | 5:20",
                "visible: {piece: revealed} | revealed | 5:18",
                "pieces: {man: {}}\\nsetup: {Red: {man: row(1) + hom}} | hom | 6:29",
            })
    void ofAGame(String yaml, String word, String place) {
        assertPlace(Map.of("game.yaml", HEAD + yaml.replace("\\n", "\n") + "\n"), "game.yaml", word, place);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "expect: [count(men) is 3] | men | 3:20",
                "expect: [own] | own | 3:14",
                "position: {prepare: 'lay {a1, b5}'} | b5 | 3:35",
                "position: {set: {a: 1 + men}} | men | 3:29",
                "hidden: {Red: 'a + men'} | men | 3:24",
            })
    void ofAScenario(String yaml, String word, String place) {
        String scenario = "scenarios:\n  - title: t\n    " + yaml + "\n";
        Map<String, String> files =
                Map.of("game.yaml", HEAD + "variables: {a: 0..9 = 0}\n", "scenarios/a.yaml", scenario);
        assertPlace(files, "scenarios/a.yaml", word, place);
    }

    private static void assertPlace(Map<String, String> given, String file, String word, String place) {
        Map<String, String> files = new TreeMap<>(given);
        files.put("game.rules", "play { turns of players until passes >= 2 { pass } }\nrule go { }\n");
        assertThat(told(files)).contains("game/" + file + ":" + place + " " + word);
    }

    /** Place and word of everything that is wrong. */
    private static List<String> told(Map<String, String> files) {
        TextFolder folder = new TextFolder("game", Map.of("game", files));
        return Samples.told(folder, Map.of()).sorted().stream()
                .filter(diagnostic -> diagnostic.isError())
                .map(diagnostic -> diagnostic.span())
                .filter(Objects::nonNull)
                .map(span -> span + " " + span.text())
                .toList();
    }
}
