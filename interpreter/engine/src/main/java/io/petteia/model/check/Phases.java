package io.petteia.model.check;

import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.text.Diagnostic;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The phases of a game in the order of the text; each has a name of its own. */
final class Phases {
    private final Map<String, Name> names = new LinkedHashMap<>();
    private final Complaints complaints;

    Phases(Complaints complaints) {
        this.complaints = complaints;
    }

    void declare(Name name) {
        Name first = names.putIfAbsent(name.text(), name);
        if (first == null || first.span().equals(name.span())) return;
        complaints.tell(Diagnostic.error("doubled-name", name.span(), "there are two phases `" + name.text() + "`")
                .suggest("give one of them another name")
                .related(first.span(), "the first"));
    }

    List<String> inOrder() {
        return List.copyOf(names.keySet());
    }
}
