package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Playing over HTTP: what is accepted, what is refused and why, what everybody sees. */
class MatchTest {
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
    void aGameIsPlayedToItsEnd() {
        Site.Match match = site.begin("tic-tac-toe");
        String x = match.first();
        String o = match.second();
        site.played(x, "a1");
        site.played(o, "a2");
        site.played(x, "b1");
        site.played(o, "b2");
        site.played(x, "c1");
        JsonNode end = site.state(match.watching());
        assertThat(end.get("over").asBoolean()).isTrue();
        assertThat(end.get("why").asString()).isEqualTo("three in a row");
        assertThat(end.get("players").get(0).get("outcome").asString()).isEqualTo("win");
        assertThat(end.get("players").get(1).get("outcome").asString()).isEqualTo("loss");
        assertThat(site.moves(o)).isEmpty();
        assertThat(site.play(o, "c3").status()).isEqualTo(409);
    }

    @Test
    void whatIsNotLegalIsRefusedInTheWordsOfTheAuthor() {
        Site.Match match = site.begin("cleruchy");
        Site.Answer refused = site.play(match.first(), "+Ha5");
        assertThat(refused.status()).isEqualTo(422);
        JsonNode reasons = site.get("/api/match/why?move=%2BHa5", match.first()).json();
        assertThat(reasons.get("legal").asBoolean()).isFalse();
        assertThat(reasons.get("reasons").size()).isPositive();
        assertThat(reasons.get("reasons").get(0))
                .isEqualTo(refused.json().get("details").get(0));
        assertThat(site.log(match.first())).isEmpty();
    }

    @Test
    void onlyWhoIsToMoveMayMove() {
        Site.Match match = site.begin("tic-tac-toe");
        assertThat(site.play(match.second(), "a1").status()).isEqualTo(409);
        assertThat(site.play(match.watching(), "a1").status()).isEqualTo(403);
        assertThat(site.play("nobody", "a1").status()).isEqualTo(401);
        assertThat(site.moves(match.second())).isEmpty();
        assertThat(site.moves(match.watching())).isEmpty();
        assertThat(site.moves(match.first())).hasSize(9);
    }

    @Test
    void aMoveForAPositionThatIsGoneIsNotPlayed() {
        Site.Match match = site.begin("tic-tac-toe");
        long version = site.state(match.first()).get("version").asLong();
        Map<String, Object> move = Map.of("move", "a1", "version", version - 1);
        assertThat(site.post("/api/match/moves", move, match.first()).status()).isEqualTo(409);
        assertThat(site.post("/api/match/moves", Map.of("move", "a1", "version", version), match.first())
                        .status())
                .isEqualTo(200);
    }

    @Test
    void movesAreToldPieceByPiece() {
        Site.Match match = site.begin("chess");
        JsonNode moves = site.get("/api/match/moves?holding=e2", match.first()).json();
        assertThat(moves.get("total").asInt()).isEqualTo(2);
        JsonNode parts = moves.get("moves").get(1).get("parts");
        assertThat(parts.get(0).get("value").asString()).isEqualTo("e2");
        assertThat(parts.get(1).get("site").asBoolean()).isTrue();
    }

    @Test
    void thePastCanBeSeen() {
        Site.Match match = site.begin("tic-tac-toe");
        site.played(match.first(), "a1");
        site.played(match.second(), "b2");
        JsonNode past = site.get("/api/match?ply=1", match.watching()).json();
        assertThat(past.get("ply").asInt()).isEqualTo(1);
        assertThat(past.get("plies").asInt()).isEqualTo(2);
        assertThat(past.get("log").size()).isEqualTo(1);
        assertThat(past.get("yourTurn").asBoolean()).isFalse();
        assertThat(past.get("board").asString()).contains("a1: X mark").doesNotContain("b2: O mark");
        assertThat(site.get("/api/match?ply=3", match.watching()).status()).isEqualTo(404);
    }

    @Test
    void aMoveIsTakenBackUntilTheOtherPersonHasMoved() {
        Site.Match match = site.begin("tic-tac-toe");
        site.played(match.first(), "a1");
        assertThat(site.state(match.second()).get("may").get("undo").asBoolean())
                .isFalse();
        assertThat(site.post("/api/match/undo", Map.of(), match.first()).status())
                .isEqualTo(200);
        assertThat(site.log(match.first())).isEmpty();
        site.played(match.first(), "b2");
        site.played(match.second(), "a1");
        assertThat(site.post("/api/match/undo", Map.of(), match.first()).status())
                .isEqualTo(409);
        assertThat(site.log(match.first())).containsExactly("b2", "a1");
    }

    @Test
    void nothingIsTakenBackBehindARollOfTheDice() {
        Site.Match barrier = site.begin("pig");
        site.played(barrier.first(), "roll");
        assertThat(site.log(barrier.first())).hasSize(2);
        assertThat(site.post("/api/match/undo", Map.of(), barrier.first()).status())
                .isEqualTo(409);
        Site.Match free = site.begin(Map.of("game", "pig", "undo", "free"));
        site.played(free.first(), "roll");
        assertThat(site.post("/api/match/undo", Map.of(), free.first()).status())
                .isEqualTo(200);
        assertThat(site.log(free.first())).isEmpty();
        Site.Match off = site.begin(Map.of("game", "tic-tac-toe", "undo", "off"));
        site.played(off.first(), "a1");
        assertThat(site.post("/api/match/undo", Map.of(), off.first()).status()).isEqualTo(409);
    }

    @Test
    void peopleResignAndAgreeToDraws() {
        Site.Match resigned = site.begin("chess");
        site.post("/api/match/resign", Map.of(), resigned.second());
        assertThat(site.state(resigned.first()).get("why").asString()).isEqualTo("Black resigned");
        assertThat(site.state(resigned.first())
                        .get("players")
                        .get(0)
                        .get("outcome")
                        .asString())
                .isEqualTo("win");

        Site.Match drawn = site.begin("chess");
        site.post("/api/match/draw", Map.of(), drawn.first());
        assertThat(site.state(drawn.second())
                        .get("players")
                        .get(0)
                        .get("offersDraw")
                        .asBoolean())
                .isTrue();
        assertThat(site.state(drawn.second()).get("over").asBoolean()).isFalse();
        site.post("/api/match/draw", Map.of(), drawn.second());
        assertThat(site.state(drawn.first()).get("why").asString()).isEqualTo("draw agreed");
    }

    @Test
    void whoHasNoTimeLeftHasLost() throws InterruptedException {
        Site.Match match = site.begin(Map.of("game", "tic-tac-toe", "clock", Map.of("base", 1000, "increment", 0)));
        assertThat(site.state(match.first()).get("players").get(0).get("left").asLong())
                .isBetween(1L, 1000L);
        Thread.sleep(1200);
        JsonNode end = site.state(match.second());
        assertThat(end.get("why").asString()).isEqualTo("X ran out of time");
        assertThat(end.get("players").get(1).get("outcome").asString()).isEqualTo("win");
    }

    @Test
    void aProgramAnswers() throws InterruptedException {
        Site.Match match = site.begin(Map.of("game", "tic-tac-toe", "seats", Map.of("O", "random"), "pace", 0));
        assertThat(match.seats()).hasSize(1);
        site.played(match.first(), "b2");
        for (int i = 0; i < 100 && site.log(match.first()).size() < 2; i++) Thread.sleep(50);
        assertThat(site.log(match.first())).hasSize(2);
        assertThat(site.state(match.first()).get("yourTurn").asBoolean()).isTrue();
    }

    @Test
    void aGameIsTakenAwayAsFiles() {
        Site.Match match = site.begin("chess");
        site.played(match.first(), "e2-e4");
        Site.Answer record = site.get("/api/match/record", match.first());
        assertThat(record.body()).contains("game: chess", "- e2-e4", "seed: 0\n");
        assertThat(record.header("content-disposition")).contains("chess.yaml");
        assertThat(site.get("/api/match/record?form=json", match.first())
                        .json()
                        .get("moves")
                        .get(0)
                        .asString())
                .isEqualTo("e2-e4");
        assertThat(site.get("/api/match/position", match.first()).body()).contains("mover: Black");
        assertThat(site.get("/api/match/picture", match.first()).body()).startsWith("<svg");
        site.post("/api/match/resign", Map.of(), match.first());
        assertThat(site.get("/api/match/record", match.first()).body()).contains("seed: 4711", "resigned: White");
    }

    @Test
    void whatOptionsExcludeIsToldBeforeTheGame() {
        JsonNode table = site.post(
                        "/api/games/latrunculi/table", Map.of("options", Map.of("columns", "4", "rows", "4")), null)
                .json();
        assertThat(table.get("playable").asBoolean()).isFalse();
        assertThat(table.get("findings").get(0).get("code").asString()).isEqualTo("options-clash");
        assertThat(site.post(
                                "/api/matches",
                                Map.of("game", "latrunculi", "options", Map.of("columns", "4", "rows", "4")),
                                null)
                        .status())
                .isEqualTo(422);
        JsonNode fine = site.post("/api/games/latrunculi/table", Map.of(), null).json();
        assertThat(fine.get("playable").asBoolean()).isTrue();
        boolean excludes = false;
        for (JsonNode option : fine.get("options"))
            excludes |= option.get("excluded").size() > 0;
        assertThat(excludes).isTrue();
    }

    @Test
    void chancedGamesAndColoursThatChangeHands() {
        Site.Match match = site.begin("hex");
        site.played(match.first(), site.moves(match.first()).get(0));
        List<String> moves = site.moves(match.second());
        assertThat(moves).contains("swap");
        site.played(match.second(), "swap");
        JsonNode first = site.state(match.first());
        JsonNode second = site.state(match.second());
        assertThat(first.get("you").asString()).isNotEqualTo(second.get("you").asString());
        assertThat(first.get("yourTurn").asBoolean()).isTrue();
    }
}
