package io.petteia.model.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.DiagnosticRenderer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What authors are told about their mistakes, word for word. {@code -Dgolden.rewrite=true} writes down what is told now; look at the difference before
 * you keep it.
 */
class MistakesTest {
    private static final Path FOLDER = Path.of("src/test/resources/mistakes");

    @TestFactory
    Stream<DynamicContainer> mistakes() throws IOException {
        List<DynamicContainer> files = new ArrayList<>();
        try (Stream<Path> paths = Files.list(FOLDER)) {
            for (Path path : paths.sorted().toList()) files.add(file(path));
        }
        return files.stream();
    }

    private static DynamicContainer file(Path path) throws IOException {
        MistakeCases file = MistakeCases.read(Files.readString(path));
        List<MistakeCases.Case> now = new ArrayList<>();
        List<DynamicTest> tests = new ArrayList<>();
        for (MistakeCases.Case each : file.cases()) {
            String told = told(file.common(), each.parts());
            now.add(each.told(told));
            String before = each.parts().getOrDefault("told", "").strip();
            tests.add(DynamicTest.dynamicTest(
                    each.title(), () -> assertThat(told.strip()).isEqualTo(before)));
        }
        if (Boolean.getBoolean("golden.rewrite")) {
            Files.writeString(path, new MistakeCases(file.head(), file.common(), now).write());
            return DynamicContainer.dynamicContainer(path.getFileName().toString(), List.of());
        }
        return DynamicContainer.dynamicContainer(path.getFileName().toString(), tests);
    }

    private static String told(Map<String, String> common, Map<String, String> parts) {
        Map<String, String> all = new LinkedHashMap<>(common);
        all.putAll(parts);
        Map<String, String> library =
                all.containsKey("module") ? Map.of("std/tiny.rules", all.get("module")) : Map.of();
        String more = all.getOrDefault("more", "");
        TinyGame game = new TinyGame(all.getOrDefault("game", "") + more, all.getOrDefault("rules", ""), library);
        return DiagnosticRenderer.plain().renderAll(game.told.sorted());
    }
}
