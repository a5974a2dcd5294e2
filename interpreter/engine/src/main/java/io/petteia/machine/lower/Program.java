package io.petteia.machine.lower;

import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Endings;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Pieces;
import io.petteia.machine.graph.Run;
import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.graph.Turns;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Remembered;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.pattern.Steps;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A game lowered: its control graph, the layout of its positions, and what sets one up. Immutable, shared by all states and threads. Questions (terms asked
 * from outside) and statements that prepare a position are lowered behind the game, so that a memory of the plain program fits into one with
 * questions.
 */
public final class Program {
    private final GameModel model;
    private final Layout layout;
    private final Steps steps;
    private final Lowering lowering;
    private final Starts starts;
    private final Pieces pieces;
    private final BitSet unread;
    private final Instruction[] code;
    private final Liveness liveness;
    private final boolean merges;
    private final Sureness sureness;
    private final boolean[] sure;
    private final boolean[] sureOfText;
    private final boolean[] chosen;
    private final boolean refuses;
    private final boolean hides;
    private final Instruction entry;
    private final @Nullable Instruction prepare;
    private final List<TurnLowering.Entrance> entrances;
    private final List<SetNode> setup = new ArrayList<>();
    private final Map<Pile, ListNode> pileStarts = new IdentityHashMap<>();
    private final List<Object> answers = new ArrayList<>();
    private final List<Layout.Slot> supposed = new ArrayList<>();
    private final List<PlayerValue> shown = new ArrayList<>();
    private final @Nullable SetNode pieceVisible;

    /** A value that is asked for each player: the temporary int that stands for him, and the value. */
    public record PlayerValue(int slot, Object value) {}

    public Program(GameModel model) {
        this(model, null, List.of());
    }

    public Program(GameModel model, @Nullable Rule prepare, List<Term> questions) {
        this(model, prepare, List.of(), questions);
    }

    /**
     * @param prepare statements that prepare a position; null for none
     * @param given locals that the questions read, and whoever asks sets
     * @param questions terms that {@link #answer} evaluates
     */
    public Program(GameModel model, @Nullable Rule prepare, List<Local> given, List<Term> questions) {
        this.model = model;
        layout = new Layout(model);
        steps = new Steps(model.board());
        lowering = new Lowering(model, layout, steps);
        starts = lowering.starts;
        pieces = lowering.pieces;
        Graph graph = new Graph(lowering);
        ActionLowering actions = new ActionLowering(lowering, graph);
        Instruction over = graph.add(new Endings.Over(model.play().span()));
        entry = actions.whole(model.play(), over);
        entrances = List.copyOf(actions.turns().entrances());
        starts.lower();
        for (GameModel.Setup each : model.setup()) setup.add(lowering.set(each.sites()));
        for (Pile pile : model.piles()) {
            Term start = pile.start();
            if (start != null) pileStarts.put(pile, lowering.list(start));
        }
        for (GameModel.Shown each : model.show()) {
            int slot = lowering.placeTemporary(each.player()).at();
            shown.add(new PlayerValue(slot, lowering.any(each.value())));
        }
        pieceVisible = model.pieceVisible() == null ? null : lowering.set(model.pieceVisible());
        lowering.takeReads();
        this.prepare = prepare == null ? null : actions.whole(prepare.body(), over);
        for (Local local : given) supposed.add(lowering.placeTemporary(local));
        for (Term question : questions) answers.add(lowering.any(question));
        lowering.takeReads();
        unread = unread();
        code = graph.code();
        merges = graph.merges();
        sureness = new Sureness(code);
        sure = sureness.without(Sureness.Open.CHOICES_AND_REFUSALS);
        sureOfText = sureness.without(Sureness.Open.TEXTS_TOO);
        chosen = sureness.without(Sureness.Open.CHOICES);
        refuses = !merges && !Arrays.equals(sure, chosen) && !isSimultaneous();
        hides = actions.telling().hides();
        liveness = new Liveness(layout, code, entry);
    }

    public GameModel model() {
        return model;
    }

    public Layout layout() {
        return layout;
    }

    public Steps steps() {
        return steps;
    }

    public Pieces pieces() {
        return pieces;
    }

    public Starts starts() {
        return starts;
    }

    public Liveness liveness() {
        return liveness;
    }

    public Remembered remembered() {
        return lowering.remembered();
    }

    public Instruction instruction(int id) {
        return code[id];
    }

    public int size() {
        return code.length;
    }

    /** Whether nothing can be chosen or refused from an instruction on before the decision ends. */
    public boolean isSure(int id) {
        return sure[id];
    }

    /** Whether nothing is chosen from an instruction on before the decision ends, though something may be refused. */
    public boolean isChosen(int id) {
        return chosen[id];
    }

    /**
     * Whether random play draws from candidates: moves whose choices are all made, of which the one that is drawn may still be refused, and then another is drawn. It
     * does so where that may happen, unless different choices may be one move, or are made at the same time.
     */
    public boolean drawsCandidates() {
        return refuses;
    }

    private boolean isSimultaneous() {
        for (Instruction each : code) if (each instanceof Simultaneous.Enter) return true;
        return false;
    }

    /** The ends of the rule that begins at an instruction. */
    public List<Instruction> endsOf(Instruction entry) {
        return Reach.of(entry).stream()
                .filter(each -> each instanceof Flow.Return)
                .toList();
    }

    /** Where the program may go on behind the end of a rule. */
    public List<Instruction> returnsTo(Instruction end) {
        return sureness.endsOfRules().get(end.id());
    }

    /** Where a run may go on behind an instruction. What follows a call is come to from the ends of the rule. */
    public Collection<Instruction> following(Instruction each) {
        if (each instanceof Flow.Call) return each.callees();
        if (each instanceof Flow.Return) return returnsTo(each);
        Set<Instruction> all = new LinkedHashSet<>(each.successors());
        all.addAll(each.callees());
        return all;
    }

    /** All to which a run may come from some instructions, these too, in the order in which they are met. @param isEnd behind which it does not go on */
    public List<Instruction> reach(Collection<? extends Instruction> from, Predicate<Instruction> isEnd) {
        return Reach.of(from, each -> isEnd.test(each) ? Set.of() : following(each));
    }

    /** Whether the rules ask for something; if not, it makes no difference between positions. */
    public boolean reads(Term.Fact fact) {
        return lowering.reads(fact);
    }

    /** The ints of counters that everybody sees and nothing ever asks for, such as those of a rule that an option leaves out. */
    private BitSet unread() {
        BitSet unread = new BitSet();
        for (Variable variable : model.variables()) {
            if (!variable.clamp() || variable.visibility() != Visibility.ALL || lowering.isRead(variable)) continue;
            Layout.Slots slots = layout.slots(variable);
            if (slots.kind() == Layout.Kind.INT) unread.set(slots.base(), slots.base() + slots.entries());
        }
        return unread;
    }

    /** Whether an int of a position makes no difference to anything. */
    public boolean isUnread(int at) {
        return unread.get(at);
    }

    /** Whether anything ever happens in this game that not all may know. */
    public boolean hides() {
        return hides;
    }

    /** Whether chance ever decides. */
    public boolean rolls() {
        for (Instruction each : code) if (each instanceof Chance) return true;
        return false;
    }

    /** Whether different choices may be one move. */
    public boolean mergesMoves() {
        return merges;
    }

    public Instruction entry() {
        return entry;
    }

    public @Nullable Instruction prepare() {
        return prepare;
    }

    /** The sites of a setup's pieces. */
    public SetNode setup(int number) {
        return setup.get(number);
    }

    public @Nullable ListNode start(Pile pile) {
        return pileStarts.get(pile);
    }

    /** What is shown beside the names, in the order of the model. */
    public List<PlayerValue> shown() {
        return shown;
    }

    /** The sites on which all see which piece stands; null for everywhere. */
    public @Nullable SetNode pieceVisible() {
        return pieceVisible;
    }

    /** A blank position. */
    public Memory memory() {
        return new Memory(layout, steps);
    }

    public Run run(Memory memory) {
        return new Run(memory, code, liveness, sure, sureOfText, chosen);
    }

    /** The node of a question: an {@code IntNode}, {@code SetNode}, {@code ListNode} or {@code ObjectNode}. */
    public Object answer(int question) {
        return answers.get(question);
    }

    /** Where a local lies that the questions read. */
    public Layout.Slot given(int local) {
        return supposed.get(local);
    }

    /** A position of the plain program as one of this. */
    public Memory embed(Memory plain) {
        Memory larger = memory();
        System.arraycopy(plain.bits, 0, larger.bits, 0, plain.bits.length);
        System.arraycopy(plain.ints, 0, larger.ints, 0, plain.ints.length);
        System.arraycopy(plain.objects, 0, larger.objects, 0, plain.objects.length);
        return larger;
    }

    /**
     * Enters the first turns of a phase, or of the game, with a player to move: who takes part is settled as if the program had come there.
     *
     * @param phase null for the first turns of all
     * @return where to settle from; null if there are no such turns
     */
    public @Nullable Instruction enter(Run run, @Nullable String phase, int mover) {
        for (int i = entrances.size() - 1; i >= 0; i--) {
            TurnLowering.Entrance each = entrances.get(i);
            if (phase != null && !phase.equals(each.phase())) continue;
            Instruction next = each.enter().execute(run);
            if (mover >= 0) run.memory.setInt(each.places().current(), mover);
            return next;
        }
        return null;
    }

    /** The phase of the turns to which an instruction belongs, for printing a position; null if it is not where turns begin. */
    public @Nullable String phaseOf(Instruction at) {
        if (!(at instanceof Turns.Test test)) return null;
        for (TurnLowering.Entrance each : entrances) if (each.places().equals(test.places())) return each.phase();
        return null;
    }

    /** Whether an instruction is the beginning of a turn of the first turns of a phase, or of the game. */
    public boolean isEntrance(Instruction at, @Nullable String phase) {
        if (!(at instanceof Turns.Test test)) return false;
        for (int i = entrances.size() - 1; i >= 0; i--) {
            TurnLowering.Entrance each = entrances.get(i);
            if (phase == null || phase.equals(each.phase()))
                return each.places().equals(test.places());
        }
        return false;
    }

    /** Whether a local belongs to the turns that begin at an instruction: it is set anew when they are entered. */
    public boolean isOfTurns(Instruction at, Layout.Slot slot) {
        if (!(at instanceof Turns.Test test) || slot.kind() != Layout.Kind.INT) return false;
        Turns.Places p = test.places();
        return slot.at() == p.who() || slot.at() == p.current() || slot.at() == p.left() || slot.at() == p.mover();
    }
}
