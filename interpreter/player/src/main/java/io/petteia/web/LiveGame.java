package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import io.petteia.playtest.Seeds;
import io.petteia.store.GameRecord;
import io.petteia.store.HostedGames;
import io.petteia.store.HostedGames.Ply;
import io.petteia.store.RecordWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongConsumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A hosted game while it is in memory. Everything that happens in it happens here, one thing at a time, and is on disk before anybody hears of it. All its
 * chance comes from the seed and the number of moves made, as in the terminal.
 */
final class LiveGame {
    private final long id;
    private final HostedGames kept;
    private final Hosting hosting;
    private final boolean trusted;
    private final List<LongConsumer> listeners = new CopyOnWriteArrayList<>();
    private final TurnClock clock;
    private final Consent draw = new Consent();
    private final Consent conversion = new Consent();

    private GameRecord begun;
    private Shelf.Opened opened;
    private Persons persons;
    private Passage passage;
    private @Nullable Ending ending;
    private @Nullable Defect defect;
    private long version = System.currentTimeMillis();
    private @Nullable List<Move> legal;
    private volatile long used = System.nanoTime();

    /** @param begun the record without its moves @param plies those to be played again */
    LiveGame(
            long id,
            HostedGames kept,
            GameRecord begun,
            Hosting hosting,
            boolean trusted,
            Shelf.Opened opened,
            List<Ply> plies,
            @Nullable Ending ending) {
        this.id = id;
        this.kept = kept;
        this.begun = begun;
        this.hosting = hosting;
        this.trusted = trusted;
        this.opened = opened;
        this.clock = new TurnClock(hosting.clock());
        this.persons = new Persons(opened.game(), begun.seats());
        this.passage = new Passage(opened.game(), plies);
        this.ending = ending;
    }

    // ---- what it is
    long id() {
        return id;
    }

    Game game() {
        return opened.game();
    }

    /** As it was read when the game began, with its texts. */
    Shelf.Opened opened() {
        return opened;
    }

    GameRecord begun() {
        return begun;
    }

    Hosting hosting() {
        return hosting;
    }

    boolean trusted() {
        return trusted;
    }

    Persons persons() {
        return persons;
    }

    synchronized long version() {
        return version;
    }

    synchronized List<Ply> plies() {
        return passage.plies();
    }

    State state() {
        return passage.state();
    }

    /** The position after so many moves. */
    synchronized State replayed(int plies) {
        return passage.replayed(plies);
    }

    @Nullable
    Ending ending() {
        return ending;
    }

    Standing standing() {
        return new Standing(state(), ending, defect);
    }

    boolean isOver() {
        return standing().isOver();
    }

    boolean offersDraw(int person) {
        return draw.isBy(person);
    }

    /** Whether a person would go on under the definition as it is now. */
    boolean wouldConvert(int person) {
        return conversion.isBy(person);
    }

    /** When somebody last asked for it. */
    long used() {
        return used;
    }

    void touch() {
        used = System.nanoTime();
    }

    /** Who is to move, as a person; -1 for chance, or if nobody is. */
    int personToMove() {
        int actor = isOver() ? State.NOBODY : state().actor();
        return actor < 0 ? -1 : state().person(actor);
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
        return Seeds.random(begun.seed(), passage.length());
    }

    /** What chance decides before somebody is to move. */
    synchronized void settle() {
        try {
            while (!isOver() && state().actor() == State.CHANCE) carryOut(state().sample(random()), true, -1, 0);
            if (!isOver() && legal().isEmpty()) throw state().deadEnd();
        } catch (Defect wrong) {
            defect = wrong;
            changed();
        }
    }

    synchronized List<Move> legal() {
        List<Move> found = legal;
        if (found == null) legal = found = isOver() ? List.of() : state().legalMoves();
        return found;
    }

    /** A person's move. @param seen the version of the position that he saw */
    synchronized void play(int person, String notation, @Nullable Long seen) {
        checkTurn(person, seen);
        Move move = state().read(notation);
        if (move == null)
            throw Problem.refused("illegal", "`" + notation + "` is not legal here", why(person, notation));
        carryOut(move, false, person, clock.thought());
        settle();
    }

    private void checkTurn(int person, @Nullable Long seen) {
        if (seen != null && seen != version) throw Problem.outdated();
        flagIfOut();
        if (isOver()) throw Problem.conflict("the game is over");
        if (personToMove() != person) throw Problem.conflict("it is not your turn");
    }

    /** On disk before anybody hears of it. */
    private void carryOut(Move move, boolean chance, int person, long millis) {
        Ply ply = new Ply(move.notation(), chance, person, millis);
        passage.play(move, ply, () -> kept.play(id, passage.length(), ply, state().isOver()));
        draw.clear();
        clock.beginTurn();
        changed();
    }

    /** A program's move, unless the game has moved on since it began to think. */
    synchronized void playProgram(int person, String notation, long seen) {
        if (seen == version && !isOver() && personToMove() == person) play(person, notation, seen);
    }

    /** A program that was to move has failed, or the definition under it. */
    synchronized void stuck(RuntimeException failure) {
        defect = failure instanceof Defect wrong ? wrong : new Defect("program", null, "a program cannot move");
        changed();
    }

    synchronized List<Refusal> why(int person, String notation) {
        int colour = Persons.colour(state(), person);
        if (isOver() || state().actor() != colour) return List.of();
        return Refusal.of(state().view(colour), notation);
    }

    // ---- taking back
    /** How many moves are left when a person takes his last one back; -1 if he may not. */
    synchronized int leftWhenTakenBack(int person) {
        if (ending != null && !ending.how().equals("draw")) return -1;
        return passage.leftWhenTakenBack(person, hosting.undo(), persons::isHuman);
    }

    synchronized void takeBack(int person) {
        int left = leftWhenTakenBack(person);
        if (left < 0) throw Problem.conflict("nothing can be taken back");
        kept.takeBack(id, left);
        passage.takeBackTo(left);
        ending = null;
        defect = null;
        draw.clear();
        clock.beginTurn();
        changed();
    }

    // ---- ending it
    synchronized void resign(int person) {
        if (!game().model().resign()) throw Problem.conflict("this game has no resigning");
        end(Ending.resigned(Persons.name(state(), person)));
    }

    /** Offers a draw, or agrees to one; all have to. */
    synchronized void draw(int person) {
        if (!game().model().agreedDraw()) throw Problem.conflict("this game has no agreed draw");
        if (isOver()) throw Problem.conflict("the game is over");
        if (persons.people().count() < persons.count()) throw Problem.conflict("a program does not agree to draws");
        if (draw.given(person, "draw", persons)) end(Ending.draw());
        else changed();
    }

    private void end(Ending how) {
        if (isOver()) throw Problem.conflict("the game is over");
        kept.end(id, Wire.text(how));
        ending = how;
        changed();
    }

    // ---- clocks
    /** Milliseconds left to a person, of the turn that runs too. */
    synchronized long left(int person) {
        return clock.left(person, passage.plies(), personToMove() == person);
    }

    /** Ends the game if whoever is to move has no time left. @return milliseconds until that may be so, a negative number if it cannot */
    synchronized long flagIfOut() {
        int person = personToMove();
        if (!clock.runs() || person < 0) return -1;
        long left = left(person);
        if (left <= 0) end(Ending.time(Persons.name(state(), person)));
        return left <= 0 ? -1 : left;
    }

    // ---- another text of its definition
    /** A person would go on under another text, under which all moves can be played again; it is done when all people would. */
    synchronized boolean convert(int person, Shelf.Opened other) {
        if (!conversion.given(person, other.text().digest(), persons)) {
            changed();
            return false;
        }
        GameRecord record = begun.under(other.game().model().hash());
        kept.move(id, other.text(), RecordWriter.json(record));
        begun = record;
        opened = other;
        persons = new Persons(other.game(), record.seats());
        passage = new Passage(other.game(), passage.plies());
        defect = null;
        conversion.clear();
        changed();
        settle();
        return true;
    }

    Map<String, String> outcome() {
        return standing().outcome();
    }
}
