package io.petteia.game;

import io.petteia.machine.memory.Memory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Tells over again what was played since there were no secrets. What a player could read is played as it was; a choice or roll that he could not read becomes
 * any that reads the same to him. Where that leads to something else than he saw, another is tried.
 */
final class Retelling {
    /** So many moves are played before it is given up. */
    private static final int BUDGET = 4000;

    private final State truth;
    private final Page page;
    private final int player;
    private final RandomGenerator random;
    private final List<Played> steps;
    /** what he saw after each step */
    private final List<String> seen = new ArrayList<>();

    private int played;

    private Retelling(State truth, int player, RandomGenerator random) {
        this.truth = truth;
        this.page = truth.page();
        this.player = player;
        this.random = random;
        this.steps = Log.since(page.before(), page.log());
        State told = truth.withoutPast(beginning());
        for (Played step : steps) {
            told.play(step.move());
            seen.add(seen(told));
        }
    }

    /** Null if there are no secrets, or if nobody knows since when. */
    static @Nullable Retelling of(State truth, int player, RandomGenerator random) {
        return truth.page().since() == Page.Since.MARK ? new Retelling(truth, player, random) : null;
    }

    private String seen(State state) {
        return state.seenAs(new Eyes(state.program(), state.memory(), player));
    }

    /** The position when there were no secrets. */
    Memory beginning() {
        Memory m = truth.memory().copy(page.mark());
        m.rollback(0);
        return m;
    }

    /** Plays on from the beginning; false if nothing was found that he could not tell from the truth. */
    boolean tell(State state, @Nullable CardGuess cards) {
        return tell(state, cards, 0);
    }

    private boolean tell(State state, @Nullable CardGuess cards, int step) {
        if (step == steps.size()) return isAlike(state);
        Played next = steps.get(step);
        if (state.isOver() || state.actor() != next.actor()) return false;
        for (Move move : candidates(state, next, cards)) {
            if (++played > BUDGET) return false;
            state.play(move);
            boolean alike = seen(state).equals(seen.get(step)) && reads(state, next);
            if (alike && tell(state, cards, step + 1)) return true;
            state.undo();
        }
        return false;
    }

    private boolean isAlike(State state) {
        List<Played> told = state.log();
        for (int i = 0; i < steps.size(); i++)
            if (!told.get(i).notation(player).equals(steps.get(i).notation(player))) return false;
        return true;
    }

    /** Whether he could read now what he read; what was chosen unseen may be told later. */
    private boolean reads(State state, Played next) {
        Played told = Log.lastOf(state.page().log(), next.actor());
        return told != null
                && (told.isPending()
                        || next.actor() == State.CHANCE
                        || told.notation(player).equals(next.notation(player)));
    }

    private List<Move> candidates(State state, Played next, @Nullable CardGuess cards) {
        if (next.actor() == State.CHANCE) return outcomes(state, next, cards);
        if (!next.isPlain(player)) return shuffled(state.legalMoves());
        if (state.isLegal(next.move())) return List.of(next.move());
        Move same = state.move(next.move().notation());
        return same == null ? List.of() : List.of(same);
    }

    private List<Move> outcomes(State state, Played next, @Nullable CardGuess cards) {
        List<Move> outcomes = state.legalMoves();
        if (outcomes.size() <= 1) {
            Script script = next.move().script();
            if (cards == null || state.countMoves() == 1) return List.of(next.move());
            return List.of(
                    new Move(next.move().notation(), next.move().parts(), new Script(cards.shuffled(script.words()))));
        }
        if (!next.isPlain(player)) return shuffled(outcomes);
        return outcomes.stream()
                .filter(move -> move.script().equals(next.move().script()))
                .toList();
    }

    private List<Move> shuffled(List<Move> moves) {
        List<Move> all = new ArrayList<>(moves);
        Collections.shuffle(all, new Random(random.nextLong()));
        return all;
    }
}
