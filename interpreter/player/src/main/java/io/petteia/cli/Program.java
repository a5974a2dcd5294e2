package io.petteia.cli;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import io.petteia.machine.Defect;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;

/** Runs one command: finds it, wires it, runs it, and tells what went wrong. Nothing here touches the process, so tests run it as it is. */
final class Program {
    private static final int WIDTH = 100;

    private final Streams streams;
    private final CommandText text;
    private final Messages messages;
    private final boolean debug;

    private Program(List<String> arguments, Streams streams) {
        this.streams = streams;
        this.text = new CommandText(arguments);
        this.messages = new Messages(streams);
        this.debug = arguments.contains("--debug");
    }

    static int run(List<String> arguments, Streams streams, Surroundings surroundings) {
        Program program = new Program(arguments, streams);
        try {
            return program.commandLine(surroundings).execute(arguments.toArray(String[]::new));
        } catch (Throwable thrown) {
            return program.failed(thrown);
        }
    }

    private CommandLine commandLine(Surroundings surroundings) {
        Injector injector = Guice.createInjector(Stage.DEVELOPMENT, new ProgramModule(streams, surroundings, text));
        CommandLine program = new CommandLine(injector.getInstance(Petteia.class));
        for (Class<?> command : Petteia.COMMANDS) program.addSubcommand(injector.getInstance(command));
        PrintWriter out = new PrintWriter(streams.out(), true, StandardCharsets.UTF_8);
        return program.setOut(out)
                .setExpandAtFiles(false)
                .setUsageHelpWidth(WIDTH)
                .setExecutionExceptionHandler((thrown, command, parsed) -> failed(thrown))
                .setParameterExceptionHandler((wrong, arguments) -> {
                    messages.print(List.of(new UsageErrors(text).diagnostic(wrong)));
                    return ExitCode.USAGE;
                });
    }

    private int failed(Throwable thrown) {
        streams.out().flush();
        if (thrown instanceof Failure failure) {
            messages.print(failure.diagnostics());
            return failure.exitCode();
        }
        if (thrown instanceof Defect defect) {
            messages.print(List.of(defect.diagnostic()));
            return ExitCode.DEFINITION;
        }
        messages.crashed(thrown, debug);
        return ExitCode.PROGRAM;
    }
}
