package io.petteia.web;

import io.petteia.agents.Bot;
import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.game.TakingBack;
import io.petteia.game.View;
import io.petteia.game.Why;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.machine.Defect;
import io.petteia.model.definition.Catalogue;
import io.petteia.playtest.Seeds;
import io.petteia.store.DefinitionText;
import io.petteia.store.GameRecord;
import io.petteia.store.HostedGames;
import io.petteia.store.HostedGames.Ply;
import io.petteia.store.RecordWriter;
import io.petteia.terminal.picture.Artwork;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongConsumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A hosted game while it is in memory. Everything that happens in it happens here, one thing at a time, and is on disk before anybody hears of it. All its
 * chance comes from the seed and the number of moves made, as in the terminal.
 *
 * <p>Persons are the seats in which people and programs sat down, known by the colours that they had then; a game may have them change colours.
 */
final class LiveGame {
    /** Listed to a client at once; of more he asks for those that hold what he has chosen. */
    static final int MOST_MOVES = 1500;

    private final long id;
    private final HostedGames kept;
    private final Hosting hosting;
    private final boolean trusted;
    private final List<LongConsumer> listeners = new CopyOnWriteArrayList<>();

    private GameRecord begun;
    private DefinitionText text;
    private Game game;
    private Artwork artwork;
    private State state;
    private final List<Move> moves = new ArrayList<>();
    /** by move whether it showed somebody something */
    private final List<Boolean> revealed = new ArrayList<>();

    private final List<Ply> plies;
    private @Nullable Ending ending;
    private @Nullable Defect defect;
    private final Map<Integer, Bot.Seated> bots = new HashMap<>();
    private final Set<Integer> drawOffers = new HashSet<>();
    private long version = System.currentTimeMillis();
    private long turnBegan = System.nanoTime();
    private @Nullable List<Move> legal;
    private volatile long used = System.nanoTime();

    /** @param begun the record without its moves @param plies those to be played again */
    LiveGame(
            long id,
            HostedGames kept,
            GameRecord begun,
            Hosting hosting,
            boolean trusted,
            DefinitionText text,
            Game game,
            List<Ply> plies,
            @Nullable Ending ending) {
        this.id = id;
        this.kept = kept;
        this.begun = begun;
        this.hosting = hosting;
        this.trusted = trusted;
        this.text = text;
        this.game = game;
        this.artwork = artworkOf(text);
        this.state = game.start();
        this.plies = new ArrayList<>(plies);
        this.ending = ending;
        Replayed replayed = Replayed.of(game, plies);
        if (replayed.failed() > 0) throw new IllegalStateException("move " + replayed.failed() + " cannot be played");
        this.state = replayed.state();
        this.moves.addAll(replayed.moves());
        this.revealed.addAll(replayed.revealed());
    }

    // ---- what it is
    long id() {
        return id;
    }

    Game game() {
        return game;
    }

    Artwork artwork() {
        return artwork;
    }

    private static Artwork artworkOf(DefinitionText text) {
        return Artwork.of(text.folder(), Catalogue.EMPTY, new Diagnostics());
    }

    GameRecord begun() {
        return begun;
    }

    DefinitionText text() {
        return text;
    }

    Hosting hosting() {
        return hosting;
    }

    boolean trusted() {
        return trusted;
    }

    synchronized long version() {
        return version;
    }

    synchronized List<Ply> plies() {
        return List.copyOf(plies);
    }

    State state() {
        return state;
    }

    @Nullable
    Ending ending() {
        return ending;
    }

    /** What is wrong with the definition, if it showed in play; the game cannot go on. */
    @Nullable
    Defect defect() {
        return defect;
    }

    boolean isOver() {
        return ending != null || state.isOver() || defect != null;
    }

    Set<Integer> drawOffers() {
        return drawOffers;
    }

    /** When somebody last asked for it. */
    long used() {
        return used;
    }

    void touch() {
        used = System.nanoTime();
    }

    // ---- who sits where
    int seats() {
        return game.model().seated();
    }

    String kind(int person) {
        String name = game.model().players().member(person);
        return begun.seats().getOrDefault(name, Seating.HUMAN);
    }

    boolean isHuman(int person) {
        return kind(person).equals(Seating.HUMAN);
    }

    /** The bot that sits there. */
    synchronized Bot.Seated bot(int person, Seating seating) {
        return bots.computeIfAbsent(person, sits -> seating.sit(kind(sits), game));
    }

    /** The colour that a person holds in a position; -1 for who only watches. */
    static int colour(State position, int person) {
        for (int colour = 0; colour < position.game().model().seated(); colour++)
            if (position.person(colour) == person) return colour;
        return -1;
    }

    /** Who is to move, as a person; -1 for chance, or if nobody is. */
    int personToMove() {
        int actor = isOver() ? State.NOBODY : state.actor();
        return actor < 0 ? -1 : state.person(actor);
    }

    // ---- listening
    Runnable listen(LongConsumer listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    boolean isWatched() {
        return !listeners.isEmpty();
    }

    private void changed() {
        version++;
        legal = null;
        listeners.forEach(listener -> listener.accept(version));
    }

    // ---- playing
    RandomGenerator random() {
        return Seeds.random(begun.seed(), plies.size());
    }

    /** What chance decides before somebody is to move. */
    synchronized void settle() {
        try {
            while (!isOver() && state.actor() == State.CHANCE) carryOut(state.sample(random()), true, -1, 0);
            if (!isOver() && legal().isEmpty()) throw state.deadEnd();
        } catch (Defect wrong) {
            defect = wrong;
            changed();
        }
    }

    synchronized List<Move> legal() {
        List<Move> found = legal;
        if (found == null) legal = found = isOver() ? List.of() : state.legalMoves();
        return found;
    }

    /** A person's move. @param seen the version of the position that he saw */
    synchronized void play(int person, String notation, @Nullable Long seen) {
        checkTurn(person, seen);
        Move move = state.read(notation);
        if (move == null)
            throw Problem.refused("illegal", "`" + notation + "` is not legal here", why(person, notation));
        carryOut(move, false, person, thought());
        settle();
    }

    private void checkTurn(int person, @Nullable Long seen) {
        if (seen != null && seen != version) throw Problem.outdated();
        if (isOver()) throw Problem.conflict("the game is over");
        flagIfOut();
        if (isOver()) throw Problem.conflict("the game is over");
        if (personToMove() != person) throw Problem.conflict("it is not your turn");
    }

    /** On disk before anybody hears of it. */
    private void carryOut(Move move, boolean chance, int person, long millis) {
        state.play(move);
        Ply ply = new Ply(move.notation(), chance, person, millis);
        try {
            kept.play(id, plies.size(), ply, state.isOver());
        } catch (RuntimeException e) {
            state.undo();
            throw e;
        }
        moves.add(move);
        revealed.add(state.hasRevealed());
        plies.add(ply);
        drawOffers.clear();
        turnBegan = System.nanoTime();
        changed();
    }

    /** A program's move, unless the game has moved on since it began to think. */
    synchronized void play(int person, String notation, long seen, boolean program) {
        if (program && seen == version && !isOver() && personToMove() == person) play(person, notation, seen);
    }

    /** A program that was to move has failed, or the definition under it. */
    synchronized void stuck(RuntimeException failure) {
        defect = failure instanceof Defect wrong ? wrong : new Defect("program", null, "a program cannot move");
        changed();
    }

    synchronized List<Refusal> why(int person, String notation) {
        int colour = colour(state, person);
        View view = state.view(colour);
        List<Refusal> refusals = new ArrayList<>();
        if (isOver() || state.actor() != colour) return refusals;
        for (Why.Refusal refusal : view.why(notation))
            refusals.add(new Refusal(
                    refusal.message(),
                    refusal.statement(),
                    refusal.span().source().name(),
                    refusal.span().line()));
        return refusals;
    }

    /** One reason why a move is not legal. @param message in the author's words if he gave any @param statement that refuses */
    record Refusal(String message, String statement, String file, int line) {}

    // ---- taking back
    /** How many moves are left when a person takes his last one back; -1 if he may not. */
    synchronized int leftWhenTakenBack(int person) {
        if (hosting.undo() == TakingBack.OFF
                || person < 0
                || ending != null && !ending.how().equals("draw")
                || plies.isEmpty()) return -1;
        int last = plies.size() - 1;
        while (last >= 0 && plies.get(last).person() != person) {
            int other = plies.get(last).person();
            if (other >= 0 && isHuman(other)) return -1;
            last--;
        }
        if (last < 0) return -1;
        boolean barrier = hosting.undo() == TakingBack.TO_BARRIER
                && revealed.subList(last, plies.size()).contains(true);
        return barrier ? -1 : last;
    }

    synchronized void takeBack(int person) {
        int left = leftWhenTakenBack(person);
        if (left < 0) throw Problem.conflict("nothing can be taken back");
        kept.takeBack(id, left);
        while (plies.size() > left) {
            state.undo();
            plies.remove(plies.size() - 1);
            moves.remove(moves.size() - 1);
            revealed.remove(revealed.size() - 1);
        }
        ending = null;
        defect = null;
        drawOffers.clear();
        turnBegan = System.nanoTime();
        changed();
    }

    // ---- ending it
    synchronized void resign(int person) {
        if (!game.model().resign()) throw Problem.conflict("this game has no resigning");
        end(Ending.resigned(name(state, person)));
    }

    /** Offers a draw, or agrees to one; all have to. */
    synchronized void draw(int person) {
        if (!game.model().agreedDraw()) throw Problem.conflict("this game has no agreed draw");
        if (isOver()) throw Problem.conflict("the game is over");
        for (int other = 0; other < seats(); other++)
            if (!isHuman(other)) throw Problem.conflict("a program does not agree to draws");
        drawOffers.add(person);
        if (drawOffers.size() == seats()) end(Ending.draw());
        else changed();
    }

    private void end(Ending how) {
        if (isOver()) throw Problem.conflict("the game is over");
        kept.end(id, Wire.text(how));
        ending = how;
        changed();
    }

    static String name(State position, int person) {
        return position.game().model().players().member(Math.max(0, colour(position, person)));
    }

    // ---- clocks
    private long thought() {
        return (System.nanoTime() - turnBegan) / 1_000_000;
    }

    /** Milliseconds left to a person, of the turn that runs too. */
    synchronized long left(int person) {
        Hosting.Timing clock = hosting.clock();
        if (clock == null) return Long.MAX_VALUE;
        long left = clock.base();
        for (Ply ply : plies) if (ply.person() == person) left += clock.increment() - ply.millis();
        return personToMove() == person ? left - thought() : left;
    }

    /** Ends the game if whoever is to move has no time left. @return milliseconds until that may be so, a negative number if it cannot */
    synchronized long flagIfOut() {
        int person = personToMove();
        if (hosting.clock() == null || person < 0) return -1;
        long left = left(person);
        if (left <= 0) end(Ending.time(name(state, person)));
        return left <= 0 ? -1 : left;
    }

    // ---- its past
    /** The position after so many moves. */
    synchronized State replayed(int plies) {
        State past = game.start();
        for (Move move : moves.subList(0, plies)) past.play(move);
        return past;
    }

    /** Goes on under another text of its definition, under which all its moves were played again. */
    synchronized void move(Shelf.Opened opened, Replayed replayed) {
        GameRecord record = new GameRecord(
                begun.game(),
                opened.game().model().hash(),
                begun.options(),
                begun.seed(),
                begun.seats(),
                null,
                List.of(),
                null,
                Map.of(),
                null);
        kept.move(id, opened.text(), RecordWriter.json(record));
        begun = record;
        text = opened.text();
        game = opened.game();
        artwork = opened.artwork();
        bots.clear();
        state = replayed.state();
        moves.clear();
        moves.addAll(replayed.moves());
        revealed.clear();
        revealed.addAll(replayed.revealed());
        defect = null;
        changed();
        settle();
    }

    /** By the colour's name how it stands; empty while it goes on. */
    Map<String, String> outcome() {
        Map<String, String> outcome = new LinkedHashMap<>();
        if (!isOver() || defect != null) return outcome;
        Result result = state.result();
        for (int player = 0; player < seats(); player++) {
            String name = game.model().players().member(player);
            if (ending != null) outcome.put(name, ending.outcome(name));
        }
        if (ending == null && result != null)
            for (Result.Outcome each : result.outcomes())
                outcome.put(
                        game.model().players().member(each.player()),
                        each.kind().name().toLowerCase(Locale.ROOT));
        return outcome;
    }

    @Nullable
    String reason() {
        if (defect != null)
            return "the definition is wrong: " + defect.diagnostic().message();
        if (ending != null) return ending.why();
        Result result = state.result();
        return result == null ? null : result.why();
    }
}
