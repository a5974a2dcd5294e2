package io.petteia.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Opened;
import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.store.GameRecord.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ReplayTest {
    private static final int MOVES = 120;

    static Stream<String> games() {
        return Opened.catalogue().names().stream();
    }

    /** Some moves, chance included, each as likely as the others. */
    private static List<Entry> play(State state, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Entry> entries = new ArrayList<>();
        while (!state.isOver() && entries.size() < MOVES) {
            boolean chance = state.actor() == State.CHANCE;
            List<Move> moves = chance ? List.of(state.sample(random)) : state.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            entries.add(new Entry(move.notation(), chance));
            state.play(move);
        }
        return entries;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRecordLeadsToTheSameState(String name) {
        Game game = Opened.game(name, Map.of());
        State played = game.start();
        List<Entry> entries = play(played, name.hashCode());
        GameRecord kept = new GameRecord(
                name, game.model().hash(), game.model().options(), 1, Map.of(), null, entries, null, Map.of(), null);
        for (String text : List.of(RecordWriter.yaml(kept), RecordWriter.json(kept))) {
            GameRecord read = new RecordReader(new Diagnostics()).read(new Source("record", text));
            assertThat(read).isEqualTo(kept);
            State again = Opened.game(name, kept.options()).start();
            Replay replay = Replay.of(again, kept.moves());
            assertThat(replay.failed()).isZero();
            assertThat(replay.state().hash()).isEqualTo(played.hash());
            assertThat(replay.state().position()).isEqualTo(played.position());
            assertThat(replay.state().result()).isEqualTo(played.result());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theFirstMoveThatFailsIsTold(String name) {
        Game game = Opened.game(name, Map.of());
        List<Entry> entries = new ArrayList<>(play(game.start(), 1).subList(0, 5));
        Entry fourth = entries.set(3, new Entry("nonsense", false));
        Replay replay = Replay.of(game.start(), entries);
        assertThat(replay.failed()).isEqualTo(4);
        // a move of a player is no outcome of chance
        if (fourth.chance()) return;
        entries.set(3, new Entry(fourth.move(), true));
        assertThat(Replay.of(game.start(), entries).failed()).isEqualTo(4);
    }
}
