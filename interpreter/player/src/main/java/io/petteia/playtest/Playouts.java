package io.petteia.playtest;

import io.petteia.game.Game;
import io.petteia.game.State;
import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;

/** Whole random games of a definition, one after the other, for the time that they take. Each gives the number of moves that players made. */
public final class Playouts implements IntSupplier {
    private final Game game;
    private final State state;
    private final RandomGenerator random;

    public Playouts(Game game, long seed) {
        this.game = game;
        this.state = game.start();
        this.random = new QuickDice(seed);
    }

    @Override
    public int getAsInt() {
        game.restart(state);
        int moves = 0;
        while (!state.isOver()) moves += state.playRandom(random, Integer.MAX_VALUE);
        return moves;
    }
}
