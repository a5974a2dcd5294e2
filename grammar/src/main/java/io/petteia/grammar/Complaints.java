package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import java.util.HashSet;
import java.util.Set;

/** What is told about one text: not more than an author can use. */
final class Complaints {
    /** As many mistakes as are told of one text. */
    private static final int MOST = 30;

    private static final long EFFORT = 400_000;

    private final Diagnostics diagnostics;
    private final Effort effort = new Effort(EFFORT);
    private int rounds;
    private final Set<Integer> lines = new HashSet<>();

    Complaints(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    Effort effort() {
        return effort;
    }

    boolean areAny() {
        return rounds > 0;
    }

    boolean areMany() {
        return rounds >= MOST;
    }

    void tell(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
        rounds++;
        if (diagnostic.span() != null) lines.add(diagnostic.span().line());
    }

    /** Something vague is worth telling only where nothing has been told on the line. */
    void tell(Fix fix) {
        boolean follows =
                fix.told().span() != null && lines.contains(fix.told().span().line());
        if (fix.vague() && follows) rounds++;
        else tell(fix.told());
    }
}
