package io.petteia.tests.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The page, in a real browser, as people use it. */
@Tag("browser")
class BrowserTest {
    @TempDir
    static Path folder;

    private static Host host;
    private static Browser browser;

    @BeforeAll
    static void open() throws IOException {
        host = new Host(folder.resolve("games.db").toString(), Files.createDirectories(folder.resolve("variants")));
        browser = new Browser(1280, 900);
    }

    @AfterAll
    static void close() {
        if (browser != null) browser.close();
        if (host != null) host.close();
    }

    private static String seat(List<String> tokens) {
        return host.address() + "#/seat/" + String.join("+", tokens);
    }

    private static int plies(String token) {
        return host.state(token).get("plies").asInt();
    }

    private static void awaitPly(Browser page, int ply) {
        page.await("move " + ply, () -> page.count(".log li") >= ply);
    }

    // ---- games of every shape
    /** Squares, hexagons, a rhombus, triangles, a graph. */
    @ParameterizedTest
    @CsvSource({
        "tic-tac-toe, '', 60, clicks",
        "tic-tac-toe, '', 60, keys",
        "breakthrough, '', 6, clicks",
        "yavalath, '', 60, clicks",
        "yavalath, '', 4, keys",
        "hex, size=4, 60, clicks",
        "hex, size=4, 4, keys",
        "coerceo, '', 4, clicks",
        "coerceo, '', 3, keys",
        "morris-three, '', 10, clicks",
        "morris-three, '', 7, keys"
    })
    void aGameIsPlayed(String game, String option, int most, String how) {
        Map<String, String> options = option.isEmpty() ? Map.of() : Map.of(option.split("=")[0], option.split("=")[1]);
        List<String> tokens = host.begin(game, options, Map.of());
        browser.go(seat(tokens));
        browser.awaitSight(".board g.site");
        SplittableRandom random = new SplittableRandom(7);
        int played = 0;
        while (played < most && !host.state(tokens.get(0)).get("over").asBoolean()) {
            move(tokens, random, how.equals("keys"));
            awaitPly(browser, ++played);
        }
        browser.shot(game + "-" + how);
        JsonNode end = host.state(tokens.get(0));
        if (end.get("over").asBoolean())
            browser.awaitText(".status", end.get("why").asString());
        else assertThat(plies(tokens.get(0))).isEqualTo(most);
    }

    /** One move of whoever is to move, site by site, from the first or from the last. */
    private static void move(List<String> tokens, SplittableRandom random, boolean keys) {
        String token = tokens.stream()
                .filter(each -> host.state(each).get("yourTurn").asBoolean())
                .findFirst()
                .orElseThrow();
        JsonNode moves = host.moves(token);
        List<JsonNode> onBoard = new ArrayList<>();
        for (JsonNode move : moves) if (sites(move).size() > 0) onBoard.add(move);
        JsonNode move = onBoard.get(random.nextInt(onBoard.size()));
        browser.await(
                "the move is asked for", () -> browser.has(".choices:not([hidden]) h2") && browser.has(".site.next"));
        int before = plies(token);
        for (String site : sites(move)) {
            if (keys) browser.enterSite(site);
            else browser.clickSite(site);
        }
        String text = move.get("notation").asString();
        browser.await(
                "the move is played, or offered",
                () -> plies(token) > before || browser.has("[data-move=\"" + text + "\"]"));
        if (plies(token) == before) browser.click("[data-move=\"" + text + "\"]");
    }

    private static List<String> sites(JsonNode move) {
        List<String> sites = new ArrayList<>();
        for (JsonNode part : move.get("parts"))
            if (part.get("site").asBoolean()) sites.add(part.get("value").asString());
        return sites;
    }

    @Test
    void aMoveIsEnteredFromItsEndAndRefusedWithAReason() {
        List<String> tokens = host.begin("cleruchy", Map.of(), Map.of());
        browser.go(seat(tokens));
        browser.awaitSight("[data-value=hoplite]");
        browser.clickSite("a5");
        browser.awaitSight(".reason");
        browser.clickSite("a1");
        browser.click("[data-value=hoplite]");
        awaitPly(browser, 1);
        assertThat(browser.texts(".log li")).containsExactly("White: +Ha1");

        List<String> chess = host.begin("chess", Map.of(), Map.of());
        browser.go(seat(chess));
        browser.awaitSight(".site.next");
        browser.clickSite("f3");
        browser.clickSite("g1");
        awaitPly(browser, 1);
        assertThat(browser.texts(".log li")).containsExactly("White: g1-f3");
    }

    @Test
    void severalMovesOnOneSquareAreChosenFrom() {
        List<String> tokens = host.begin("chess", Map.of(), Map.of());
        String[] moves = {"b2-b4", "a7-a6", "b4-b5", "h7-h6", "b5xa6", "h6-h5", "a6xb7", "h5-h4"};
        for (int i = 0; i < moves.length; i++) {
            JsonNode legal = host.moves(tokens.get(i % 2));
            String from = moves[i].substring(0, 2);
            String to = moves[i].substring(3, 5);
            for (JsonNode move : legal)
                if (sites(move).equals(List.of(from, to))) {
                    host.play(tokens.get(i % 2), move.get("notation").asString());
                    break;
                }
        }
        browser.go(seat(tokens));
        browser.awaitSight(".site.next");
        browser.clickSite("b7");
        browser.clickSite("a8");
        browser.awaitSight("[data-move]");
        browser.shot("promotion");
        assertThat(browser.texts(".ready button")).hasSize(4);
        browser.click(".ready button");
        awaitPly(browser, 9);
    }

    @Test
    void thePastIsWalkedThroughAndTheLastMoveTakenBack() {
        List<String> tokens = host.begin("tic-tac-toe", Map.of(), Map.of());
        host.play(tokens.get(0), "a1");
        host.play(tokens.get(1), "b2");
        browser.go(seat(tokens));
        awaitPly(browser, 2);
        assertThat(browser.has("g[data-site=b2] .mark.last")).isTrue();
        browser.click("[aria-label='One move back']");
        browser.awaitText(".past", "After move 1 of 2");
        browser.await("b2 is empty", () -> !browser.has("g[data-site=b2] .piece"));
        browser.click("[aria-label='To the present']");
        browser.await("b2 is taken", () -> browser.has("g[data-site=b2] .piece"));
        browser.reload();
        awaitPly(browser, 2);
        host.play(tokens.get(0), "c3");
        awaitPly(browser, 3);
        browser.await("it is the other's move", () -> browser.text(".status").startsWith("O"));
    }

    @Test
    void aTableIsSetAndAgainstAProgramPlayed() {
        browser.go(host.address());
        browser.awaitSight(".games .card");
        browser.type("input[type=search]", "gomoku");
        browser.await("one game is left", () -> browser.texts(".games .card").size() == 1);
        browser.click(".games h3 a");
        browser.awaitSight("#seat-1");
        browser.choose("#seat-0", "here");
        browser.choose("#seat-1", "random");
        browser.shot("setting");
        browser.click("button[type=submit]");
        browser.awaitSight(".site.next");
        browser.clickSite("h8");
        awaitPly(browser, 2);
        browser.click(".brand");
        browser.awaitText(".own-games", "Gomoku");
        browser.click(".own-games a");
        awaitPly(browser, 2);
    }

    @Test
    void whatOptionsRuleOutIsToldBeforeTheGame() {
        browser.go(host.address() + "#/game/latrunculi");
        browser.awaitSight("#option-columns");
        browser.script("const field = document.querySelector('#option-columns'); field.value = '4';"
                + "field.dispatchEvent(new Event('change'))");
        browser.await("it cannot begin", () -> browser.has("button[type=submit]:disabled"));
        assertThat(browser.text(".trouble")).isNotEmpty();
    }

    // ---- cards
    @Test
    void aCardGameIsPlayedInThreeBrowsersAtOnce() {
        List<String> tokens = host.begin("hearts", Map.of("passing", "false"), Map.of("West", "random"));
        try (Browser second = new Browser(1000, 800);
                Browser third = new Browser(1000, 800)) {
            List<Browser> pages = List.of(browser, second, third);
            for (int i = 0; i < 3; i++) pages.get(i).go(host.address() + "#/seat/" + tokens.get(i));
            for (Browser page : pages) page.awaitSight(".pile.mine .playing-card");
            for (int played = 0; played < 9; played++) {
                int turn = turn(tokens);
                Browser page = pages.get(turn);
                JsonNode move = host.moves(tokens.get(turn)).get(0);
                String card = move.get("parts").get(0).get("value").asString();
                page.await("a card is asked for", () -> page.has(".choices:not([hidden]) h2"));
                int before = plies(tokens.get(turn));
                page.click(".pile.mine [data-card=\"" + card + "\"]");
                page.await("the card is played", () -> plies(tokens.get(turn)) > before || page.has("[data-move]"));
                if (plies(tokens.get(turn)) == before) page.click("[data-move]");
                for (Browser each : pages)
                    each.await("all see the card", () -> each.page().contains(card));
            }
            for (int i = 0; i < 3; i++) {
                List<String> own = hand(tokens.get(i));
                for (int j = 0; j < 3; j++)
                    for (String card : own)
                        assertThat(pages.get(j).has(".pile [data-card=\"" + card + "\"]"))
                                .isEqualTo(i == j);
            }
            browser.shot("hearts");
        }
    }

    private static int turn(List<String> tokens) {
        for (int wait = 0; wait < 400; wait++) {
            for (int i = 0; i < tokens.size(); i++)
                if (host.state(tokens.get(i)).get("yourTurn").asBoolean()) return i;
            try {
                Thread.sleep(25);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        throw new AssertionError("nobody is to move");
    }

    private static List<String> hand(String token) {
        JsonNode state = host.state(token);
        List<String> hand = new ArrayList<>();
        for (JsonNode pile : state.get("piles"))
            if (pile.get("pile").asString().equals("hand") && pile.get("owner").equals(state.get("you")))
                for (JsonNode card : pile.get("cards")) hand.add(card.asString());
        return hand;
    }

    // ---- making games
    @Test
    void aBoardIsPaintedTriedAndSaved() {
        browser.go(host.address() + "#/edit/cleruchy");
        browser.awaitSight(".board g.site");
        browser.click("[data-tool=water]");
        for (String site : List.of("d4", "e4", "e5")) browser.clickSite(site);
        browser.click("[data-tool=cleruchy]");
        browser.click("[data-tool=nobody]");
        browser.clickSite("f6");
        browser.type("[data-path='pieces.hoplite.cost']", "2");
        browser.type("[data-path='options.budget.default']", "60");
        browser.awaitText(".status", "can be played");
        browser.await("water is drawn", () -> browser.page().contains("d4: water"));
        browser.await("a native is drawn", () -> browser.page().contains("f6: cleruchy"));
        browser.shot("editor");
        browser.click(".side button:nth-of-type(2)");
        browser.awaitText(".status", "Saved as cleruchy-mine");
        assertThat(folder.resolve("variants/cleruchy-mine/game.yaml"))
                .content()
                .contains("extends: cleruchy", "hoplite: {cost: 2}", "budget: {default: 60}");
        assertThat(folder.resolve("variants/cleruchy-mine/boards/cleruchy-mine.yaml"))
                .content()
                .contains("terrain: water");
        browser.click(".side button.primary");
        browser.awaitSight(".match .site.next");
        assertThat(browser.page()).contains("d4: water");
        assertThat(browser.text(".player")).contains("60");
    }

    /** A graph, which no picture of rows can hold. */
    @Test
    void aBoardOfAnyShapeIsPainted() {
        browser.go(host.address() + "#/edit/mu-torere");
        browser.awaitSight(".board g.site");
        browser.click("[data-tool='no piece']");
        browser.clickSite("k1");
        browser.click("[data-tool=stone]");
        browser.click("[data-tool=White]");
        browser.clickSite("putahi");
        browser.await("a stone is drawn", () -> browser.page().contains("putahi: White stone"));
        browser.awaitText(".status", "can be played");
        browser.click(".side > details.more summary");
        browser.awaitText(".side > details.more", "Black: {stone: [k2, k3, k4]}");
        browser.shot("editor-graph");
    }

    @Test
    void theGamesAreShownWithTheirBoards() {
        browser.go(host.address());
        browser.await(
                "a board is drawn",
                () -> Boolean.TRUE.equals(browser.script("const first = document.querySelector('img.thumbnail');"
                        + "return first !== null && first.complete && first.naturalWidth > 0")));
        assertThat(browser.script("return [...document.querySelectorAll('img')].filter(image => !image.alt || image.loading !== 'lazy').length"))
                .isEqualTo(0L);
        browser.shot("lobby");
    }

    /** Whoever has the focus on a piece sees where it may go, and hears it. */
    @Test
    void aPieceWithTheFocusShowsWhereItMayGo() {
        browser.go(seat(host.begin("chess", Map.of(), Map.of())));
        browser.awaitSight(".site.next");
        browser.script("document.querySelector('[data-site=g1]').focus()");
        browser.await("its destinations are shown", () -> browser.count(".mark.lead") == 2);
        assertThat(browser.script("return document.querySelector('[data-site=g1]').getAttribute('aria-description')"))
                .isEqualTo("leads to f3, h3");
    }

    @Test
    void theStudioFollowsAsOneTypes() {
        browser.go(host.address() + "#/studio/tic-tac-toe");
        browser.awaitSight(".moves-now li");
        browser.clickSite("b2");
        browser.awaitText(".status", "O is to move: 8 moves");
        browser.script("const code = document.querySelector('#code'); code.value = code.value.replace('3x3', '4x4');"
                + "code.dispatchEvent(new Event('input'))");
        browser.awaitText(".status", "O is to move: 15 moves");
        assertThat(browser.has("g[data-site=b2] .piece")).isTrue();
        browser.script(
                "const code = document.querySelector('#code'); code.value = code.value.replace('pieces', 'pices');"
                        + "code.dispatchEvent(new Event('input'))");
        browser.awaitText(".findings", "did you mean `pieces`");
        browser.awaitText(".status", "the board is as it was before");
        browser.shot("studio");
        browser.script(
                "const code = document.querySelector('#code'); code.value = code.value.replace('pices', 'pieces').replace('4x4', '1x1');"
                        + "code.dispatchEvent(new Event('input'))");
        browser.awaitText(".status", "b2 is not possible any more");
    }

    // ---- a phone, and everybody
    @Test
    void aPhoneShowsAllWithoutScrollingSideways() {
        try (Browser phone = new Browser(390, 844)) {
            List<String> tokens = host.begin("cleruchy", Map.of("board", "hellas"), Map.of());
            for (String at : List.of(
                    "", "#/game/chess", "#/seat/" + String.join("+", tokens), "#/edit/cleruchy", "#/studio/chess")) {
                phone.go(host.address() + at);
                phone.await("something is shown", () -> phone.has("main h1") || phone.has(".board svg"));
                long wide = ((Number) phone.script(
                                "return document.scrollingElement.scrollWidth - document.documentElement.clientWidth"))
                        .longValue();
                phone.shot("phone-" + at.replaceAll("\\W+", "-").replaceAll("(-[^-]{20,}).*", ""));
                assertThat(wide).as(at).isLessThanOrEqualTo(0);
            }
            phone.go(seat(tokens));
            phone.click("[data-value=cleruch]");
            phone.clickSite("c1");
            awaitPly(phone, 1);
            phone.shot("phone");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "#/game/cleruchy", "chess", "hearts", "morris", "#/edit/cleruchy", "#/studio/tic-tac-toe"})
    void nobodyIsShutOut(String at) throws IOException {
        boolean match = !at.isEmpty() && !at.startsWith("#");
        browser.go(match ? seat(host.begin(at, Map.of(), Map.of()).subList(0, 1)) : host.address() + at);
        browser.await(
                "the page is there",
                () -> browser.has(".games .card")
                        || browser.has(".preview svg")
                        || browser.has(".choices h2")
                        || browser.has(".board g.site"));
        try (InputStream in = getClass().getResourceAsStream("/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js")) {
            browser.script(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        browser.script(
                "axe.run().then(found => { window.found = found.violations.map(each => each.id + ': ' + each.help + ' '"
                        + " + each.nodes.slice(0, 3).map(node => node.html.slice(0, 160) + ' ' + node.failureSummary).join(' | ')); })");
        browser.await("the page is looked through", () -> browser.script("return window.found ?? null") != null);
        assertThat((List<?>) browser.script("return window.found")).isEmpty();
    }
}
