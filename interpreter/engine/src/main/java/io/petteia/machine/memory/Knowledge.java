package io.petteia.machine.memory;

import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What players know of where cards lie, in games with piles that not all see. Each card has a mark of those who know its place: who saw it there, or saw it go
 * there; and a set of the cards that lie in its place for all that the others can know. A shuffle, or a card picked unseen, makes the cards of a pile alike
 * for those who do not see it. Part of the memory, for it is taken back with the moves, but not of what makes two positions equal.
 */
public final class Knowledge {
    private final int cards;
    private final int firstPile;
    /** by pile, from the first on */
    private final int[] viewers;

    private final int known;
    private final int alike;

    /** @param known the first of one int for each card; @param alike the first of one object for each */
    Knowledge(GameModel model, int firstPile, int known, int alike) {
        this.cards = model.cards().size();
        this.firstPile = firstPile;
        this.known = known;
        this.alike = alike;
        List<Integer> seen = new ArrayList<>();
        for (Pile pile : model.piles())
            for (int p = 0; p < (pile.perPlayer() ? model.players().size() : 1); p++)
                seen.add(Seen.by(pile.visibility(), pile.perPlayer() ? p : -1));
        viewers = seen.stream().mapToInt(i -> i).toArray();
    }

    int cards() {
        return cards;
    }

    /** Whether an int of the memory belongs to it. */
    public boolean hasInt(int at) {
        return at >= known && at < known + cards;
    }

    public boolean hasObject(int at) {
        return at >= alike && at < alike + cards;
    }

    /** Who sees the cards of a pile. */
    public int viewers(int pile) {
        return viewers[pile - firstPile];
    }

    /** Who knows where a card lies. */
    public int known(Memory m, int card) {
        return m.ints[known + card];
    }

    public void setKnown(Memory m, int card, int by) {
        m.setInt(known + card, by);
    }

    /** The cards that may lie where this one does, for those who do not know. */
    public long[] alike(Memory m, int card) {
        if (m.objects[alike + card] instanceof long[] set) return set;
        long[] itself = new long[Layout.words(cards)];
        itself[card >> 6] |= 1L << card;
        return itself;
    }

    public void setAlike(Memory m, int card, long @Nullable [] set) {
        m.setObject(alike + card, set);
    }

    /**
     * As at the beginning.
     *
     * @param open whether all know how the piles begin, as at the start of a game; else who does not see a card knows only that it lies where some unseen card
     *     does
     */
    public void begin(Memory m, boolean open) {
        long[] unseen = new long[Layout.words(cards)];
        for (int pile = 0; pile < viewers.length; pile++)
            if (viewers[pile] != Seen.BY_ALL) for (int card : at(m, pile + firstPile)) add(unseen, card);
        for (int pile = 0; pile < viewers.length; pile++) {
            for (int card : at(m, pile + firstPile)) {
                setKnown(m, card, open ? Seen.BY_ALL : viewers[pile]);
                setAlike(m, card, open || viewers[pile] == Seen.BY_ALL ? null : unseen);
            }
        }
    }

    /** A card went from a pile to another, and which one is plain: the top one, or one that all see. */
    public void moved(Memory m, int card, int from, int to) {
        setKnown(m, card, known(m, card) | viewers(from) | viewers(to));
    }

    /** Somebody picked a card of a pile and put it elsewhere. Who sees neither cannot tell it from those left behind. */
    public void picked(Memory m, int card, int[] left, int from, int to) {
        int seen = viewers(from) | viewers(to);
        if (seen != Seen.BY_ALL) {
            long[] either = alike(m, card).clone();
            for (int each : left) join(either, alike(m, each));
            for (int each : left) {
                setAlike(m, each, either);
                setKnown(m, each, known(m, each) & seen);
            }
            setAlike(m, card, either);
            setKnown(m, card, known(m, card) & seen);
        }
        moved(m, card, from, to);
    }

    /** Only those who see the pile know now where each card lies. */
    public void shuffled(Memory m, int pile) {
        int[] all = at(m, pile);
        if (all.length < 2 || viewers(pile) == Seen.BY_ALL) return;
        long[] either = new long[Layout.words(cards)];
        for (int card : all) join(either, alike(m, card));
        for (int card : all) {
            setAlike(m, card, either);
            setKnown(m, card, viewers(pile));
        }
    }

    private static int[] at(Memory m, int pile) {
        return m.objects[pile] instanceof int[] all ? all : new int[0];
    }

    private static void add(long[] set, int card) {
        set[card >> 6] |= 1L << card;
    }

    private static void join(long[] into, long[] more) {
        for (int i = 0; i < into.length; i++) into[i] |= more[i];
    }
}
