package io.petteia.game;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a variable's entries as YAML: a value, or mappings from keys to those entries that are not as at the start. */
final class VariableText {
    private final Layout layout;
    private final Memory m;
    private final Memory start;
    private final PositionText.Sight sight;

    VariableText(Layout layout, Memory m, Memory start, PositionText.Sight sight) {
        this.layout = layout;
        this.m = m;
        this.start = start;
        this.sight = sight;
    }

    /** Null if everything is as at the start. */
    @Nullable
    String write(Variable variable) {
        return write(layout.slots(variable), 0, 0);
    }

    private @Nullable String write(Layout.Slots slots, int depth, int entry) {
        Variable variable = slots.variable();
        if (depth == variable.per().size()) return isChanged(slots, entry) ? entry(slots, entry) : null;
        Type key = variable.per().get(depth);
        List<String> entries = new ArrayList<>();
        for (int i = 0; i < Layout.size(key); i++) {
            String value = write(slots, depth + 1, entry + i * slots.strides()[depth]);
            if (value != null) entries.add(one(key, slots.least()[depth] + i) + ": " + value);
        }
        return entries.isEmpty() ? null : "{" + String.join(", ", entries) + "}";
    }

    private boolean isChanged(Layout.Slots slots, int entry) {
        if (!sight.entry(slots, entry)) return false;
        int at = slots.base() + entry * slots.width();
        return switch (slots.kind()) {
            case INT -> m.ints[at] != start.ints[at];
            case OBJECT -> m.objects[at] != start.objects[at];
            case BITS -> {
                boolean changed = false;
                for (int i = 0; i < slots.width(); i++) changed |= m.bits[at + i] != start.bits[at + i];
                yield changed;
            }
        };
    }

    private String entry(Layout.Slots slots, int entry) {
        int at = slots.base() + entry * slots.width();
        Type type = slots.variable().type();
        if (slots.kind() == Layout.Kind.INT) return one(type, m.ints[at]);
        if (slots.kind() == Layout.Kind.OBJECT) return "[]";
        Type element = ((Type.SetOf) type).element();
        List<String> members = new ArrayList<>();
        for (int i = 0; i < Layout.size(element); i++)
            if (m.hasBit(at, i)) members.add(one(element, Layout.least(element) + i));
        return "[" + String.join(", ", members) + "]";
    }

    private static String one(Type type, int value) {
        if (type instanceof Type.Truth) return value != 0 ? "true" : "false";
        if (!(type instanceof Type.Member member)) return Integer.toString(value);
        return value == Domain.NONE ? "none" : YamlText.scalar(member.domain().member(value));
    }
}
