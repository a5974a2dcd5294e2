package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.agents.Bots;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.web.Server;
import io.petteia.web.Shelf;
import java.nio.file.Path;
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
    private final Streams streams;
    private final Surroundings surroundings;
    private final Games games;
    private final Bots bots;
    private final CommandText text;

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

    @Inject
    ServeCommand(Streams streams, Surroundings surroundings, Games games, Bots bots, CommandText text) {
        this.streams = streams;
        this.surroundings = surroundings;
        this.games = games;
        this.bots = bots;
        this.text = text;
    }

    @Override
    public Integer call() throws InterruptedException {
        String where = database != null
                ? database
                : surroundings.games().resolve("hosted.db").toString();
        Server.Settings settings = new Server.Settings(host, port, where);
        Shelf shelf = new Shelf(games.catalogue(), games.library(), variants());
        try (Server server = Server.start(settings, shelf, bots, streams.err()::println)) {
            String name = host.equals("0.0.0.0") || host.equals("127.0.0.1") ? "localhost" : host;
            streams.out().println("Petteia is at http://" + name + ":" + server.port() + "/");
            streams.out().flush();
            new CountDownLatch(1).await();
        } catch (RuntimeException e) {
            throw Failure.usage(
                    Diagnostic.error("cannot-serve", text.span("serve"), "the server cannot be started: " + reason(e)));
        }
        return ExitCode.FINE;
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
