package io.petteia.web;

import io.petteia.grammar.text.Source;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Folder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A definition that a client is writing: the texts that he sent, over those of the game of the same name, if there is one. It exists in memory only, lies
 * beside the games of the server, and is never trusted.
 *
 * @param name of the folder
 * @param files by path the texts; null for a file that is to be gone
 */
record Draft(String name, Map<String, @Nullable String> files) {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,39}");
    private static final Pattern PATH = Pattern.compile("([a-z0-9-]{1,40}/)?[A-Za-z0-9_-]{1,40}\\.(yaml|rules|md)");
    private static final int MOST_FILES = 100;
    private static final int LARGEST = 400_000;

    /** @throws Problem if it is too large, or names what no definition has */
    Draft checked() {
        checkName(name);
        if (files.size() > MOST_FILES) throw Problem.tooLarge("a definition has at most " + MOST_FILES + " files");
        long size = 0;
        for (var file : files.entrySet()) {
            if (!PATH.matcher(file.getKey()).matches())
                throw Problem.malformed("`" + file.getKey() + "` is no file of a definition");
            String text = file.getValue();
            if (text != null) size += text.getBytes(StandardCharsets.UTF_8).length;
        }
        if (size > LARGEST) throw Problem.tooLarge("a definition has at most " + LARGEST / 1000 + " KB");
        return this;
    }

    static void checkName(String name) {
        if (!NAME.matcher(name).matches())
            throw Problem.malformed("`" + name + "` is no name for a game: small letters, digits and `-`");
    }

    Folder over(Catalogue catalogue) {
        return new Over(this, catalogue.game(name), catalogue);
    }

    private record Over(Draft draft, @Nullable Folder under, Catalogue catalogue) implements Folder {
        @Override
        public String name() {
            return draft.name();
        }

        @Override
        public Catalogue beside() {
            return catalogue;
        }

        @Override
        public Content read(String path) {
            if (!Folder.isInside(path)) return new Refused("it leads out of the folder");
            if (draft.files().containsKey(path)) {
                String text = draft.files().get(path);
                return text == null ? new Missing() : new Found(new Source(path, text));
            }
            return under == null ? new Missing() : under.read(path);
        }

        @Override
        public List<String> list(String below, String ending) {
            String start = below.isEmpty() ? "" : below + "/";
            TreeSet<String> paths = new TreeSet<>(under == null ? List.of() : under.list(below, ending));
            draft.files().forEach((path, text) -> {
                boolean here = path.startsWith(start) && path.indexOf('/', start.length()) < 0 && path.endsWith(ending);
                if (here && Objects.isNull(text)) paths.remove(path);
                else if (here) paths.add(path);
            });
            return List.copyOf(paths);
        }
    }
}
