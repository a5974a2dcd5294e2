package io.petteia.game;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What one player sees of a position: everything that the definition shows to all or to him, and what has been revealed. Everything that is sent to a
 * player's seat is made from this. A spectator is player -1.
 */
public final class View implements Look {
    private final State state;
    private final int player;
    private final Memory m;
    private final Sightings sightings;
    private final Eyes eyes;

    View(State state, int player) {
        this.state = state;
        this.player = player;
        this.m = state.memory();
        this.sightings = new Sightings(state.program(), m);
        this.eyes = new Eyes(state.program(), m, player);
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

    /** One line of what was played. @param actor a player or {@link State#CHANCE} */
    public record Line(int actor, String notation) {}

    /** What was played, as he may read it now. */
    public List<Line> log() {
        return state.log().stream()
                .map(played -> new Line(played.actor(), played.notation(player)))
                .toList();
    }

    /** What was announced by the last move. */
    public List<String> announcements() {
        return state.announcements();
    }

    /** A full position that he cannot tell from this one: what is hidden from him is drawn anew, as far as he can know. For programs that play. */
    public State determinize(RandomGenerator random) {
        return state.determinize(player, random);
    }

    /** Why a move of his is not legal; nothing where it is not his decision. */
    public List<Why.Refusal> why(String notation) {
        return state.actor() == player ? state.why(notation) : List.of();
    }

    public @Nullable Result result() {
        return state.result();
    }

    /** The position in its text form without what he may not know. */
    public String position() {
        return state.seenAs(eyes);
    }

    @Override
    public boolean isLaid(int site) {
        return m.isLaid(site);
    }

    @Override
    public int piece(int site) {
        int piece = m.pieceAt(site);
        return piece < 0 || eyes.piece(site) ? piece : HIDDEN;
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
        if (eyes.piece(site)) return sightings.stack(site);
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
        return eyes.entry(slots, Sightings.entry(slots, keys));
    }

    @Override
    public List<Integer> pile(Pile pile, int owner) {
        List<Integer> cards = sightings.pile(pile, owner);
        if (eyes.pile(pile, owner)) return cards;
        List<Integer> seen = new ArrayList<>();
        for (int card : cards) if (eyes.card(card)) seen.add(card);
        Collections.sort(seen);
        seen.addAll(Collections.nCopies(cards.size() - seen.size(), HIDDEN));
        return seen;
    }

    /** A value that reads something hidden would be told by the checker, so what is shown is for all. */
    @Override
    public List<ShownValue> shown() {
        return sightings.shown();
    }
}
