package io.petteia.store;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.petteia.Opened;
import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.model.definition.Position;
import io.petteia.store.GameRecord.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in Portable Game Notation. */
class PgnTest {
    private final Diagnostics diagnostics = new Diagnostics();

    private List<Pgn> read(String text) {
        return PgnReader.read(new Source("games.pgn", text), diagnostics);
    }

    private GameRecord record(String game, String text) {
        GameRecord record = new PgnImport(Opened.game(game, Map.of()), diagnostics)
                .read(read(text).get(0));
        assertThat(told()).isEmpty();
        return requireNonNull(record);
    }

    private List<String> told() {
        return diagnostics.sorted().stream().map(Diagnostic::message).toList();
    }

    private static List<String> moves(GameRecord record) {
        return record.moves().stream().map(Entry::move).toList();
    }

    @Test
    void tagsCommentsVariationsAndNumbersArePassedOver() {
        List<Pgn> games = read("""
                [Event "A \\"match\\""]
                [Result "1-0"]

                1.e4 {the best (by test)} e5 $1 2. Nf3! (2. f4 {Spielmann} exf4 (2... d5)) 2... Nc6 ; to the end
                3. Bb5 a6?! 1-0

                % nothing
                1. d4 *
                """);
        assertThat(told()).isEmpty();
        assertThat(games).extracting(Pgn::ending).containsExactly("1-0", "*");
        assertThat(games.get(0).tags()).containsEntry("Event", "A \"match\"");
        assertThat(games.get(0).moves())
                .extracting(Pgn.Ply::text)
                .containsExactly("e4", "e5", "Nf3!", "Nc6", "Bb5", "a6?!");
        assertThat(games.get(1).moves()).hasSize(1);
    }

    @Test
    void whatCannotBeReadIsTold() {
        read("[Event oh]\n\n1. e4 } e5 { to be continued");
        assertThat(told()).containsExactly("this is no tag", "nothing opens this `}`", "this is not closed");
    }

    @Test
    void aGameThatPeopleEndedWasResignedOrAgreed() {
        GameRecord record = record("chess", "1. e4 e5 2. Ng1f3 0-1");
        assertThat(moves(record)).containsExactly("e2-e4", "e7-e5", "g1-f3");
        assertThat(record.ended()).isEqualTo(new GameRecord.Ended("White"));
        assertThat(record.result()).containsEntry("Black", "win");
        assertThat(record("chess", "1. e4 1/2-1/2").ended()).isEqualTo(new GameRecord.Ended(null));
        assertThat(record("draughts-english", "1. 11-15 23-19 2-0").result()).containsEntry("Black", "win");
    }

    @Test
    void whatTheRulesSayGoesBeforeWhatTheFileSays() {
        Game chess = Opened.game("chess", Map.of());
        String mate = "1. f3 e5 2. g4 Qh4# ";
        assertThat(record("chess", mate + "0-1").why()).isEqualTo("checkmate");
        assertThat(new PgnImport(chess, diagnostics).read(read(mate + "1-0").get(0)))
                .isNull();
        assertThat(told())
                .containsExactly("this game says that it ended `1-0`, by the rules it ended `0-1`, checkmate");
    }

    @Test
    void anIllegalMoveIsToldAtItsPlace() {
        Game chess = Opened.game("chess", Map.of());
        assertThat(new PgnImport(chess, diagnostics)
                        .read(read("1. e4 e5 2. Ng3 *").get(0)))
                .isNull();
        Diagnostic wrong = diagnostics.sorted().get(0);
        assertThat(requireNonNull(wrong.span()).text()).isEqualTo("Ng3");
        assertThat(wrong.message()).isEqualTo("`Ng3` is no legal move here, or more than one");
    }

    @Test
    void aGameMayBeginElsewhere() {
        String fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        GameRecord record = record("chess", "[FEN \"" + fen + "\"]\n\n1. e4 Kd7 *");
        assertThat(record.position()).isEqualTo("fen " + fen);
        assertThat(moves(record)).containsExactly("e2-e4", "e8-d7");
    }

    /** Games at random are the same when they have been written and read. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "chess960",
                "crazyhouse",
                "grand-chess",
                "makruk",
                "draughts-english",
                "draughts-international",
                "draughts-russian",
                "shogi",
                "xiangqi",
                "reversi",
                "breakthrough"
            })
    void whatIsWrittenIsReadAgain(String name) throws PgnExport.CannotWrite {
        Game game = Opened.game(name, Map.of());
        for (int seed = 1; seed <= 2; seed++) {
            State state = game.start();
            SplittableRandom random = new SplittableRandom(seed);
            List<Entry> entries = new ArrayList<>();
            while (!state.isOver() && entries.size() < 60) {
                boolean chance = state.actor() == State.CHANCE;
                List<Move> moves = state.legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                entries.add(new Entry(move.notation(), chance));
                state.play(move);
            }
            String known = game.model().hash();
            GameRecord played = new GameRecord(
                    name, known, game.model().options(), 1, Map.of(), null, entries, null, Map.of(), null);
            var notation = game.notations().isEmpty() ? null : game.notations().get(0);
            String text = PgnExport.write(played, game.start(), notation, Map.of(), List.of());
            GameRecord read = record(name, text);
            String position = read.position();
            State start = position == null ? game.start() : game.start(position(game, position));
            Replay replay = Replay.of(start, read.moves());
            assertThat(replay.failed()).as(text).isZero();
            assertThat(replay.state().hash()).as(text).isEqualTo(state.hash());
            var tags = read(text).get(0).tags();
            String again = PgnExport.write(read, start(game, position), notation, tags, List.of());
            assertThat(record(name, again)).isEqualTo(read);
            assertThat(moveText(again)).isEqualTo(moveText(text));
        }
    }

    private static String moveText(String pgn) {
        return pgn.substring(pgn.indexOf("\n\n")).replaceFirst("\\s\\S+\\s*$", "");
    }

    private static State start(Game game, @org.jspecify.annotations.Nullable String position) {
        return position == null ? game.start() : game.start(position(game, position));
    }

    private static Position position(Game game, String text) {
        return requireNonNull(game.read(new Source("position", text), new Diagnostics()));
    }

    @Test
    void whatSuchAFileHasNoWordsForIsRefused() {
        Game pig = Opened.game("pig", Map.of());
        State state = pig.start();
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            boolean chance = state.actor() == State.CHANCE;
            Move move = chance ? state.legalMoves().get(0) : requireNonNull(state.move("roll"));
            entries.add(new Entry(move.notation(), state.actor() == State.CHANCE));
            state.play(move);
        }
        GameRecord played = new GameRecord("pig", "", Map.of(), 1, Map.of(), null, entries, null, Map.of(), null);
        assertThatThrownBy(() -> PgnExport.write(played, pig.start(), null, Map.of(), List.of()))
                .isInstanceOf(PgnExport.CannotWrite.class);
    }
}
