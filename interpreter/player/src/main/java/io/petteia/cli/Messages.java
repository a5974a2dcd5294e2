package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.DiagnosticRenderer;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tells what is wrong, on standard error. */
final class Messages {
    private final PrintStream err;
    private final DiagnosticRenderer renderer;

    @Inject
    Messages(Streams streams) {
        this.err = streams.err();
        this.renderer = streams.messagesAreSeen() && System.getenv("NO_COLOR") == null
                ? DiagnosticRenderer.coloured()
                : DiagnosticRenderer.plain();
    }

    void print(List<Diagnostic> diagnostics) {
        for (Diagnostic diagnostic : diagnostics) err.print(renderer.render(diagnostic));
    }

    void line(String text) {
        err.println(text);
    }

    /** One line for a fault of the program's own; where it happened goes to a file, or is shown if that was asked for. */
    void crashed(Throwable thrown, boolean debug) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        String what =
                "petteia: the program itself failed (" + thrown.getClass().getSimpleName() + "); please report it";
        if (debug) {
            err.println(what + ":\n" + trace);
            return;
        }
        try {
            Path file = Files.createTempFile("petteia-", ".trace");
            Files.writeString(file, trace.toString());
            err.println(what + " with the file " + file);
        } catch (IOException e) {
            err.println(what + " with what `--debug` shows");
        }
    }
}
