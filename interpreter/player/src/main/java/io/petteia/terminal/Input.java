package io.petteia.terminal;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where lines come from that a player types. */
public interface Input extends AutoCloseable {

    /** The next line without its end; null if there are no more, or if the player broke off. */
    @Nullable
    String read(String prompt);

    /** Takes note of what the next line could begin with, where that can be of help. */
    default void completeWith(Supplier<List<String>> words) {}

    /** Whether somebody sits there who can be asked again. */
    boolean isInteractive();

    @Override
    void close();
}
