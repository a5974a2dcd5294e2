package io.petteia.hook;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;

/**
 * Installs hooks. Modules are found with {@link java.util.ServiceLoader}, so that their names stand in {@code META-INF/services/io.petteia.hook.HookModule}
 * of the jar that holds them; each is installed by Guice for itself.
 */
public abstract class HookModule extends AbstractModule {
    /** Names the hooks with {@link #hook}, and binds what they are made of. */
    protected abstract void hooks();

    /** Made by Guice, once. */
    protected final void hook(Class<? extends Hook> hook) {
        Multibinder.newSetBinder(binder(), Hook.class).addBinding().to(hook);
    }

    @Override
    protected final void configure() {
        try {
            hooks();
        } catch (RuntimeException wrong) {
            addError(String.valueOf(wrong.getMessage()));
        }
    }
}
