package io.petteia.tests.laws;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The beginning of a game between players who take any move. Our own, so that it goes the same way whatever becomes of the random player.
 *
 * @param moves as they are written, those of chance too
 */
record Playout(Game game, long seed, List<String> moves) {
    /** So far a law is tried; that games end is another law. */
    private static final int PLIES = 80;

    /** Of so many moves each law takes all, of more some. */
    private static final int MOVES = 12;

    static Playout of(Game game, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        State state = game.start();
        List<String> moves = new ArrayList<>();
        while (!state.isOver() && moves.size() < PLIES) {
            Move move = choose(state, random);
            moves.add(move.notation());
            state.play(move);
        }
        return new Playout(game, seed, List.copyOf(moves));
    }

    static Move choose(State state, SplittableRandom random) {
        if (state.actor() == State.CHANCE) return state.sample(random);
        List<Move> legal = state.legalMoves();
        if (legal.isEmpty()) throw new AssertionError("a dead end:\n" + state.position());
        return legal.get(random.nextInt(legal.size()));
    }

    static boolean isLookedAt(int ply) {
        return ply < 6 || ply % 11 == 0;
    }

    void step(State state, int ply) {
        String notation = moves.get(ply);
        Move move = state.move(notation);
        if (move == null)
            throw new AssertionError(
                    "at ply " + ply + " of seed " + seed + " `" + notation + "` is not a move of\n" + state.position());
        state.play(move);
    }

    State after(int plies) {
        return on(game, plies);
    }

    /** The same moves on another game. */
    State on(Game other, int plies) {
        State state = other.start();
        for (int ply = 0; ply < plies; ply++) step(state, ply);
        return state;
    }

    /** All if there are few, else some of them, the first and the last among them. */
    static List<Move> some(List<Move> moves) {
        if (moves.size() <= MOVES) return moves;
        List<Move> some = new ArrayList<>();
        for (int i = 0; i < MOVES; i++) some.add(moves.get(i * (moves.size() - 1) / (MOVES - 1)));
        return some;
    }
}
