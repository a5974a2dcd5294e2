package io.petteia.hook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The hooks that games may call, by their ids. */
public interface Hooks {
    /** No hooks at all: for definitions of whom nobody knows who wrote them. */
    Hooks NONE = of();

    @Nullable
    Hook find(String id);

    /** All ids, sorted. */
    List<String> ids();

    /** Why some that were meant to be there are not, in sentences. */
    List<String> troubles();

    /** These hooks; two of one id are a mistake. */
    static Hooks of(Hook... hooks) {
        Map<String, Hook> byId = new LinkedHashMap<>();
        for (Hook hook : hooks) {
            String id = hook.signature().id();
            if (byId.put(id, hook) != null) throw new IllegalArgumentException("two hooks with the id " + id);
        }
        return of(byId, List.of());
    }

    /** @param troubles why some are missing */
    static Hooks of(Map<String, Hook> byId, List<String> troubles) {
        Map<String, Hook> all = Map.copyOf(byId);
        List<String> told = List.copyOf(troubles);
        return new Hooks() {
            @Override
            public @Nullable Hook find(String id) {
                return all.get(id);
            }

            @Override
            public List<String> ids() {
                return all.keySet().stream().sorted().toList();
            }

            @Override
            public List<String> troubles() {
                return told;
            }
        };
    }
}
