package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.graph.Endings;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.KnownEndings;
import io.petteia.machine.node.Sets;

/** The end of the game in random play: by an ending that is known from before, without the instruction. Condition: the winner is one, or nobody. */
public final class EndingCode {
    private EndingCode() {}

    /** False where it does not fit. @param otherwise what is returned if the game has not ended so before */
    static boolean write(Instruction at, Terms terms, String otherwise) {
        if (!terms.unit.has(Rewrite.KNOWN_ENDINGS)) return false;
        if (at instanceof Endings.Win w && w.known != null && w.players instanceof Sets.Singleton winner)
            return write(w.known, "1 << " + terms.plainNumber(winner.member), terms, otherwise);
        return at instanceof Endings.Draw d && d.known != null && write(d.known, "0", terms, otherwise);
    }

    private static boolean write(KnownEndings known, String winners, Terms terms, String otherwise) {
        String endings = terms.unit.constant("io.petteia.machine.graph.KnownEndings", known);
        terms.code.line("return " + endings + ".end(m, " + winners + ") ? -1 : " + otherwise + ";");
        return true;
    }
}
