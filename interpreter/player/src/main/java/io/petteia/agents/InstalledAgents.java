package io.petteia.agents;

import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import io.petteia.game.InstalledModules;
import java.util.Map;

/** The agents of all modules that a class loader finds. A module that cannot be installed hinders no other. */
public final class InstalledAgents {
    private static final Key<Map<String, Agent>> AGENTS = Key.get(new TypeLiteral<>() {});

    private InstalledAgents() {}

    /** Those beside the program. */
    public static Bots beside() {
        return of(InstalledAgents.class.getClassLoader());
    }

    public static Bots of(ClassLoader loader) {
        InstalledModules<Agent> found = InstalledModules.find(
                AgentModule.class,
                loader,
                "agents",
                (injector, add) -> injector.getInstance(AGENTS).forEach(add));
        return new Bots(found.byName(), found.troubles());
    }
}
