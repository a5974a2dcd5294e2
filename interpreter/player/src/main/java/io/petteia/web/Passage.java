package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.game.TakingBack;
import io.petteia.store.HostedGames.Ply;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The moves that were made in a game, and the position to which they have led. */
final class Passage {
    private final Game game;
    private final State state;
    private final List<Ply> plies;
    private final List<Move> moves;
    /** by move whether it showed somebody something */
    private final List<Boolean> revealed;

    /** @throws IllegalStateException if one of the moves cannot be played */
    Passage(Game game, List<Ply> plies) {
        this(game, plies, Replayed.of(game, plies));
    }

    private Passage(Game game, List<Ply> plies, Replayed replayed) {
        if (replayed.failed() > 0) throw new IllegalStateException("move " + replayed.failed() + " cannot be played");
        this.game = game;
        this.state = replayed.state();
        this.plies = new ArrayList<>(plies);
        this.moves = new ArrayList<>(replayed.moves());
        this.revealed = new ArrayList<>(replayed.revealed());
    }

    Game game() {
        return game;
    }

    State state() {
        return state;
    }

    List<Ply> plies() {
        return List.copyOf(plies);
    }

    int length() {
        return plies.size();
    }

    /** @param keep puts it on disk; if that fails nothing has been played */
    void play(Move move, Ply ply, Runnable keep) {
        state.play(move);
        try {
            keep.run();
        } catch (RuntimeException e) {
            state.undo();
            throw e;
        }
        moves.add(move);
        revealed.add(state.hasRevealed());
        plies.add(ply);
    }

    void takeBackTo(int left) {
        while (plies.size() > left) {
            state.undo();
            int last = plies.size() - 1;
            plies.remove(last);
            moves.remove(last);
            revealed.remove(last);
        }
    }

    /** How many moves are left when a person takes his last one back; -1 if he may not. @param people who of the persons is none of the programs */
    int leftWhenTakenBack(int person, TakingBack undo, IntPredicate people) {
        if (undo == TakingBack.OFF || person < 0 || plies.isEmpty()) return -1;
        int last = plies.size() - 1;
        while (last >= 0 && plies.get(last).person() != person) {
            int other = plies.get(last).person();
            if (other >= 0 && people.test(other)) return -1;
            last--;
        }
        if (last < 0) return -1;
        boolean barrier = undo == TakingBack.TO_BARRIER
                && revealed.subList(last, plies.size()).contains(true);
        return barrier ? -1 : last;
    }

    /** The position after so many moves. */
    State replayed(int length) {
        State past = game.start();
        for (Move move : moves.subList(0, length)) past.play(move);
        return past;
    }
}
