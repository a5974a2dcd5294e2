package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Span;
import io.petteia.model.check.flow.Inside;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Term;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a game says only for what it has need not fit a variant that has it not: where the file of a game that is extended says it, what does not fit is left
 * out, and nobody is told.
 */
final class Leniency {
    private final Diagnostics diagnostics;
    private final @Nullable String own;
    private final Collection<Define> sound;

    /** @param sound the defines that may be used */
    Leniency(Definition definition, Collection<Define> sound, Diagnostics diagnostics) {
        List<Folder> folders = definition.folders();
        this.own = folders.size() > 1 ? sourceOf(folders.get(folders.size() - 1)) : null;
        this.sound = sound;
        this.diagnostics = diagnostics;
    }

    private static @Nullable String sourceOf(Folder folder) {
        return folder.read("game.yaml") instanceof Folder.Found found
                ? found.source().name()
                : null;
    }

    boolean isLent(Span at) {
        return own != null && !at.source().name().equals(own);
    }

    /** What is read, null if it does not fit. */
    <T> @Nullable T read(Span at, Supplier<@Nullable T> reading) {
        if (!isLent(at)) return reading.get();
        Diagnostics before = new Diagnostics();
        diagnostics.moveTo(before);
        T read = reading.get();
        boolean fits = !diagnostics.hasErrors();
        diagnostics.moveTo(new Diagnostics());
        before.moveTo(diagnostics);
        return fits ? read : null;
    }

    /** Whether all that a term calls is fit to be called. */
    boolean fits(Term term) {
        boolean[] fits = {true};
        Inside.walk(term, node -> {
            if (node instanceof Term.DefineCall call) fits[0] &= sound.contains(call.define());
        });
        return fits[0];
    }
}
