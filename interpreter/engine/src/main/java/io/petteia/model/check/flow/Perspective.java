package io.petteia.model.check.flow;

import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Directions;
import io.petteia.model.checked.Term;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where a term speaks of the mover: by his name, by {@code own} and {@code enemy}, by directions that are his, in the defines that it uses too. */
final class Perspective {
    private final Map<Define, Boolean> defines = new IdentityHashMap<>();

    /** The first word in an action itself that needs a mover; null if there is none. */
    @Nullable
    Term needsMover(Action action) {
        Term[] found = {null};
        Inside.children(action, child -> {
            if (found[0] == null && !(child instanceof Block)) found[0] = in(child);
        });
        return found[0];
    }

    private @Nullable Term in(Object node) {
        if (node instanceof Block) return null;
        if (node instanceof Term term && speaks(term)) return term;
        if (node instanceof Term.As as) return in(as.player());
        if (node instanceof Term.Can can) return in(can.player());
        if (node instanceof Term.Matches matches && isRelative(matches)) return matches;
        Term[] found = {null};
        Inside.children(node, child -> {
            if (found[0] == null) found[0] = in(child);
        });
        return found[0];
    }

    private boolean speaks(Term term) {
        if (term instanceof Term.FactRead fact)
            return fact.fact() == Term.Fact.MOVER || fact.fact() == Term.Fact.OPPONENT;
        if (term instanceof Term.WordSites word) return word.word() == Term.Word.OWN || word.word() == Term.Word.ENEMY;
        if (term instanceof Term.Call call) return call.directions().stream().anyMatch(Perspective::isRelative);
        if (term instanceof Term.DefineCall call) return speaks(call.define());
        return term instanceof Term.DefineSites sites && speaks(sites.define());
    }

    private boolean speaks(Define define) {
        if (!define.isChecked()) return false;
        Boolean known = defines.get(define);
        if (known != null) return known;
        boolean speaks = in(define.value()) != null;
        defines.put(define, speaks);
        return speaks;
    }

    private static boolean isRelative(Term.Matches matches) {
        return matches.pattern() instanceof Term.PatternTerm pattern
                && pattern.pattern().directions().stream().anyMatch(Perspective::isRelative);
    }

    private static boolean isRelative(Directions directions) {
        return directions instanceof Directions.Named named && named.group().relative();
    }
}
