package io.petteia.machine.memory;

import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ways in which a game's rules compare positions with earlier ones, and how a position is read for them. */
public final class Remembered {
    private final Layout layout;
    private final boolean carries;
    private final List<List<Term.Part>> ways = new ArrayList<>();
    private final List<Key> keys = new ArrayList<>();

    public Remembered(Layout layout) {
        this.layout = layout;
        carries = layout.model().variables().stream().anyMatch(Variable::carried);
    }

    /** The number of a way; the same parts have one number. */
    public int way(List<Term.Part> parts) {
        int known = ways.indexOf(parts);
        if (known >= 0) return known;
        ways.add(List.copyOf(parts));
        keys.add(new Key(parts));
        return ways.size() - 1;
    }

    public boolean isEmpty() {
        return ways.isEmpty();
    }

    /** The position as it is now, behind what is remembered. */
    public Past now(Memory m) {
        long[][] words = new long[keys.size()][];
        for (int i = 0; i < words.length; i++) {
            int length = keys.get(i).read(m);
            words[i] = Arrays.copyOf(m.keyWords, length);
        }
        return Past.of(m.objects[Layout.HISTORY] instanceof Past past ? past : null, words);
    }

    /** How the parts of a way are read. */
    public Key key(int way) {
        return keys.get(way);
    }

    public Key key(List<Term.Part> parts) {
        return new Key(parts);
    }

    /** Reads parts of a position as words. */
    public final class Key {
        private final List<Term.Part> parts;
        /** by part where a variable lies, null for what is none */
        private final Layout.@Nullable Slots[] variables;

        private Key(List<Term.Part> parts) {
            this.parts = List.copyOf(parts);
            variables = new Layout.Slots[parts.size()];
            for (int i = 0; i < variables.length; i++)
                if (parts.get(i) instanceof Term.Part.VariablePart v) variables[i] = layout.slots(v.variable());
        }

        /** Into the memory's {@code keyWords}; how many words they are. */
        public int read(Memory m) {
            Words words = new Words(m);
            for (int i = 0; i < variables.length; i++) {
                Term.Part part = parts.get(i);
                Layout.Slots variable = variables[i];
                if (variable != null) variable(m, variable, words);
                else if (part instanceof Term.Part.BoardPart) board(m, words);
                else if (part instanceof Term.Part.MoverPart) words.add(m.ints[Layout.MOVER]);
            }
            return words.size;
        }
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
            for (Variable variable : layout.model().variables())
                if (variable.carried()) variable(m, layout.slots(variable), words);
        }
    }

    private static void variable(Memory m, Layout.Slots slots, Words words) {
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

    /** Words one after the other, where a memory keeps room for them. */
    private static final class Words {
        private final Memory memory;
        private int size;

        Words(Memory memory) {
            this.memory = memory;
        }

        void add(long word) {
            if (size == memory.keyWords.length) memory.keyWords = Arrays.copyOf(memory.keyWords, size * 2);
            memory.keyWords[size++] = word;
        }
    }
}
