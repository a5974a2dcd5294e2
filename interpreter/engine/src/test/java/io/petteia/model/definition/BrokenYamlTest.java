package io.petteia.model.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.model.check.RulesChecker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is missing in a game, reading it throws nothing, and what does not become a model has been told why. */
class BrokenYamlTest {

    static List<String> games() {
        return DefinitionsTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void withoutALine(String name) {
        DiskFolder game = new DiskFolder(Checkout.definitions().resolve(name));
        String text = text(game);
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) continue;
            List<String> others = new ArrayList<>(lines);
            others.remove(i);
            check(game, String.join("\n", others) + "\n", "without `" + lines.get(i) + "`");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void withoutItsEnd(String name) {
        DiskFolder game = new DiskFolder(Checkout.definitions().resolve(name));
        String text = text(game);
        for (int end = 0; end < text.length(); end += 97) check(game, text.substring(0, end), "up to " + end);
    }

    private static void check(Folder game, String yaml, String how) {
        Diagnostics diagnostics = new Diagnostics();
        Folder broken = new Edited(game, Map.of("game.yaml", yaml));
        Definition definition = Definition.read(broken, Catalogue.EMPTY, Checkout.library(), diagnostics);
        Object model = definition == null
                ? null
                : new ModelBuilder(definition, RulesChecker::new).build(Map.of(), diagnostics);
        assertThat(model != null).as(how).isEqualTo(!diagnostics.hasErrors());
    }

    private static String text(Folder game) {
        return ((Folder.Found) game.read("game.yaml")).source().text();
    }

    /** A folder in which some files have other contents. */
    private record Edited(Folder folder, Map<String, String> texts) implements Folder {
        @Override
        public String name() {
            return folder.name();
        }

        @Override
        public Catalogue beside() {
            return folder.beside();
        }

        @Override
        public Content read(String path) {
            String text = texts.get(path);
            return text == null ? folder.read(path) : new Found(new Source(path, text));
        }

        @Override
        public List<String> list(String below, String ending) {
            return folder.list(below, ending);
        }
    }
}
