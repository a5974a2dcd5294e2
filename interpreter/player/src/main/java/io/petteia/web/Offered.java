package io.petteia.web;

import io.petteia.game.Look;
import io.petteia.terminal.Seen;
import io.petteia.terminal.picture.Appearance;
import java.util.BitSet;
import java.util.List;

/** A board as a seat sees it, with the sites that it may lay. */
final class Offered implements Appearance {
    private final Seen seen;
    private final BitSet open;

    Offered(Look look, BitSet open) {
        this.seen = new Seen(look);
        this.open = open;
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
