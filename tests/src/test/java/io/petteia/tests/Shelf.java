package io.petteia.tests;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.DiskCatalogue;
import io.petteia.model.definition.DiskFolder;
import io.petteia.model.definition.Library;
import io.petteia.model.definition.Options;
import io.petteia.model.definition.Position;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Definitions that lie side by side in a folder, loaded for a test; a game that cannot be loaded fails the test and says why. */
public final class Shelf {
    /** The games that are shipped. */
    public static final Shelf SHIPPED = new Shelf(Checkout.root().resolve("definitions"));
    /** Games that only tests play: they use what the shipped ones do not. */
    public static final Shelf LAB = new Shelf(Checkout.root().resolve("tests/src/test/resources/definitions-lab"));

    /** Small games that only tests solve. */
    public static final Shelf SOLVED =
            new Shelf(Checkout.root().resolve("tests/src/test/resources/definitions-solved"));

    private final Path root;
    private final Map<String, Definition> definitions = new ConcurrentHashMap<>();

    public Shelf(Path root) {
        this.root = root;
    }

    public static Library library() {
        return Library.in(new DiskFolder(Checkout.root().resolve("std-library/src/main/resources")));
    }

    public Path root() {
        return root;
    }

    public List<String> names() {
        return new DiskCatalogue(root).names();
    }

    public boolean has(String name) {
        return names().contains(name);
    }

    public Definition definition(String name) {
        return definitions.computeIfAbsent(name, this::read);
    }

    private Definition read(String name) {
        Loading loading = Loading.of(new DiskFolder(root.resolve(name)), new DiskCatalogue(root), library(), Map.of());
        fail(loading.diagnostics(), name);
        return loading.definition();
    }

    /** A game with some options other than the standard ones. */
    public Game game(String name, Map<String, String> options) {
        Map<String, Options.Given> given = new LinkedHashMap<>();
        options.forEach((option, value) -> given.put(option, new Options.Given(value, null)));
        Diagnostics diagnostics = new Diagnostics();
        Game game = Loading.game(definition(name), given, diagnostics);
        fail(diagnostics, name + " " + options);
        return game;
    }

    /** A position in its text form. */
    public static Position position(Game game, String yaml) {
        Diagnostics diagnostics = new Diagnostics();
        Position position = game.read(new Source("<position>", yaml), diagnostics);
        fail(diagnostics, yaml);
        return position;
    }

    /** Fails with all that was found wrong. */
    public static void fail(Diagnostics diagnostics, String what) {
        if (!diagnostics.hasErrors()) return;
        StringBuilder said = new StringBuilder(what);
        for (Diagnostic each : diagnostics.sorted()) {
            said.append("\n  ").append(each.code()).append(": ").append(each.message());
            if (each.span() != null) {
                Source source = each.span().source();
                said.append(" (")
                        .append(source.name())
                        .append(':')
                        .append(source.line(each.span().start()))
                        .append(')');
            }
        }
        throw new AssertionError(said);
    }
}
