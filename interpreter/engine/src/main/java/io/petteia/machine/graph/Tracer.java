package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import org.jspecify.annotations.Nullable;

/** Is told why runs fail, for the question why a move is not legal. */
public interface Tracer {
    /** @param why the author's words, null if he gave none */
    void refused(Run run, Span span, String what, @Nullable String why);

    /**
     * Shall a member that is not among the options of a choice be tried all the same? It is refused first.
     *
     * @param members how many members its type has
     * @param offered how many would be among the options, were it not for a condition; those that never would be are no concern
     */
    boolean supposes(Run run, String value, int members, int offered);

    /** How many refusals the run under way has met, and back to so many. */
    int size();

    void truncate(int to);
}
