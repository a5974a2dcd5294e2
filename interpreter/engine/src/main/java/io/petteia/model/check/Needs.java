package io.petteia.model.check;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What library modules ask of the game and do not find. Told once for each module, where the game uses it. */
final class Needs {
    private record Module(String name, @Nullable Span use, Map<String, Span> lacks) {}

    private final Map<String, Module> modules = new LinkedHashMap<>();
    private final Complaints complaints;
    private int lost;

    Needs(Complaints complaints) {
        this.complaints = complaints;
    }

    void declare(String module, @Nullable Span use) {
        modules.putIfAbsent(module, new Module(module, use, new LinkedHashMap<>()));
    }

    /** @param what in words, such as "the attribute `royal` of pieces" */
    void lack(String module, String what, Span place) {
        Module known = modules.get(module);
        if (complaints.muted()) lost++;
        else if (known != null) known.lacks().putIfAbsent(what, place);
    }

    /** How many were missed by what nobody uses. */
    int lost() {
        return lost;
    }

    boolean isLacking(String module) {
        Module known = modules.get(module);
        return known != null && !known.lacks().isEmpty();
    }

    void tell() {
        for (Module module : modules.values()) {
            if (module.lacks().isEmpty()) continue;
            List<String> all = new ArrayList<>(module.lacks().keySet());
            Diagnostic told = Diagnostic.error(
                            "module-needs",
                            module.use(),
                            "the module `" + module.name() + "` needs " + Phrases.list(all) + ", which the game lacks")
                    .expected("a module that finds all it needs");
            for (Map.Entry<String, Span> lack : module.lacks().entrySet())
                told = told.related(lack.getValue(), "here it uses " + lack.getKey());
            complaints.tell(told);
        }
    }
}
