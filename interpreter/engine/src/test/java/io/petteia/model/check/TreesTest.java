package io.petteia.model.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.DiagnosticRenderer;
import io.petteia.model.GameModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the checker makes of rules, tree by tree. {@code -Dgolden.rewrite=true} writes down what it makes now. */
class TreesTest {
    private static final Path FILE = Path.of("src/test/resources/trees.txt");

    @TestFactory
    Stream<DynamicTest> trees() throws IOException {
        MistakeCases file = MistakeCases.read(Files.readString(FILE));
        List<MistakeCases.Case> now = new ArrayList<>();
        List<DynamicTest> tests = new ArrayList<>();
        for (MistakeCases.Case each : file.cases()) {
            String made = made(file.common(), each.parts());
            now.add(each.told(made));
            String before = each.parts().getOrDefault("told", "").strip();
            tests.add(DynamicTest.dynamicTest(
                    each.title(), () -> assertThat(made.strip()).isEqualTo(before)));
        }
        if (!Boolean.getBoolean("golden.rewrite")) return tests.stream();
        Files.writeString(FILE, new MistakeCases(file.head(), file.common(), now).write());
        return Stream.of();
    }

    private static String made(Map<String, String> common, Map<String, String> parts) {
        Map<String, String> all = new LinkedHashMap<>(common);
        all.putAll(parts);
        TinyGame game = new TinyGame(
                all.getOrDefault("game", ""), all.getOrDefault("rules", "") + all.getOrDefault("end", ""), Map.of());
        GameModel model = game.model;
        if (model == null) return DiagnosticRenderer.plain().renderAll(game.told.sorted());
        StringBuilder out = new StringBuilder();
        model.defines().values().forEach(define -> out.append(Trees.of(define)));
        model.rules().values().forEach(rule -> out.append(Trees.of(rule)));
        return out.toString();
    }
}
