package io.petteia.model.check.flow;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.Attribute;
import io.petteia.model.GameModel;
import io.petteia.model.Type;
import io.petteia.model.check.RulesChecker;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Term;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.DiskCatalogue;
import io.petteia.model.definition.DiskFolder;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Library;
import io.petteia.model.definition.ModelBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the machine may take for granted of every tree: all types known, as many arguments as parameters, as many indices as keys. */
class SoundTreesTest {

    static Stream<Path> games() {
        return Stream.of("definitions", "tests/src/test/resources/definitions-lab")
                .map(folder -> root().resolve(folder))
                .flatMap(folder -> new DiskCatalogue(folder).names().stream().map(folder::resolve))
                .filter(game -> Files.exists(game.resolve("game.yaml")));
    }

    private static Path root() {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.isDirectory(at.resolve("definitions"))) return at;
        }
        throw new IllegalStateException("not inside a checkout");
    }

    @ParameterizedTest
    @MethodSource("games")
    void isSound(Path game) {
        Catalogue catalogue = new DiskCatalogue(Objects.requireNonNull(game.getParent()))
                .or(new DiskCatalogue(root().resolve("definitions")));
        Folder folder = catalogue.game(game.getFileName().toString());
        Library library = Library.in(new DiskFolder(root().resolve("std-library/src/main/resources")));
        Diagnostics told = new Diagnostics();
        Definition definition = folder == null ? null : Definition.read(folder, catalogue, library, told);
        assertThat(definition).isNotNull();
        if (definition == null) return;
        GameModel model = new ModelBuilder(definition, RulesChecker::new).build(Map.of(), told);
        if (told.sorted().stream().anyMatch(each -> each.code().equals("unknown-hook"))) return;
        assertThat(told.errorCount()).isZero();
        if (model == null) return;
        model.defines().values().forEach(define -> look(define.value()));
        model.rules().values().forEach(rule -> look(rule.body()));
        model.whenevers().forEach(whenever -> look(whenever.body()));
        look(model.play());
        for (Attribute attribute : model.attributes()) attribute.cells().forEach(SoundTreesTest::cell);
        model.variables().forEach(variable -> look(variable.start()));
    }

    private static void cell(Attribute.Cell cell) {
        if (cell instanceof Attribute.Patterns patterns) patterns.patterns().forEach(SoundTreesTest::look);
        if (cell instanceof Attribute.Statements statements)
            look(statements.rule().body());
        if (cell instanceof Attribute.Collected collected) look(collected.value());
    }

    private static void look(Object tree) {
        Inside.walk(tree, SoundTreesTest::node);
    }

    private static void node(Object node) {
        if (node instanceof Term term)
            assertThat(isKnown(term.type())).as("%s at %s", term, term.span()).isTrue();
        if (node instanceof Term.DefineCall call)
            same(call.arguments(), call.define().parameters());
        if (node instanceof Term.DefineSites sites)
            assertThat(sites.arguments()).hasSize(sites.define().parameters().size() - 1);
        if (node instanceof Term.VariableRead read)
            same(read.index(), read.variable().per());
        if (node instanceof Term.AttributeRead read)
            same(read.at(), read.attribute().per());
        if (node instanceof Term.Can can) same(can.arguments(), can.rule().parameters());
        if (node instanceof Action.CallRule call)
            same(call.arguments(), call.rule().parameters());
        if (node instanceof Action.Assign assign)
            same(assign.index(), assign.variable().per());
        if (node instanceof Binder binder) same(binder.captures(), captures(binder.source()));
    }

    private static boolean isKnown(Type type) {
        if (type instanceof Type.SetOf set) return isKnown(set.element());
        if (type instanceof Type.ListOf list) return isKnown(list.element());
        return !type.equals(Type.UNKNOWN) && !type.equals(Type.NONE);
    }

    private static List<Pattern.Capture> captures(Term source) {
        if (source instanceof Term.Matches matches) return matches.captures();
        return source instanceof Term.Held held ? held.captures() : List.of();
    }

    private static void same(List<?> given, List<?> wanted) {
        assertThat(given).hasSameSizeAs(wanted);
    }
}
