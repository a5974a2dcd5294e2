package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Checkout;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What the board editor and the studio ask for. */
class WorkshopTest {
    @TempDir
    Path folder;

    private Path definitions;
    private Site site;

    @BeforeEach
    void open() throws IOException {
        definitions = folder.resolve("definitions");
        for (String game : List.of("cleruchy", "cleruchy-mercenary", "chess", "coerceo", "havannah", "morris"))
            copy(game);
        site = Site.of(folder, definitions, () -> 1);
    }

    @AfterEach
    void close() {
        site.close();
    }

    private void copy(String game) throws IOException {
        Path from = Checkout.root().resolve("definitions").resolve(game);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path to =
                        definitions.resolve(game).resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) Files.createDirectories(to);
                else Files.copy(file, to);
            }
        }
    }

    private static Map<String, Object> setting(String value, String... path) {
        return Map.of("path", List.of(path), "value", value);
    }

    private Map<String, String> files(Map<String, ?> wanted) {
        Site.Answer answer = site.post("/api/workshop/variant", wanted, null);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        assertThat(answer.json().get("findings").size()).as(answer.body()).isZero();
        Map<String, String> files = new LinkedHashMap<>();
        answer.json()
                .get("files")
                .properties()
                .forEach(file -> files.put(file.getKey(), file.getValue().asString()));
        return files;
    }

    private JsonNode check(String name, Map<String, String> files, String... moves) {
        return site.post(
                        "/api/workshop/check",
                        Map.of("draft", Map.of("name", name, "files", files), "moves", List.of(moves)),
                        null)
                .json();
    }

    @Test
    void aVariantSaysOnlyWhatDiffers() {
        Map<String, Object> board = Map.of(
                "name",
                "lake",
                "cells",
                Map.of("d4", Map.of("terrain", "water"), "e5", Map.of("piece", "cleruchy")),
                "pieces",
                true);
        Map<String, String> files = files(Map.of(
                "base", "cleruchy",
                "name", "lake",
                "title", "By the lake",
                "settings",
                        List.of(
                                setting("2", "pieces", "hoplite", "cost"),
                                setting("60", "options", "budget", "default")),
                "board", board));
        assertThat(files.get("game.yaml")).isEqualTo("""
                petteia: 1
                extends: cleruchy
                title: By the lake
                change:
                  pieces:
                    hoplite: {cost: 2}
                  options:
                    budget: {default: 60}
                    board: {default: lake}
                """);
        assertThat(files.get("boards/lake.yaml"))
                .contains("zones:", "\"~\": {terrain: water}", "{piece: cleruchy, owner: none}")
                .contains("  .  .  .  ~  .  .  .  .  .  .");
        JsonNode checked = check("lake", files);
        assertThat(checked.get("playable").asBoolean()).isTrue();
        assertThat(checked.get("findings").size()).isZero();
        assertThat(checked.get("board").asString()).contains("d4: water", "e5: cleruchy");
        assertThat(site.begin(Map.of("draft", Map.of("name", "lake", "files", files)))
                        .seats())
                .hasSize(2);
    }

    @Test
    void aVariantThatIsThereKeepsItsComments() throws IOException {
        Map<String, String> files = files(Map.of(
                "base", "cleruchy-mercenary",
                "name", "cleruchy-mercenary",
                "settings",
                        List.of(
                                setting("6", "pieces", "phalangite", "cost"),
                                setting("1", "pieces", "cleruch", "cost"))));
        String before = Files.readString(definitions.resolve("cleruchy-mercenary/game.yaml"));
        assertThat(files.get("game.yaml"))
                .isEqualTo(before.replace("phalangite: {cost: 5}", "phalangite: {cost: 6}")
                        .replace("    peltast:    {cost: 4}\n", "    peltast:    {cost: 4}\n    cleruch: {cost: 1}\n"));
        Site.Answer saved = site.post(
                "/api/workshop/save",
                Map.of("draft", Map.of("name", "cleruchy-mercenary", "files", files), "game", "cleruchy-mercenary"),
                null);
        assertThat(saved.status()).as(saved.body()).isEqualTo(200);
        assertThat(definitions.resolve("cleruchy-mercenary/game.yaml"))
                .content()
                .contains("only what differs", "cost: 6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cleruchy", "chess", "coerceo", "havannah"})
    void aBoardOfEveryShapeMadeOfRowsIsPaintedAsItIs(String game) {
        JsonNode form =
                site.post("/api/workshop/board", Map.of("game", game), null).json();
        assertThat(form.get("paintable").asBoolean()).isTrue();
        Map<String, String> files = files(Map.of(
                "base",
                game,
                "name",
                "mine",
                "board",
                Map.of("name", "mine", "cells", form.get("cells"), "pieces", true)));
        JsonNode own = check(game, Map.of());
        JsonNode same = check("mine", files);
        assertThat(same.get("playable").asBoolean()).as(same.toString()).isTrue();
        assertThat(same.get("total").asInt()).isEqualTo(own.get("total").asInt());
        assertThat(same.get("board").asString().replaceAll("<title>.*</title>", ""))
                .isEqualTo(own.get("board").asString().replaceAll("<title>.*</title>", ""));
    }

    @Test
    void aBoardIsMadeLarger() {
        Map<String, String> files = files(Map.of(
                "base", "cleruchy",
                "name", "wide",
                "board",
                        Map.of(
                                "name",
                                "wide",
                                "size",
                                "12x8",
                                "pieces",
                                false,
                                "cells",
                                Map.of("l8", Map.of("terrain", "mountain")),
                                "zones",
                                Map.of("authority", Map.of("Black", "row(7..8)", "White", "[a1, b1]")))));
        JsonNode checked = check("wide", files);
        assertThat(checked.get("board").asString())
                .contains("l8: mountain", "data-site=\"a8\"")
                .doesNotContain("a9");
        assertThat(checked.get("total").asInt()).isEqualTo(8);
    }

    @Test
    void theGroundOfAGraphIsPaintedAndAddedToWhenItIsChangedAgain() throws IOException {
        Files.createDirectories(definitions.resolve("pond"));
        Files.writeString(definitions.resolve("pond/game.yaml"), """
                petteia: 1
                title: Pond
                players: [A, B]
                rules: pond.rules
                terrain: [land, water]
                board: {shape: graph, lines: {row: [a b c d]}, terrain: {water: [d]}, zones: {shore: [a]}}
                pieces: {man: {symbol: M}}
                """);
        Files.writeString(
                definitions.resolve("pond/pond.rules"),
                "play { turns of players { choose cell in empty and land  place man at cell  if no(empty and land) { draw \"full\" } } }\n");
        JsonNode form =
                site.post("/api/workshop/board", Map.of("game", "pond"), null).json();
        assertThat(form.get("cells").toString()).isEqualTo("{\"d\":{\"terrain\":\"water\"}}");
        Map<String, String> files = files(Map.of(
                "base",
                "pond",
                "name",
                "flood",
                "board",
                Map.of(
                        "name",
                        "flood",
                        "pieces",
                        false,
                        "cells",
                        Map.of("d", Map.of("terrain", "water"), "c", Map.of("terrain", "water")),
                        "zones",
                        Map.of("shore", Map.of("", "[b]")))));
        assertThat(files.get("game.yaml")).isEqualTo("""
                petteia: 1
                extends: pond
                title: flood
                change:
                  board:
                    terrain: {water: [c, d]}
                    zones: {shore: [b]}
                """);
        JsonNode flood = check("flood", files);
        assertThat(flood.get("findings").size()).isZero();
        assertThat(flood.get("total").asInt()).isEqualTo(2);
        assertThat(flood.get("board").asString()).contains("c: water");

        String commented = files.get("game.yaml") + "# mine\n";
        site.post(
                "/api/workshop/save",
                Map.of("draft", Map.of("name", "flood", "files", Map.of("game.yaml", commented)), "game", "flood"),
                null);
        Map<String, String> again = files(Map.of(
                "base",
                "flood",
                "name",
                "flood",
                "board",
                Map.of(
                        "name",
                        "painted",
                        "pieces",
                        true,
                        "cells",
                        Map.of(
                                "d", Map.of("terrain", "water"),
                                "c", Map.of("terrain", "water"),
                                "a", Map.of("piece", "man", "owner", "B")))));
        assertThat(again.get("game.yaml")).contains("terrain: {water: [c, d]}", "# mine", "add:", "B: {man: [a]}");
        assertThat(check("flood", again).get("total").asInt()).isEqualTo(1);
    }

    @Test
    void whatIsTypedIsChecked() {
        JsonNode wrong = check(
                "chess", Map.of("game.yaml", "petteia: 1\ntitle: Chess\nplayers: [White, Black]\nruls: chess.rules\n"));
        assertThat(wrong.get("playable").asBoolean()).isFalse();
        JsonNode finding = wrong.get("findings").get(0);
        assertThat(finding.get("place").get("line").asInt()).isPositive();
        assertThat(finding.get("place").get("file").asString()).startsWith("chess/");
        assertThat(wrong.toString()).contains("did you mean `rules`");
    }

    @Test
    void thePositionIsKeptWhileItsMovesAreLegal() {
        JsonNode kept = check("chess", Map.of(), "e2-e4", "e7-e5");
        assertThat(kept.get("kept").asInt()).isEqualTo(2);
        assertThat(kept.has("failed")).isFalse();
        assertThat(kept.get("board").asString()).contains("e4: White pawn");
        JsonNode broken = check("chess", Map.of(), "e2-e4", "e7-e4", "a2-a3");
        assertThat(broken.get("kept").asInt()).isEqualTo(1);
        assertThat(broken.get("failed").asString()).isEqualTo("e7-e4");
        assertThat(broken.get("mover").asString()).isEqualTo("Black");
    }

    @Test
    void aDefinitionIsDownloaded() throws Exception {
        String body = Site.MAPPER.writeValueAsString(
                Map.of("name", "mine", "files", Map.of("boards/x.yaml", "shape: square\n")));
        HttpRequest request = site.request("/api/workshop/archive", null)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        byte[] zip = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofByteArray())
                .body();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            assertThat(in.getNextEntry().getName()).isEqualTo("mine/boards/x.yaml");
            assertThat(new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
                    .isEqualTo("shape: square\n");
        }
    }

    @Test
    void whatIsSavedIsAGameFromThenOn() {
        Map<String, String> files = files(Map.of("base", "chess", "name", "mine", "title", "Mine"));
        Map<String, Object> draft = Map.of("name", "mine", "files", files);
        assertThat(site.post("/api/workshop/save", Map.of("draft", draft), null).status())
                .isEqualTo(200);
        assertThat(definitions.resolve("mine/game.yaml")).content().contains("extends: chess");
        assertThat(site.get("/api/games", null).body()).contains("\"Mine\"");
        assertThat(site.begin("mine").seats()).hasSize(2);
        assertThat(site.post("/api/workshop/save", Map.of("draft", draft), null).status())
                .isEqualTo(409);
    }

    @Test
    void nothingIsSavedElsewhere() throws IOException {
        for (String name : List.of("../mine", "Mine", "mine/x", "", "."))
            assertThat(site.post(
                                    "/api/workshop/save",
                                    Map.of("draft", Map.of("name", name, "files", Map.of("game.yaml", "x"))),
                                    null)
                            .status())
                    .isEqualTo(400);
        Path outside = Files.createDirectories(folder.resolve("outside"));
        Files.createDirectories(definitions.resolve("linked"));
        Files.writeString(definitions.resolve("linked/game.yaml"), "petteia: 1\n");
        Files.createSymbolicLink(definitions.resolve("linked/boards"), outside);
        Map<String, Object> draft = Map.of("name", "linked", "files", Map.of("boards/x.yaml", "x"));
        assertThat(site.post("/api/workshop/save", Map.of("draft", draft, "game", "linked"), null)
                        .status())
                .isEqualTo(403);
        assertThat(outside).isEmptyDirectory();
    }

    @Test
    void aServerForOthersSavesNothing() {
        try (Site other = Site.limited(folder.resolve("other"), 1e9)) {
            Map<String, Object> draft =
                    Map.of("name", "mine", "files", Map.of("game.yaml", "petteia: 1\nextends: chess\n"));
            assertThat(other.post("/api/workshop/save", Map.of("draft", draft), null)
                            .status())
                    .isEqualTo(403);
        }
    }
}
