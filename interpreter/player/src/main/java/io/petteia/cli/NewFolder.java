package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/** Writes a folder that was not there before, or was empty; nothing is ever overwritten. */
final class NewFolder {
    private final CommandText text;

    @Inject
    NewFolder(CommandText text) {
        this.text = text;
    }

    /** @param files by path @throws Failure if it cannot be done */
    void write(Path folder, Map<String, String> files) {
        Span at = text.span(folder.toString());
        try {
            if (Files.exists(folder) && !isEmpty(folder))
                throw Failure.usage(Diagnostic.error("folder-exists", at, "`" + folder + "` is there already")
                        .expected("a folder that is new or empty"));
            for (Map.Entry<String, String> file : files.entrySet()) {
                Path path = folder.resolve(file.getKey());
                Path parent = path.getParent();
                if (parent != null) Files.createDirectories(parent);
                Files.writeString(path, file.getValue(), StandardCharsets.UTF_8);
            }
        } catch (IOException e) {
            throw Failure.usage(
                    Diagnostic.error("unwritable-folder", at, "`" + folder + "` cannot be written: " + e.getMessage()));
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return false;
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }
}
