package io.petteia.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;

/** Reading lines from a terminal, simulated. */
class TerminalInputTest {
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

    private TerminalInput typing(String keys) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8));
        Terminal terminal = new DumbTerminal("test", "xterm", in, shown, StandardCharsets.UTF_8);
        terminal.setSize(Size.of(80, 24));
        return new TerminalInput(terminal);
    }

    @Test
    void linesEndWithTheStream() throws IOException {
        try (TerminalInput input = typing("e2-e4\r!a1\r")) {
            assertThat(input.isInteractive()).isTrue();
            assertThat(input.read("White> ")).isEqualTo("e2-e4");
            assertThat(input.read("White> ")).isEqualTo("!a1");
            assertThat(input.read("White> ")).isNull();
        }
        assertThat(shown.toString(StandardCharsets.UTF_8)).contains("White> ");
    }

    @Test
    void whatCouldBeTypedIsCompleted() throws IOException {
        try (TerminalInput input = typing("g1\t\r")) {
            input.completeWith(() -> List.of("e2-e4", "g1-f3", "quit"));
            assertThat(input.read("> ")).isEqualTo("g1-f3 ");
        }
    }
}
