package io.petteia.machine.node;

import io.petteia.grammar.text.Span;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.pattern.CompiledPattern;
import org.jspecify.annotations.Nullable;

/** Patterns as values, and the sets of sites that they yield. */
public final class Patterns {
    private Patterns() {}

    private static final CompiledPattern[] NONE = {};

    static CompiledPattern[] of(
            Memory m,
            @Nullable ObjectNode<CompiledPattern[]> patterns,
            CompiledPattern @Nullable [][] byPiece,
            int origin) {
        if (patterns != null) return patterns.eval(m);
        int piece = m.pieceAt(origin);
        return piece < 0 || byPiece == null ? NONE : byPiece[piece];
    }

    /** What a pattern, or the pattern attribute of the piece on the origin, yields from some sites. */
    public static final class Yielded extends SetNode {
        public final @Nullable ObjectNode<CompiledPattern[]> patterns;
        public final CompiledPattern @Nullable [][] byPiece;
        public final SetNode origins;

        public Yielded(
                Layout layout,
                @Nullable ObjectNode<CompiledPattern[]> patterns,
                CompiledPattern @Nullable [][] byPiece,
                SetNode origins) {
            super(layout.siteWords(), 0);
            this.patterns = patterns;
            this.byPiece = byPiece;
            this.origins = origins;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            walk(m, (memory, walk) -> {
                for (int i = 0; i < walk.yieldCount(); i++)
                    memory.scratch[at + (walk.yield(i) >> 6)] |= 1L << walk.yield(i);
                return false;
            });
        }

        @Override
        public boolean has(Memory m, int site) {
            if (site < 0) return false;
            if (origins instanceof Sets.Singleton one) {
                int origin = one.member.eval(m);
                return origin >= 0 && m.walk.yields(m, of(m, patterns, byPiece, origin), origin, site);
            }
            int at = m.reserve(origins.words);
            origins.into(m, at);
            boolean has = false;
            for (int i = 0; i < origins.words && !has; i++) {
                for (long rest = m.scratch[at + i]; rest != 0 && !has; rest &= rest - 1) {
                    int origin = (i << 6) + Long.numberOfTrailingZeros(rest);
                    has = m.walk.yields(m, of(m, patterns, byPiece, origin), origin, site);
                }
            }
            m.top = at;
            return has;
        }

        @Override
        public boolean isEmpty(Memory m) {
            return !walk(m, (memory, walk) -> walk.yieldCount() > 0);
        }

        private boolean walk(Memory m, io.petteia.machine.pattern.Matched then) {
            if (origins instanceof Sets.Singleton one) {
                int site = one.member.eval(m);
                return site >= 0 && m.walk.from(m, of(m, patterns, byPiece, site), site, then);
            }
            int at = m.reserve(origins.words);
            origins.into(m, at);
            boolean stop = false;
            for (int i = 0; i < origins.words && !stop; i++) {
                for (long rest = m.scratch[at + i]; rest != 0 && !stop; rest &= rest - 1) {
                    int site = (i << 6) + Long.numberOfTrailingZeros(rest);
                    stop = m.walk.from(m, of(m, patterns, byPiece, site), site, then);
                }
            }
            m.top = at;
            return stop;
        }
    }

    /** What a pattern yields, applied again from yielded sites of a set; seen by the owner of the piece on the first site. */
    public static final class Reached extends SetNode {
        public final IntNode start;
        public final ObjectNode<CompiledPattern[]> patterns;
        public final @Nullable SetNode through;

        public Reached(
                Layout layout, IntNode start, ObjectNode<CompiledPattern[]> patterns, @Nullable SetNode through) {
            super(layout.siteWords(), 0);
            this.start = start;
            this.patterns = patterns;
            this.through = through;
        }

        @Override
        public void into(Memory m, int at) {
            int first = start.eval(m);
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            if (first < 0) return;
            CompiledPattern[] all = patterns.eval(m);
            int passable = m.reserve(words);
            if (through == null) for (int i = 0; i < words; i++) m.scratch[passable + i] = -1;
            else through.into(m, passable);
            int open = m.reserve(words);
            for (int i = 0; i < words; i++) m.scratch[open + i] = 0;
            int mover = m.ints[Layout.MOVER];
            int owner = m.ownerAt(first);
            if (all.length > 0 && all[0].held() && owner >= 0) m.ints[Layout.MOVER] = owner;
            m.scratch[open + (first >> 6)] |= 1L << first;
            for (int site = first; site >= 0; site = next(m, open)) {
                m.scratch[open + (site >> 6)] &= ~(1L << site);
                m.walk.from(m, all, site, (memory, walk) -> {
                    for (int i = 0; i < walk.yieldCount(); i++) {
                        int word = walk.yield(i) >> 6;
                        long bit = 1L << walk.yield(i);
                        if ((memory.scratch[at + word] & bit) != 0) continue;
                        memory.scratch[at + word] |= bit;
                        if ((memory.scratch[passable + word] & bit) != 0) memory.scratch[open + word] |= bit;
                    }
                    return false;
                });
            }
            m.ints[Layout.MOVER] = mover;
            m.top = passable;
        }

        private int next(Memory m, int open) {
            for (int i = 0; i < words; i++)
                if (m.scratch[open + i] != 0) return (i << 6) + Long.numberOfTrailingZeros(m.scratch[open + i]);
            return -1;
        }
    }

    public static final class Constant extends ObjectNode<CompiledPattern[]> {
        public final CompiledPattern[] value;

        public Constant(CompiledPattern[] value) {
            this.value = value;
        }

        @Override
        public CompiledPattern[] eval(Memory m) {
            return value;
        }
    }

    public static final class Cell extends ObjectNode<CompiledPattern[]> {
        public final Span span;
        public final String name;
        public final CompiledPattern[][] cells;
        public final Numbers.TableIndex index;

        public Cell(Span span, String name, CompiledPattern[][] cells, Numbers.TableIndex index) {
            this.span = span;
            this.name = name;
            this.cells = cells;
            this.index = index;
        }

        @Override
        public CompiledPattern[] eval(Memory m) {
            return cells[index.at(m, span, name)];
        }
    }
}
