package io.petteia.model.check.flow;

/**
 * What is known at a place of the course of a game, over all ways that lead there.
 *
 * @param reached whether any leads there
 * @param unchosen whether on some way nothing has been chosen since the last boundary
 * @param guarded whether on every way an impossible rest only means that something else is done ({@code prefer}, {@code optionally}, {@code can})
 * @param passed whether on some way a boundary has been passed since the guarded part began
 */
record State(boolean reached, boolean unchosen, boolean guarded, boolean passed) {
    static final State NEVER = new State(false, false, true, false);
    static final State START = new State(true, true, false, false);

    State or(State other) {
        if (!reached) return other;
        if (!other.reached) return this;
        return new State(true, unchosen || other.unchosen, guarded && other.guarded, passed || other.passed);
    }

    State chosen() {
        return new State(reached, false, guarded, passed);
    }

    State bounded() {
        return new State(reached, true, false, true);
    }

    /** At the beginning of what may turn out impossible without harm. */
    State guardedPart() {
        return new State(reached, unchosen, true, false);
    }

    /** At the end of such a part, as it is seen from outside. */
    State behind(State before) {
        return new State(reached, unchosen, before.guarded && !passed, before.passed || passed);
    }
}
