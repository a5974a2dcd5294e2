package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Checkout;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A server in a process of its own is killed while several matches are played as fast as they go; none of the moves that it has acknowledged is lost. */
class KillTest {
    private static final int TABLES = 4;
    private static final int ROUNDS = 2;

    @TempDir
    Path folder;

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

    private record Running(Process process, String address) {}

    /** A match, and how many moves the server has said yes to. */
    private static final class Played {
        final List<String> tokens = new ArrayList<>();
        final List<String> log = new ArrayList<>();
    }

    @Test
    void whatWasAcknowledgedIsThereAfterAKill() throws Exception {
        List<Played> tables = new ArrayList<>();
        Running server = start();
        for (int i = 0; i < TABLES; i++) tables.add(begin(server));
        for (int round = 0; round < ROUNDS; round++) {
            ExecutorService players = Executors.newFixedThreadPool(TABLES);
            List<Future<Integer>> playing = new ArrayList<>();
            for (Played table : tables) playing.add(players.submit(playOn(server, table, round)));
            Thread.sleep(1500);
            server.process().destroyForcibly();
            assertThat(server.process().waitFor(20, TimeUnit.SECONDS)).isTrue();
            int all = 0;
            for (Future<Integer> each : playing) all += each.get(30, TimeUnit.SECONDS);
            players.shutdown();
            assertThat(all).isPositive();
            server = start();
            for (Played table : tables) assertNothingIsLost(server, table);
        }
        server.process().destroyForcibly();
    }

    private Running start() throws IOException {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dpetteia.home=" + Checkout.root(),
                "-cp",
                System.getProperty("java.class.path"),
                "io.petteia.cli.Main",
                "serve",
                "--port",
                "0",
                "--db",
                folder.resolve("games.db").toString());
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        assertThat(line).startsWith("Petteia is at http://localhost:");
        return new Running(process, line.substring(line.indexOf("http"), line.length() - 1));
    }

    private JsonNode ask(Running server, String path, @Nullable String token, @Nullable String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(server.address() + path)).timeout(Duration.ofSeconds(20));
        if (token != null) request.header("Authorization", "Bearer " + token);
        if (body != null)
            request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() >= 300) throw new IOException(answer.statusCode() + " " + answer.body());
        return Site.MAPPER.readTree(answer.body());
    }

    private Played begin(Running server) throws IOException, InterruptedException {
        Played table = new Played();
        JsonNode begun = ask(server, "/api/matches", null, "{\"game\":\"breakthrough\"}");
        for (JsonNode seat : begun.get("seats"))
            table.tokens.add(seat.get("token").asString());
        return table;
    }

    /** Plays until the server is gone. */
    private Callable<Integer> playOn(Running server, Played table, int round) {
        return () -> {
            SplittableRandom random = new SplittableRandom(round);
            int played = 0;
            try {
                while (true) {
                    String token = table.tokens.get(table.log.size() % 2);
                    JsonNode moves =
                            ask(server, "/api/match/moves", token, null).get("moves");
                    if (moves.size() == 0) return played;
                    String move = moves.get(random.nextInt(moves.size()))
                            .get("notation")
                            .asString();
                    ask(server, "/api/match/moves", token, "{\"move\":\"" + move + "\"}");
                    table.log.add(move);
                    played++;
                }
            } catch (IOException gone) {
                return played;
            }
        };
    }

    private void assertNothingIsLost(Running server, Played table) throws IOException, InterruptedException {
        List<String> log = new ArrayList<>();
        for (JsonNode line :
                ask(server, "/api/match", table.tokens.get(0), null).get("log"))
            log.add(line.get("text").asString());
        assertThat(log).startsWith(table.log.toArray(String[]::new));
        // At most the move whose answer the kill has cut off.
        assertThat(log.size() - table.log.size()).isBetween(0, 1);
        table.log.clear();
        table.log.addAll(log);
    }
}
