package io.petteia.hook;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a hook is called, takes, gives and does. A game declares the same, and is refused where it differs.
 *
 * @param id under which games find it, as with modules: {@code std/tile-erosion}
 * @param result null if it gives nothing
 * @param effects all that it may ever do; pure if none
 */
public record Signature(
        String id, List<Parameter> parameters, @Nullable Kind result, Set<Effect> effects) {

    /** The name is for {@link Arguments}; a game may call it otherwise. */
    public record Parameter(String name, Kind kind) {}

    public Signature {
        if (id.isBlank()) throw new IllegalArgumentException("a hook without an id");
        parameters = List.copyOf(parameters);
        effects = Set.copyOf(effects);
    }

    /** Takes nothing, gives nothing, does nothing; the rest is added to it. */
    public static Signature of(String id) {
        return new Signature(id, List.of(), null, Set.of());
    }

    public Signature takes(String name, Kind kind) {
        if (parameters.stream().anyMatch(parameter -> parameter.name().equals(name)))
            throw new IllegalArgumentException("two parameters called " + name);
        List<Parameter> more = new ArrayList<>(parameters);
        more.add(new Parameter(name, kind));
        return new Signature(id, more, result, effects);
    }

    public Signature gives(Kind kind) {
        return new Signature(id, parameters, kind, effects);
    }

    public Signature may(Effect... some) {
        Set<Effect> more = EnumSet.noneOf(Effect.class);
        more.addAll(effects);
        more.addAll(List.of(some));
        return new Signature(id, parameters, result, more);
    }

    public boolean isPure() {
        return effects.isEmpty();
    }

    /** How a game declares it under a name: {@code hook erode(grouping: text) -> sites from "std/tile-erosion"}. */
    public String declaration(String name) {
        String takes = parameters.stream()
                .map(parameter -> parameter.name() + ": " + parameter.kind().spelled())
                .collect(Collectors.joining(", "));
        return "hook " + name
                + (parameters.isEmpty() ? "" : "(" + takes + ")")
                + (result == null ? "" : " -> " + result.spelled())
                + (isPure() ? " pure" : "")
                + " from \"" + id + "\"";
    }
}
