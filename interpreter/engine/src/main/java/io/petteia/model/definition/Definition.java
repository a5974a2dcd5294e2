package io.petteia.model.definition;

import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Reader;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game as its author wrote it: read, parsed and put together from the games that it extends, its options still open. Reading it tells every mistake
 * that does not depend on the options.
 *
 * @param id the name of its folder
 * @param game the merged mapping; every node knows the file in which it was written
 * @param folders that of the first base, …, that of the game
 * @param rules library modules first, then the files of the game, those of its bases before its own
 * @param files by path the YAML files of boards, a variant's in place of its base's
 * @param sound whether nothing wrong was found
 * @param whole whether every file was there; if not, what is missing cannot be told from what is wrong
 */
public record Definition(
        String id,
        Yaml.Mapping game,
        List<Folder> folders,
        List<Rules> rules,
        Map<String, Yaml.Mapping> files,
        Players players,
        Options options,
        Map<String, Kinds.Kind> kinds,
        String hash,
        boolean sound,
        boolean whole) {

    /**
     * A rules file, or a module of the library by name.
     *
     * @param extended whether it is a file of the game that this one extends
     * @param use where the game names it
     */
    public record Rules(
            Declaration.File file, String path, @Nullable String module, boolean extended, Span use) {}

    /** The names that the rules give to expressions, those of modules among them. */
    Set<String> defines() {
        Set<String> names = new HashSet<>();
        for (Rules each : rules) {
            for (Declaration declaration : each.file().declarations())
                if (declaration instanceof Declaration.Define define)
                    names.add(define.name().text());
        }
        return names;
    }

    /** Null if there is nothing to go on with. What is wrong is told, never thrown. */
    public static @Nullable Definition read(
            Folder folder, Catalogue catalogue, Library library, Diagnostics diagnostics) {
        Diagnostics found = new Diagnostics();
        Definition definition = new DefinitionReader(folder, catalogue, library, new Reader(found)).read();
        diagnostics.addAll(found);
        return definition;
    }
}
