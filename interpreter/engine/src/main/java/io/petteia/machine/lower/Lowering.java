package io.petteia.machine.lower;

import io.petteia.machine.graph.Pieces;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Remembered;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.pattern.DirectionSource;
import io.petteia.machine.pattern.Joined;
import io.petteia.machine.pattern.Steps;
import io.petteia.model.Attribute;
import io.petteia.model.Board;
import io.petteia.model.GameModel;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Directions;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns checked terms into nodes. What all the lowerings share: the layout, where locals lie, which rules attributes hold, and which locals of the rule
 * under way have been read since {@link #takeReads}.
 */
public final class Lowering {
    final GameModel model;
    final Layout layout;
    final Steps steps;
    final Remembered remembered;
    final Starts starts;
    final Pieces pieces;
    final Joined orthogonal;
    final IntLowering ints = new IntLowering(this);
    final SetLowering sets = new SetLowering(this);
    final ListLowering lists = new ListLowering(this);
    final ObjectLowering objects = new ObjectLowering(this);
    final PatternLowering patterns = new PatternLowering(this);
    final BinderLowering binders = new BinderLowering(this);
    final CallLowering calls = new CallLowering(this);
    final HookLowering hooks = new HookLowering(this);
    private final Map<Local, Layout.Slot> slots = new IdentityHashMap<>();
    private final Map<Rule, Integer> heldRules = new IdentityHashMap<>();
    private final List<Rule> ruleTable = new ArrayList<>();
    private final Set<Term.Fact> facts = EnumSet.noneOf(Term.Fact.class);
    private final Set<Variable> readVariables = new HashSet<>();
    private boolean hooked;
    private List<Layout.Slot> reads = new ArrayList<>();
    private CanLowering can = call -> {
        throw new IllegalStateException("`can` outside the rules at " + call.span());
    };

    /** Gives the entry and the number of the part that tries a rule. */
    public interface CanLowering {
        IntNode lower(Term.Can can);
    }

    public Lowering(GameModel model, Layout layout, Steps steps) {
        this.model = model;
        this.layout = layout;
        this.steps = steps;
        remembered = new Remembered(layout);
        starts = new Starts(this);
        pieces = new Pieces(layout, starts);
        var all = model.board().groups().get("orthogonal");
        orthogonal = steps.joined(all == null ? new int[0] : all.byPlayer()[0]);
        for (Attribute attribute : model.attributes())
            for (Attribute.Cell cell : attribute.cells())
                if (cell instanceof Attribute.Statements s) numberOf(s.rule());
    }

    public void tryRulesWith(CanLowering lowering) {
        can = lowering;
    }

    // ---- terms
    public IntNode integer(Term term) {
        return ints.lower(term);
    }

    public SetNode set(Term term) {
        return sets.lower(term);
    }

    /** As a set of the representation of a type. */
    public SetNode set(Term term, Type as) {
        return sets.fit(sets.lower(term), as, term.span());
    }

    public ListNode list(Term term) {
        return lists.lower(term);
    }

    /** Node of a term by the kind of its type. */
    public Object any(Term term) {
        return switch (Layout.kind(term.type())) {
            case INT -> integer(term);
            case BITS -> set(term);
            case OBJECT -> isList(term.type()) ? list(term) : objects.lower(term);
        };
    }

    static boolean isList(Type type) {
        if (type instanceof Type.SetOf) return Layout.kind(type) == Layout.Kind.OBJECT;
        return type instanceof Type.ListOf l && !(l.element() instanceof Type.SetOf);
    }

    static boolean isGroups(Type type) {
        return type instanceof Type.ListOf l && l.element() instanceof Type.SetOf;
    }

    IntNode can(Term.Can term) {
        return can.lower(term);
    }

    // ---- locals
    /** Places a local of a rule, which is part of the position. */
    public Layout.Slot place(Local local) {
        return slots.computeIfAbsent(local, l -> layout.local(l.name(), l.type(), false));
    }

    /** Places a local of an expression. */
    public Layout.Slot placeTemporary(Local local) {
        return slots.computeIfAbsent(local, l -> layout.local(l.name(), l.type(), true));
    }

    /** While something is lowered, a local lies elsewhere; returns where it lay. */
    Layout.Slot replace(Local local, Layout.Slot slot) {
        Layout.Slot before = slots.put(local, slot);
        return before == null ? slot : before;
    }

    void forget(Local local) {
        slots.remove(local);
    }

    boolean isPlaced(Local local) {
        return slots.containsKey(local);
    }

    Layout.Slot read(Local local) {
        Layout.Slot slot = slots.get(local);
        if (slot == null) throw new IllegalStateException("`" + local.name() + "` is not bound at " + local.span());
        if (!slot.temporary()) reads.add(slot);
        return slot;
    }

    /** The locals of rules read since the last time. */
    public List<Layout.Slot> takeReads() {
        List<Layout.Slot> all = reads;
        reads = new ArrayList<>();
        return all;
    }

    /** A condition reads the locals that are bound just before it is asked; these reads are of no older value. */
    void dropReads(Layout.Slot[] bound) {
        reads.removeAll(List.of(bound));
    }

    /** Reads that were taken for something inside count for what is outside too. */
    void addReads(List<Layout.Slot> more) {
        reads.addAll(more);
    }

    void noteFact(Term.Fact fact) {
        facts.add(fact);
    }

    /** Whether the rules ask for something; if not, it makes no difference between positions. */
    boolean reads(Term.Fact fact) {
        return facts.contains(fact);
    }

    void noteRead(Variable variable) {
        readVariables.add(variable);
    }

    void noteRead(List<Term.Part> parts) {
        for (Term.Part part : parts) if (part instanceof Term.Part.VariablePart each) noteRead(each.variable());
    }

    void forgetRead(Variable variable) {
        readVariables.remove(variable);
    }

    /** A hook may ask for any variable. */
    void noteHook() {
        hooked = true;
    }

    boolean isRead(Variable variable) {
        return hooked || readVariables.contains(variable);
    }

    // ---- rules held by attributes
    int numberOf(Rule rule) {
        return heldRules.computeIfAbsent(rule, r -> {
            ruleTable.add(r);
            return ruleTable.size() - 1;
        });
    }

    /** By number the rules that attributes hold. */
    public List<Rule> heldRules() {
        return ruleTable;
    }

    // ---- directions
    DirectionSource direction(Directions directions) {
        if (directions instanceof Directions.Named n)
            return new DirectionSource.Named(n.group().byPlayer(), n.group().relative());
        if (directions instanceof Directions.Leap l) return leap(l, true);
        Directions.Computed c = (Directions.Computed) directions;
        return new DirectionSource.Computed(
                integer(c.direction()), model.board().next().length);
    }

    private DirectionSource leap(Directions.Leap leap, boolean once) {
        Board.DirectionGroup along = leap.along();
        Board.DirectionGroup aside = leap.aside();
        if (along == null) {
            int[] leaps = steps.leap(leap.a(), leap.b());
            return once ? new DirectionSource.Leaps(leaps) : new DirectionSource.Leaping(new int[][] {leaps}, false);
        }
        int[][] byPlayer = new int[model.players().size()][];
        for (int p = 0; p < byPlayer.length; p++)
            byPlayer[p] =
                    steps.leap(leap.a(), leap.b(), along.byPlayer()[p], aside == null ? null : aside.byPlayer()[p]);
        return new DirectionSource.Leaping(byPlayer, true);
    }

    /** @param once whether a pattern takes one step only */
    DirectionSource[] directions(List<Directions> all, boolean once) {
        return all.stream()
                .map(each -> each instanceof Directions.Leap l ? leap(l, once) : direction(each))
                .toArray(DirectionSource[]::new);
    }

    DirectionSource[] directions(List<Directions> all) {
        return all.stream().map(this::direction).toArray(DirectionSource[]::new);
    }

    public Remembered remembered() {
        return remembered;
    }

    public Layout layout() {
        return layout;
    }

    public GameModel model() {
        return model;
    }

    /** The text of a value of a type. */
    public io.petteia.machine.graph.Choices.Reading reading(Type type) {
        return Readings.of(type);
    }

    public ObjectNode<String> text(io.petteia.model.checked.Template template) {
        return objects.template(template);
    }

    static IntNode constant(int value) {
        return new Numbers.Constant(value);
    }
}
