package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.agents.Bots;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.web.Server;
import io.petteia.web.Shelf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code serve}. */
@Command(
        name = "serve",
        description = {
            "Play in the browser: at one screen, over the network, against programs.",
            "Every game is kept in the database before a move is answered, and goes on whenever the server is started again."
        },
        footer = {
            "",
            "  petteia serve                                        for this machine, http://localhost:8080/",
            "  petteia serve --host 0.0.0.0 --port 80               for everybody",
            "  petteia serve --db jdbc:postgresql://db/petteia?user=…   with a PostgreSQL of your own"
        })
final class ServeCommand implements Callable<Integer> {
    private static final Path NICE = Path.of("/usr/bin/nice");

    private final Streams streams;
    private final Surroundings surroundings;
    private final Games games;
    private final Bots bots;
    private final CommandText text;
    private final Arguments arguments;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port; 0 for any that is free.",
            defaultValue = "8080")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description =
                    "The address to listen at: 0.0.0.0 for the whole network. Without it only this machine is served.",
            defaultValue = "127.0.0.1")
    private String host = "127.0.0.1";

    @Option(
            names = "--db",
            paramLabel = "FILE|URL",
            description = "Where games are kept: a file of SQLite, or the JDBC URL of a PostgreSQL server.")
    private @Nullable String database;

    @Option(
            names = "--variants",
            paramLabel = "FOLDER",
            description =
                    "Where variants made in the browser may be saved. Without it they are saved among the games of the checkout if only this machine is served, else not at all.")
    private @Nullable Path variants;

    @Option(
            names = "--uploads-memory",
            paramLabel = "MB",
            defaultValue = "256",
            description =
                    "The heap of the process in which definitions run that clients have sent; ${DEFAULT-VALUE} if not given.")
    private int memory;

    @Option(names = "--annex", hidden = true, description = "This is that process.")
    private boolean annex;

    @Inject
    ServeCommand(
            Streams streams, Surroundings surroundings, Games games, Bots bots, CommandText text, Arguments arguments) {
        this.streams = streams;
        this.surroundings = surroundings;
        this.games = games;
        this.bots = bots;
        this.text = text;
        this.arguments = arguments;
    }

    @Override
    public Integer call() throws InterruptedException {
        String where = database != null
                ? database
                : surroundings.games().resolve("hosted.db").toString();
        arguments.within("--uploads-memory", memory, 64, 65_536);
        Server.Settings settings = annex ? annexed() : new Server.Settings(host, port, where, annexCommand());
        Shelf shelf = new Shelf(games.catalogue(), games.library(), variants());
        try (Server server = Server.start(settings, shelf, bots, streams.err()::println)) {
            String name = host.equals("0.0.0.0") || host.equals("127.0.0.1") ? "localhost" : host;
            streams.out().println("Petteia is at http://" + name + ":" + server.port() + "/");
            streams.out().flush();
            if (annex) awaitEnd();
            else new CountDownLatch(1).await();
        } catch (RuntimeException e) {
            throw Failure.usage(
                    Diagnostic.error("cannot-serve", text.span("serve"), "the server cannot be started: " + reason(e)));
        }
        return ExitCode.FINE;
    }

    // ---- the process for what strangers have defined
    private List<String> annexCommand() {
        List<String> limits = List.of(
                "-Xms32m",
                "-Xmx" + memory + "m",
                "-XX:MaxMetaspaceSize=160m",
                "-XX:ReservedCodeCacheSize=64m",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:+UseSerialGC");
        List<String> command = new ArrayList<>();
        // Where there is such a thing, it gives way to whatever else the machine has to do.
        if (Files.isExecutable(NICE)) command.addAll(List.of(NICE.toString(), "-n", "10"));
        command.addAll(ChildProcess.command(limits, List.of("serve", "--annex")));
        return command;
    }

    private Server.Settings annexed() {
        String secret = line();
        return Server.Settings.ofAnnex(line(), secret);
    }

    private String line() {
        StringBuilder line = new StringBuilder();
        try {
            int c = streams.in().read();
            while (c >= 0 && c != '\n') {
                line.append((char) c);
                c = streams.in().read();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    /** With the server that has started it. */
    private void awaitEnd() {
        while (!line().isEmpty()) {
            // nothing more is said to it
            continue;
        }
    }

    private @Nullable Path variants() {
        if (variants != null) return variants;
        Path home = surroundings.home();
        boolean alone = host.equals("127.0.0.1") || host.equals("localhost");
        return alone && home != null ? home.resolve("definitions") : null;
    }

    private static String reason(Throwable thrown) {
        Throwable deepest = thrown;
        while (deepest.getCause() != null) deepest = deepest.getCause();
        return deepest.getMessage() == null ? deepest.toString() : deepest.getMessage();
    }
}
