package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import org.jspecify.annotations.Nullable;

/** What changes the board. */
public final class Effects {
    private Effects() {}

    /** Does something to every site of a set, as it was before the first. */
    public abstract static class OnSites extends Instruction {
        private final SetNode sites;

        OnSites(Span span, SetNode sites) {
            super(span);
            this.sites = sites;
        }

        public final SetNode sites() {
            return sites;
        }

        @Override
        public final Instruction execute(Run run) {
            Memory m = run.memory;
            int at = m.reserve(sites.words);
            sites.into(m, at);
            int argument = argument(m);
            for (int i = 0; i < sites.words; i++) {
                for (long rest = m.scratch[at + i]; rest != 0; rest &= rest - 1)
                    at(m, (i << 6) + Long.numberOfTrailingZeros(rest), argument);
            }
            m.top = at;
            return next();
        }

        /** Evaluated once, before the first site. */
        int argument(Memory m) {
            return 0;
        }

        abstract void at(Memory m, int site, int argument);
    }

    public static final class Place extends OnSites {
        public final Pieces pieces;
        public final IntNode piece;
        public final @Nullable IntNode owner;
        public final boolean[] nobodys;

        /** @param owner null for the mover's; @param nobodys by piece whether it then belongs to nobody */
        public Place(
                Span span, Pieces pieces, IntNode piece, @Nullable IntNode owner, boolean[] nobodys, SetNode sites) {
            super(span, sites);
            this.pieces = pieces;
            this.piece = piece;
            this.owner = owner;
            this.nobodys = nobodys;
        }

        @Override
        int argument(Memory m) {
            int type = piece.eval(m);
            if (type < 0) throw new Defect("piece-is-none", span(), "the piece to place is none");
            int holder = owner != null ? owner.eval(m) : nobodys[type] ? -1 : m.ints[Layout.MOVER];
            return type << 8 | holder + 1;
        }

        @Override
        void at(Memory m, int site, int argument) {
            pieces.place(m, span(), site, argument >> 8, (argument & 0xff) - 1);
        }
    }

    public static final class Move extends Instruction {
        public final Pieces pieces;
        public final IntNode from;
        public final IntNode to;

        public Move(Span span, Pieces pieces, IntNode from, IntNode to) {
            super(span);
            this.pieces = pieces;
            this.from = from;
            this.to = to;
        }

        @Override
        public Instruction execute(Run run) {
            int a = from.eval(run.memory);
            int b = to.eval(run.memory);
            if (a < 0 || b < 0)
                throw new Defect("site-is-none", span(), "a piece cannot move " + (a < 0 ? "from" : "to") + " none");
            pieces.move(run.memory, span(), a, b);
            return next();
        }
    }

    /** Pieces from the top of a stack onto or under another, in the order in which they lie. */
    public static final class MoveStack extends Instruction {
        private final Pieces pieces;
        private final @Nullable IntNode count;
        private final IntNode from;
        private final IntNode to;
        private final boolean under;

        /** @param count null: all */
        public MoveStack(Span span, Pieces pieces, @Nullable IntNode count, IntNode from, IntNode to, boolean under) {
            super(span);
            this.pieces = pieces;
            this.count = count;
            this.from = from;
            this.to = to;
            this.under = under;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int a = from.eval(m);
            int b = to.eval(m);
            if (a < 0 || b < 0)
                throw new Defect("site-is-none", span(), "pieces cannot move " + (a < 0 ? "from" : "to") + " none");
            pieces.moveStack(m, span(), a, b, count == null ? -1 : count.eval(m), under);
            return next();
        }
    }

    public static final class Remove extends OnSites {
        public final Pieces pieces;

        public Remove(Span span, Pieces pieces, SetNode sites) {
            super(span, sites);
            this.pieces = pieces;
        }

        @Override
        void at(Memory m, int site, int argument) {
            pieces.remove(m, site);
        }
    }

    /** Another type, or another owner, for the pieces on some sites. */
    public static final class Turn extends OnSites {
        public final Pieces pieces;
        public final boolean owner;
        public final IntNode value;

        /** @param owner whether the owner changes, else the type */
        public Turn(Span span, Pieces pieces, boolean owner, IntNode value, SetNode sites) {
            super(span, sites);
            this.pieces = pieces;
            this.owner = owner;
            this.value = value;
        }

        @Override
        int argument(Memory m) {
            int to = value.eval(m);
            if (to < 0 && !owner) throw new Defect("piece-is-none", span(), "a piece cannot change to none");
            return to;
        }

        @Override
        void at(Memory m, int site, int to) {
            if (owner) pieces.give(m, span(), site, to);
            else pieces.change(m, span(), site, to);
        }
    }

    /** Sites join the board or leave it. */
    public static final class Lay extends OnSites {
        public final boolean joins;

        public Lay(Span span, boolean joins, SetNode sites) {
            super(span, sites);
            this.joins = joins;
        }

        @Override
        void at(Memory m, int site, int argument) {
            if (joins) Laying.lay(m, site);
            else Laying.lift(m, span(), site);
        }
    }
}
