package io.petteia.machine.compile.guard;

import io.petteia.machine.compile.playout.Listing;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a {@link Listing} knows of the guards behind its choices: the paths to them, and the pins and checks that are asked for, which are looked for once, before all else. */
public final class GuardsAhead {
    private final Terms terms;
    private final Map<Choices.Choose, Optional<SafePath>> paths = new HashMap<>();
    private final Set<PinsAndChecks> looked = new LinkedHashSet<>();

    public GuardsAhead(Terms terms) {
        this.terms = terms;
    }

    public void lookOut(Code begin) {
        for (PinsAndChecks each : looked) begin.line(each.lookOut());
    }

    /** Whether a guard holds before anything is chosen that it reads: as it is known where that is looked for anyway. */
    public String holds(Flow.Require guard) {
        Exposure exposure = looked.isEmpty() ? null : Exposure.of(terms, guard);
        Object known = exposure == null ? null : terms.unit.made.get(exposure.key());
        return known instanceof PinsAndChecks pins && looked.contains(pins)
                ? pins.holds(terms, guard)
                : terms.truth(guard.condition);
    }

    public @Nullable SafePath path(Choices.Choose c) {
        SafePath path = paths.computeIfAbsent(c, each -> Optional.ofNullable(SafePath.of(terms.unit, each)))
                .orElse(null);
        if (path != null && path.guard != null) looked.add(path.guard);
        return path;
    }

    /**
     * What may be known of moves that end with a choice; null for nothing.
     *
     * @param held by local the variable of what was chosen
     * @param chosen what was chosen before
     */
    public @Nullable SafeDraw known(Choices.Choose c, Map<Integer, String> held, List<String> chosen) {
        SafePath path = path(c);
        Map<Integer, Integer> choices = new TreeMap<>();
        held.forEach((local, value) -> {
            if (chosen.contains(value)) choices.put(local, chosen.indexOf(value));
        });
        return path == null || !choices.containsKey(path.from) ? null : new SafeDraw(path, choices);
    }
}
