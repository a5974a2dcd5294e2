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
    private final Set<Integer> hushed = new HashSet<>();

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

    /** Something so wrong that what is found on its line means little. */
    void tellAlone(Diagnostic diagnostic) {
        tell(diagnostic);
        if (diagnostic.span() != null) hushed.add(diagnostic.span().line());
    }

    /** Something vague is worth telling only where nothing has been told on the line. */
    void tell(Fix fix) {
        int line = fix.told().span() == null ? 0 : fix.told().span().line();
        if (hushed.contains(line) || fix.vague() && lines.contains(line)) rounds++;
        else tell(fix.told());
    }
}
