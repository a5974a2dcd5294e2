package io.petteia.tests.server;

import io.petteia.agents.InstalledAgents;
import io.petteia.model.definition.DiskCatalogue;
import io.petteia.model.definition.DiskFolder;
import io.petteia.model.definition.Library;
import io.petteia.web.Server;
import io.petteia.web.Shelf;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The server, in this process, with the games of the checkout. */
final class Host implements AutoCloseable {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Server server;
    private final HttpClient client = HttpClient.newHttpClient();

    /** @param variants where variants are saved */
    Host(String database, Path variants) {
        Path root = Path.of(System.getProperty("petteia.root"));
        Shelf shelf = new Shelf(
                new DiskCatalogue(root.resolve("definitions")),
                Library.in(new DiskFolder(root.resolve("std-library/src/main/resources"))),
                variants);
        server = Server.start(
                new Server.Settings("127.0.0.1", 0, database, 1e9, 1e9, List.of(), null),
                shelf,
                InstalledAgents.beside(),
                System.err::println);
    }

    String address() {
        return "http://127.0.0.1:" + server.port() + "/";
    }

    /** The tokens of the people who sit at a match that begins. */
    List<String> begin(String game, Map<String, String> options, Map<String, String> seats) {
        String body = MAPPER.writeValueAsString(
                Map.of("game", game, "options", options, "seats", seats, "undo", "free", "pace", 0));
        List<String> tokens = new ArrayList<>();
        for (JsonNode seat : ask("api/matches", null, body).get("seats"))
            if (seat.has("token")) tokens.add(seat.get("token").asString());
        return tokens;
    }

    JsonNode state(String token) {
        return ask("api/match", token, null);
    }

    JsonNode moves(String token) {
        return ask("api/match/moves", token, null).get("moves");
    }

    JsonNode play(String token, String move) {
        return ask("api/match/moves", token, MAPPER.writeValueAsString(Map.of("move", move)));
    }

    private JsonNode ask(String path, String token, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address() + path));
        if (token != null) request.header("Authorization", "Bearer " + token);
        if (body != null)
            request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        try {
            HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 300) throw new AssertionError(path + ": " + answer.body());
            return MAPPER.readTree(answer.body());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
