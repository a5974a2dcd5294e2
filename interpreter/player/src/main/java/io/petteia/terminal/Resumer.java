package io.petteia.terminal;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Takes a kept game up again. */
@FunctionalInterface
public interface Resumer {

    /** @param file null for the one left last */
    Resumed resume(@Nullable Path file) throws CannotResume;

    /** A match, and the file in which it is kept; null if it is not. */
    record Resumed(Match match, @Nullable Path file) {}

    /** Why not, in words for the player. */
    final class CannotResume extends Exception {
        private static final long serialVersionUID = 1;

        private final String why;

        public CannotResume(String why) {
            super(why);
            this.why = why;
        }

        String why() {
            return why;
        }
    }
}
