package io.petteia.game;

import io.petteia.machine.memory.Knowledge;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.Domain;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Other cards for those whose place a player does not know, each where it may lie for all that he knows: a perfect matching of cards to places, drawn without
 * a look at how they lie.
 */
final class CardGuess {
    private final int[] to;

    private CardGuess(int[] to) {
        this.to = to;
    }

    /** Null in games in which all see all cards. */
    static @Nullable CardGuess draw(Memory m, Eyes eyes, RandomGenerator random) {
        Knowledge knowledge = m.layout.knowledge();
        if (knowledge == null) return null;
        int cards = m.layout.model().cards().size();
        // By their places, which he knows: the same numbers draw the same cards for a place however they really lie.
        int[] unknown = IntStream.concat(lying(m), IntStream.range(0, cards))
                .filter(card -> card >= 0 && !eyes.card(card))
                .distinct()
                .toArray();
        long[][] alike = new long[unknown.length][];
        for (int i = 0; i < unknown.length; i++) alike[i] = knowledge.alike(m, unknown[i]);
        int[] sorted = unknown.clone();
        Arrays.sort(sorted);
        int[] drawn = new Matching(alike, sorted, random).draw();
        int[] to = new int[cards];
        for (int card = 0; card < cards; card++) to[card] = card;
        for (int i = 0; i < unknown.length; i++) to[unknown[i]] = drawn[i];
        return new CardGuess(to);
    }

    /** The cards that lie in piles or are named by variables and locals, place by place. */
    private static IntStream lying(Memory m) {
        Layout layout = m.layout;
        IntStream.Builder cards = IntStream.builder();
        for (Pile pile : layout.model().piles())
            for (int p = 0; p < (pile.perPlayer() ? layout.model().players().size() : 1); p++)
                if (m.objects[layout.pile(pile, p)] instanceof int[] lying) for (int card : lying) cards.add(card);
        for (Variable variable : layout.model().variables()) {
            Layout.Slots slots = layout.slots(variable);
            for (int entry = 0; entry < slots.entries(); entry++)
                if (variable.type().isMemberOf(Domain.Sort.CARD))
                    cards.add(m.ints[slots.base() + entry * slots.width()]);
        }
        for (Layout.Slot slot : layout.locals())
            if (slot.type().isMemberOf(Domain.Sort.CARD)) cards.add(m.ints[slot.at()]);
        return cards.build();
    }

    int to(int card) {
        return card < 0 ? card : to[card];
    }

    /** Puts every card in the place of the one for which it was drawn. */
    void apply(Memory m, Eyes eyes) {
        Layout layout = m.layout;
        for (Pile pile : layout.model().piles())
            for (int p = 0; p < (pile.perPlayer() ? layout.model().players().size() : 1); p++)
                pile(m, layout.pile(pile, p));
        knowledge(m);
        for (Variable variable : layout.model().variables()) {
            Layout.Slots slots = layout.slots(variable);
            for (int entry = 0; entry < slots.entries(); entry++)
                if (!eyes.entry(slots, entry))
                    value(m, variable.type(), slots.base() + entry * slots.width(), slots.width());
        }
        for (Layout.Slot slot : layout.locals()) value(m, slot.type(), slot.at(), slot.width());
    }

    private void pile(Memory m, int at) {
        if (!(m.objects[at] instanceof int[] cards)) return;
        m.setObject(at, Arrays.stream(cards).map(this::to).toArray());
    }

    /** What others know they know of the card that lies there now. */
    private void knowledge(Memory m) {
        Knowledge knowledge = m.layout.knowledge();
        if (knowledge == null) return;
        int[] known = new int[to.length];
        long[][] alike = new long[to.length][];
        for (int card = 0; card < to.length; card++) {
            known[to[card]] = knowledge.known(m, card);
            alike[to[card]] = knowledge.alike(m, card);
        }
        for (int card = 0; card < to.length; card++) {
            knowledge.setKnown(m, card, known[card]);
            knowledge.setAlike(m, card, alike[card]);
        }
    }

    private void value(Memory m, Type type, int at, int width) {
        if (type.isMemberOf(Domain.Sort.CARD)) m.setInt(at, to(m.ints[at]));
        else if (type instanceof Type.SetOf set && set.element().isMemberOf(Domain.Sort.CARD)) {
            long[] words = new long[width];
            for (int card = 0; card < to.length; card++) if (m.hasBit(at, card)) words[to[card] >> 6] |= 1L << to[card];
            for (int i = 0; i < width; i++) m.setBits(at + i, words[i]);
        }
    }

    /** The words of a shuffle. */
    long[] shuffled(long[] order) {
        return Arrays.stream(order).map(card -> to((int) card)).toArray();
    }
}
