package io.petteia.machine.memory;

import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;

/** The ways in which a game's rules compare positions with earlier ones, and how a position is read for them. */
public final class Remembered {
    private final Layout layout;
    private final boolean carries;
    private final List<List<Term.Part>> ways = new ArrayList<>();

    public Remembered(Layout layout) {
        this.layout = layout;
        carries = layout.model().variables().stream().anyMatch(Variable::carried);
    }

    /** The number of a way; the same parts have one number. */
    public int way(List<Term.Part> parts) {
        int known = ways.indexOf(parts);
        if (known >= 0) return known;
        ways.add(List.copyOf(parts));
        return ways.size() - 1;
    }

    public boolean isEmpty() {
        return ways.isEmpty();
    }

    /** The position as it is now, behind what is remembered. */
    public Past now(Memory m) {
        long[][] keys = new long[ways.size()][];
        for (int i = 0; i < keys.length; i++) keys[i] = key(m, ways.get(i));
        return Past.of(m.objects[Layout.HISTORY] instanceof Past past ? past : null, keys);
    }

    /** Reads the parts as words. */
    public long[] key(Memory m, List<Term.Part> parts) {
        Words words = new Words();
        for (int i = 0; i < parts.size(); i++) {
            Term.Part part = parts.get(i);
            if (part instanceof Term.Part.BoardPart) board(m, words);
            else if (part instanceof Term.Part.MoverPart) words.add(m.ints[Layout.MOVER]);
            else if (part instanceof Term.Part.VariablePart v) variable(m, v.variable(), words);
        }
        return words.toArray();
    }

    private void board(Memory m, Words words) {
        for (int i = 0; i < layout.siteWords(); i++) words.add(m.bits[layout.laid() + i]);
        for (int i = layout.owner(-1); i < layout.piece(layout.model().pieces().size()); i++) words.add(m.bits[i]);
        if (layout.model().board().stacks()) {
            for (int s = 0; s < layout.model().board().size(); s++) {
                if (!(m.objects[layout.stack(s)] instanceof int[] below)) continue;
                words.add(s);
                for (int cell : below) words.add(cell);
            }
        }
        if (carries) {
            for (Variable variable : layout.model().variables()) if (variable.carried()) variable(m, variable, words);
        }
    }

    private void variable(Memory m, Variable variable, Words words) {
        Layout.Slots slots = layout.slots(variable);
        for (int i = 0; i < slots.entries() * slots.width(); i++) {
            switch (slots.kind()) {
                case INT -> words.add(m.ints[slots.base() + i]);
                case BITS -> words.add(m.bits[slots.base() + i]);
                case OBJECT -> {
                    if (m.objects[slots.base() + i] instanceof int[] list) for (int each : list) words.add(each);
                    words.add(-1);
                }
            }
        }
    }

    /** Words one after the other. */
    private static final class Words {
        private long[] words = new long[32];
        private int size;

        void add(long word) {
            if (size == words.length) words = java.util.Arrays.copyOf(words, size * 2);
            words[size++] = word;
        }

        long[] toArray() {
            return java.util.Arrays.copyOf(words, size);
        }
    }
}
