package io.petteia.machine.lower;

import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Cards;
import io.petteia.machine.graph.Effects;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Pieces;
import io.petteia.machine.host.HookAction;
import io.petteia.machine.host.HookCall;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.model.GameModel;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.List;

/** What changes the board, the variables, the piles. */
final class EffectLowering {
    private final ActionLowering actions;
    private final Pieces pieces;

    EffectLowering(ActionLowering actions) {
        this.actions = actions;
        pieces = actions.all.pieces;
    }

    private Lowering all() {
        return actions.all;
    }

    private Graph graph() {
        return actions.graph;
    }

    Instruction lower(Action action, Instruction then) {
        if (action instanceof Action.Assign a) return assign(a.variable(), a.index(), a.value(), then, a);
        if (action instanceof Action.AssignAll a) return assign(a.variable(), a.index(), a.value(), then, a);
        if (action instanceof Action.Place p) return place(p, then);
        if (action instanceof Action.Move m)
            return graph().add(
                            then, new Effects.Move(m.span(), pieces, all().integer(m.from()), all().integer(m.to())));
        if (action instanceof Action.MoveStack m) return moveStack(m, then);
        if (action instanceof Action.Remove r)
            return graph().add(then, new Effects.Remove(r.span(), pieces, all().set(r.sites())));
        if (action instanceof Action.Change c)
            return graph().add(
                            then,
                            new Effects.Turn(c.span(), pieces, false, all().integer(c.piece()), all().set(c.sites())));
        if (action instanceof Action.Give g)
            return graph().add(
                            then,
                            new Effects.Turn(g.span(), pieces, true, all().integer(g.owner()), all().set(g.sites())));
        if (action instanceof Action.Lay l)
            return graph().add(then, new Effects.Lay(l.span(), true, all().set(l.sites())));
        if (action instanceof Action.Lift l)
            return graph().add(then, new Effects.Lay(l.span(), false, all().set(l.sites())));
        if (action instanceof Action.Deal d) return deal(d, then);
        if (action instanceof Action.Take t) {
            Layout.Slot slot = all().place(t.local());
            return graph().add(then, new Cards.Take(t.span(), slot, pile(t.from(), t), pile(t.to(), t)), slot);
        }
        if (action instanceof Action.Put p)
            return graph().add(then, new Cards.Put(p.span(), all().list(p.cards()), pile(p.pile(), p), p.under()));
        if (action instanceof Action.Reveal r) {
            Instruction boundary = graph().add(then, new Boundaries.Commit(r.span()));
            return known(r.variable(), r.index(), true, boundary, r);
        }
        if (action instanceof Action.CallHook h) return hook(h, then);
        if (action instanceof Action.RevealCards r) {
            Instruction boundary = graph().add(then, new Boundaries.Commit(r.span()));
            return graph().add(boundary, new Cards.Show(r.span(), all().list(r.cards())));
        }
        throw new IllegalStateException("no effect: " + action);
    }

    /** What is known of entries of a variable that not all see. */
    private Instruction known(Variable variable, List<Term> index, boolean known, Instruction then, Action action) {
        if (variable.visibility() == Visibility.ALL) return then;
        Layout.Slots slots = all().layout.slots(variable);
        Layout.Slots flags = new Layout.Slots(
                variable,
                Layout.Kind.INT,
                all().layout.revealed(variable),
                1,
                slots.entries(),
                slots.strides(),
                slots.least());
        IntNode first = Lowering.constant(flags.base());
        int entries = slots.entries();
        if (!index.isEmpty()) {
            first = new Numbers.EntryIndex(action.span(), flags, all().ints.many(index));
            entries = slots.strides()[index.size() - 1];
        }
        return graph().add(then, new Assignments.Known(action.span(), first, entries, known));
    }

    private Instruction assign(Variable variable, List<Term> index, Term value, Instruction behind, Action action) {
        Instruction then = known(variable, index, false, behind, action);
        Layout.Slots slots = all().layout.slots(variable);
        IntNode place = Lowering.constant(slots.base());
        int entries = slots.entries();
        if (!index.isEmpty()) {
            place = new Numbers.EntryIndex(action.span(), slots, all().ints.many(index));
            entries = slots.strides()[index.size() - 1];
        }
        return switch (slots.kind()) {
            case INT ->
                graph().add(
                                then,
                                new Assignments.OfInts(
                                        action.span(), variable, place, entries, given(variable, value)));
            case BITS ->
                graph().add(
                                then,
                                new Assignments.OfSets(
                                        action.span(), place, entries, all().set(value, variable.type())));
            case OBJECT -> throw new IllegalStateException("a list is assigned to `" + variable.name() + "`");
        };
    }

    /** That a value is made from the former value of its own variable, as by a counter, is no use of the variable. */
    private IntNode given(Variable variable, Term value) {
        boolean wasRead = all().isRead(variable);
        IntNode given = all().integer(value);
        if (!wasRead) all().forgetRead(variable);
        return given;
    }

    private Instruction moveStack(Action.MoveStack m, Instruction then) {
        Term taken = m.count();
        IntNode count = taken == null ? null : all().integer(taken);
        return graph().add(
                        then,
                        new Effects.MoveStack(
                                m.span(), pieces, count, all().integer(m.from()), all().integer(m.to()), m.under()));
    }

    private Instruction place(Action.Place p, Instruction then) {
        GameModel model = all().model();
        boolean[] nobodys = new boolean[model.pieceTypes().size()];
        for (int i = 0; i < nobodys.length; i++)
            nobodys[i] = model.pieceTypes().get(i).ownerNone();
        IntNode owner = p.owner() == null ? null : all().integer(p.owner());
        return graph().add(
                        then,
                        new Effects.Place(
                                p.span(), pieces, all().integer(p.piece()), owner, nobodys, all().set(p.sites())));
    }

    private Instruction deal(Action.Deal d, Instruction then) {
        IntNode count = d.count() == null ? null : all().integer(d.count());
        return graph().add(then, new Cards.Deal(d.span(), count, pile(d.from(), d), pile(d.to(), d), d.bottom()));
    }

    private Instruction hook(Action.CallHook h, Instruction then) {
        HookCall call = all().hooks.call(h.span(), h.hook(), h.arguments());
        Local result = h.result();
        if (result == null) return graph().add(then, new HookAction(call, null));
        Layout.Slot slot = all().place(result);
        return graph().add(then, new HookAction(call, new HookAction.Result(slot, result.type())), slot);
    }

    private Cards.Place pile(Action.PileTerm pile, Action action) {
        Term player = pile.player();
        return new Cards.Place(
                all().layout.pile(pile.pile(), 0),
                player == null ? Lowering.constant(0) : all().integer(player),
                action.span());
    }
}
