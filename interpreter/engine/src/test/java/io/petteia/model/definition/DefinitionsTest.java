package io.petteia.model.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.GameModel;
import io.petteia.model.check.RulesChecker;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game of this checkout becomes a model, with nothing to complain about. */
class DefinitionsTest {

    /** Those that call hooks are read where the hooks of the library are, in the module {@code tests}. */
    static List<String> games() {
        return new DiskCatalogue(Checkout.definitions())
                .names().stream().filter(name -> !callsHooks(name)).toList();
    }

    private static boolean callsHooks(String name) {
        Folder folder = new DiskFolder(Checkout.definitions().resolve(name));
        return folder.list("", ".rules").stream()
                .map(folder::read)
                .anyMatch(file -> file instanceof Folder.Found found
                        && found.source().text().lines().anyMatch(line -> line.startsWith("hook ")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void loads(String name) {
        Diagnostics diagnostics = new Diagnostics();
        DiskFolder folder = new DiskFolder(Checkout.definitions().resolve(name));
        Definition definition = Definition.read(folder, Catalogue.EMPTY, Checkout.library(), diagnostics);
        GameModel model = definition == null
                ? null
                : new ModelBuilder(definition, RulesChecker::new).build(Map.of(), diagnostics);
        // hooks are installed beside the engine; games with hooks are loaded in the tests of the whole
        assumeThat(diagnostics.sorted()).noneMatch(d -> d.code().equals("unknown-hook"));
        assertThat(diagnostics.sorted().stream().map(DefinitionsTest::told)).isEmpty();
        assertThat(model).isNotNull();
    }

    static String told(Diagnostic d) {
        return d.span() + ": " + d.code() + ": " + d.message();
    }
}
