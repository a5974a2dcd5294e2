package io.petteia.tests.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** A game on the tree and the same game compiled, which make the same moves. Whatever can be asked of one is asked of both, and the answers have to be equal. */
final class InStep {
    /** Texts take long and say little that the hash does not. */
    private static final int BETWEEN_TEXTS = 16;
    /** So far a game is followed; most end before. */
    private static final int PLIES = 2000;

    private final State tree;
    private final State compiled;
    private final SplittableRandom random;
    private final String title;
    private int ply;

    InStep(Game tree, Game compiled, long seed) {
        this.tree = tree.start();
        this.compiled = compiled.start();
        this.random = new SplittableRandom(seed);
        this.title = tree.id() + ", seed " + seed;
    }

    /** Every list of moves, written out, with a move taken back at each position. @return false if the game was broken off */
    boolean playByLists(Budget budget) {
        for (; !tree.isOver() && ply < PLIES; ply++) {
            compare();
            if (budget.isSpent()) return false;
            Move move = tree.actor() == State.CHANCE ? sampled() : listed();
            long before = compiled.hash();
            compiled.play(move);
            compiled.undo();
            assertThat(compiled.hash())
                    .as("%s was taken back in %s", move, this)
                    .isEqualTo(before);
            tree.play(move);
            compiled.play(move);
        }
        compare();
        return tree.isOver();
    }

    private Move sampled() {
        long seed = random.nextLong();
        Move move = tree.sample(new SplittableRandom(seed));
        assertThat(compiled.sample(new SplittableRandom(seed))).as("%s", this).isEqualTo(move);
        return move;
    }

    private Move listed() {
        List<Move> moves = tree.legalMoves();
        assertThat(compiled.legalMoves()).as("%s", this).isEqualTo(moves);
        assertThat(moves).as("%s", this).isNotEmpty();
        return moves.get(random.nextInt(moves.size()));
    }

    /** As simulations play: no list is written, and nothing can be taken back. @return false if the game was broken off */
    boolean playFast(Budget budget) {
        for (; !tree.isOver() && ply < PLIES; ply++) {
            same(State::hash);
            if (budget.isSpent()) return false;
            same(State::countMoves);
            long seed = random.nextLong();
            tree.playRandom(new SplittableRandom(seed));
            compiled.playRandom(new SplittableRandom(seed));
        }
        same(State::hash);
        same(State::isOver);
        same(State::result);
        return tree.isOver();
    }

    /** As benches play: many moves at once. */
    void playAtOnce() {
        long seed = random.nextLong();
        int moves = tree.playRandom(new SplittableRandom(seed), PLIES);
        assertThat(compiled.playRandom(new SplittableRandom(seed), PLIES))
                .as("%s", this)
                .isEqualTo(moves);
        same(State::hash);
        same(State::actor);
        same(State::result);
        same(State::countMoves);
    }

    private void compare() {
        same(State::hash);
        same(State::actor);
        same(State::isOver);
        same(State::result);
        same(State::announcements);
        if (ply % BETWEEN_TEXTS == 0 || tree.isOver()) same(State::position);
    }

    private void same(Function<State, Object> question) {
        assertThat(question.apply(compiled)).as("%s", this).isEqualTo(question.apply(tree));
    }

    @Override
    public String toString() {
        try {
            return title + ", ply " + ply + ", the position on the tree:\n" + tree.position();
        } catch (Defect | IllegalStateException e) {
            return title + ", ply " + ply;
        }
    }
}
