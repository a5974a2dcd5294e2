package io.petteia.terminal;

import io.petteia.agents.Bot;
import io.petteia.game.Game;
import io.petteia.game.Look;
import io.petteia.game.Move;
import io.petteia.game.MoveNotation;
import io.petteia.game.Played;
import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.game.TakingBack;
import io.petteia.model.GameModel;
import io.petteia.playtest.Seeds;
import io.petteia.store.GameRecord;
import io.petteia.store.GameRecord.Ended;
import io.petteia.store.GameRecord.Entry;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game being played: the state, how it came about, who sits where, and how it ended if people ended it outside the rules. All chance comes from the
 * seed and the number of moves made, so that a game taken up again, or a move taken back and made again, meets the same.
 */
public final class Match {
    private final State state;
    private final Seats seats;
    private final long seed;
    private final @Nullable String position;
    private final List<Entry> entries;
    private @Nullable Ended ended;
    private TakingBack allowed = TakingBack.TO_BARRIER;
    private BitSet lastSites = new BitSet();
    private final Map<Integer, Bot.Seated> bots = new HashMap<>();

    /** @param state after {@code entries} @param position where it began if not at the start */
    public Match(
            State state,
            Seats seats,
            long seed,
            @Nullable String position,
            List<Entry> entries,
            @Nullable Ended ended) {
        this.state = state;
        this.seats = seats;
        this.seed = seed;
        this.position = position;
        this.entries = new ArrayList<>(entries);
        this.ended = ended;
    }

    State state() {
        return state;
    }

    GameModel model() {
        return state.game().model();
    }

    Game game() {
        return state.game();
    }

    /** Whether there is anything that not all may see. */
    boolean hasSecrets() {
        return game().hides();
    }

    /** The colour through whose eyes the match is shown: that of the only person who plays, or of whoever is to move; -1 for a spectator. */
    int viewer() {
        for (int colour = 0; colour < seats.size() && seats.humans() == 1; colour++)
            if (seat(colour).isHuman()) return colour;
        int actor = state.actor();
        return actor >= 0 && seat(actor).isHuman() ? actor : -1;
    }

    Look seen() {
        return hasSecrets() ? state.view(viewer()) : state;
    }

    /** The position as text, as far as it may be seen. */
    String position() {
        return hasSecrets() ? state.view(viewer()).position() : state.position();
    }

    TakingBack allowed() {
        return allowed;
    }

    Seats seats() {
        return seats;
    }

    List<Entry> entries() {
        return List.copyOf(entries);
    }

    boolean isOver() {
        return ended != null || state.isOver();
    }

    /** Who plays a colour now: seats may have been swapped. */
    Seats.Seat seat(int colour) {
        return seats.of(state.person(colour));
    }

    RandomGenerator random() {
        return Seeds.random(seed, entries.size());
    }

    void play(Move move) {
        entries.add(new Entry(move.notation(), state.actor() == State.CHANCE));
        state.play(move);
        lastSites = new BitSet();
        for (Move.Part part : move.parts()) if (part.site() >= 0) lastSites.set(part.site());
    }

    /** A move as people write it, if the game declares how; else as the game does. */
    String written(Move move) {
        List<MoveNotation> declared = game().notations();
        boolean chance = state.actor() == State.CHANCE;
        return chance || declared.isEmpty() ? move.notation() : declared.get(0).write(state, move);
    }

    /** The sites that the last move named, where all may know it. */
    BitSet lastSites() {
        return hasSecrets() ? new BitSet() : lastSites;
    }

    /** What the program does that is to move. It is shown what its seat may see. */
    Move chosenBy(Bot bot) {
        Bot.Seated seated = bots.computeIfAbsent(state.person(state.actor()), person -> bot.sit(game()));
        return seated.choose(state.view(state.actor()), random());
    }

    /** The last move, as whoever looks at the match may read it; null if he may not. */
    @Nullable
    String lastMove(int viewer) {
        List<Played> log = state.log();
        String text = log.get(log.size() - 1).notation(viewer);
        return text.equals(Played.UNKNOWN) ? null : text;
    }

    /** What may be taken back. */
    public void allow(TakingBack taking) {
        allowed = taking;
    }

    boolean canUndo() {
        return ended != null || !entries.isEmpty() && state.canUndo(allowed);
    }

    /** Whether the last move stays only because it may not be taken back. */
    boolean isBehindBarrier() {
        return ended == null && !entries.isEmpty() && !canUndo() && state.canUndo();
    }

    /** Takes the last move back, or how the game was ended. */
    void undo() {
        if (ended != null) {
            ended = null;
            return;
        }
        state.undo();
        lastSites = new BitSet();
        entries.remove(entries.size() - 1);
    }

    void resign(int colour) {
        ended = new Ended(model().players().members().get(colour));
    }

    void agreeDraw() {
        ended = new Ended(null);
    }

    @Nullable
    Ended ended() {
        return ended;
    }

    /** How it stands for each colour, by name: {@code win}, {@code loss}, {@code draw}; empty while it goes on. */
    Map<String, String> outcome() {
        Map<String, String> outcome = new LinkedHashMap<>();
        List<String> names = model().players().members();
        Result result = state.result();
        for (int player = 0; player < model().seated() && isOver(); player++) {
            String name = names.get(player);
            if (ended != null)
                outcome.put(name, ended.isAgreedDraw() ? "draw" : name.equals(ended.resigned()) ? "loss" : "win");
        }
        if (ended != null || result == null) return outcome;
        for (Result.Outcome each : result.outcomes())
            outcome.put(names.get(each.player()), each.kind().name().toLowerCase(Locale.ROOT));
        return outcome;
    }

    @Nullable
    String why() {
        Result result = ended == null ? state.result() : null;
        return result == null ? null : result.why();
    }

    GameRecord record() {
        GameModel model = model();
        return new GameRecord(
                model.id(),
                model.hash(),
                model.options(),
                seed,
                seats.names(model.players().members()),
                position,
                entries(),
                ended,
                outcome(),
                why());
    }
}
