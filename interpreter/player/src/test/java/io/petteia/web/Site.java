package io.petteia.web;

import io.petteia.Checkout;
import io.petteia.agents.InstalledAgents;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.DiskCatalogue;
import io.petteia.model.definition.DiskFolder;
import io.petteia.model.definition.Library;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server of this process at some free port, and a client that speaks HTTP to it. */
final class Site implements AutoCloseable {
    static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Server server;
    private final HttpClient client = HttpClient.newHttpClient();
    final List<String> failures = Collections.synchronizedList(new ArrayList<>());

    private Site(
            String database,
            Catalogue catalogue,
            @Nullable Path own,
            double atOnce,
            double perSecond,
            LongSupplier seeds,
            List<String> annex) {
        Library library = Library.in(new DiskFolder(Checkout.root().resolve("std-library/src/main/resources")));
        Server.Settings settings = new Server.Settings("127.0.0.1", 0, database, atOnce, perSecond, annex, null);
        server = Server.start(
                settings, new Shelf(catalogue, library, own), InstalledAgents.beside(), failures::add, seeds);
    }

    static Site of(Path folder) {
        return of(folder, Checkout.root().resolve("definitions"), () -> 4711);
    }

    static Site of(Path folder, Path definitions, LongSupplier seeds) {
        return new Site(
                folder.resolve("games.db").toString(),
                new DiskCatalogue(definitions),
                definitions,
                1e9,
                1e9,
                seeds,
                List.of());
    }

    static Site limited(Path folder, double atOnce) {
        return new Site(
                folder.resolve("games.db").toString(),
                new DiskCatalogue(Checkout.root().resolve("definitions")),
                null,
                atOnce,
                0.1,
                () -> 1,
                List.of());
    }

    /** With a second process, as small as one can be, for what clients define; its games are those of the checkout. */
    static Site confining(Path folder) {
        List<String> annex = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx96m",
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
                "-Dpetteia.home=" + Checkout.root(),
                "-cp",
                System.getProperty("java.class.path"),
                "io.petteia.cli.Main",
                "serve",
                "--annex");
        return new Site(
                folder.resolve("games.db").toString(),
                new DiskCatalogue(Checkout.root().resolve("definitions")),
                null,
                1e9,
                1e9,
                () -> 4711,
                annex);
    }

    static Site on(String database) {
        return new Site(
                database,
                new DiskCatalogue(Checkout.root().resolve("definitions")),
                null,
                1e9,
                1e9,
                () -> 4711,
                List.of());
    }

    Hall hall() {
        return server.hall();
    }

    Workers workers() {
        return server.workers();
    }

    String address() {
        return "http://127.0.0.1:" + server.port();
    }

    /** What came back. */
    record Answer(int status, String body, Map<String, List<String>> headers) {
        JsonNode json() {
            return MAPPER.readTree(body);
        }

        String header(String name) {
            return headers.getOrDefault(name, List.of("")).get(0);
        }
    }

    Answer get(String path, @Nullable String token) {
        return send(request(path, token).GET());
    }

    Answer post(String path, Object body, @Nullable String token) {
        String text = body instanceof String given ? given : MAPPER.writeValueAsString(body);
        return send(request(path, token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(text)));
    }

    HttpRequest.Builder request(String path, @Nullable String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address() + path));
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Answer(
                    answer.statusCode(), answer.body(), answer.headers().map());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    // ---- matches
    /** A match by its tokens: people's in the order of the seats, and that of who watches. */
    record Match(List<String> seats, String watching) {
        String first() {
            return seats.get(0);
        }

        String second() {
            return seats.get(1);
        }
    }

    Match begin(String game) {
        return begin(Map.of("game", game));
    }

    Match begin(Map<String, ?> wanted) {
        Answer answer = post("/api/matches", wanted, null);
        if (answer.status() != 201) throw new AssertionError(answer.body());
        List<String> tokens = new ArrayList<>();
        for (JsonNode seat : answer.json().get("seats"))
            if (seat.has("token")) tokens.add(seat.get("token").asString());
        return new Match(tokens, answer.json().get("watching").asString());
    }

    JsonNode state(String token) {
        Answer answer = get("/api/match", token);
        if (answer.status() != 200) throw new AssertionError(answer.body());
        return answer.json();
    }

    List<String> moves(String token) {
        List<String> moves = new ArrayList<>();
        for (JsonNode move : get("/api/match/moves", token).json().get("moves"))
            moves.add(move.get("notation").asString());
        return moves;
    }

    Answer play(String token, String move) {
        return post("/api/match/moves", Map.of("move", move), token);
    }

    void played(String token, String... moves) {
        for (String move : moves) {
            Answer answer = play(token, move);
            if (answer.status() != 200) throw new AssertionError(move + ": " + answer.body());
        }
    }

    /** The moves so far as a seat reads them. */
    List<String> log(String token) {
        List<String> log = new ArrayList<>();
        for (JsonNode line : state(token).get("log")) log.add(line.get("text").asString());
        return log;
    }

    @Override
    public void close() {
        server.close();
        if (!failures.isEmpty()) throw new AssertionError(failures);
    }
}
