package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Flattened;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code flatten}. */
@Command(name = "flatten", description = "Write out what a variant comes to: a game of its own that extends nothing.")
final class FlattenCommand implements Callable<Integer> {
    private final Games games;
    private final Streams streams;
    private final NewFolder newFolder;

    @Mixin
    private final JsonOutput json;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game's name, or the path of its folder.")
    private String game = "";

    @Option(
            names = "--to",
            paramLabel = "FOLDER",
            description = "Write the files to a new folder instead of showing them.")
    private @Nullable Path folder;

    @Inject
    FlattenCommand(Games games, Streams streams, NewFolder newFolder, JsonOutput json) {
        this.games = games;
        this.streams = streams;
        this.newFolder = newFolder;
        this.json = json;
    }

    record Form(int petteia, String command, String game, List<File> files) {}

    record File(String path, String text) {}

    @Override
    public Integer call() {
        Definition definition = games.definition(game);
        Map<String, String> files = Flattened.of(definition);
        if (folder != null) newFolder.write(folder, files);
        if (json.isWanted()) {
            List<File> forms = files.entrySet().stream()
                    .map(file -> new File(file.getKey(), file.getValue()))
                    .toList();
            json.print(new Form(JsonOutput.VERSION, "flatten", definition.id(), forms));
        } else if (folder != null) {
            streams.out().println("Written to " + folder + ": " + String.join(", ", files.keySet()) + ".");
        } else {
            files.forEach(this::show);
        }
        return ExitCode.FINE;
    }

    private void show(String path, String text) {
        streams.out().println("# ---- " + path);
        streams.out().print(text.endsWith("\n") ? text : text + "\n");
    }
}
