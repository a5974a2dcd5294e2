package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.grammar.text.Diagnostic;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code new}. */
@Command(
        name = "new",
        description = "Begin a definition: a folder with a small game that runs, and scenarios that it passes.")
final class NewCommand implements Callable<Integer> {
    private static final List<String> FILES = List.of("game.yaml", "game.rules", "scenarios/first.yaml", "README.md");

    private final Streams streams;
    private final CommandText text;
    private final NewFolder newFolder;

    @Parameters(index = "0", paramLabel = "FOLDER", description = "The folder to make; its name is that of the game.")
    private Path folder = Path.of("");

    @Option(
            names = "--title",
            paramLabel = "TITLE",
            description = "How the game is called; as the folder if not given.")
    private @Nullable String title;

    @Inject
    NewCommand(Streams streams, CommandText text, NewFolder newFolder) {
        this.streams = streams;
        this.text = text;
        this.newFolder = newFolder;
    }

    @Override
    public Integer call() {
        String called = title != null
                ? title
                : folder.toAbsolutePath().normalize().getFileName().toString();
        if (called.isBlank() || !called.codePoints().allMatch(c -> c >= ' ' && c != 0x7f))
            throw Failure.usage(
                    Diagnostic.error("bad-value", text.span(called), "`--title` cannot be `" + called.strip() + "`")
                            .expected("a text of one line"));
        Map<String, String> files = new LinkedHashMap<>();
        for (String file : FILES) {
            boolean yaml = file.endsWith(".yaml");
            String name = yaml ? called.replace("\\", "\\\\").replace("\"", "\\\"") : called;
            files.put(file, resource(file).replace("@TITLE@", name));
        }
        newFolder.write(folder, files);
        streams.out().println("A game that runs is in " + folder + ". Next: petteia play " + folder);
        return ExitCode.FINE;
    }

    private static String resource(String file) {
        try (InputStream in = NewCommand.class.getResourceAsStream("/starter/" + file)) {
            if (in == null) throw new IllegalStateException("the program lacks starter/" + file);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
