package io.petteia.machine.node;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.machine.pattern.Walk;
import org.jspecify.annotations.Nullable;

/** Where the options of a {@link Binding} come from. */
public final class Sources {
    private Sources() {}

    /** The members of a set, in order. */
    public record OfSet(SetNode set) implements Binding.Source {
        @Override
        public void collect(Memory m) {
            int at = m.reserve(set.words);
            set.into(m, at);
            for (int i = 0; i < set.words; i++) {
                for (long rest = m.scratch[at + i]; rest != 0; rest &= rest - 1)
                    m.pushOption(set.base + (i << 6) + Long.numberOfTrailingZeros(rest));
            }
            m.top = at;
        }
    }

    /** The members of a list or range, in its order, each once. */
    public record OfList(ListNode list) implements Binding.Source {
        @Override
        public void collect(Memory m) {
            int[] values = list.eval(m);
            int start = m.optionTop;
            boolean rises = true;
            for (int i = 1; i < values.length; i++) rises &= values[i - 1] < values[i];
            for (int value : values) {
                m.pushOption(value);
                if (!rises) dropRepeated(m, start, 1);
            }
        }
    }

    /** The sets of a list of them. */
    public record OfGroups(ObjectNode<long[][]> groups) implements Binding.Source {
        @Override
        public void collect(Memory m) {
            for (long[] group : groups.eval(m)) for (long word : group) m.pushOption(word);
        }
    }

    /** Takes the last option off if it stands there already. */
    public static void dropRepeated(Memory m, int start, int width) {
        int last = m.optionTop - width;
        for (int at = start; at < last; at += width) {
            int i = 0;
            while (i < width && m.options[at + i] == m.options[last + i]) i++;
            if (i == width) {
                m.optionTop = last;
                return;
            }
        }
    }

    /** A capture as it is wanted: from which of a pattern's captures, by name. */
    public record Wanted(String name, boolean set, boolean direction) {}

    /** The sites that a pattern yields with its captures, each pair once. */
    public static final class OfMatches implements Binding.Source {
        public final @Nullable ObjectNode<CompiledPattern[]> patterns;
        public final CompiledPattern @Nullable [][] byPiece;
        public final SetNode origins;
        public final Wanted[] wanted;
        public final int siteWords;
        public final int width;

        /**
         * @param patterns the pattern; or
         * @param byPiece by piece the patterns of an attribute, for the piece on the origin
         */
        public OfMatches(
                Layout layout,
                @Nullable ObjectNode<CompiledPattern[]> patterns,
                CompiledPattern @Nullable [][] byPiece,
                SetNode origins,
                Wanted[] wanted) {
            this.patterns = patterns;
            this.byPiece = byPiece;
            this.origins = origins;
            this.wanted = wanted;
            siteWords = layout.siteWords();
            int words = 1;
            for (Wanted w : wanted) words += w.set() ? siteWords : 1;
            width = words;
        }

        @Override
        public void collect(Memory m) {
            int start = m.optionTop;
            int at = m.reserve(origins.words);
            origins.into(m, at);
            boolean several = false;
            for (int i = 0; i < origins.words; i++) {
                for (long rest = m.scratch[at + i]; rest != 0; rest &= rest - 1) {
                    walk(m, start, (i << 6) + Long.numberOfTrailingZeros(rest), several);
                    several = true;
                }
            }
            m.top = at;
        }

        private void walk(Memory m, int start, int origin, boolean several) {
            CompiledPattern[] all = Patterns.of(m, patterns, byPiece, origin);
            for (int p = 0; p < all.length; p++) {
                CompiledPattern pattern = all[p];
                boolean repeats = several || p > 0 || pattern.ambiguous();
                CompiledPattern[] one = {pattern};
                m.walk.from(m, one, origin, (memory, walk) -> option(memory, walk, pattern, start, repeats));
            }
        }

        private boolean option(Memory m, Walk walk, CompiledPattern pattern, int start, boolean repeats) {
            for (int i = 0; i < walk.yieldCount(); i++) {
                m.pushOption(walk.yield(i));
                for (Wanted w : wanted) capture(m, walk, pattern, w);
                if (repeats || walk.yieldCount() > 1) dropRepeated(m, start, width);
            }
            return false;
        }

        private void capture(Memory m, Walk walk, CompiledPattern pattern, Wanted w) {
            if (w.direction()) {
                m.pushOption(pattern.directionSlot() == null ? -1 : directionOf(m, pattern.directionSlot()));
                return;
            }
            int capture = index(pattern, w.name());
            if (!w.set()) {
                m.pushOption(capture < 0 ? -1 : walk.capturedSite(capture));
                return;
            }
            int at = m.optionTop;
            for (int i = 0; i < siteWords; i++) m.pushOption(0);
            if (capture >= 0) walk.capturedSites(m, capture, at);
        }

        private static int directionOf(Memory m, Layout.Slot slot) {
            return slot.temporary() ? m.temporaryInts[slot.at()] : m.ints[slot.at()];
        }

        private static int index(CompiledPattern pattern, String name) {
            for (int i = 0; i < pattern.captures().length; i++) if (pattern.captures()[i].equals(name)) return i;
            return -1;
        }
    }
}
