package io.petteia.agents;

import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;

/** The agents of all modules that a class loader finds. A module that cannot be installed hinders no other. */
public final class InstalledAgents {
    private static final Key<Map<String, Agent>> AGENTS = Key.get(new TypeLiteral<>() {});

    private final Map<String, Agent> byName = new LinkedHashMap<>();
    private final Set<String> doubled = new HashSet<>();
    private final List<String> troubles = new ArrayList<>();

    private InstalledAgents() {}

    /** Those beside the program. */
    public static Bots beside() {
        return of(InstalledAgents.class.getClassLoader());
    }

    public static Bots of(ClassLoader loader) {
        InstalledAgents search = new InstalledAgents();
        Iterator<AgentModule> modules =
                ServiceLoader.load(AgentModule.class, loader).iterator();
        while (search.hasNext(modules)) search.install(modules);
        search.byName.keySet().removeAll(search.doubled);
        return new Bots(search.byName, search.troubles);
    }

    private boolean hasNext(Iterator<AgentModule> modules) {
        try {
            return modules.hasNext();
        } catch (ServiceConfigurationError wrong) {
            troubles.add("modules of agents cannot be looked for: " + wrong.getMessage());
            return false;
        }
    }

    private void install(Iterator<AgentModule> modules) {
        String name = "a module of agents";
        try {
            AgentModule module = modules.next();
            name = "the module of agents `" + module.getClass().getName() + "`";
            Guice.createInjector(module).getInstance(AGENTS).forEach(this::add);
        } catch (RuntimeException | ServiceConfigurationError | LinkageError wrong) {
            troubles.add(name + " cannot be installed: " + why(wrong));
        }
    }

    private static String why(Throwable wrong) {
        if (wrong instanceof CreationException creation)
            return creation.getErrorMessages().iterator().next().getMessage();
        return String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
    }

    private void add(String name, Agent agent) {
        boolean first = byName.putIfAbsent(name, agent) == null;
        if (!first && doubled.add(name)) troubles.add("several agents are installed as `" + name + "`");
    }
}
