package io.petteia.model.check.flow;

import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Follows the course of the game from {@code play} on, through the rules as they are called, and finds choices that nobody can make, and refusals
 * where nothing has been chosen that could be refused.
 */
final class Course {
    /** What {@code stop} and {@code return} lead to, and whether there is a mover. */
    static final class Frame {
        final boolean mover;
        State stopped = State.NEVER;
        State returned = State.NEVER;

        Frame(boolean mover) {
            this.mover = mover;
        }
    }

    /** A rule as it is entered. Rules are the same only if they are one object. */
    private record Entry(int rule, boolean mover, boolean unchosen, boolean guarded) {}

    private final WholeGame game;
    private final Completion completion;
    private final CourseComplaints complaints;
    private final CourseOfLoops loops = new CourseOfLoops(this);
    private final Map<Rule, Integer> numbers = new IdentityHashMap<>();
    private final Map<Entry, State> rules = new HashMap<>();
    private final Set<Object> asked = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Action> mustGoOn = Collections.newSetFromMap(new IdentityHashMap<>());

    Course(WholeGame game) {
        this.game = game;
        this.complaints = new CourseComplaints(game.tell());
        this.completion = new Completion(game.names().players().size());
    }

    void tell() {
        Rule play = game.play();
        if (play == null || game.broken().test(play)) return;
        block(play.body(), State.START, new Frame(false));
    }

    /** Every {@code prefer} that is met where nothing else is done if no part of it is possible. */
    Set<Action> mustGoOn() {
        return mustGoOn;
    }

    State block(Block block, State in, Frame frame) {
        State state = in;
        for (Action action : block.actions()) {
            if (!state.reached()) return state;
            Inside.termsOf(action, this::asks);
            if (!frame.mover && !(action instanceof Action.Turns)) complaints.nobodyOnTurn(action);
            state = action(action, state, frame);
        }
        return state;
    }

    /** {@code can(P, rule)}: the rule is run for itself. */
    private void asks(Term term) {
        if (!asked.add(term)) return;
        if (term instanceof Term.Can can && can.rule().isChecked())
            call(can.rule(), can.span(), new State(true, true, true, false), true);
        if (term instanceof Term.DefineCall call) within(call.define());
        if (term instanceof Term.DefineSites sites) within(sites.define());
    }

    private void within(Define define) {
        if (!define.isChecked() || !asked.add(define)) return;
        Inside.walk(define.value(), node -> {
            if (node instanceof Term term) asks(term);
        });
    }

    private State action(Action action, State in, Frame frame) {
        if (completion.ends(action)) return State.NEVER;
        if (action instanceof Action.Stop) {
            frame.stopped = frame.stopped.or(in);
            return State.NEVER;
        }
        if (action instanceof Action.Return) {
            frame.returned = frame.returned.or(in);
            return State.NEVER;
        }
        if (action instanceof Action.Require || action instanceof Action.Identify) return refuse(action, in);
        if (!frame.mover && Deeds.isChoice(action) && !(action instanceof Action.Simultaneously))
            complaints.nobodyChooses(action);
        if (action instanceof Action.Choose || action instanceof Action.ChooseSome || action instanceof Action.Pass)
            return in.chosen();
        if (action instanceof Action.Either either) {
            State out = State.NEVER;
            for (Action.Alternative alternative : either.alternatives())
                out = out.or(block(alternative.body(), in.chosen(), frame));
            return out;
        }
        if (action instanceof Action.Optionally optionally) {
            return in.or(
                    block(optionally.body(), in.chosen().guardedPart(), frame).behind(in));
        }
        if (action instanceof Action.Prefer prefer) return prefer(prefer, in, frame);
        if (action instanceof Action.If branches) return branches(branches, in, frame);
        if (action instanceof Action.Phase phase) return block(phase.body(), in, frame);
        if (action instanceof Action.CallRule call) return call(call.rule(), call.span(), in, frame.mover);
        if (action instanceof Action.Do run) return run(run, in, frame);
        State looped = loops.follow(action, in, frame);
        if (looped != null) return looped;
        return Deeds.isBoundary(action) ? in.bounded() : in;
    }

    private State branches(Action.If action, State in, Frame frame) {
        State out = action.otherwise() == null ? in : block(action.otherwise(), in, frame);
        for (Action.Branch branch : action.branches()) out = out.or(block(branch.body(), in, frame));
        return out;
    }

    private State prefer(Action.Prefer prefer, State in, Frame frame) {
        if (!in.guarded()) mustGoOn.add(prefer);
        State out = State.NEVER;
        int last = prefer.alternatives().size() - 1;
        for (int i = 0; i <= last; i++) {
            boolean tried = i < last || i == 0 && !prefer.ranking().isEmpty();
            Block alternative = prefer.alternatives().get(i);
            out = out.or(
                    tried ? block(alternative, in.guardedPart(), frame).behind(in) : block(alternative, in, frame));
        }
        return out;
    }

    private State run(Action.Do run, State in, Frame frame) {
        State out = State.NEVER;
        for (Rule rule : Reached.held(run.rule())) out = out.or(call(rule, run.span(), in, frame.mover));
        return out.reached() ? out : in;
    }

    /** What a rule makes of a state. A rule in which something is wrong is taken for one that chooses. */
    State call(Rule rule, Span at, State in, boolean mover) {
        if (!rule.isChecked() || game.broken().test(rule)) return in.chosen();
        int number = numbers.computeIfAbsent(rule, r -> numbers.size());
        Entry entry = new Entry(number, mover, in.unchosen(), in.guarded());
        State known = rules.get(entry);
        if (known == null) {
            Frame frame = new Frame(mover);
            complaints.enter(at);
            State through = block(rule.body(), new State(true, in.unchosen(), in.guarded(), false), frame);
            complaints.leave();
            known = through.or(frame.returned);
            rules.put(entry, known);
        }
        return known.reached()
                ? new State(true, known.unchosen(), known.guarded(), in.passed() || known.passed())
                : State.NEVER;
    }

    private State refuse(Action action, State in) {
        boolean guarded = in.guarded() && !(action instanceof Action.Identify);
        if (in.unchosen() && !guarded) complaints.nothingChosen(action);
        return in;
    }

    static boolean same(State a, State b) {
        return Objects.equals(a, b);
    }
}
