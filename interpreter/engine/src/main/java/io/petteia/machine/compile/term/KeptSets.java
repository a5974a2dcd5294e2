package io.petteia.machine.compile.term;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A set that takes long to make is kept with the words from which it was made, and made anew only when these have changed: what an ending asks is there for the question
 * that follows, and for the list of moves. Condition: it hangs on few words and ints of the position and on whose eyes see, and on no local of an expression.
 */
public final class KeptSets {
    private static final int MOST_WORDS = 14;
    private static final int MOST_INTS = 4;

    private KeptSets() {}

    /**
     * The words of a set by a method that keeps them; null if it does not fit.
     *
     * @param key tells sets apart
     * @param reads what it may read
     */
    public static String @Nullable [] write(Terms terms, Object key, Reads reads, Function<Terms, String[]> writer) {
        Unit unit = terms.unit;
        if (!unit.has(Rewrite.SETS_KEPT) || reads.everything || reads.here || !reads.temporaries.isEmpty()) return null;
        if (unit.leavesCells() && reads.has(Reads.Board.CELLS)) return null;
        if (reads.bits.cardinality() > MOST_WORDS || reads.ints.cardinality() > MOST_INTS) return null;
        String name = unit.body(unit.keyOf(key, "kept"));
        if (name == null) {
            name = unit.name("kept");
            unit.noteBody(unit.keyOf(key, "kept"), name);
            method(unit, name, reads, writer);
        }
        terms.code.line(name + "(" + terms.mover + ");");
        String[] words = new String[unit.words];
        for (int w = 0; w < words.length; w++) words[w] = terms.code.copy("long", name + "w" + w);
        return words;
    }

    private static void method(Unit unit, String name, Reads reads, Function<Terms, String[]> writer) {
        Terms inside = new Terms(unit, new Code(), "mv");
        Code code = inside.code;
        StringBuilder same = new StringBuilder(name + "by == mv");
        unit.field("private int " + name + "by = -2;");
        StringBuilder note = new StringBuilder(name + "by = mv;");
        int n = 0;
        for (int at = reads.bits.nextSetBit(0); at >= 0; at = reads.bits.nextSetBit(at + 1), n++)
            compare(unit, name + "b" + n, "long", "b[" + at + "]", same, note);
        for (int at = reads.ints.nextSetBit(0); at >= 0; at = reads.ints.nextSetBit(at + 1), n++)
            compare(unit, name + "i" + n, "int", "i[" + at + "]", same, note);
        code.line("if (" + same + ") return;");
        String[] words = writer.apply(inside);
        for (int w = 0; w < words.length; w++) {
            unit.field("private long " + name + "w" + w + ";");
            code.line(name + "w" + w + " = " + words[w] + ";");
        }
        code.line(note.toString());
        unit.method("private void " + name + "(int mv)", code);
    }

    private static void compare(
            Unit unit, String field, String type, String value, StringBuilder same, StringBuilder note) {
        unit.field("private " + type + " " + field + ";");
        same.append(" && ").append(field).append(" == ").append(value);
        note.append(' ').append(field).append(" = ").append(value).append(';');
    }
}
