package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Knowledge;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Seen;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.Lists;
import io.petteia.model.Pile;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What moves cards from pile to pile, or shows where they lie. Piles are stored with the top card last. Where the mover comes to see a card that he did not see,
 * his decision ends before it: what he has chosen must not depend on it, nor be taken back behind it.
 */
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

    /** Whether the mover would come to see cards that go from a pile to another. */
    private static boolean showsMover(Memory m, int from, int to) {
        Knowledge knowledge = m.layout.knowledge();
        int mover = m.ints[Layout.MOVER];
        return knowledge != null
                && mover >= 0
                && !Seen.is(knowledge.viewers(from), mover)
                && Seen.is(knowledge.viewers(to), mover);
    }

    /** A card has gone from the top of a pile to another. */
    private static void moved(Run run, int card, int from, int to) {
        Knowledge knowledge = run.memory.layout.knowledge();
        if (knowledge == null) return;
        run.revealing |= (knowledge.viewers(to) & ~knowledge.viewers(from)) != 0;
        knowledge.moved(run.memory, card, from, to);
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
        public @Nullable Instruction execute(Run run) {
            Memory m = run.memory;
            int a = from.at(m);
            int b = to.at(m);
            int wanted = count == null ? Integer.MAX_VALUE : count.eval(m);
            if (a == b) return next();
            int[] source = Lists.cards(m, a);
            int dealt = Math.max(0, Math.min(source.length, wanted));
            if (dealt > 0 && run.endsBefore(showsMover(m, a, b))) return run.endBefore(this);
            int[] target = Lists.cards(m, b);
            for (int i = 0; i < dealt; i++) {
                int card = source[source.length - 1 - i];
                target = with(target, card, bottom);
                moved(run, card, a, b);
            }
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
            if (run.endsBefore(true)) return run.endBefore(this);
            Memory m = run.memory;
            int a = from.at(m);
            int[] source = Lists.cards(m, a);
            if (source.length == 0) throw new Defect("pile-is-empty", span(), "there is no card to take");
            int card = source[source.length - 1];
            m.setObject(a, Arrays.copyOf(source, source.length - 1));
            int b = to.at(m);
            m.setObject(b, with(Lists.cards(m, b), card, false));
            m.setInt(slot.at(), card);
            moved(run, card, a, b);
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
        public @Nullable Instruction execute(Run run) {
            Memory m = run.memory;
            int[] all = cards.eval(m);
            if (run.endsBefore(showsMover(m, all))) return run.endBefore(this);
            for (int card : all) if (card >= 0) put(run, card);
            return next();
        }

        private boolean showsMover(Memory m, int[] all) {
            for (int card : all) {
                int from = card < 0 ? -1 : pileOf(m, card);
                if (from >= 0 && Cards.showsMover(m, from, to.at(m))) return true;
            }
            return false;
        }

        private void put(Run run, int card) {
            Memory m = run.memory;
            int from = pileOf(m, card);
            if (from < 0) return;
            int[] rest = without(Lists.cards(m, from), card);
            m.setObject(from, rest);
            int at = to.at(m);
            m.setObject(at, with(Lists.cards(m, at), card, under));
            Knowledge knowledge = m.layout.knowledge();
            if (knowledge == null) return;
            run.revealing |= (knowledge.viewers(at) & ~knowledge.viewers(from)) != 0;
            knowledge.picked(m, card, rest, from, at);
        }
    }

    /** {@code reveal} of cards: all know from now on where they lie. */
    public static final class Show extends Instruction {
        private final ListNode cards;

        public Show(Span span, ListNode cards) {
            super(span);
            this.cards = cards;
        }

        @Override
        public Instruction execute(Run run) {
            Knowledge knowledge = run.memory.layout.knowledge();
            if (knowledge == null) return next();
            for (int card : cards.eval(run.memory)) {
                if (card < 0 || knowledge.known(run.memory, card) == Seen.BY_ALL) continue;
                run.revealing = true;
                knowledge.setKnown(run.memory, card, Seen.BY_ALL);
            }
            return next();
        }
    }

    /** The pile in which a card lies, -1 if in none. */
    private static int pileOf(Memory m, int card) {
        for (Pile pile : m.layout.model().piles()) {
            int piles = pile.perPlayer() ? m.layout.model().players().size() : 1;
            for (int p = 0; p < piles; p++) {
                int at = m.layout.pile(pile, p);
                for (int each : Lists.cards(m, at)) if (each == card) return at;
            }
        }
        return -1;
    }

    private static int[] without(int[] pile, int card) {
        int[] rest = new int[pile.length - 1];
        int at = 0;
        for (int each : pile) if (each != card) rest[at++] = each;
        return rest;
    }
}
