package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.Lists;
import io.petteia.model.Pile;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What moves cards from pile to pile. Piles are stored with the top card last. */
public final class Cards {
    private Cards() {}

    /** A pile, or a player's. */
    public record Place(int first, IntNode player, Span span) {
        int at(Memory m) {
            int owner = player.eval(m);
            if (owner < 0) throw new Defect("pile-of-none", span, "a pile is asked of none");
            return first + owner;
        }
    }

    private static int[] with(int[] pile, int card, boolean under) {
        int[] grown = new int[pile.length + 1];
        System.arraycopy(pile, 0, grown, under ? 1 : 0, pile.length);
        grown[under ? 0 : pile.length] = card;
        return grown;
    }

    /** From the top of one pile one by one onto another, as many as there are. */
    public static final class Deal extends Instruction {
        private final @Nullable IntNode count;
        private final Place from;
        private final Place to;
        private final boolean bottom;

        public Deal(Span span, @Nullable IntNode count, Place from, Place to, boolean bottom) {
            super(span);
            this.count = count;
            this.from = from;
            this.to = to;
            this.bottom = bottom;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int a = from.at(m);
            int b = to.at(m);
            int wanted = count == null ? Integer.MAX_VALUE : count.eval(m);
            if (a == b) return next();
            int[] source = Lists.cards(m, a);
            int[] target = Lists.cards(m, b);
            int dealt = Math.max(0, Math.min(source.length, wanted));
            for (int i = 0; i < dealt; i++) target = with(target, source[source.length - 1 - i], bottom);
            m.setObject(a, Arrays.copyOf(source, source.length - dealt));
            m.setObject(b, target);
            return next();
        }
    }

    /** The top card of one pile onto another, known by name from then on. */
    public static final class Take extends Instruction {
        private final Layout.Slot slot;
        private final Place from;
        private final Place to;

        public Take(Span span, Layout.Slot slot, Place from, Place to) {
            super(span);
            this.slot = slot;
            this.from = from;
            this.to = to;
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            if (run.isTrying()) return run.succeedHere();
            if (run.choices > 0) return run.boundary(this);
            Memory m = run.memory;
            int a = from.at(m);
            int[] source = Lists.cards(m, a);
            if (source.length == 0) throw new Defect("pile-is-empty", span(), "there is no card to take");
            int card = source[source.length - 1];
            m.setObject(a, Arrays.copyOf(source, source.length - 1));
            int b = to.at(m);
            m.setObject(b, with(Lists.cards(m, b), card, false));
            m.setInt(slot.at(), card);
            return next();
        }
    }

    /** Cards from wherever they lie onto or under a pile. */
    public static final class Put extends Instruction {
        private final ListNode cards;
        private final Place to;
        private final boolean under;

        public Put(Span span, ListNode cards, Place to, boolean under) {
            super(span);
            this.cards = cards;
            this.to = to;
            this.under = under;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            for (int card : cards.eval(m)) {
                if (card < 0) continue;
                take(m, card);
                int at = to.at(m);
                m.setObject(at, with(Lists.cards(m, at), card, under));
            }
            return next();
        }

        private static void take(Memory m, int card) {
            for (Pile pile : m.layout.model().piles()) {
                int piles = pile.perPlayer() ? m.layout.model().players().size() : 1;
                for (int p = 0; p < piles; p++) {
                    int at = m.layout.pile(pile, p);
                    int[] all = Lists.cards(m, at);
                    for (int i = 0; i < all.length; i++) {
                        if (all[i] != card) continue;
                        int[] rest = new int[all.length - 1];
                        System.arraycopy(all, 0, rest, 0, i);
                        System.arraycopy(all, i + 1, rest, i, rest.length - i);
                        m.setObject(at, rest);
                        return;
                    }
                }
            }
        }
    }
}
