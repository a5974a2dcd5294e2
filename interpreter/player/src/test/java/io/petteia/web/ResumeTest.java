package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Checkout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What is kept outlives the server, and the definition as it was outlives the folder. */
class ResumeTest {
    @TempDir
    Path folder;

    @Test
    void aMatchGoesOnWithAnotherServer() {
        Site.Match match;
        List<String> log;
        try (Site site = Site.of(folder)) {
            match = site.begin(Map.of("game", "pig", "undo", "free"));
            site.played(match.first(), "roll");
            log = site.log(match.first());
        }
        try (Site site = Site.of(folder)) {
            assertThat(site.log(match.first())).isEqualTo(log);
            assertThat(site.state(match.second()).get("you").asString()).isNotEmpty();
            assertThat(site.post("/api/match/undo", Map.of(), match.first()).status())
                    .isEqualTo(200);
        }
        try (Site site = Site.of(folder)) {
            assertThat(site.log(match.first())).isEmpty();
            site.played(match.first(), "roll");
            assertThat(site.log(match.first())).isEqualTo(log);
        }
    }

    @Test
    void whatWasEndedStaysSo() {
        Site.Match match;
        try (Site site = Site.of(folder)) {
            match = site.begin("chess");
            site.post("/api/match/resign", Map.of(), match.first());
        }
        try (Site site = Site.of(folder)) {
            assertThat(site.state(match.second()).get("why").asString()).isEqualTo("White resigned");
        }
    }

    @Test
    void aMatchKeepsTheDefinitionThatItBeganWith() throws IOException {
        Path definitions = folder.resolve("definitions");
        Path game = definitions.resolve("tic-tac-toe");
        Files.createDirectories(game);
        for (String file : List.of("game.yaml", "tic-tac-toe.rules"))
            Files.copy(Checkout.root().resolve("definitions/tic-tac-toe").resolve(file), game.resolve(file));
        Site.Match match;
        Site.Match wide;
        try (Site site = Site.of(folder, definitions, () -> 1)) {
            match = site.begin("tic-tac-toe");
            wide = site.begin("tic-tac-toe");
            site.played(match.first(), "a1");
            site.played(wide.first(), "c3");
            assertThat(conversion(site, match).get("changed").asBoolean()).isFalse();
        }
        String began = Files.readString(game.resolve("game.yaml"));
        Files.writeString(game.resolve("game.yaml"), began.replace("3x3", "2x2"));
        try (Site site = Site.of(folder, definitions, () -> 1)) {
            site.played(match.second(), "c3");
            JsonNode stays = conversion(site, match);
            assertThat(stays.get("changed").asBoolean()).isTrue();
            assertThat(stays.get("possible").asBoolean()).isFalse();
            assertThat(stays.get("failed").asInt()).isEqualTo(2);
            assertThat(stays.get("move").asString()).isEqualTo("c3");
        }
        Files.writeString(game.resolve("game.yaml"), began.replace("3x3", "4x4"));
        try (Site site = Site.of(folder, definitions, () -> 1)) {
            assertThat(site.moves(wide.second())).hasSize(8);
            assertThat(conversion(site, wide).get("possible").asBoolean()).isTrue();
            assertThat(site.moves(wide.second())).hasSize(8);
            JsonNode one =
                    site.post("/api/match/definition", Map.of(), wide.second()).json();
            assertThat(one.get("carriedOut").asBoolean()).isFalse();
            assertThat(site.moves(wide.second())).hasSize(8);
            JsonNode players = site.state(wide.first()).get("players");
            assertThat(players.get(0).get("wouldConvert").asBoolean()).isFalse();
            assertThat(players.get(1).get("wouldConvert").asBoolean()).isTrue();
            Site.Answer other = site.post("/api/match/definition", Map.of("definition", "other"), wide.first());
            assertThat(other.status()).isEqualTo(409);
            String now = one.get("now").asString();
            JsonNode both = site.post("/api/match/definition", Map.of("definition", now), wide.first())
                    .json();
            assertThat(both.get("carriedOut").asBoolean()).isTrue();
            assertThat(site.state(wide.first()).get("definition").asString()).isEqualTo(now);
            assertThat(site.moves(wide.second())).hasSize(15).contains("d4");
        }
        Files.writeString(game.resolve("game.yaml"), "title: broken");
        try (Site site = Site.of(folder, definitions, () -> 1)) {
            assertThat(site.moves(wide.second())).hasSize(15);
            assertThat(conversion(site, wide).get("trouble").asString()).isNotEmpty();
        }
    }

    @Test
    void aProgramAgreesToAnotherDefinitionAndAnAgreementIsToOneTextOnly() throws IOException {
        Path definitions = folder.resolve("definitions");
        Path game = definitions.resolve("tic-tac-toe");
        Files.createDirectories(game);
        for (String file : List.of("game.yaml", "tic-tac-toe.rules"))
            Files.copy(Checkout.root().resolve("definitions/tic-tac-toe").resolve(file), game.resolve(file));
        String began = Files.readString(game.resolve("game.yaml"));
        try (Site site = Site.of(folder, definitions, () -> 1)) {
            Site.Match people = site.begin("tic-tac-toe");
            Site.Match alone = site.begin(Map.of("game", "tic-tac-toe", "seats", Map.of("O", "random")));
            Files.writeString(game.resolve("game.yaml"), began.replace("3x3", "4x4"));
            assertThat(agreed(site, alone.first())).isTrue();
            assertThat(agreed(site, people.first())).isFalse();
            Files.writeString(game.resolve("game.yaml"), began.replace("3x3", "5x5"));
            assertThat(agreed(site, people.second())).isFalse();
            assertThat(agreed(site, people.first())).isTrue();
            assertThat(site.post("/api/match/definition", Map.of(), people.watching())
                            .status())
                    .isEqualTo(403);
            assertThat(site.moves(people.first())).hasSize(25);
        }
    }

    private static boolean agreed(Site site, String token) {
        return site.post("/api/match/definition", Map.of(), token)
                .json()
                .get("carriedOut")
                .asBoolean();
    }

    private static JsonNode conversion(Site site, Site.Match match) {
        return site.get("/api/match/definition", match.first()).json();
    }
}
