package io.petteia.tests.conformance;

import io.petteia.game.State;
import io.petteia.model.Variable;

/** Looks up variables of a game by their names. */
final class Values {
    private Values() {}

    static Variable variable(State state, String name) {
        return state.game().model().variables().stream()
                .filter(variable -> variable.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no variable `" + name + "`"));
    }

    static int of(State state, String name, int... keys) {
        return state.value(variable(state, name), keys);
    }
}
