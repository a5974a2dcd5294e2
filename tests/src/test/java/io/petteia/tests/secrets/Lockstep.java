package io.petteia.tests.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.game.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Two games that a seat cannot tell apart go on side by side, differently in what it cannot know, until something happens that it may see. Up to there it receives
 * the same from both.
 */
final class Lockstep {
    private static final int PLIES = 12;

    /** Is told of the two games at each decision of the seat, which it cannot tell apart. */
    interface Witness {
        void decides(State here, State there);
    }

    /** Choices that are public without anything being done with them. */
    private static final Set<String> LABELS = Set.of("either", "optionally", "at will", "pass");

    private final int seat;
    private final State here;
    private final State there;
    private final RandomGenerator random;
    private final int logHere;
    private final int logThere;

    private final Witness witness;
    private final int plies;

    Lockstep(int seat, State here, State there, RandomGenerator random) {
        this(seat, here, there, random, PLIES, (one, other) -> {});
    }

    Lockstep(int seat, State here, State there, RandomGenerator random, int plies, Witness witness) {
        this.plies = plies;
        this.witness = witness;
        this.seat = seat;
        this.here = here;
        this.there = there;
        this.random = random;
        logHere = here.log().size();
        logThere = there.log().size();
    }

    /** How many plies they went together. */
    int go() {
        for (int ply = 0; ply < plies; ply++) {
            if (here.isOver()) return ply;
            if (here.actor() == seat) witness.decides(here, there);
            Move move = Table.any(here, random);
            String text = here.notationFor(move, seat);
            Move other = answer(move, text);
            if (other == null) return ply;
            String otherText = there.notationFor(other, seat);
            here.play(move);
            there.play(other);
            Received received = Received.by(here, seat);
            Received otherwise = Received.by(there, seat);
            if (!received.sight().equals(otherwise.sight())) return ply;
            if (!text.equals(otherText)) {
                assertThat(isLabelled(move, other))
                        .as(
                                "`%s` and `%s` read `%s` and `%s`, but nothing else tells them apart",
                                move, other, text, otherText)
                        .isTrue();
                return ply;
            }
            assertThat(since(received.log(), logHere)).isEqualTo(since(otherwise.log(), logThere));
        }
        return plies;
    }

    private static List<View.Line> since(List<View.Line> log, int from) {
        return log.subList(from, log.size());
    }

    /** What happens in the other game, as independently as the seat's own knowledge allows; null if it would notice. */
    private @Nullable Move answer(Move move, String text) {
        assertThat(there.actor()).isEqualTo(here.actor());
        if (here.actor() == State.CHANCE) return text.equals(move.notation()) ? there.move(text) : there.sample(random);
        if (here.actor() == seat) {
            assertThat(there.move(move.notation()))
                    .as("%s is legal in both", move)
                    .isNotNull();
            return there.move(move.notation());
        }
        List<Move> legal = new ArrayList<>(there.legalMoves());
        Collections.shuffle(legal, new Random(random.nextLong()));
        if (random.nextInt(4) == 0) return legal.get(0);
        int tries = 0;
        for (Move each : legal) {
            if (tries++ > 40) return null;
            if (there.notationFor(each, seat).equals(text)) return each;
        }
        return null;
    }

    private static boolean isLabelled(Move move, Move other) {
        return move.parts().stream().allMatch(part -> other.parts().contains(part) || LABELS.contains(part.prompt()))
                && other.parts().stream()
                        .allMatch(part -> move.parts().contains(part) || LABELS.contains(part.prompt()));
    }
}
