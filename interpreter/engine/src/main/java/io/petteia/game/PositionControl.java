package io.petteia.game;

import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Memory;
import io.petteia.model.definition.Position;

/** What a position says of turns, seats and locals: part of the position's text form. */
final class PositionControl {
    private PositionControl() {}

    static void set(Program program, Memory m, Position position) {}
}
