package io.petteia.machine.compile;

import io.petteia.machine.graph.Endings;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.KnownEndings;
import io.petteia.machine.node.Sets;
import org.jspecify.annotations.Nullable;

/** The end of the game in random play: by an ending that is known from before, without the instruction. Condition: the winner is one, or nobody. */
final class EndingCode {
    private EndingCode() {}

    static void write(Instruction at, Terms terms) {
        if (!terms.unit.has(Rewrite.KNOWN_ENDINGS)) return;
        if (at instanceof Endings.Win w && w.players instanceof Sets.Singleton winner)
            write(w.known, "1 << " + terms.plainNumber(winner.member), terms);
        else if (at instanceof Endings.Draw d) write(d.known, "0", terms);
    }

    private static void write(@Nullable KnownEndings known, String winners, Terms terms) {
        if (known == null) return;
        String endings = terms.unit.constant("io.petteia.machine.graph.KnownEndings", known);
        String ended = terms.code.copy("boolean", endings + ".end(m, " + winners + ")");
        terms.code.line("if (" + ended + ") return -1;");
    }
}
