package io.petteia.game;

import io.petteia.machine.Defect;
import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.MoveSink;
import io.petteia.machine.graph.Notation;
import io.petteia.machine.graph.Refusals;
import io.petteia.machine.graph.Run;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Ending;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A position of a game under way, at a decision of a player or of chance, or at the end. Changes when a move is played and back when it is taken back. One thread at a time. */
public final class State implements Look {
    /** The actor where chance decides. */
    public static final int CHANCE = -1;
    /** The actor of a game that is over. */
    public static final int NOBODY = -2;

    private final Game game;
    private final Program program;
    private final Memory m;
    private final Run run;
    private final Sightings sightings;
    private final Scripts scripts = new Scripts();
    private final Refusals refusals = new Refusals();
    private final List<Scripts> byDepth = new ArrayList<>();
    private final List<Step> past = new ArrayList<>();
    private int anchorMark;
    private int anchorId;
    private List<String> announced = List.of();
    private Page page;

    /** What undo goes back to. */
    private record Step(int mark, int anchorMark, int anchorId, List<String> announced, Page page) {}

    State(Game game, Program program, Memory m, Run run) {
        this.game = game;
        this.program = program;
        this.m = m;
        this.run = run;
        this.sightings = new Sightings(program, m);
        this.page = Page.begin(program.hides() && OpenSecrets.exist(m, game.blank()));
        noteAnchor();
    }

    private void noteAnchor() {
        anchorMark = run.anchorMark();
        anchorId = run.anchorId();
        announced = run.announced.isEmpty() ? List.of() : List.copyOf(run.announced);
    }

    @Override
    public Game game() {
        return game;
    }

    /** A state of its own at the same position. It cannot take back moves that were played before. */
    public State copy() {
        int from = copiedFrom();
        Memory copied = m.copy(from);
        State copy = new State(game, program, copied, game.run(program, copied));
        copy.anchorMark = anchorMark - from;
        copy.anchorId = anchorId;
        copy.page = page.copiedFrom(from);
        copy.announced = announced;
        return copy;
    }

    /** How far back a copy has to know. */
    private int copiedFrom() {
        return page.since() == Page.Since.MARK ? Math.min(anchorMark, page.mark()) : anchorMark;
    }

    /** Takes on the position of another state of the same game, which has nothing to take back. */
    void become(State other) {
        if (other.game != game) throw new IllegalArgumentException("a state of another game");
        if (!past.isEmpty()) past.clear();
        int from = other.copiedFrom();
        m.become(other.m, from);
        anchorMark = other.anchorMark - from;
        anchorId = other.anchorId;
        announced = other.announced;
        page = other.page.copiedFrom(from);
    }

    // ---- where the game stands
    public boolean isOver() {
        return m.objects[Layout.RESULT] != null;
    }

    public @Nullable Result result() {
        return m.objects[Layout.RESULT] instanceof Ending ending ? Results.of(game.model(), ending, isSwapped()) : null;
    }

    private boolean isSwapped() {
        return m.ints[Layout.SWAPPED] != 0;
    }

    /** The player who decides, {@link #CHANCE} or {@link #NOBODY}. */
    public int actor() {
        if (isOver()) return NOBODY;
        return at() instanceof Chance ? CHANCE : m.ints[Layout.MOVER];
    }

    /** The person, by the colour in which he sat down, who holds a colour now. */
    public int person(int player) {
        return Results.person(player, isSwapped());
    }

    private Instruction at() {
        return program.instruction(m.ints[Layout.PC]);
    }

    /** What was announced by the last move. */
    public List<String> announcements() {
        return announced;
    }

    // ---- moves
    /** The distinct legal moves, sorted by notation; the outcomes of chance where chance decides. */
    public List<Move> legalMoves() {
        if (isOver()) return List.of();
        if (at() instanceof Chance chance) return chanceMoves(chance);
        Moves moves = new Moves(program.mergesMoves());
        generate(moves);
        return moves.distinct();
    }

    /** Every way through the rules that makes a move, also those that make the same. */
    List<Move> ways() {
        Moves moves = new Moves(false);
        generate(moves);
        return moves.distinct();
    }

    /** With texts. */
    private void generate(MoveSink sink) {
        Notation outer = run.notation;
        run.notation = new Notation();
        try {
            run.generate(sink);
        } finally {
            run.notation = outer;
        }
    }

    private List<Move> chanceMoves(Chance chance) {
        long[][] outcomes = chance.outcomes(memory());
        List<Move> moves = new ArrayList<>();
        if (outcomes == null) return moves;
        for (long[] outcome : outcomes) moves.add(outcome(chance, outcome));
        return moves;
    }

    private Move outcome(Chance chance, long[] outcome) {
        String text = chance.describe(memory(), outcome);
        return new Move(text, List.of(new Move.Part(chance.name(), text, -1)), new Script(outcome));
    }

    /** How many distinct legal moves there are; faster than listing them. */
    public int countMoves() {
        if (isOver()) return 0;
        if (at() instanceof Chance chance) {
            long[][] outcomes = chance.outcomes(memory());
            return outcomes == null ? 0 : outcomes.length;
        }
        scripts.collect(run, program.mergesMoves());
        return scripts.size();
    }

    /** The legal move that reads so, also one that is listed in another order of equal choices; null if there is none. */
    public @Nullable Move move(String notation) {
        String wanted = notation.strip();
        if (!isOver() && at() instanceof Chance.Shuffle shuffle) return shuffled(shuffle, wanted);
        for (Move move : legalMoves()) if (move.notation().equals(wanted)) return move;
        if (isOver() || at() instanceof Chance || !program.mergesMoves()) return null;
        Spelling spelling = new Spelling(wanted);
        generate(spelling);
        return spelling.found();
    }

    /** The legal move that a text means: as the game writes it, or in one of the notations that its definition declares; null if there is none, or more than one. */
    public @Nullable Move read(String text) {
        Move exact = move(text);
        if (exact != null) return exact;
        for (MoveNotation notation : game.notations()) {
            Move meant = notation.read(this, text);
            if (meant != null) return meant;
        }
        return null;
    }

    /** Whether a move of an equal state, or of one like it, can be played here as it was there. */
    boolean isLegal(Move move) {
        boolean[] legal = {false};
        run.generate(way -> legal[0] |= way.script.is(move.script().words()));
        return legal[0];
    }

    private @Nullable Move shuffled(Chance.Shuffle shuffle, String text) {
        long[] order = Results.order(game.model(), text);
        if (order == null) return null;
        long[] present = shuffle.sample(memory(), new java.util.SplittableRandom(0));
        java.util.Arrays.sort(present);
        long[] sorted = order.clone();
        java.util.Arrays.sort(sorted);
        return java.util.Arrays.equals(present, sorted) ? outcome(shuffle, order) : null;
    }

    /** Plays a move that this state, or one equal to it, has listed. */
    public void play(Move move) {
        Step before = new Step(m.mark(), anchorMark, anchorId, announced, page);
        if (program.hides()) {
            Witness witness = new Witness(this, move);
            run.telling = witness.telling();
            try {
                apply(move.script().words());
            } finally {
                run.telling = null;
            }
            page = witness.page(run, page);
        } else {
            int actor = actor();
            apply(move.script().words());
            page = page.played(Played.openly(actor, move), run.revealing);
        }
        past.add(before);
    }

    private void apply(long[] script) {
        if (isOver()) throw new IllegalStateException("the game is over");
        int mark = m.mark();
        int mover = m.ints[Layout.MOVER];
        try {
            run.apply(script);
        } catch (RuntimeException e) {
            m.rollback(mark);
            // whoever looked with another's eyes when it happened
            m.ints[Layout.MOVER] = mover;
            run.tidy();
            throw e;
        }
        noteAnchor();
    }

    public boolean canUndo() {
        return !past.isEmpty();
    }

    /** Whether a host that lets players take back so much lets them take back the last move. */
    public boolean canUndo(TakingBack allowed) {
        return switch (allowed) {
            case OFF -> false;
            case TO_BARRIER -> canUndo() && !page.revealing();
            case FREE -> canUndo();
        };
    }

    /** Whether the last move, with what happened behind it, showed somebody something that he could not know before: chance, a card, a secret. */
    public boolean hasRevealed() {
        return page.revealing();
    }

    /** Takes the last move back. */
    public void undo() {
        Step step = past.remove(past.size() - 1);
        m.rollback(step.mark());
        anchorMark = step.anchorMark();
        anchorId = step.anchorId();
        announced = step.announced();
        page = step.page();
    }

    // ---- what was played
    /** The moves and outcomes of chance since the beginning, or since {@link #playRandom}. */
    public List<Played> log() {
        return Log.since(null, page.log());
    }

    /** A move as somebody may read it once it has been played; -1 for whoever only watches. */
    public String notationFor(Move move, int viewer) {
        State after = copy();
        int actor = actor();
        after.play(move);
        Played played = Log.lastOf(after.page.log(), actor);
        return played == null ? move.notation() : played.notation(viewer);
    }

    /**
     * A full position that a player cannot tell from this one: what is hidden from him is drawn anew, as far as he can know. It has no past. Secrets in the
     * variables of a position that was given, or reached by {@link #playRandom}, stay as they are, for nobody knows how they came about.
     *
     * @param player -1 for whoever only watches
     */
    public State determinize(int player, RandomGenerator random) {
        return program.hides() ? new Determinizer(this, player, random).draw() : withoutPast(m.copy(m.mark()));
    }

    /** A position of this game, where its program stands now. */
    State withoutPast(Memory position) {
        State state = new State(game, program, position, game.run(program, position));
        state.anchorMark = position.mark();
        state.anchorId = Math.max(0, position.ints[Layout.PC]);
        state.announced = announced;
        return state;
    }

    Page page() {
        return page;
    }

    // ---- chance
    /** An outcome and how likely it is. */
    public record Outcome(Move move, double probability) {}

    /** Every outcome of chance at this point; empty if there are too many to list, as of a shuffle, which can only be sampled. */
    public List<Outcome> chanceOutcomes() {
        List<Move> moves = actor() == CHANCE ? legalMoves() : List.of();
        return moves.stream().map(move -> new Outcome(move, 1.0 / moves.size())).toList();
    }

    public Move sample(RandomGenerator random) {
        if (!(at() instanceof Chance chance)) throw new IllegalStateException("chance has nothing to decide");
        return outcome(chance, chance.sample(memory(), random));
    }

    // ---- many moves, fast
    /**
     * Plays a legal move, each equally likely, or an outcome of chance. It cannot be taken back, nor can what was played before; the position cannot be
     * printed until another move is played with {@link #play}.
     */
    public void playRandom(RandomGenerator random) {
        playRandom(random, 1);
    }

    /**
     * The same again and again.
     *
     * @param most moves and outcomes of chance at most; fewer are played if the game ends
     * @return how many moves players made, outcomes of chance not counted
     */
    public int playRandom(RandomGenerator random, int most) {
        if (isOver()) throw new IllegalStateException("the game is over");
        forgetPast();
        int moves = 0;
        m.journaling = false;
        try {
            for (int left = most; left > 0 && !isOver(); left--) {
                int drawn = run.plays() ? run.drawOn(random, left) : 0;
                moves += drawn;
                left -= drawn;
                if (left == 0 || isOver()) break;
                if (!(at() instanceof Chance)) moves++;
                playListed(random);
            }
        } finally {
            m.journaling = true;
        }
        noteAnchor();
        return moves;
    }

    private void forgetPast() {
        if (!past.isEmpty()) past.clear();
        m.forget();
        if (!page.isBlank() || program.hides())
            page = Page.begin(program.hides() && OpenSecrets.exist(memory(), game.blank()));
    }

    /** An outcome of chance, or one of the moves, which are listed first. */
    private void playListed(RandomGenerator random) {
        if (at() instanceof Chance chance) {
            long[] outcome = chance.sample(memory(), random);
            carryOut(outcome, outcome.length, false);
            return;
        }
        boolean candidates = program.drawsCandidates();
        m.journaling = true;
        if (candidates) scripts.collectCandidates(run);
        else scripts.collect(run, program.mergesMoves());
        m.journaling = false;
        refusals.begin(scripts.size());
        for (int drawn = refusals.draw(random); drawn >= 0; drawn = refusals.draw(random)) {
            int length = scripts.take(drawn);
            if (carryOut(scripts.taken(), length, candidates)) return;
            refusals.refuse();
        }
        throw deadEnd();
    }

    /** @return false if it was a candidate that is no move */
    private boolean carryOut(long[] script, int length, boolean candidate) {
        if (run.plays()) return run.carryOut(script, length, candidate);
        m.journaling = candidate;
        try {
            if (candidate) return run.applyIfLegal(script, length);
            run.apply(script, length);
            return true;
        } finally {
            m.journaling = false;
        }
    }

    /** A position without a legal move that has not ended. */
    public Defect deadEnd() {
        return new Defect("dead-end", at().span(), "nothing can be chosen here, and the game has not ended");
    }

    /** The number of sequences of so many moves; outcomes of chance between them are gone through and not counted as moves. */
    public long perft(int depth) {
        if (depth == 0) return 1;
        if (isOver()) return 0;
        if (at() instanceof Chance chance) {
            long sum = 0;
            long[][] outcomes = chance.outcomes(memory());
            if (outcomes == null)
                throw new Defect(
                        "endless-chance", chance.span(), "chance has too many outcomes here to go through them all");
            for (long[] outcome : outcomes) sum += perftBehind(outcome, outcome.length, depth);
            return sum;
        }
        if (depth == 1) return countMoves();
        while (byDepth.size() < depth) byDepth.add(new Scripts());
        Scripts moves = byDepth.get(depth - 1);
        moves.collect(run, program.mergesMoves());
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            int length = moves.take(i);
            sum += perftBehind(moves.taken(), length, depth - 1);
        }
        return sum;
    }

    private long perftBehind(long[] script, int length, int depth) {
        int mark = m.mark();
        run.apply(script, length);
        long count = perft(depth);
        m.rollback(mark);
        return count;
    }

    // ---- looking at it
    @Override
    public boolean isLaid(int site) {
        return memory().isLaid(site);
    }

    @Override
    public int piece(int site) {
        return memory().pieceAt(site);
    }

    @Override
    public int owner(int site) {
        return memory().ownerAt(site);
    }

    @Override
    public int height(int site) {
        return memory().heightAt(site);
    }

    @Override
    public List<Piece> stack(int site) {
        return sightings().stack(site);
    }

    @Override
    public int terrain(int site) {
        return sightings().terrain(site);
    }

    @Override
    public int value(Variable variable, int... keys) {
        return sightings().value(variable, keys);
    }

    @Override
    public BitSet set(Variable variable, int... keys) {
        return sightings().set(variable, keys);
    }

    @Override
    public boolean isVisible(Variable variable, int... keys) {
        return true;
    }

    @Override
    public List<Integer> pile(Pile pile, int player) {
        return sightings().pile(pile, player);
    }

    @Override
    public List<ShownValue> shown() {
        return sightings().shown();
    }

    /** What a player sees of it, as it is now. */
    public View view(int player) {
        return new View(copy(), player);
    }

    /** The value of a condition or number in the words of the game ({@link Game#words}), for the mover of now. */
    public int ask(Term question) {
        Program asking = game.asking(List.of(question));
        Memory asked = asking.embed(memory());
        asking.run(asked);
        if (asking.answer(0) instanceof IntNode number) return number.eval(asked);
        throw new IllegalArgumentException("this is neither a condition nor a number nor a member");
    }

    // ---- as text
    /** The position in its text form, as {@link Game#read} reads it. */
    public String position() {
        return position(PositionText.ALL);
    }

    /** The position in Forsyth–Edwards notation, as the definition declares it; null if it declares none, or the position is not at the beginning of a turn. */
    public @Nullable String fen() {
        FenText text = game.fenText();
        Instruction anchor = program.instruction(anchorId);
        if (text == null || program.hides() || !program.isEntrance(anchor, text.phase())) return null;
        Memory anchored = m.copy(anchorMark);
        anchored.rollback(0);
        return text.write(anchored);
    }

    /** As somebody sees it now: not to be read back, so not as it was where the program can be entered. */
    String seenAs(PositionText.Sight sight) {
        return new PositionText(program, memory(), game.blank(), sight)
                .write(program.instruction(Math.max(0, m.ints[Layout.PC])));
    }

    private String position(PositionText.Sight sight) {
        Memory anchored = m.copy(anchorMark);
        anchored.rollback(0);
        return new PositionText(program, anchored, game.blank(), sight).write(program.instruction(anchorId));
    }

    /** What stands in the way of a move; empty if it is legal, or if no rule comes near what was tried. */
    public List<Why.Refusal> why(String notation) {
        if (isOver() || at() instanceof Chance || move(notation) != null) return List.of();
        Memory anchored = m.copy(anchorMark);
        anchored.rollback(0);
        return Why.of(program.run(anchored), program.instruction(anchorId), notation);
    }

    /** Of the position, without its past; positions with equal hashes are, but for accidents of 64 bits, equal. */
    public long hash() {
        return Hash.of(program, memory());
    }

    /** How many bytes the position takes: its words, numbers and references, and the lists and sets of its own behind those. */
    public long bytes() {
        return Footprint.of(memory());
    }

    /** The whole position, to look at: random play leaves cells as they were. */
    Memory memory() {
        m.deriveLeftCells();
        return m;
    }

    private Sightings sightings() {
        m.deriveLeftCells();
        return sightings;
    }

    Program program() {
        return program;
    }

    Run run() {
        return run;
    }

    int anchorMark() {
        return anchorMark;
    }

    int anchorId() {
        return anchorId;
    }
}
