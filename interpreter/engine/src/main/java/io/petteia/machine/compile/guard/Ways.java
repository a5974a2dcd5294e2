package io.petteia.machine.compile.guard;

import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** For which sites chosen a {@link SafePath} is plain, and what is chosen and asked on it. */
public sealed interface Ways {
    /** How far a path is known: not at all; up to the guard, with more choices or guards between; up to the guard, behind which all is sure. */
    enum Known {
        NOT,
        TO_GUARD,
        TO_END
    }

    /** @param sure whether all is sure behind the guard */
    record End(Known known, boolean sure) implements Ways {}

    record ByMember(SetNode set, Ways in, Ways out) implements Ways {}

    record Asked(IntNode condition, Ways yes, Ways no) implements Ways {}

    record Both(Ways one, Ways other) implements Ways {}

    /** Another choice on the way. */
    record Chosen(Choices.Choose choice, Ways then) implements Ways {}

    record Either(List<Ways> alternatives) implements Ways {}

    /** Locals that get values on the way which they may have before already. */
    record Assigned(Assignments.Locals locals, Ways then) implements Ways {}

    /** Another guard on the way. @param condition null if it cannot be asked before */
    record Required(@Nullable IntNode condition, Ways then) implements Ways {}
}
