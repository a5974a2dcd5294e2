package io.petteia.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.store.GameRecord.Ended;
import io.petteia.store.GameRecord.Entry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RecordTest {

    private static Map<String, String> map(String... pairs) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) map.put(pairs[i], pairs[i + 1]);
        return map;
    }

    private static GameRecord begun() {
        return new GameRecord(
                "sea-and-land",
                "00ff",
                map("board", "hellas", "zone", "2", "chain", "true", "note", "a: b # c"),
                -5,
                map("White", "human", "Black", "random"),
                null,
                List.of(),
                null,
                Map.of(),
                null);
    }

    private static GameRecord over(@Nullable Ended ended) {
        return new GameRecord(
                "x",
                "1e5",
                Map.of(),
                Long.MAX_VALUE,
                map("Weiß", "human", "\"Ω\"", "human"),
                "petteia: 1\nmover: White\npieces:\n  White:\n    king: [e1]\n",
                List.of(
                        new Entry("+Ca1", false),
                        new Entry("!a1", false),
                        new Entry("6", true),
                        new Entry("e2-e4", false),
                        new Entry("shuffle clubs_2 hearts_3", true),
                        new Entry("no", false),
                        new Entry("- odd: [text], {here} #\t\"\\'", false),
                        new Entry("💡\u0001", false)),
                ended,
                map("Weiß", "win", "\"Ω\"", "loss"),
                "mate; at last");
    }

    private static GameRecord reread(String text) {
        Diagnostics diagnostics = new Diagnostics();
        GameRecord read = new RecordReader(diagnostics).read(new Source("game", text));
        if (read == null) throw new AssertionError(text + diagnostics.sorted());
        return read;
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        for (GameRecord game : List.of(begun(), over(null), over(new Ended("Weiß")), over(new Ended(null)))) {
            assertThat(reread(RecordWriter.yaml(game))).isEqualTo(game);
            assertThat(reread(RecordWriter.json(game))).isEqualTo(game);
        }
    }

    @Test
    void aRecordIsEasyToRead() {
        assertThat(RecordWriter.yaml(begun())).isEqualTo("""
                format: 1
                game: sea-and-land
                definition: "00ff"
                options: {board: hellas, zone: "2", chain: "true", note: "a: b # c"}
                seed: -5
                seats: {White: human, Black: random}
                moves: []
                """);
        assertThat(RecordWriter.yaml(over(new Ended("Weiß")))).contains("""
                position: |
                  petteia: 1
                  mover: White
                  pieces:
                    White:
                      king: [e1]
                moves:
                  - "+Ca1"
                  - "!a1"
                  - chance: "6"
                  - e2-e4
                  - chance: shuffle clubs_2 hearts_3
                  - "no"
                """);
    }

    private static List<String> wrong(String text) {
        Diagnostics diagnostics = new Diagnostics();
        assertThat(new RecordReader(diagnostics).read(new Source("game.yaml", text)))
                .isNull();
        return diagnostics.sorted().stream().map(RecordTest::told).toList();
    }

    private static String told(Diagnostic wrong) {
        return wrong.span() + " " + wrong.code();
    }

    @Test
    void whatIsNoRecordIsTold() {
        assertThat(wrong("")).containsExactly("game.yaml:1:1 not-a-record");
        assertThat(wrong("- a\n")).containsExactly("game.yaml:1:1 not-a-record");
        assertThat(wrong("format: 2\ngame: x\nfuture: 1\n")).containsExactly("game.yaml:1:9 unknown-format");
        assertThat(wrong("""
                format: 1
                game: x
                definition: y
                seed: much
                moves: [a, {chanc: b}]
                movse: []
                ended: agreed
                """))
                .containsExactly(
                        "game.yaml:4:7 not-a-number",
                        "game.yaml:5:13 unknown-key",
                        "game.yaml:6:1 unknown-key",
                        "game.yaml:7:8 unknown-word");
    }
}
