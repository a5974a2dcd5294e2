package io.petteia.game;

import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Domain;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * What one player sees of a position: everything that the definition shows to all or to him, and what has been revealed. Everything that is sent to a
 * player's seat is made from this. A spectator is player -1.
 */
public final class View implements Look {
    private final State state;
    private final int player;
    private final Memory m;
    private final Sightings sightings;

    View(State state, int player) {
        this.state = state;
        this.player = player;
        this.m = state.memory();
        this.sightings = new Sightings(state.program(), m);
    }

    public int player() {
        return player;
    }

    @Override
    public Game game() {
        return state.game();
    }

    public boolean isOver() {
        return state.isOver();
    }

    public int actor() {
        return state.actor();
    }

    /** His legal moves if it is his decision; nobody else sees them. */
    public List<Move> legalMoves() {
        return player >= 0 && state.actor() == player ? state.legalMoves() : List.of();
    }

    /** The position in its text form without what he may not know. */
    public String position() {
        return state.position(new PositionText.Sight() {
            @Override
            public boolean piece(int site) {
                return seesPiece(site);
            }

            @Override
            public boolean entry(Layout.Slots slots, int entry) {
                return sees(slots, entry);
            }

            @Override
            public boolean pile(Pile pile, int owner) {
                return sees(pile, owner);
            }

            @Override
            public boolean secrets() {
                return false;
            }
        });
    }

    private boolean seesPiece(int site) {
        Program program = state.program();
        SetNode visible = program.pieceVisible();
        return visible == null || m.ownerAt(site) == player && player >= 0 || visible.has(m, site);
    }

    private boolean sees(Layout.Slots slots, int entry) {
        Variable variable = slots.variable();
        if (variable.visibility() == Visibility.ALL) return true;
        if (m.ints[m.layout.revealed(variable) + entry] != 0) return true;
        return variable.visibility() == Visibility.OWNER && player >= 0 && owner(slots, entry) == player;
    }

    /** The player who is the first key. */
    private static int owner(Layout.Slots slots, int entry) {
        List<Type> per = slots.variable().per();
        return per.isEmpty() || !per.get(0).isMemberOf(Domain.Sort.PLAYER) ? -1 : entry / slots.strides()[0];
    }

    private boolean sees(Pile pile, int owner) {
        if (pile.visibility() == Visibility.ALL) return true;
        return pile.visibility() == Visibility.OWNER && pile.perPlayer() && owner == player;
    }

    @Override
    public boolean isLaid(int site) {
        return m.isLaid(site);
    }

    @Override
    public int piece(int site) {
        int piece = m.pieceAt(site);
        return piece < 0 || seesPiece(site) ? piece : HIDDEN;
    }

    @Override
    public int owner(int site) {
        return m.ownerAt(site);
    }

    @Override
    public int height(int site) {
        return m.heightAt(site);
    }

    @Override
    public List<Piece> stack(int site) {
        if (seesPiece(site)) return sightings.stack(site);
        return sightings.stack(site).stream()
                .map(p -> new Piece(HIDDEN, p.owner()))
                .toList();
    }

    @Override
    public int terrain(int site) {
        return sightings.terrain(site);
    }

    @Override
    public int value(Variable variable, int... keys) {
        return isVisible(variable, keys) ? sightings.value(variable, keys) : HIDDEN;
    }

    @Override
    public BitSet set(Variable variable, int... keys) {
        return isVisible(variable, keys) ? sightings.set(variable, keys) : new BitSet();
    }

    @Override
    public boolean isVisible(Variable variable, int... keys) {
        Layout.Slots slots = m.layout.slots(variable);
        return sees(slots, Sightings.entry(slots, keys));
    }

    @Override
    public List<Integer> pile(Pile pile, int owner) {
        List<Integer> cards = sightings.pile(pile, owner);
        return sees(pile, owner) ? cards : Collections.nCopies(cards.size(), HIDDEN);
    }

    /** A value that reads something hidden would be told by the checker, so what is shown is for all. */
    @Override
    public List<ShownValue> shown() {
        return sightings.shown();
    }
}
