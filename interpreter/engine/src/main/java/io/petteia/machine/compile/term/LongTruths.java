package io.petteia.machine.compile.term;

import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.IntNode;

/**
 * Truths that take so much to find out that they have a method of their own, one for all places where they are asked: the virtual machine does not compile methods that are too
 * long. Condition: they are asked of the position alone, with the mover's eyes.
 */
final class LongTruths {
    /** Characters that are written where they are needed. */
    private static final int MOST = 12_000;

    private LongTruths() {}

    static String write(Terms terms, IntNode node) {
        Unit unit = terms.unit;
        Code code = terms.code;
        Object key = unit.keyOf(node, "long");
        String known = unit.body(key);
        if (known != null) return code.copy("boolean", known);
        int at = code.position();
        String truth = terms.truths.write(node);
        if (code.position() - at <= MOST) return truth;
        Code body = new Code().append(code.since(at)).line("return " + truth + ";");
        code.cut(at);
        String name = unit.name("holds");
        unit.method("private boolean " + name + "()", body);
        unit.noteBody(key, name + "()");
        return code.copy("boolean", name + "()");
    }
}
