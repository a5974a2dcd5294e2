package io.petteia.web;

import io.petteia.game.Look;
import io.petteia.game.State;
import io.petteia.model.Board;
import io.petteia.terminal.Seen;
import io.petteia.terminal.picture.Appearance;
import java.util.BitSet;
import java.util.List;

/** A board as a seat sees it, with the sites that it may lay. */
final class Offered implements Appearance {
    private static final int MOST_OPEN = 1200;
    private static final int NEAR = 3;

    private final Seen seen;
    private final BitSet open;

    Offered(Look look, BitSet open) {
        this.seen = new Seen(look);
        this.open = open;
    }

    /** The sites that a painter may lay: all that are not, of a board without an end those near what is laid. */
    static BitSet toBePainted(State state) {
        Board board = state.game().model().board();
        BitSet laid = new BitSet();
        for (int site = 0; site < board.size(); site++) if (state.isLaid(site)) laid.set(site);
        BitSet open = new BitSet();
        open.set(0, board.size());
        if (board.size() > MOST_OPEN) {
            open = (BitSet) laid.clone();
            if (open.isEmpty()) open.set(Math.max(0, board.middle()));
            for (int round = 0; round < NEAR; round++) open = around(open, board);
        }
        open.andNot(laid);
        return open;
    }

    private static BitSet around(BitSet sites, Board board) {
        BitSet all = (BitSet) sites.clone();
        for (int[] next : board.next())
            sites.stream().map(site -> next[site]).filter(site -> site >= 0).forEach(all::set);
        return all;
    }

    @Override
    public boolean isLaid(int site) {
        return seen.isLaid(site);
    }

    @Override
    public boolean isOpen(int site) {
        return open.get(site) && !seen.isLaid(site);
    }

    @Override
    public int terrain(int site) {
        return seen.terrain(site);
    }

    @Override
    public List<Man> standing(int site) {
        return seen.standing(site);
    }

    @Override
    public List<Mark> marks(int site) {
        return seen.marks(site);
    }
}
