package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What strangers may not do. */
class SafetyTest {
    private static final String MINE = "petteia: 1\ntitle: Mine\nplayers: [A, B]\nrules: mine.rules\n";

    @TempDir
    static Path folder;

    private static Site site;

    @BeforeAll
    static void open() {
        site = Site.of(folder);
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @Test
    void everyAnswerHasTheHeadersThatHoldABrowserBack() {
        for (String path : new String[] {"/", "/api/games", "/page/app.js", "/nothing"}) {
            Site.Answer answer = site.get(path, null);
            assertThat(answer.header("content-security-policy")).contains("default-src 'none'", "script-src 'self'");
            assertThat(answer.header("x-content-type-options")).isEqualTo("nosniff");
            assertThat(answer.header("referrer-policy")).isEqualTo("no-referrer");
        }
        assertThat(site.get("/nothing", null).status()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/page/../../../../etc/passwd",
                "/page/..%2f..%2fstore%2fsql%2fV1__matches.sql",
                "/page/%2e%2e/openapi.json",
                "/api/games/..%2f..%2fpom.xml/files",
                "/api/games/%2e%2e/files",
                "/api/games/cleruchy%2fboards/files"
            })
    void noPathLeadsOut(String path) {
        assertThat(site.get(path, null).status()).isIn(400, 404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"../cleruchy/game.yaml", "/etc/passwd", "boards/../../x.yaml", "a/b/c.yaml", "game.exe"})
    void noFileOfADraftLiesElsewhere(String path) {
        Map<String, Object> draft = Map.of("name", "mine", "files", Map.of("game.yaml", MINE, path, "x"));
        assertThat(site.post("/api/matches", Map.of("draft", draft), null).status())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "/api/workshop/check {}",
                "/api/workshop/check {\"draft\":null}",
                "/api/matches {\"draft\":{\"name\":\"x\",\"files\":null}}",
                "/api/matches {\"game\":\"chess\",\"seats\":{\"White\":null}}",
                "/api/matches {\"game\":\"chess\",\"colour\":\"red\"}",
                "/api/matches [1]",
                "/api/games/chess/table {\"options\":{\"players\":null}}",
                "/api/workshop/board {\"game\":null}",
                "/api/workshop/save {\"draft\":{\"name\":\"x\",\"files\":{\"game.yaml\":null}}}",
                "/api/workshop/variant {\"base\":\"chess\",\"name\":\"x\",\"settings\":[{\"path\":[],\"value\":\"x\"}]}",
                "/api/workshop/variant {\"base\":\"chess\",\"name\":\"x\",\"settings\":[{\"path\":[\"a\\nb\"],\"value\":\"x\"}]}",
                "/api/workshop/variant {\"base\":\"chess\",\"name\":\"x\",\"board\":{\"name\":\"b\",\"cells\":{\"a1\":null},\"pieces\":true}}",
                "/api/workshop/variant {\"base\":\"tak\",\"name\":\"x\",\"board\":{\"name\":\"b\",\"cells\":{\"a1\":{\"piece\":\"flat\",\"count\":-5}},\"pieces\":true}}"
            })
    void aBodyThatLacksSomethingIsToldSo(String path, String body) {
        Site.Answer answer = site.post(path, body, null);
        assertThat(answer.status()).as(answer.body()).isEqualTo(400);
        assertThat(answer.body()).doesNotContain("io.petteia", "java.");
    }

    @Test
    void aDraftCannotReadWhatLiesOutside() {
        Map<String, String> files = Map.of("game.yaml", MINE.replace("mine.rules", "../chess/chess.rules"));
        Site.Answer answer = site.post("/api/matches", Map.of("draft", Map.of("name", "mine", "files", files)), null);
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.body()).contains("it leads out of the folder");
    }

    @Test
    void aDraftRunsNoHooks() {
        Map<String, String> files = Map.of("game.yaml", "petteia: 1\nextends: coerceo-hook\ntitle: Mine\n");
        Site.Answer answer = site.post("/api/matches", Map.of("draft", Map.of("name", "mine", "files", files)), null);
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.body()).contains("unknown-hook");
        assertThat(site.post("/api/matches", Map.of("game", "coerceo-hook"), null)
                        .status())
                .isEqualTo(201);
    }

    @Test
    void aDraftThatGoesOnWithoutEndIsEnded() {
        String rules =
                "play { turns of players { choose n in {1..20} choose m in {1..20} while true { x = 1 - x } win mover \"\" } }";
        Map<String, String> files = Map.of("game.yaml", MINE + "variables: {x: 0..1 = 0}\n", "mine.rules", rules);
        Site.Answer answer = site.post("/api/matches", Map.of("draft", Map.of("name", "mine", "files", files)), null);
        assertThat(answer.status()).isIn(201, 422);
        assertThat(answer.body()).doesNotContain("\"code\":\"failed\"");
        assertThat(site.get("/api/games", null).status()).isEqualTo(200);
    }

    @Test
    void bodiesHaveALimit() {
        String large = "{\"game\":\"" + "x".repeat(700_000) + "\"}";
        assertThat(site.post("/api/matches", large, null).status()).isEqualTo(413);
        assertThat(site.post("/api/matches", "{\"game\":", null).status()).isEqualTo(400);
        assertThat(site.post("/api/matches", "[".repeat(5000), null).status()).isEqualTo(400);
        assertThat(site.post("/api/matches", "{\"gamme\": 1}", null).status()).isEqualTo(400);
        assertThat(site.post("/api/matches", "null", null).status()).isEqualTo(400);
    }

    @Test
    void anotherPageCannotSendForms() {
        HttpRequest.Builder foreign = site.request("/api/matches", null)
                .header("Content-Type", "application/json")
                .header("Origin", "http://elsewhere.example")
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"chess\"}"));
        assertThat(site.send(foreign).status()).isEqualTo(403);
        HttpRequest.Builder plain = site.request("/api/matches", null)
                .header("Content-Type", "text/plain")
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"chess\"}"));
        assertThat(site.send(plain).status()).isEqualTo(400);
    }

    @Test
    void tokensAreLongAndNeverTheSame() {
        Site.Match one = site.begin("tic-tac-toe");
        Site.Match other = site.begin("tic-tac-toe");
        assertThat(one.seats()).allMatch(token -> token.length() == 32).doesNotContainAnyElementsOf(other.seats());
        assertThat(one.watching()).isNotEqualTo(one.first());
        String wrong = one.first().substring(0, 31) + (one.first().endsWith("A") ? "B" : "A");
        assertThat(site.get("/api/match", wrong).status()).isEqualTo(401);
        assertThat(site.get("/api/match", null).status()).isEqualTo(401);
    }

    @Test
    void anAddressThatAsksForTooMuchHasToWait() {
        try (Site limited = Site.limited(folder.resolve("limited"), 12)) {
            int refused = 0;
            for (int i = 0; i < 30; i++) if (limited.get("/api/games", null).status() == 429) refused++;
            assertThat(refused).isPositive();
        }
    }
}
