package io.petteia.game;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import java.util.Objects;

/** Whether variables hold secrets, or somebody has chosen unseen. A value as at the start of the game is none, nor is one that was revealed. */
final class OpenSecrets {
    private OpenSecrets() {}

    static boolean exist(Memory m, Memory start) {
        if (m.objects[Layout.RECORDS] != null) return true;
        for (Variable variable : m.layout.model().variables())
            if (variable.visibility() != Visibility.ALL && isSecret(m, start, variable)) return true;
        return false;
    }

    private static boolean isSecret(Memory m, Memory start, Variable variable) {
        Layout.Slots slots = m.layout.slots(variable);
        int known = m.layout.revealed(variable);
        for (int entry = 0; entry < slots.entries(); entry++)
            if (m.ints[known + entry] == 0 && !isAsAtStart(m, start, slots, entry)) return true;
        return false;
    }

    static boolean isAsAtStart(Memory m, Memory start, Layout.Slots slots, int entry) {
        int at = slots.base() + entry * slots.width();
        return switch (slots.kind()) {
            case INT -> m.ints[at] == start.ints[at];
            case OBJECT -> Objects.deepEquals(m.objects[at], start.objects[at]);
            case BITS -> {
                boolean equal = true;
                for (int i = 0; i < slots.width(); i++) equal &= m.bits[at + i] == start.bits[at + i];
                yield equal;
            }
        };
    }
}
