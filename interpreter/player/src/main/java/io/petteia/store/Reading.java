package io.petteia.store;

import io.petteia.grammar.text.Source;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Library;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Watches a definition being read, and notes every text, so that it can be kept by value. Messages name files by folder and path, not by where it lies. */
public final class Reading {
    private final Folder folder;
    private final Catalogue catalogue;
    private final Library library;
    private final Map<String, Map<String, String>> folders = new TreeMap<>();
    private final Map<String, String> modules = new TreeMap<>();

    public Reading(Folder folder, Catalogue catalogue, Library library) {
        this.folder = folder;
        this.catalogue = catalogue;
        this.library = library;
    }

    public Folder folder() {
        return new Watched(folder);
    }

    public Catalogue catalogue() {
        return new WatchedCatalogue(catalogue);
    }

    public Library library() {
        return new Library() {
            @Override
            public Folder.Content module(String name) {
                Folder.Content content = library.module(name);
                if (content instanceof Folder.Found found)
                    modules.put(name, found.source().text());
                return content;
            }

            @Override
            public List<String> names() {
                return library.names();
            }
        };
    }

    /** What has been read so far. */
    public DefinitionText text() {
        Map<String, Map<String, String>> copy = new TreeMap<>();
        folders.forEach((name, files) -> copy.put(name, new TreeMap<>(files)));
        return new DefinitionText(folder.name(), copy, new TreeMap<>(modules));
    }

    private final class Watched implements Folder {
        private final Folder inner;

        Watched(Folder inner) {
            this.inner = inner;
        }

        @Override
        public String name() {
            return inner.name();
        }

        @Override
        public Catalogue beside() {
            return new WatchedCatalogue(inner.beside());
        }

        @Override
        public Content read(String path) {
            Content content = inner.read(path);
            if (!(content instanceof Found found)) return content;
            String text = found.source().text();
            folders.computeIfAbsent(name(), n -> new TreeMap<>()).put(path, text);
            return new Found(new Source(name() + "/" + path, text));
        }

        /** What is listed is there when the text is read again, so it is noted too. */
        @Override
        public List<String> list(String below, String ending) {
            List<String> paths = inner.list(below, ending);
            paths.forEach(this::read);
            return paths;
        }
    }

    private final class WatchedCatalogue implements Catalogue {
        private final Catalogue inner;

        WatchedCatalogue(Catalogue inner) {
            this.inner = inner;
        }

        @Override
        public @Nullable Folder game(String name) {
            Folder found = inner.game(name);
            return found == null ? null : new Watched(found);
        }

        @Override
        public List<String> names() {
            return inner.names();
        }
    }
}
