package io.petteia.playtest;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.definition.Scenario;
import java.util.List;

/** What came of a scenario: what was otherwise than it says, each at its place in the scenario's file. None: it passes. */
public record Verdict(Scenario scenario, List<Diagnostic> failures) {
    public boolean passes() {
        return failures.isEmpty();
    }
}
