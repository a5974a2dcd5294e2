package io.petteia.machine.lower;

import io.petteia.grammar.text.Span;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.graph.Turns;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns, rounds, simultaneous choice, and where a position may enter the game. */
final class TurnLowering {
    private final ActionLowering actions;
    private final Starts starts;
    private final List<Entrance> entrances = new ArrayList<>();
    private @Nullable String phase;
    private final List<String> outerPhases = new ArrayList<>();
    private @Nullable Instruction limited;

    /** Turns or a round that a position may enter: in which phase, and where its locals lie. */
    record Entrance(@Nullable String phase, Instruction enter, Turns.Places places) {}

    TurnLowering(ActionLowering actions, Starts starts) {
        this.actions = actions;
        this.starts = starts;
    }

    /** All of them, the last in the text first. */
    List<Entrance> entrances() {
        return entrances;
    }

    void enterPhase(String name) {
        outerPhases.add(phase == null ? "" : phase);
        phase = name;
    }

    void leavePhase() {
        String outer = outerPhases.remove(outerPhases.size() - 1);
        phase = outer.isEmpty() ? null : outer;
    }

    @Nullable
    Instruction lower(Action action, Instruction then, Scope scope) {
        if (action instanceof Action.Turns t) return turns(t, then, scope);
        if (action instanceof Action.Round r) return round(r, then, scope);
        if (action instanceof Action.Simultaneously s) return simultaneously(s, then, scope);
        if (action instanceof Action.NextTurn n)
            return graph().add(then, new Assignments.OfControl(n.span(), Layout.NEXT, all().integer(n.player())));
        if (action instanceof Action.SwapSeats s) return graph().add(then, new Assignments.SwapSeats(s.span()));
        return null;
    }

    private Lowering all() {
        return actions.all;
    }

    private Graph graph() {
        return actions.graph;
    }

    /** Locals of turns or a round, as slots and as places. */
    private record Locals(Layout.Slot who, Layout.Slot current, Layout.Slot left, Layout.Slot mover) {
        Turns.Places places() {
            return new Turns.Places(who.at(), current.at(), left.at(), mover.at());
        }

        List<Layout.Slot> all() {
            return List.of(who, current, left, mover);
        }
    }

    private Locals locals() {
        return new Locals(
                graph().number("players"), graph().number("turn"), graph().number("left"), graph().number("mover"));
    }

    private Instruction turns(Action.Turns t, Instruction then, Scope scope) {
        Span span = t.span();
        Locals locals = locals();
        Turns.Places places = locals.places();
        Instruction done = actions.restore(span, locals.mover(), then);
        Instruction head = graph().label(span);
        Instruction again = using(locals, graph().add(head, new Turns.Next(span, places), locals.current()));
        Instruction body = actions.lower(
                t.body(),
                finish(span, locals, again),
                scope.mover(locals.mover()).loop(finish(span, locals, done)));
        IntNode until = t.until() == null ? null : all().integer(t.until());
        IntNode limit = limit();
        List<Layout.Slot> reads = all().takeReads();
        Instruction limited = limit == null ? done : limited(span);
        Instruction begin = begin(span, body);
        all().addReads(reads);
        head.linkTo(using(locals, graph().add(begin, new Turns.Test(span, places, until, limit, done, limited))));
        return enter(span, t.of(), t.starting(), locals, head);
    }

    private Instruction round(Action.Round r, Instruction then, Scope scope) {
        Span span = r.span();
        Locals locals = locals();
        Turns.Places places = locals.places();
        Instruction done = actions.restore(span, locals.mover(), then);
        Instruction head = graph().label(span);
        Instruction body = actions.lower(
                r.body(),
                finish(span, locals, head),
                scope.mover(locals.mover()).loop(finish(span, locals, done)));
        Instruction begin = begin(span, body);
        head.linkTo(using(
                locals,
                graph().add(begin, new Turns.RoundNext(span, places, false, done), locals.current(), locals.left())));
        Instruction first = using(
                locals,
                graph().add(begin, new Turns.RoundNext(span, places, true, done), locals.current(), locals.left()));
        return enter(span, r.of(), r.starting(), locals, first);
    }

    private static Instruction using(Locals locals, Instruction instruction) {
        instruction.uses(locals.all(), List.of());
        return instruction;
    }

    private Instruction begin(Span span, Instruction body) {
        return graph().add(actions.whenevers(span, body), new Turns.Begin(span, all().remembered, starts));
    }

    /** The boundary at the end of a turn, and what is done behind it. */
    private Instruction finish(Span span, Locals locals, Instruction then) {
        Instruction finish =
                using(locals, graph().add(then, new Turns.Finish(span, all().remembered, locals.places())));
        return graph().add(finish, new Boundaries.Commit(span));
    }

    private Instruction enter(Span span, @Nullable Term of, @Nullable Term starting, Locals locals, Instruction then) {
        SetNode who = of == null ? null : players(of);
        IntNode start = starting == null ? null : all().integer(starting);
        Instruction enter = graph().add(
                        then,
                        new Turns.Enter(span, who, start, locals.places()),
                        locals.who(),
                        locals.current(),
                        locals.left(),
                        locals.mover());
        entrances.add(new Entrance(phase, enter, locals.places()));
        return enter;
    }

    private SetNode players(Term of) {
        return all().set(of);
    }

    private @Nullable IntNode limit() {
        Term limit = all().model().limit();
        return limit == null ? null : all().integer(limit);
    }

    /** What happens when the limit of turns is reached: the rule for it, or a draw. */
    private Instruction limited(Span span) {
        Instruction known = limited;
        if (known == null) {
            var rule = all().model().limitRule();
            Instruction over = actions.endings().drawn(span, "turn limit");
            known = rule == null ? over : actions.call(span, rule, over);
            limited = known;
        }
        return known;
    }

    private Instruction simultaneously(Action.Simultaneously s, Instruction then, Scope scope) {
        Span span = s.span();
        Layout.Slot who = graph().number("players");
        Layout.Slot current = graph().number("decides");
        Layout.Slot mover = graph().number("mover");
        List<Layout.Slot> slots = List.of(who, current, mover);
        Simultaneous.Places places = new Simultaneous.Places(who.at(), current.at(), mover.at());
        Instruction head = graph().label(span);
        Instruction end = graph().add(new Simultaneous.End(span, head));
        Instruction block = actions.lower(s.body(), end, scope.mover(mover));
        Instruction act = graph().add(then, new Simultaneous.Act(span, places, block), current);
        act.uses(slots, List.of());
        head.linkTo(act);
        Instruction decide = graph().add(act, new Simultaneous.Decide(span, places, block), current);
        decide.uses(slots, List.of());
        SetNode of = s.of() == null ? null : players(s.of());
        return graph().add(decide, new Simultaneous.Enter(span, of, places), who, current, mover);
    }
}
