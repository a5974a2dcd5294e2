package io.petteia.machine.lower;

import io.petteia.grammar.text.Span;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.model.Type;
import java.util.ArrayList;
import java.util.List;

/** The instructions made so far, numbered as they are made; and new locals and parts for them. */
final class Graph {
    private final Lowering all;
    private final List<Instruction> code = new ArrayList<>();
    private int parts;
    private boolean merges;

    Graph(Lowering all) {
        this.all = all;
    }

    /** Numbers a new instruction and notes which locals it uses: all that were read since the last one, and those it sets. */
    <T extends Instruction> T add(T instruction, Layout.Slot... writes) {
        instruction.number(code.size());
        code.add(instruction);
        instruction.uses(all.takeReads(), List.of(writes));
        return instruction;
    }

    /** The same, and linked to what follows. */
    <T extends Instruction> T add(Instruction then, T instruction, Layout.Slot... writes) {
        instruction.linkTo(then);
        return add(instruction, writes);
    }

    Flow.Label label(Span span) {
        return add(new Flow.Label(span));
    }

    /** Somewhere the game says that different choices are one move. */
    void mergeMoves() {
        merges = true;
    }

    boolean merges() {
        return merges;
    }

    int part() {
        return parts++;
    }

    Layout.Slot number(String name) {
        return all.layout.local(name, Type.NUMBER, false);
    }

    Layout.Slot list(String name) {
        return all.layout.local(name, new Type.ListOf(Type.NUMBER), false);
    }

    Instruction[] code() {
        return code.toArray(new Instruction[0]);
    }
}
