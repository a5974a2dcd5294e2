package io.petteia.model.definition;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where games are found by name. */
public interface Catalogue {
    /** The folder of a game, null if there is none of that name. */
    @Nullable
    Folder game(String name);

    /** The names of all games, sorted, for suggestions and lists. */
    List<String> names();

    /** No games at all. */
    Catalogue EMPTY = new Catalogue() {
        @Override
        public @Nullable Folder game(String name) {
            return null;
        }

        @Override
        public List<String> names() {
            return List.of();
        }
    };

    /** The games of this one, and of the other those that this one lacks. */
    default Catalogue or(Catalogue other) {
        Catalogue first = this;
        return new Catalogue() {
            @Override
            public @Nullable Folder game(String name) {
                Folder found = first.game(name);
                return found != null ? found : other.game(name);
            }

            @Override
            public List<String> names() {
                return Stream.concat(first.names().stream(), other.names().stream())
                        .distinct()
                        .sorted()
                        .toList();
            }
        };
    }
}
