package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Definitions that are made to harm the server come to an end, are refused, or run; a match of others goes on all the while. */
class HostileTest {
    private static final String HEAD = "petteia: 1\ntitle: Mine\nplayers: [A, B]\nrules: mine.rules\n";
    private static final String PASS = turn("choose cell in empty  place man at cell");

    @TempDir
    Path folder;

    private static Map<String, Map<String, String>> uploads() {
        Map<String, Map<String, String>> uploads = new LinkedHashMap<>();
        uploads.put("a board that is as large as a board can be", board("128x128", "", PASS));
        uploads.put("tables of sites by sites", board("128x128", "variables:\n  v: 0..9 per site, site = 0\n", PASS));
        uploads.put(
                "many large tables",
                board("100x100", "variables:\n" + repeated("  vast%d: 0..1000000 per site, player = 0\n", 2000), PASS));
        uploads.put("numbers beyond all numbers", board("9999999999x9999999999", "", PASS));
        uploads.put(
                "a pile without a bottom",
                board("{shape: square, size: 3x3, stacks: true}", "setup: {A: {man: {a1: 2000000000}}}\n", PASS));
        uploads.put(
                "a loop without an end",
                board(
                        "8x8",
                        "variables: {n: 0..2 = 0}\n",
                        turn("choose cell in empty  place man at cell  repeat until n is 2 { n = 1 - n }")));
        uploads.put(
                "loops in loops",
                board(
                        "64x64",
                        "variables: {n: 0..1 = 0}\n",
                        turn("choose cell in empty  " + repeated("for each one%d in site { ", 6) + "n = 1 - n "
                                + "} ".repeat(6) + " place man at cell")));
        uploads.put(
                "moves of many choices",
                board("20x20", "", turn(repeated("choose held%d in empty  ", 8) + " place man at held1")));
        uploads.put(
                "moves that go on at will",
                board("6x6", "", turn("repeat at will { choose cell in empty  place man at cell }")));
        uploads.put(
                "patterns that try every way",
                board(
                        "24x24",
                        "",
                        turn(
                                "choose cell in [all: (empty, empty | empty)+, (empty | empty, empty)+, @empty] from site  "
                                        + "place man at cell")));
        uploads.put(
                "turns without an end and a log that grows",
                board("1x2", "", turn("choose cell in site  announce \"" + "x".repeat(2000) + "\"")));
        uploads.put("rules that call themselves", board("3x3", "", "play { again }\nrule again { again again }\n"));
        uploads.put(
                "defines that double",
                board("3x3", "", doubled() + turn("choose cell in empty where d30 > 0  place man at cell")));
        uploads.put("aliases that multiply", Map.of("game.yaml", HEAD + aliases()));
        uploads.put("brackets without an end", Map.of("game.yaml", "a: " + "[".repeat(150_000)));
        uploads.put("expressions without an end", board("3x3", "", "play { let x = " + "(".repeat(150_000) + " }\n"));
        uploads.put("names without an end", board("3x3", "", "define " + "a".repeat(300_000) + " = 1\n" + PASS));
        return uploads;
    }

    private static Map<String, String> board(String size, String more, String rules) {
        String shape = size.startsWith("{") ? size : "{shape: square, size: " + size + "}";
        String game = HEAD + "board: " + shape + "\npieces: {man: {symbol: M}}\n" + more;
        return Map.of("game.yaml", game, "mine.rules", rules);
    }

    private static String turn(String deeds) {
        return "play { turns of players { " + deeds + "  if no(empty) { draw \"full\" } } }\n";
    }

    private static String repeated(String line, int times) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < times; i++) all.append(line.formatted(i));
        return all.toString();
    }

    private static String doubled() {
        StringBuilder all = new StringBuilder("define d0 = count(site)\n");
        for (int i = 1; i <= 30; i++) all.append("define d%d = d%d + d%d\n".formatted(i, i - 1, i - 1));
        return all.toString();
    }

    private static String aliases() {
        StringBuilder all = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i <= 12; i++) {
            all.append("a%d: &a%d [".formatted(i, i));
            all.append(String.join(", ", java.util.Collections.nCopies(10, "*a" + (i - 1))));
            all.append("]\n");
        }
        return all.toString();
    }

    /** What the page asks of a definition, as far as it goes. */
    private static List<Integer> use(Site site, Map<String, String> files) {
        Map<String, Object> draft = Map.of("name", "mine", "files", files);
        List<Integer> said = new ArrayList<>();
        said.add(site.post("/api/workshop/check", Map.of("draft", draft), null).status());
        Site.Answer begun = site.post(
                "/api/matches", Map.of("draft", draft, "seats", Map.of("B", "uct:time=100ms"), "pace", 0), null);
        said.add(begun.status());
        if (begun.status() != 201) return said;
        String token = begun.json().get("seats").get(0).get("token").asString();
        said.add(site.get("/api/match", token).status());
        Site.Answer moves = site.get("/api/match/moves", token);
        said.add(moves.status());
        if (moves.status() == 200 && !moves.json().get("moves").isEmpty()) {
            String move = moves.json().get("moves").get(0).get("notation").asString();
            said.add(site.play(token, move).status());
        }
        return said;
    }

    @Tag("slow")
    @Test
    void nothingThatIsSentHarmsTheMatchOfOthers() throws Exception {
        whileOthersPlay(uploads());
    }

    @Test
    void aHeapThatIsFullHarmsNobody() throws Exception {
        String what = "aliases that multiply";
        whileOthersPlay(Map.of(what, uploads().get(what)));
    }

    private void whileOthersPlay(Map<String, Map<String, String>> uploads) throws Exception {
        try (Site site = Site.confining(folder)) {
            AtomicBoolean going = new AtomicBoolean(true);
            CompletableFuture<Duration> slowest = CompletableFuture.supplyAsync(() -> playOn(site, going));
            uploads.forEach((what, files) -> assertThat(use(site, files))
                    .as(what)
                    .allMatch(status -> List.of(200, 201, 409, 413, 422, 503).contains(status)));
            // The second process serves what is harmless after all that.
            assertThat(use(site, board("3x3", "", PASS))).startsWith(200, 201, 200, 200);
            going.set(false);
            assertThat(slowest.get()).isLessThan(Duration.ofSeconds(5));
        }
    }

    /** Match after match, each move answered as ever. @return how long the slowest answer took */
    private static Duration playOn(Site site, AtomicBoolean going) {
        long slowest = 0;
        while (going.get()) {
            Site.Match match = site.begin("tic-tac-toe");
            for (int i = 0; i < 5; i++) {
                String token = i % 2 == 0 ? match.first() : match.second();
                long begun = System.nanoTime();
                site.played(token, site.moves(token).get(0));
                slowest = Math.max(slowest, System.nanoTime() - begun);
            }
        }
        return Duration.ofNanos(slowest);
    }
}
