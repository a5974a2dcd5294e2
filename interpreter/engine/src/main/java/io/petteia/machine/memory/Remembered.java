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
    private final List<List<Term.Part>> ways = new ArrayList<>();
    private final List<Key> keys = new ArrayList<>();

    public Remembered(Layout layout) {
        this.layout = layout;
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
        Past before = m.objects[Layout.HISTORY] instanceof Past past ? past : null;
        int end = Past.head(ways.size());
        room(m, end);
        for (int way = 0; way < ways.size(); way++) {
            int from = end;
            end = keys.get(way).read(m, from);
            Past.note(before, m.keyWords, way, from, end);
        }
        return Past.of(before, m.keyWords, end);
    }

    /** How many ways there are. */
    public int ways() {
        return ways.size();
    }

    /** How the parts of a way are read. */
    public Key key(int way) {
        return keys.get(way);
    }

    public Key key(List<Term.Part> parts) {
        return new Key(parts);
    }

    /** Words that stand together in the position, read one after the other. */
    private sealed interface Stretch {}

    private record Words(Layout.Kind kind, int from, int count) implements Stretch {}

    /** What lies under the pieces on top. */
    private record Stacks() implements Stretch {}

    /** Reads parts of a position as words. */
    public final class Key {
        private final Stretch[] stretches;

        private Key(List<Term.Part> parts) {
            List<Stretch> all = new ArrayList<>();
            for (Term.Part part : parts) {
                if (part instanceof Term.Part.VariablePart v) all.add(variable(v.variable()));
                else if (part instanceof Term.Part.BoardPart) board(all);
                else if (part instanceof Term.Part.MoverPart) all.add(new Words(Layout.Kind.INT, Layout.MOVER, 1));
            }
            stretches = all.toArray(Stretch[]::new);
        }

        /** Into the memory's {@code keyWords}; how many words they are. */
        public int read(Memory m) {
            return read(m, 0);
        }

        /** The same from a place on; where they end. */
        int read(Memory m, int from) {
            int at = from;
            for (Stretch each : stretches) at = each instanceof Words words ? words(m, words, at) : stacks(m, at);
            return at;
        }
    }

    private Stretch variable(Variable variable) {
        Layout.Slots slots = layout.slots(variable);
        return new Words(slots.kind(), slots.base(), slots.entries() * slots.width());
    }

    private void board(List<Stretch> all) {
        int owners = layout.owner(-1);
        all.add(new Words(Layout.Kind.BITS, layout.laid(), layout.siteWords()));
        all.add(new Words(
                Layout.Kind.BITS, owners, layout.piece(layout.model().pieces().size()) - owners));
        if (layout.model().board().stacks()) all.add(new Stacks());
        for (Variable variable : layout.model().variables()) if (variable.carried()) all.add(variable(variable));
    }

    private static int words(Memory m, Words words, int start) {
        int at = start;
        if (words.kind() != Layout.Kind.OBJECT) room(m, at + words.count());
        for (int n = words.from(); n < words.from() + words.count(); n++) {
            switch (words.kind()) {
                case BITS -> m.keyWords[at++] = m.bits[n];
                case INT -> m.keyWords[at++] = m.ints[n];
                case OBJECT -> at = list(m, m.objects[n], at);
            }
        }
        return at;
    }

    private static int list(Memory m, @Nullable Object object, int start) {
        int at = start;
        int[] list = object instanceof int[] ints ? ints : new int[0];
        room(m, at + list.length + 1);
        for (int each : list) m.keyWords[at++] = each;
        m.keyWords[at++] = -1;
        return at;
    }

    private int stacks(Memory m, int start) {
        int at = start;
        for (int s = 0; s < layout.model().board().size(); s++) {
            if (!(m.objects[layout.stack(s)] instanceof int[] below)) continue;
            room(m, at + below.length + 1);
            m.keyWords[at++] = s;
            for (int cell : below) m.keyWords[at++] = cell;
        }
        return at;
    }

    private static void room(Memory m, int words) {
        if (words > m.keyWords.length) m.keyWords = Arrays.copyOf(m.keyWords, words * 2);
    }
}
