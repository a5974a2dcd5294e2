package io.petteia.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines that somebody types at a terminal, with history, and completion of what could be typed. */
public final class TerminalInput implements Input {
    private final Terminal terminal;
    private final LineReader reader;
    private Supplier<List<String>> words = List::of;

    public TerminalInput() {
        this(systemTerminal());
    }

    TerminalInput(Terminal terminal) {
        this.terminal = terminal;
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer(
                        (line, parsed, candidates) -> words.get().forEach(word -> candidates.add(new Candidate(word))))
                // A move may hold an exclamation mark, which is no call for an earlier line.
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    private static Terminal systemTerminal() {
        try {
            return TerminalBuilder.builder().system(true).dumb(true).build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void completeWith(Supplier<List<String>> next) {
        words = next;
    }

    @Override
    public @Nullable String read(String prompt) {
        try {
            return reader.readLine(prompt);
        } catch (UserInterruptException | EndOfFileException e) {
            return null;
        }
    }

    @Override
    public boolean isInteractive() {
        return true;
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
