package io.petteia.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.petteia.agents.Bots;
import io.petteia.store.Database;
import io.petteia.store.HostedGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;

/** The whole server on one port: the page, the games, the matches. */
public final class Server implements AutoCloseable {
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "::1");
    private static final int THREADS = 64;
    static final String EVENTS = "/api/match/events";

    private final Database database;
    private final Hall hall;
    private final Workers workers;
    private final Events events;
    private final Deadline deadline;
    private final @Nullable Annex annex;
    private final Consumer<String> log;
    private final Javalin javalin;

    /**
     * Where and how a server runs.
     *
     * @param port 0 for any that is free
     * @param atOnce how many requests one address may make at once
     * @param perSecond how many it may make a second in the long run
     * @param annex the command that starts a second process for what strangers have defined; empty: that runs in this one
     * @param secret if this is that second process, what the first has to know; else null
     */
    public record Settings(
            String host,
            int port,
            String database,
            double atOnce,
            double perSecond,
            List<String> annex,
            @Nullable String secret) {
        /** With the usual limits. */
        public Settings(String host, int port, String database, List<String> annex) {
            this(host, port, database, 300, 30, annex, null);
        }

        /** For the second process: what comes to it has passed the limits of the first. */
        public static Settings ofAnnex(String database, String secret) {
            return new Settings("127.0.0.1", 0, database, 1e9, 1e9, List.of(), secret);
        }

        boolean isLocal() {
            return LOOPBACK.contains(host);
        }
    }

    private Server(Settings settings, Shelf shelf, Bots bots, Consumer<String> log, LongSupplier seeds) {
        this.log = log;
        this.database = Database.open(settings.database());
        this.deadline = new Deadline(settings.secret() != null);
        this.annex = settings.annex().isEmpty() ? null : new Annex(settings.annex(), settings.database());
        this.hall = new Hall(shelf, new HostedGames(database), new Seating(bots), seeds, deadline);
        this.workers = new Workers(Math.max(2, Runtime.getRuntime().availableProcessors()), deadline);
        this.events = new Events(hall, settings.secret() != null, annex);
        this.javalin = Javalin.create(config -> configure(config, settings));
    }

    /** Answers as soon as this returns. */
    public static Server start(Settings settings, Shelf shelf, Bots bots, Consumer<String> log) {
        return start(settings, shelf, bots, log, Tokens::number);
    }

    /** @param seeds of the chance in games that begin; whoever knows them knows the future */
    static Server start(Settings settings, Shelf shelf, Bots bots, Consumer<String> log, LongSupplier seeds) {
        Server server = new Server(settings, shelf, bots, log, seeds);
        try {
            server.javalin.start(settings.host(), settings.port());
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
        if (settings.secret() == null) server.hall.resume();
        return server;
    }

    public int port() {
        return javalin.port();
    }

    Hall hall() {
        return hall;
    }

    Workers workers() {
        return workers;
    }

    /** All that can be asked for but the stream of events. */
    static List<Route> routes(Hall hall, Workers workers) {
        List<Route> routes = new ArrayList<>(new Page().routes());
        routes.addAll(new GamesApi(hall, workers).routes());
        routes.addAll(new SeatApi(hall).routes());
        routes.addAll(new WorkshopApi(hall.shelf(), workers).routes());
        return routes;
    }

    private void configure(JavalinConfig config, Settings settings) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = Requests.LARGEST;
        config.http.generateEtags = true;
        config.jetty.threadPool = new QueuedThreadPool(THREADS);
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        Gate gate = new Gate(settings.isLocal(), settings.secret());
        Limits limits = new Limits(settings.atOnce(), settings.perSecond());
        config.routes.before(gate::pass);
        for (Route route : routes(hall, workers))
            config.routes.addHttpHandler(handlerType(route), route.path(), request -> {
                limits.take(request.ip(), route.cost());
                answer(route, request);
            });
        config.routes.sse(EVENTS, client -> {
            limits.take(client.ctx().ip(), 2);
            events.listen(client);
        });
        config.routes.exception(Problem.class, (problem, request) -> tell(request, problem));
        config.routes.exception(Exception.class, (failure, request) -> {
            log.accept(request.method() + " " + request.path() + ": " + failure);
            request.status(500);
            Requests.json(request, new Problem.Form("failed", "the server has failed", List.of()));
        });
        config.routes.error(404, request -> {
            String type = request.contentType();
            if (request.result() == null || type == null || !type.startsWith("application/json"))
                Requests.json(request, new Problem.Form("missing", "there is nothing here", List.of()));
        });
    }

    /** Here, or in the annex if it is about what a stranger has written. */
    private void answer(Route route, Context request) throws Exception {
        if (annex != null && route.strange().is(request)) {
            String token = request.header("Authorization");
            annex.hand(request, token == null ? null : Tokens.digest(token));
        } else {
            try (Deadline.Running running = deadline.within(Deadline.REQUEST_SECONDS)) {
                route.answer().to(request);
            }
        }
    }

    private static HandlerType handlerType(Route route) {
        return route.method().equals("POST") ? HandlerType.POST : HandlerType.GET;
    }

    private static void tell(Context request, Problem problem) {
        request.status(problem.status());
        Requests.json(request, problem.form());
    }

    @Override
    public void close() {
        javalin.stop();
        events.close();
        if (annex != null) annex.close();
        workers.close();
        hall.close();
        database.close();
    }
}
