package io.petteia.grammar.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What is found wrong, collected while a definition is read and checked. Nothing is thrown; the same thing is kept once. */
public final class Diagnostics {
    private final Set<Diagnostic> found = new LinkedHashSet<>();

    public void add(Diagnostic diagnostic) {
        found.add(diagnostic);
    }

    public void addAll(Diagnostics others) {
        found.addAll(others.found);
    }

    /** Hands over what was found, and begins anew. */
    public void moveTo(Diagnostics others) {
        others.addAll(this);
        found.clear();
    }

    public boolean hasErrors() {
        return found.stream().anyMatch(Diagnostic::isError);
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    public int errorCount() {
        return (int) found.stream().filter(Diagnostic::isError).count();
    }

    /** In the order of files as they were met, inside a file by place; those without a place first. */
    public List<Diagnostic> sorted() {
        List<String> files = new ArrayList<>();
        for (Diagnostic d : found) {
            String name = d.span() == null ? "" : d.span().source().name();
            if (!files.contains(name)) files.add(name);
        }
        List<Diagnostic> all = new ArrayList<>(found);
        all.sort(Comparator.<Diagnostic>comparingInt(d ->
                        d.span() == null ? -1 : files.indexOf(d.span().source().name()))
                .thenComparingInt(d -> d.span() == null ? 0 : d.span().start()));
        return List.copyOf(all);
    }
}
