package io.petteia.model.check;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Rule;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rules in which something is wrong already: of what is missing there nothing more is said. */
final class Broken {
    private final Map<Rule, Boolean> known = new IdentityHashMap<>();

    Broken(Program program, Complaints complaints, Needs needs) {
        List<Span> errors = complaints.told().sorted().stream()
                .filter(told -> told.isError() && told.span() != null)
                .map(Diagnostic::span)
                .toList();
        for (Program.RuleEntry entry : program.rules.values()) {
            for (Program.RuleEntry each = entry; each != null; each = each.replaced) {
                boolean lacking = each.module != null && needs.isLacking(each.module);
                if (each.rule != null) known.put(each.rule, lacking || touches(each.syntax.span(), errors));
            }
        }
        for (Program.PlayEntry play = program.play; play != null; play = play.replaced) {
            if (play.rule != null) known.put(play.rule, touches(play.syntax.span(), errors));
        }
    }

    private static boolean touches(Span whole, List<@Nullable Span> errors) {
        return errors.stream()
                .anyMatch(error -> error != null
                        && error.source() == whole.source()
                        && error.start() >= whole.start()
                        && error.start() < whole.end());
    }

    boolean test(Rule rule) {
        return known.getOrDefault(rule, false);
    }
}
