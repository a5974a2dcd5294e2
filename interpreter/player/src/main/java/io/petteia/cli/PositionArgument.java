package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.model.definition.Position;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The position that a command is about: a file, or the text itself, which has a colon, a brace or several lines. */
final class PositionArgument {
    private final CommandText text;

    @Option(
            names = {"-p", "--position"},
            paramLabel = "POSITION",
            description = "Begin there: a file, or the text itself (YAML, as `position` in a scenario, or `fen …`).")
    private @Nullable String position;

    @Inject
    PositionArgument(CommandText text) {
        this.text = text;
    }

    /** The text of the position, null if none is given. */
    @Nullable
    Source source() {
        String given = position;
        if (given == null) return null;
        try {
            Path file = Path.of(given);
            if (Files.isRegularFile(file)) return new Source(given, Files.readString(file));
        } catch (InvalidPathException e) {
            // Then it is not a file.
        } catch (CharacterCodingException e) {
            throw unreadable(given, "it is not a text in UTF-8");
        } catch (IOException e) {
            throw unreadable(given, "it cannot be read");
        }
        if (isText(given)) return new Source("<position>", given);
        String what = isFolder(given) ? "`" + given + "` is a folder" : "there is no file `" + given + "`";
        throw Failure.usage(Diagnostic.error("no-such-file", text.span(given), what)
                .expected("a file, or a position such as `{mover: White}`"));
    }

    private static boolean isText(String given) {
        return given.startsWith("{") || given.startsWith("fen ") || given.contains("\n") || given.contains(":");
    }

    private static boolean isFolder(String given) {
        try {
            return Files.isDirectory(Path.of(given));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private Failure unreadable(String file, String why) {
        return Failure.usage(
                Diagnostic.error("unreadable-file", text.span(file), "`" + file + "` is not read: " + why));
    }

    /** The state to begin from. @throws Failure if the position is wrong */
    State start(Game game) {
        Source source = source();
        return source == null ? game.start() : start(game, source);
    }

    static State start(Game game, Source source) {
        Diagnostics diagnostics = new Diagnostics();
        Position position = game.read(source, diagnostics);
        if (position == null) throw Failure.usage(diagnostics.sorted());
        return game.start(position);
    }
}
