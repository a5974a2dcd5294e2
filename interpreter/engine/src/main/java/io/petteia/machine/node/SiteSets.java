package io.petteia.machine.node;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Terrain;

/** Words for sites. */
public final class SiteSets {
    private SiteSets() {}

    public static final class Empty extends SetNode {
        public final int laid;
        public final int occupied;

        public Empty(Layout layout) {
            super(layout.siteWords(), 0);
            laid = layout.laid();
            occupied = layout.occupied();
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = m.bits[laid + i] & ~m.bits[occupied + i];
        }

        @Override
        public boolean has(Memory m, int site) {
            return site >= 0 && m.hasBit(laid, site) && !m.hasBit(occupied, site);
        }
    }

    /** The mover's own. */
    public static final class Own extends SetNode {
        public final Layout layout;

        public Own(Layout layout) {
            super(layout.siteWords(), 0);
            this.layout = layout;
        }

        @Override
        public void into(Memory m, int at) {
            int from = layout.owner(m.ints[Layout.MOVER]);
            for (int i = 0; i < words; i++) m.scratch[at + i] = m.bits[from + i];
        }

        @Override
        public boolean has(Memory m, int site) {
            return site >= 0 && m.hasBit(layout.owner(m.ints[Layout.MOVER]), site);
        }
    }

    /** Somebody else's, not nobody's. */
    public static final class Enemy extends SetNode {
        public final Layout layout;

        public Enemy(Layout layout) {
            super(layout.siteWords(), 0);
            this.layout = layout;
        }

        @Override
        public void into(Memory m, int at) {
            int own = layout.owner(m.ints[Layout.MOVER]);
            int nobody = layout.owner(-1);
            for (int i = 0; i < words; i++)
                m.scratch[at + i] = m.bits[layout.occupied() + i] & ~m.bits[own + i] & ~m.bits[nobody + i];
        }

        @Override
        public boolean has(Memory m, int site) {
            return site >= 0
                    && m.hasBit(layout.occupied(), site)
                    && !m.hasBit(layout.owner(m.ints[Layout.MOVER]), site)
                    && !m.hasBit(layout.owner(-1), site);
        }
    }

    /** The sites of one player's pieces, nobody's for none. */
    public static final class OwnedBy extends SetNode {
        public final Layout layout;
        public final IntNode player;

        public OwnedBy(Layout layout, IntNode player) {
            super(layout.siteWords(), 0);
            this.layout = layout;
            this.player = player;
        }

        @Override
        public void into(Memory m, int at) {
            int from = layout.owner(player.eval(m));
            for (int i = 0; i < words; i++) m.scratch[at + i] = m.bits[from + i];
        }

        @Override
        public boolean has(Memory m, int site) {
            return site >= 0 && m.hasBit(layout.owner(player.eval(m)), site);
        }
    }

    /** Sites with a piece of one of some types on top. */
    public static final class Pieces extends SetNode {
        public final int[] from;

        public Pieces(Layout layout, int[] pieces) {
            super(layout.siteWords(), 0);
            from = new int[pieces.length];
            for (int i = 0; i < from.length; i++) from[i] = layout.piece(pieces[i]);
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) {
                long word = 0;
                for (int f : from) word |= m.bits[f + i];
                m.scratch[at + i] = word;
            }
        }

        @Override
        public boolean has(Memory m, int site) {
            if (site < 0) return false;
            for (int f : from) if (m.hasBit(f, site)) return true;
            return false;
        }
    }

    /** Sites with a piece of a type that is known only when asked; none has none. */
    public static final class OfType extends SetNode {
        public final Layout layout;
        public final IntNode piece;

        public OfType(Layout layout, IntNode piece) {
            super(layout.siteWords(), 0);
            this.layout = layout;
            this.piece = piece;
        }

        @Override
        public void into(Memory m, int at) {
            int type = piece.eval(m);
            for (int i = 0; i < words; i++) m.scratch[at + i] = type < 0 ? 0 : m.bits[layout.piece(type) + i];
        }
    }

    public static final class OfTerrain extends SetNode {
        public final Layout layout;
        public final int[] terrains;

        public OfTerrain(Layout layout, int[] terrains) {
            super(layout.siteWords(), 0);
            this.layout = layout;
            this.terrains = terrains;
        }

        @Override
        public void into(Memory m, int at) {
            Terrain terrain = Terrain.of(m);
            for (int i = 0; i < words; i++) {
                long word = 0;
                for (int t : terrains) word |= terrain.sites(t)[i];
                m.scratch[at + i] = word & m.bits[layout.laid() + i];
            }
        }

        @Override
        public boolean has(Memory m, int site) {
            if (site < 0 || !m.isLaid(site)) return false;
            int at = Terrain.of(m).at(site);
            for (int t : terrains) if (t == at) return true;
            return false;
        }
    }

    /** One of some fixed sets, as a term says; only sites on the board if {@code laidOnly}. */
    public static final class Table extends SetNode {
        public final Layout layout;
        public final long[][] sets;
        public final IntNode which;
        public final boolean laidOnly;
        public final Span span;

        public Table(Span span, Layout layout, long[][] sets, IntNode which, boolean laidOnly) {
            super(layout.siteWords(), 0);
            this.span = span;
            this.layout = layout;
            this.sets = sets;
            this.which = which;
            this.laidOnly = laidOnly;
        }

        @Override
        public void into(Memory m, int at) {
            long[] set = sets[index(m)];
            for (int i = 0; i < words; i++) m.scratch[at + i] = laidOnly ? set[i] & m.bits[layout.laid() + i] : set[i];
        }

        @Override
        public boolean has(Memory m, int site) {
            if (site < 0 || laidOnly && !m.isLaid(site)) return false;
            return (sets[index(m)][site >> 6] >>> site & 1) != 0;
        }

        private int index(Memory m) {
            int index = which.eval(m);
            if (index < 0) throw new Defect("entry-of-none", span, "an entry is asked of none");
            return index;
        }
    }

    /** On the board and not in it. */
    public static final class Complement extends SetNode {
        public final int laid;
        public final SetNode of;

        public Complement(Layout layout, SetNode of) {
            super(layout.siteWords(), 0);
            laid = layout.laid();
            this.of = of;
        }

        @Override
        public void into(Memory m, int at) {
            of.into(m, at);
            for (int i = 0; i < words; i++) m.scratch[at + i] = m.bits[laid + i] & ~m.scratch[at + i];
        }

        @Override
        public boolean has(Memory m, int site) {
            return site >= 0 && m.hasBit(laid, site) && !of.has(m, site);
        }
    }

    /** The sites on the board of which a condition holds, asked one by one. */
    public static final class Where extends SetNode {
        public final int laid;
        public final int slot;
        public final IntNode condition;

        /** @param slot the temporary int that holds the site */
        public Where(Layout layout, int slot, IntNode condition) {
            super(layout.siteWords(), 0);
            laid = layout.laid();
            this.slot = slot;
            this.condition = condition;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) {
                long word = 0;
                for (long rest = m.bits[laid + i]; rest != 0; rest &= rest - 1) {
                    m.temporaryInts[slot] = (i << 6) + Long.numberOfTrailingZeros(rest);
                    if (condition.test(m)) word |= rest & -rest;
                }
                m.scratch[at + i] = word;
            }
        }

        @Override
        public boolean has(Memory m, int site) {
            if (site < 0 || !m.hasBit(laid, site)) return false;
            m.temporaryInts[slot] = site;
            return condition.test(m);
        }
    }

    /** Of a set those that another set has, asked one by one: the cheap set first, the dear one only of its members. */
    public static final class Filtered extends SetNode {
        public final SetNode of;
        public final SetNode by;

        public Filtered(SetNode of, SetNode by) {
            super(of.words, 0);
            this.of = of;
            this.by = by;
        }

        @Override
        public void into(Memory m, int at) {
            of.into(m, at);
            for (int i = 0; i < words; i++) {
                long kept = m.scratch[at + i];
                for (long rest = kept; rest != 0; rest &= rest - 1) {
                    if (!by.has(m, (i << 6) + Long.numberOfTrailingZeros(rest))) kept &= ~(rest & -rest);
                }
                m.scratch[at + i] = kept;
            }
        }

        @Override
        public boolean has(Memory m, int site) {
            return of.has(m, site) && by.has(m, site);
        }

        @Override
        public boolean isEmpty(Memory m) {
            int at = m.reserve(words);
            of.into(m, at);
            boolean empty = true;
            for (int i = 0; i < words && empty; i++) {
                for (long rest = m.scratch[at + i]; rest != 0 && empty; rest &= rest - 1)
                    empty = !by.has(m, (i << 6) + Long.numberOfTrailingZeros(rest));
            }
            m.top = at;
            return empty;
        }
    }

    /** The sites for which a truth per site holds. */
    public static final class Marked extends SetNode {
        public final IntNode first;

        /** @param first the place of the truth of site 0 */
        public Marked(int words, IntNode first) {
            super(words, 0);
            this.first = first;
        }

        @Override
        public void into(Memory m, int at) {
            int from = first.eval(m);
            int sites = m.layout.model().board().size();
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            for (int s = 0; s < sites; s++) if (m.ints[from + s] != 0) m.scratch[at + (s >> 6)] |= 1L << s;
        }

        @Override
        public boolean has(Memory m, int site) {
            return site >= 0 && m.ints[first.eval(m) + site] != 0;
        }
    }
}
