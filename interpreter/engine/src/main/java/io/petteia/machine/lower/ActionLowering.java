package io.petteia.machine.lower;

import io.petteia.grammar.text.Span;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Turns checked statements into instructions, from the last to the first, so that each is linked to what follows. Short rules are written out
 * where they are called; others are lowered once, when they are first called, and called with a static frame. This file has control; choices, turns, effects and endings are beside it.
 */
final class ActionLowering {
    final Lowering all;
    final Graph graph;
    private final Map<Rule, RuleFrame> rules = new IdentityHashMap<>();
    private final Map<Rule, Local> results = new IdentityHashMap<>();
    private final Placement placement;
    private final ChoiceLowering choices;
    private final TurnLowering turns;
    private final EffectLowering effects;
    private final EndingLowering endings;
    private final WheneverLowering whenevers;
    private final TellingLowering telling;

    ActionLowering(Lowering all, Graph graph) {
        this.all = all;
        this.graph = graph;
        placement = new Placement(all);
        telling = new TellingLowering(this);
        choices = new ChoiceLowering(this);
        endings = new EndingLowering(this);
        whenevers = new WheneverLowering(this);
        turns = new TurnLowering(this, all.starts);
        effects = new EffectLowering(this);
        all.tryRulesWith(this::can);
    }

    /** The test of whenevers in front of what follows an effect. */
    Instruction whenevers(Span span, Instruction then) {
        return whenevers.before(span, then);
    }

    TellingLowering telling() {
        return telling;
    }

    TurnLowering turns() {
        return turns;
    }

    EndingLowering endings() {
        return endings;
    }

    /** A block with its locals placed, that no rule encloses. */
    Instruction whole(Block block, Instruction then) {
        placement.place(block);
        return lower(block, then, Scope.rule(then));
    }

    Instruction lower(Block block, Instruction then, Scope scope) {
        Instruction following = then;
        for (int i = block.actions().size() - 1; i >= 0; i--)
            following = lower(block.actions().get(i), following, scope);
        return following;
    }

    private Instruction lower(Action action, Instruction then, Scope scope) {
        Instruction choice = choices.lower(action, then, scope);
        if (choice != null) return choice;
        Instruction turn = turns.lower(action, then, scope);
        if (turn != null) return turn;
        Instruction ending = endings.lower(action, then);
        if (ending != null) return ending;
        if (action instanceof Action.Require r)
            return graph.add(then, new Flow.Require(r.span(), all.integer(r.condition()), r.why()));
        if (action instanceof Action.Commit c) return graph.add(then, new Boundaries.Commit(c.span()));
        if (action instanceof Action.Record r)
            return graph.add(then, new Boundaries.Record(r.span(), all.text(r.text()), telling.stretches(r.text())));
        if (action instanceof Action.Announce a)
            return graph.add(
                    telling.said(a.span(), a.text(), then), new Boundaries.Announce(a.span(), all.text(a.text())));
        if (action instanceof Action.If i) return branches(i, then, scope);
        if (action instanceof Action.ForEach f) return each(f, then, scope);
        if (action instanceof Action.RepeatTimes r) return times(r, then, scope);
        if (action instanceof Action.RepeatUntil r) return until(r, then, scope);
        if (action instanceof Action.Stop s) return stop(s.span(), scope, Scope.Kind.LOOP);
        if (action instanceof Action.Return r) return returned(r, scope);
        if (action instanceof Action.SetLocal s) return set(s.span(), s.local(), s.value(), then);
        if (action instanceof Action.CallRule c) return call(c, then);
        if (action instanceof Action.Do d) return run(d, then);
        if (action instanceof Action.As a) return as(a, then, scope);
        if (action instanceof Action.Phase p) return phase(p, then, scope);
        return effects.lower(action, telling.did(action, whenevers.before(action.span(), then)));
    }

    private Instruction branches(Action.If action, Instruction then, Scope scope) {
        Instruction otherwise = action.otherwise() == null ? then : lower(action.otherwise(), then, scope);
        for (int i = action.branches().size() - 1; i >= 0; i--) {
            Action.Branch branch = action.branches().get(i);
            IntNode condition = all.integer(branch.condition());
            if (condition instanceof Numbers.Constant c) {
                if (c.value != 0) otherwise = lower(branch.body(), then, scope);
                continue;
            }
            List<Layout.Slot> reads = all.takeReads();
            Instruction body = lower(branch.body(), then, scope);
            all.addReads(reads);
            otherwise = graph.add(body, new Flow.Branch(branch.condition().span(), condition, otherwise));
        }
        return otherwise;
    }

    private Instruction each(Action.ForEach action, Instruction then, Scope scope) {
        var binding = all.binders.lower(action.binder(), false);
        List<Layout.Slot> reads = all.takeReads();
        Layout.Slot options = graph.list("options");
        Layout.Slot counter = graph.number("counter");
        Flow.Label head = graph.label(action.span());
        Instruction body = lower(action.body(), head, scope.loop(then));
        Flow.Each each = graph.add(
                body, new Flow.Each(action.span(), binding, options.at(), counter.at(), then), binding.slots());
        each.uses(List.of(options, counter), List.of());
        head.linkTo(each);
        all.addReads(reads);
        return graph.add(head, new Flow.Collect(action.span(), binding, options.at(), counter.at()), options, counter);
    }

    private Instruction times(Action.RepeatTimes action, Instruction then, Scope scope) {
        Layout.Slot counter = graph.number("counter");
        Flow.Label head = graph.label(action.span());
        Instruction body = lower(action.body(), head, scope.loop(then));
        Flow.Again again = graph.add(body, new Flow.Again(action.span(), counter.at(), then));
        again.uses(List.of(counter), List.of());
        head.linkTo(again);
        return graph.add(head, new Flow.Count(action.span(), all.integer(action.times()), counter.at()), counter);
    }

    private Instruction until(Action.RepeatUntil action, Instruction then, Scope scope) {
        Flow.Label head = graph.label(action.span());
        Instruction body = lower(action.body(), head, scope.loop(then));
        if (action.until() == null) {
            head.linkTo(body);
            return head;
        }
        IntNode condition = all.integer(action.until());
        head.linkTo(graph.add(then, new Flow.Branch(action.span(), condition, body)));
        return head;
    }

    /** Leaves what surrounds the statement, up to the nearest of a kind. */
    Instruction stop(Span span, Scope scope, Scope.Kind kind) {
        @Nullable Scope at = scope;
        List<Scope> left = new ArrayList<>();
        while (at != null && at.kind() != kind) {
            left.add(at);
            at = at.outer();
        }
        Instruction target = at == null ? null : at.target();
        if (target == null) throw new IllegalStateException("nothing to leave at " + span);
        Instruction following = target;
        for (int i = left.size() - 1; i >= 0; i--) {
            Scope each = left.get(i);
            Layout.Slot mover = each.mover();
            if (each.kind() == Scope.Kind.PART) following = graph.add(following, new Flow.EndOfPart(span, each.part()));
            else if (mover != null) following = restore(span, mover, following);
        }
        return following;
    }

    Instruction restore(Span span, Layout.Slot mover, Instruction then) {
        Assignments.Mover instruction = graph.add(then, new Assignments.Mover(span, mover.at(), false));
        instruction.uses(List.of(mover), List.of());
        return instruction;
    }

    private @Nullable Rule under;

    private Instruction returned(Action.Return action, Scope scope) {
        Rule rule = under;
        Instruction following = stop(action.span(), scope, Scope.Kind.RULE);
        Local result = rule == null ? null : result(rule);
        return result == null ? following : set(action.span(), result, action.value(), following);
    }

    private Instruction set(Span span, Local local, Term value, Instruction then) {
        Layout.Slot slot = all.place(local);
        Instruction behind = telling.made(span, local, value, then);
        Calls.Argument[] arguments = {all.calls.argument(slot, local.type(), value)};
        return graph.add(behind, new Assignments.Locals(span, arguments), slot);
    }

    // ---- rules
    RuleFrame frame(Rule rule) {
        RuleFrame known = rules.get(rule);
        if (known != null) return known;
        List<Layout.Slot> reads = all.takeReads();
        Layout.Slot returnSlot = graph.number("return from " + rule.name());
        Flow.Label entry = graph.label(rule.span());
        Flow.Return end = graph.add(new Flow.Return(rule.span(), returnSlot.at()));
        end.uses(List.of(returnSlot), List.of());
        RuleFrame frame = new RuleFrame(entry, returnSlot);
        rules.put(rule, frame);
        entry.linkTo(body(rule, end));
        all.addReads(reads);
        return frame;
    }

    private Instruction body(Rule rule, Instruction end) {
        Rule outer = under;
        under = rule;
        result(rule);
        for (Local parameter : rule.parameters()) all.place(parameter);
        placement.place(rule.body());
        Instruction body = lower(rule.body(), end, Scope.rule(end));
        under = outer;
        return body;
    }

    /** The local that takes what a rule returns; null if it returns nothing. */
    private @Nullable Local result(Rule rule) {
        Type type = rule.result();
        if (type == null) return null;
        Local result = results.computeIfAbsent(rule, r -> new Local("result of " + r.name(), type, r.span()));
        all.place(result);
        return result;
    }

    private Instruction call(Action.CallRule action, Instruction then) {
        Rule rule = action.rule();
        boolean isShort = ShortRules.isShort(rule);
        if (!isShort) frame(rule);
        Instruction behind = then;
        Local result = result(rule);
        if (action.result() != null && result != null)
            behind = set(action.span(), action.result(), new Term.LocalRead(action.span(), result), then);
        if (!isShort) return call(action.span(), rule, action.arguments(), behind);
        List<Layout.Slot> reads = all.takeReads();
        Instruction body = body(rule, behind);
        all.takeReads();
        all.addReads(reads);
        return pass(action.span(), rule, action.arguments(), body);
    }

    private Instruction call(Span span, Rule rule, List<Term> arguments, Instruction then) {
        RuleFrame frame = frame(rule);
        Flow.Call call =
                graph.add(then, new Flow.Call(span, frame.returnSlot().at(), frame.entry()), frame.returnSlot());
        Local result = result(rule);
        if (result != null) call.uses(List.of(), List.of(all.place(result)));
        return pass(span, rule, arguments, call);
    }

    private Instruction pass(Span span, Rule rule, List<Term> arguments, Instruction then) {
        if (arguments.isEmpty()) return then;
        Layout.Slot[] parameters = rule.parameters().stream().map(all::place).toArray(Layout.Slot[]::new);
        Instruction behind = then;
        for (int i = 0; i < arguments.size(); i++)
            behind = telling.made(span, rule.parameters().get(i), arguments.get(i), behind);
        Calls.Argument[] passed = all.calls.arguments(rule.parameters(), arguments, false);
        return graph.add(behind, new Assignments.Locals(span, passed), parameters);
    }

    /** Calls a rule without parameters. */
    Instruction call(Span span, Rule rule, Instruction then) {
        return call(span, rule, List.of(), then);
    }

    private Instruction run(Action.Do action, Instruction then) {
        IntNode held = all.integer(action.rule());
        List<Layout.Slot> reads = all.takeReads();
        List<Rule> table = all.heldRules();
        int[] returnSlots = new int[table.size()];
        Instruction[] entries = new Instruction[table.size()];
        Layout.Slot[] slots = new Layout.Slot[table.size()];
        for (int i = 0; i < table.size(); i++) {
            RuleFrame frame = frame(table.get(i));
            slots[i] = frame.returnSlot();
            returnSlots[i] = frame.returnSlot().at();
            entries[i] = frame.entry();
        }
        all.takeReads();
        all.addReads(reads);
        return graph.add(then, new Flow.Do(action.span(), held, returnSlots, entries), slots);
    }

    /** A stub that tries a rule: its arguments, the call, the end of the part. */
    private IntNode can(Term.Can term) {
        IntNode player = all.integer(term.player());
        List<Layout.Slot> reads = all.takeReads();
        frame(term.rule());
        int part = graph.part();
        Flow.Label nowhere = graph.label(term.span());
        nowhere.linkTo(nowhere);
        Instruction end = graph.add(nowhere, new Flow.EndOfPart(term.span(), part));
        all.takeReads();
        Instruction entry = call(term.span(), term.rule(), term.arguments(), end);
        all.addReads(reads);
        all.addReads(entry.reads());
        return new Functions.Can(player, entry.id(), part);
    }

    private Instruction as(Action.As action, Instruction then, Scope scope) {
        Layout.Slot saved = graph.number("mover");
        Instruction restore = restore(action.span(), saved, then);
        Instruction body = lower(action.body(), restore, scope.mover(saved));
        Instruction set =
                graph.add(body, new Assignments.OfControl(action.span(), Layout.MOVER, all.integer(action.player())));
        return graph.add(set, new Assignments.Mover(action.span(), saved.at(), true), saved);
    }

    private Instruction phase(Action.Phase action, Instruction then, Scope scope) {
        turns.enterPhase(action.name());
        Instruction body = lower(action.body(), then, scope);
        turns.leavePhase();
        return graph.add(body, new Flow.Phase(action.span(), action.name()));
    }
}
