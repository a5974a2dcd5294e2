package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import java.util.Map;
import java.util.TreeMap;

/** Empties the locals that nothing reads behind a place where decisions end, a method for each such place. */
public final class DeadCode {
    private DeadCode() {}

    public static void write(Unit unit) {
        Map<Integer, String> methods = new TreeMap<>();
        for (int id = 0; id < unit.program.size(); id++) {
            Instruction each = unit.program.instruction(id);
            if (each instanceof Choice) write(unit, each, methods);
            if (each instanceof Boundaries.Commit) write(unit, each.next(), methods);
        }
        Code all = new Code();
        for (Layout.Slot slot : unit.layout.locals()) clear(slot, all);
        unit.method("private void clearAll()", all);
        methods.put(-1, "clearAll");
        Code code = new Code();
        code.open("switch (at) {");
        methods.forEach((id, method) -> code.line("case " + id + ": " + method + "(); break;"));
        code.line("default: run.clearDeadAsNode(at);");
        code.close();
        unit.method("protected void clearDead(int at)", code);
    }

    /** Where random play has come to the end of the game: without a journal it is quicker to empty all than to ask of each. */
    public static void writeForPlay(Unit unit) {
        Code all = new Code();
        for (Layout.Slot slot : unit.layout.locals()) {
            switch (slot.kind()) {
                case INT -> all.line("i[" + slot.at() + "] = 0;");
                case BITS -> {
                    for (int w = 0; w < slot.width(); w++) all.line("b[" + (slot.at() + w) + "] = 0L;");
                }
                case OBJECT -> all.line("o[" + slot.at() + "] = null;");
            }
        }
        unit.method("protected void clearAll()", all);
    }

    private static void write(Unit unit, Instruction at, Map<Integer, String> methods) {
        if (methods.containsKey(at.id())) return;
        Code code = new Code();
        for (Layout.Slot slot : unit.layout.locals()) {
            if (!unit.program.liveness().isLive(at, slot)) clear(slot, code);
        }
        String name = "clear" + at.id();
        unit.method("private void " + name + "()", code);
        methods.put(at.id(), name);
    }

    private static void clear(Layout.Slot slot, Code code) {
        switch (slot.kind()) {
            case INT -> code.line("if (i[" + slot.at() + "] != 0) m.setInt(" + slot.at() + ", 0);");
            case BITS -> {
                for (int w = 0; w < slot.width(); w++) code.line("m.setBits(" + (slot.at() + w) + ", 0L);");
            }
            case OBJECT -> code.line("m.setObject(" + slot.at() + ", null);");
        }
    }
}
