package io.petteia.model.check.flow;

import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import org.jspecify.annotations.Nullable;

/** The course of the game through loops, turns and what others do; round and round until nothing new is learned. */
final class CourseOfLoops {
    private final Course course;

    CourseOfLoops(Course course) {
        this.course = course;
    }

    /** Null if the action is nothing of the kind. */
    @Nullable
    State follow(Action action, State in, Course.Frame frame) {
        if (action instanceof Action.ForEach each) return around(each.body(), in, frame, true);
        if (action instanceof Action.RepeatTimes repeat) return around(repeat.body(), in, frame, true);
        if (action instanceof Action.RepeatUntil repeat)
            return around(repeat.body(), in, frame, repeat.until() != null);
        if (action instanceof Action.Chain chain) return chain(chain, in, frame);
        if (action instanceof Action.Turns turns) {
            State out = turns(turns.body(), in, frame);
            return turns.until() == null ? out : out.or(in.bounded());
        }
        if (action instanceof Action.Round round)
            return turns(round.body(), in, frame).or(in.bounded());
        if (action instanceof Action.As as) return withMover(as.body(), in, frame);
        if (action instanceof Action.Simultaneously together) {
            course.block(together.body(), in.bounded(), new Course.Frame(true));
            return in.bounded();
        }
        return null;
    }

    /** @param leaves whether the loop may end between two rounds */
    private State around(Block body, State in, Course.Frame frame, boolean leaves) {
        Course.Frame inner = new Course.Frame(frame.mover);
        State before = in;
        State after = course.block(body, before, inner);
        while (!Course.same(before, before.or(after))) {
            before = before.or(after);
            after = course.block(body, before, inner);
        }
        frame.returned = frame.returned.or(inner.returned);
        return leaves ? before.or(after).or(inner.stopped) : inner.stopped;
    }

    private State chain(Action.Chain chain, State in, Course.Frame frame) {
        Course.Frame inner = new Course.Frame(frame.mover);
        State out = chain.atLeastOnce() ? course.block(chain.body(), in, inner) : in;
        State before = out;
        while (true) {
            State start = chain.atWill() ? before.chosen() : before;
            State round = course.block(chain.body(), start.guardedPart(), inner).behind(before);
            State more = before.or(round);
            if (Course.same(before, more)) break;
            before = more;
        }
        frame.returned = frame.returned.or(inner.returned);
        return before.or(inner.stopped);
    }

    /** Each turn begins behind a boundary, but for the first, and ends with one. */
    private State turns(Block body, State in, Course.Frame frame) {
        Course.Frame inner = new Course.Frame(true);
        State through = course.block(body, in.bounded(), inner);
        frame.returned = frame.returned.or(inner.returned);
        boolean left = inner.stopped.reached();
        return left || through.reached() ? new State(left, true, false, true) : State.NEVER;
    }

    private State withMover(Block body, State in, Course.Frame frame) {
        Course.Frame inner = new Course.Frame(true);
        State out = course.block(body, in, inner);
        frame.returned = frame.returned.or(inner.returned);
        frame.stopped = frame.stopped.or(inner.stopped);
        return out;
    }
}
