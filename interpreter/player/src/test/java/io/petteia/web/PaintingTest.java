package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Opened;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Boards of every shape are painted, and what comes of it says only what differs. */
class PaintingTest {
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

    private static JsonNode form(String game) {
        return site.post("/api/workshop/board", Map.of("game", game), null).json();
    }

    private static Map<String, Object> cells(JsonNode form) {
        Map<String, Object> cells = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> cell : form.get("cells").properties())
            cells.put(cell.getKey(), cell.getValue());
        return cells;
    }

    private static JsonNode variant(String game, Map<String, ?> board) {
        Map<String, Object> painted = new HashMap<>(board);
        painted.put("name", "mine");
        Site.Answer answer =
                site.post("/api/workshop/variant", Map.of("base", game, "name", "mine", "board", painted), null);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        assertThat(answer.json().get("findings").toString()).isEqualTo("[]");
        return answer.json().get("files");
    }

    private static JsonNode check(String name, Object files) {
        return site.post("/api/workshop/check", Map.of("draft", Map.of("name", name, "files", files)), null)
                .json();
    }

    private static void paintedAsItIs(String game) {
        JsonNode form = form(game);
        if (!form.get("paintable").asBoolean()) return;
        JsonNode own = check(game, Map.of());
        // What calls hooks cannot be tried by strangers.
        if (!own.get("playable").asBoolean()) return;
        JsonNode same = check("mine", variant(game, Map.of("cells", cells(form), "pieces", true)));
        assertThat(same.get("playable").asBoolean()).as(same.toString()).isTrue();
        assertThat(same.get("total").asInt()).isEqualTo(own.get("total").asInt());
        assertThat(same.get("board").asString().replaceAll("<title>.*</title>", ""))
                .isEqualTo(own.get("board").asString().replaceAll("<title>.*</title>", ""));
    }

    /** Graphs, stacks, sites beside a grid, a part of a board. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "morris",
                "backgammon",
                "mu-torere",
                "lasca",
                "kalah",
                "chinese-checkers",
                "ludo",
                "syracuse",
                "y"
            })
    void aBoardThatIsNotMadeOfRowsIsPaintedAsItIs(String game) {
        assertThat(form(game).get("paintable").asBoolean()).isTrue();
        paintedAsItIs(game);
        assertThat(variant(game, Map.of("cells", cells(form(game)), "pieces", true))
                        .get("game.yaml")
                        .asString())
                .isEqualTo("petteia: 1\nextends: " + game + "\ntitle: mine\n");
    }

    static Stream<String> games() {
        return Opened.catalogue().names().stream();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void everyBoardIsPaintedAsItIs(String game) {
        paintedAsItIs(game);
    }

    @Test
    void piecesOfAGraphAreWrittenAsListsOfSites() {
        Map<String, Object> cells = cells(form("mu-torere"));
        cells.remove("k1");
        cells.put("putahi", Map.of("piece", "stone", "owner", "Black"));
        JsonNode files = variant("mu-torere", Map.of("cells", cells, "pieces", true));
        assertThat(files.get("game.yaml").asString()).isEqualTo("""
                petteia: 1
                extends: mu-torere
                title: mine
                change:
                  setup:
                    Black: {stone: [k2, k3, k4, putahi]}
                """);
        assertThat(check("mine", files).get("board").asString()).contains("putahi: Black stone");
    }

    @Test
    void ofStacksOnlyThoseAreWrittenThatDiffer() {
        Map<String, Object> cells = cells(form("backgammon"));
        cells.put("24", Map.of("piece", "man", "owner", "White", "count", 3));
        cells.put("23", Map.of("piece", "man", "owner", "White"));
        cells.remove("13");
        JsonNode files = variant("backgammon", Map.of("cells", cells, "pieces", true));
        String game = files.get("game.yaml").asString();
        assertThat(game)
                .contains("change:", "{13: 0, 24: 3}", "add:", "{23: 1}")
                .doesNotContain("Black");
        assertThat(check("mine", files).get("playable").asBoolean()).isTrue();
    }

    @Test
    void terrainAndZonesOfAnySiteAreSet() {
        JsonNode made = site.post(
                        "/api/workshop/variant",
                        Map.of(
                                "base", "backgammon",
                                "name", "mine",
                                "board",
                                        Map.of(
                                                "name",
                                                "mine",
                                                "cells",
                                                cells(form("backgammon")),
                                                "pieces",
                                                false,
                                                "zones",
                                                Map.of("bar", Map.of("White", "[white_bar, \"24\"]")))),
                        null)
                .json();
        assertThat(made.get("files").get("game.yaml").asString())
                .contains("zones:", "bar: {White: [white_bar, \"24\"]}");
        assertThat(made.get("findings").size()).isZero();
    }

    @Test
    void aPartOfABoardIsLaidOtherwise() {
        Map<String, Object> cells = cells(form("y"));
        Iterator<String> off = cells.keySet().iterator();
        String laid = off.next();
        cells.remove(laid);
        JsonNode files = variant("y", Map.of("cells", cells, "pieces", false));
        assertThat(files.get("game.yaml").asString()).contains("start: [").contains(laid);
        assertThat(check("mine", files).get("board").asString()).contains("data-site=\"" + laid + "\"");
    }

    @Test
    void aBoardOfStacksIsMadeLarger() {
        JsonNode files = variant("lasca", Map.of("cells", Map.of(), "pieces", false, "size", "9"));
        assertThat(files.get("game.yaml").asString()).contains("board: {size: 9}");
        assertThat(check("mine", files).get("board").asString()).contains("data-site=\"i9\"");
    }

    /** What is not on the board is drawn all the same, or it could not be painted back. */
    @Test
    void sitesThatAreLeftOutAreDrawnForThePainter() {
        Map<String, Object> cells = cells(form("cleruchy"));
        cells.put("c3", Map.of("off", true));
        JsonNode files = variant("cleruchy", Map.of("cells", cells, "pieces", false));
        assertThat(check("mine", files).get("board").asString()).doesNotContain("data-site=\"c3\"");
        List<Object> whole = List.of(site.post(
                        "/api/workshop/check",
                        Map.of("draft", Map.of("name", "mine", "files", files), "whole", true),
                        null)
                .json()
                .get("board")
                .asString());
        assertThat(whole.toString()).contains("data-site=\"c3\"");
    }
}
