package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.MoveNotation;
import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.store.GameRecord;
import io.petteia.store.Pgn;
import io.petteia.store.PgnExport;
import io.petteia.store.PgnImport;
import io.petteia.store.PgnReader;
import io.petteia.tests.Shelf;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Games that people played are legal to their end, and end as they ended; their moves are read, and written again, as the definitions say. */
class RecordsConformanceTest {
    @TestFactory
    Stream<DynamicTest> chess() {
        Map<String, String> options = Map.of("repetition", "0", "quiet_moves", "0", "dead_position", "false");
        return games("records/chess.tsv", "chess", options, (line, state) -> {
            String[] fields = line.split("\t");
            for (String san : fields[2].split(" ")) playAsWritten("SAN", san, state);
            if (!fields[0].equals("-")) assertThat(why(state)).isEqualTo(fields[0]);
            assertThat(state.fen()).isEqualTo(fields[3]);
        });
    }

    /** Moves as programs write them: two squares, and the letter of what a pawn becomes. */
    @TestFactory
    Stream<DynamicTest> grandChess() {
        Map<String, String> options = Map.of("repetition", "0", "quiet_moves", "0", "dead_position", "false");
        return games("records/grand-chess.txt", "grand-chess", options, (line, state) -> {
            String[] fields = line.split("\t");
            for (String uci : fields[0].split(" ")) playAsWritten("UCI", uci, state);
            assertThat(state.fen()).isEqualTo(fields[2]);
            if (!state.isOver()) return; // adjudicated
            assertThat(winner(state)).isEqualTo(List.of("1-0", "0-1").indexOf(fields[1]));
        });
    }

    @TestFactory
    Stream<DynamicTest> linesOfAction() {
        return games("records/lines-of-action.txt", "lines-of-action", Map.of("repetition", "0"), (line, state) -> {
            String[] fields = line.split("\t");
            for (String move : fields[1].split(" ")) play(move, state);
            assertThat(state.isOver()).isTrue();
            assertThat(winner(state)).isEqualTo(fields[2].equals("1-0") ? 0 : 1);
        });
    }

    @TestFactory
    Stream<DynamicTest> englishDraughts() {
        Map<String, String> options = Map.of("repetition", "0", "quiet_limit", "0");
        return games("records/english-draughts.txt", "draughts-english", options, (line, state) -> {
            String[] fields = line.split("\t");
            for (String move : fields[0].split(" ")) play(move, state);
            if (!state.isOver()) return; // resigned, or agreed to be a draw
            assertThat(winner(state)).isEqualTo(fields[1].equals("1-0") ? 0 : 1);
        });
    }

    @TestFactory
    Stream<DynamicTest> othello() {
        return games("records/othello.txt", "reversi", Map.of(), (line, state) -> {
            String[] fields = line.split(" ");
            String moves = fields[1];
            for (int at = 0; at < moves.length(); at += 2) {
                String move = moves.substring(at, at + 2);
                play(move, state);
            }
            for (int player = 0; player < 2; player++)
                assertThat(discs(state, player)).isEqualTo(Integer.parseInt(fields[2 + player]));
            if (state.isOver())
                assertThat(state.result().outcomes().get(0).score()).isEqualTo(Integer.parseInt(fields[2]));
        });
    }

    /** Written to a file of games and read again, they are the same, moves, ending and all. */
    @TestFactory
    Stream<DynamicTest> asFilesOfGames() {
        Map<String, String> options = Map.of("repetition", "0", "quiet_moves", "0", "dead_position", "false");
        return games("records/chess.tsv", "chess", options, (line, state) -> {
                    Game game = state.game();
                    List<GameRecord.Entry> moves = new ArrayList<>();
                    for (String san : line.split("\t")[2].split(" ")) {
                        Move move = state.read(san);
                        assertThat(move).as(san).isNotNull();
                        moves.add(new GameRecord.Entry(move.notation(), false));
                        state.play(move);
                    }
                    GameRecord played = new GameRecord(
                            "chess", "", Map.of(), 1, Map.of(), null, moves, null, outcome(state), why(state));
                    String text = pgn(played, game);
                    Diagnostics wrong = new Diagnostics();
                    Pgn pgn =
                            PgnReader.read(new Source("game.pgn", text), wrong).get(0);
                    GameRecord read = new PgnImport(game, wrong).read(pgn);
                    Shelf.fail(wrong, text);
                    assertThat(read).isNotNull();
                    assertThat(read.moves()).isEqualTo(moves);
                    assertThat(read.result()).isEqualTo(played.result());
                    assertThat(pgn(read, game)).isEqualTo(text);
                })
                .limit(20);
    }

    private static String pgn(GameRecord record, Game game) {
        try {
            return PgnExport.write(record, game.start(), game.notations().get(0), Map.of(), List.of());
        } catch (PgnExport.CannotWrite e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, String> outcome(State state) {
        Map<String, String> outcome = new HashMap<>();
        if (!state.isOver()) return outcome;
        for (Result.Outcome each : state.result().outcomes())
            outcome.put(
                    state.game().model().players().member(each.player()),
                    each.kind().name().toLowerCase(Locale.ROOT));
        return outcome;
    }

    private static void playAsWritten(String notation, String text, State state) {
        MoveNotation declared = state.game().notations().stream()
                .filter(each -> each.name().equals(notation))
                .findFirst()
                .orElseThrow();
        Move move = declared.read(state, text);
        assertThat(move).as("%s among %s", text, state.legalMoves()).isNotNull();
        assertThat(declared.write(state, move)).isEqualTo(text);
        state.play(move);
    }

    private static Stream<DynamicTest> games(
            String file, String definition, Map<String, String> options, BiConsumer<String, State> replay) {
        if (!ConformanceFiles.has(file)) return Stream.of();
        Game game = Shelf.SHIPPED.game(definition, options);
        AtomicInteger number = new AtomicInteger();
        return ConformanceFiles.lines(file).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> DynamicTest.dynamicTest(
                        definition + " " + number.incrementAndGet(), () -> replay.accept(line, game.start())));
    }

    private static void play(String notation, State state) {
        Move move = state.read(notation);
        assertThat(move).as("%s among %s", notation, state.legalMoves()).isNotNull();
        state.play(move);
    }

    private static String why(State state) {
        Result result = state.result();
        return result == null ? "" : result.why();
    }

    private static int winner(State state) {
        return state.result().winner();
    }

    private static int discs(State state, int player) {
        int discs = 0;
        for (int site = 0; site < 64; site++) if (state.owner(site) == player) discs++;
        return discs;
    }
}
