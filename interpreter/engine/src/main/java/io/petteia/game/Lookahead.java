package io.petteia.game;

import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Run;
import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Ending;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A position for programs that think ahead: moves are scripts without texts, nothing is recorded of what was played, and going back to a mark takes back any
 * number of moves at once. Players are persons here, by the seat in which they sat down, for they may change colours. One thread at a time.
 */
public final class Lookahead {
    private final State state;
    private final Program program;
    private final Memory m;
    private final Run run;
    private final Sightings sightings;
    private final Scripts scripts = new Scripts();

    /** @param state a position of its own, not used otherwise as long as this is */
    public Lookahead(State state) {
        this(state, state.game());
    }

    /** @param on the game of the state, or the same game on another machine, which carries the moves out */
    public Lookahead(State state, Game on) {
        this.state = state;
        this.program = state.program();
        this.m = state.memory();
        this.run = on.program() == state.program() ? on.run(program, m) : state.run();
        this.sightings = new Sightings(program, m);
    }

    public Game game() {
        return state.game();
    }

    public boolean isOver() {
        return m.objects[Layout.RESULT] != null;
    }

    /** The person who decides, {@link State#CHANCE} or {@link State#NOBODY}. */
    public int person() {
        int actor = state.actor();
        return actor < 0 ? actor : state.person(actor);
    }

    /** The colour that a person holds now. */
    public int colour(int person) {
        return state.person(person);
    }

    private Instruction at() {
        return program.instruction(m.ints[Layout.PC]);
    }

    /** Whether what is chosen here stays unseen until others have chosen too. */
    public boolean isUnseen() {
        return !isOver() && at() instanceof Simultaneous.Decide;
    }

    /** By person what the ending is worth, as in {@link Result.Outcome#utility}; only where the game is over. */
    public double[] utilities() {
        if (!(m.objects[Layout.RESULT] instanceof Ending ending)) throw new IllegalStateException("the game goes on");
        double[] byColour = Results.utilities(ending);
        double[] byPerson = new double[byColour.length];
        for (int person = 0; person < byPerson.length; person++) byPerson[person] = byColour[colour(person)];
        return byPerson;
    }

    /** The distinct legal moves of a player, in no order that means anything; where chance decides none. */
    public Script[] moves() {
        if (isOver() || at() instanceof Chance) return new Script[0];
        scripts.collect(run, program.mergesMoves());
        Script[] moves = new Script[scripts.size()];
        for (int i = 0; i < moves.length; i++) moves[i] = new Script(scripts.get(i));
        return moves;
    }

    public int countMoves() {
        if (isOver() || at() instanceof Chance) return state.countMoves();
        scripts.collect(run, program.mergesMoves());
        return scripts.size();
    }

    /** Plays a move, or an outcome of chance, of this position or of one equal to it. */
    public void play(Script move) {
        int mark = m.mark();
        int mover = m.ints[Layout.MOVER];
        try {
            run.apply(move.words());
        } catch (RuntimeException e) {
            m.rollback(mark);
            m.ints[Layout.MOVER] = mover;
            run.tidy();
            throw e;
        }
    }

    /** Any legal move, each equally likely, or an outcome of chance. */
    public Script any(RandomGenerator random) {
        if (at() instanceof Chance chance) return new Script(chance.sample(m, random));
        scripts.collect(run, program.mergesMoves());
        if (scripts.size() == 0) throw state.deadEnd();
        return new Script(scripts.get(random.nextInt(scripts.size())));
    }

    /** A point to which {@link #back} returns. */
    public int mark() {
        return m.mark();
    }

    public void back(int mark) {
        m.rollback(mark);
    }

    /** As {@link State#hash}. */
    public long hash() {
        return Hash.of(program, m);
    }

    /** Adds up, for the pieces of each colour, what is told of their types; a piece that is nobody's counts for none. */
    public void weigh(double[] byType, double[] byColour) {
        int sites = program.model().board().size();
        boolean stacks = program.model().board().stacks();
        for (int site = 0; site < sites; site++) {
            int piece = m.pieceAt(site);
            if (piece < 0) continue;
            if (stacks) for (Look.Piece each : sightings.stack(site)) add(each.piece(), each.owner(), byType, byColour);
            else add(piece, m.ownerAt(site), byType, byColour);
        }
    }

    private static void add(int piece, int owner, double[] byType, double[] byColour) {
        if (owner >= 0 && owner < byColour.length) byColour[owner] += byType[piece];
    }

    /** How many values are shown beside the names of the players. */
    public int shown() {
        return program.shown().size();
    }

    /** A value that is shown, of a colour. */
    public int shown(int which, int colour) {
        return sightings.shown(which, colour);
    }

    /** What stands where, as it is now. */
    public List<Look.Piece> stack(int site) {
        return sightings.stack(site);
    }
}
