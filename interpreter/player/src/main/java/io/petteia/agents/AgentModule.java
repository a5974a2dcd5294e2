package io.petteia.agents;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;

/**
 * Installs agents. Modules are found with {@link java.util.ServiceLoader}, so that their names stand in {@code META-INF/services/io.petteia.agents.AgentModule}
 * of the jar that holds them; each is installed by Guice for itself.
 */
public abstract class AgentModule extends AbstractModule {
    /** Names the agents with {@link #agent}, and binds what they are made of. */
    protected abstract void agents();

    /** Made by Guice, once. */
    protected final void agent(String name, Class<? extends Agent> agent) {
        if (!name.matches("[a-z][a-z0-9-]*"))
            addError("`" + name + "` is no name for an agent: letters, digits and `-`");
        MapBinder.newMapBinder(binder(), String.class, Agent.class)
                .addBinding(name)
                .to(agent);
    }

    @Override
    protected final void configure() {
        try {
            agents();
        } catch (RuntimeException wrong) {
            addError(String.valueOf(wrong.getMessage()));
        }
    }
}
