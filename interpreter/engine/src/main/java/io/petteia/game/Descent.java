package io.petteia.game;

import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Goes down from a position and up again without texts and without a log, for searches that look at very many positions. Who sits where is told by person,
 * so that a value keeps its meaning where seats are swapped. The state that it began from is left alone.
 */
public final class Descent {
    private final State state;
    private final Scripts scripts = new Scripts();
    private int[] marks = new int[64];
    private int depth;

    public Descent(State start) {
        this.state = start.copy();
    }

    /** How many moves below the position where it began. */
    public int depth() {
        return depth;
    }

    public boolean isOver() {
        return state.isOver();
    }

    public @Nullable Result result() {
        return state.result();
    }

    /** The person who decides, or {@link State#CHANCE}, or {@link State#NOBODY}. */
    public int actor() {
        int actor = state.actor();
        return actor < 0 ? actor : state.person(actor);
    }

    /** As {@link State#hash()}. */
    public long hash() {
        return state.hash();
    }

    /** The choices of every distinct move; none where the game is over or chance decides. */
    public Script[] ways() {
        if (state.actor() < 0) return new Script[0];
        scripts.collect(state.run(), state.program().mergesMoves());
        if (scripts.size() == 0) throw state.deadEnd();
        Script[] ways = new Script[scripts.size()];
        for (int i = 0; i < ways.length; i++) ways[i] = new Script(scripts.get(i));
        return ways;
    }

    /** How many distinct moves there are; none where the game is over or chance decides. */
    public int countWays() {
        if (state.actor() < 0) return 0;
        scripts.collect(state.run(), state.program().mergesMoves());
        return scripts.size();
    }

    public void down(Script way) {
        if (depth == marks.length) marks = Arrays.copyOf(marks, depth * 2);
        int mark = state.memory().mark();
        try {
            state.run().apply(way.words());
        } catch (RuntimeException e) {
            state.memory().rollback(mark);
            throw e;
        }
        marks[depth++] = mark;
    }

    public void up() {
        state.memory().rollback(marks[--depth]);
    }

    /** What is asked of the position behind a way. */
    public <T> T behind(Script way, Supplier<T> question) {
        down(way);
        try {
            return question.get();
        } finally {
            up();
        }
    }
}
