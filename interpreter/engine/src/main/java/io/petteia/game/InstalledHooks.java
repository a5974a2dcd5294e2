package io.petteia.game;

import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import io.petteia.hook.Hook;
import io.petteia.hook.HookModule;
import io.petteia.hook.Hooks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The hooks of all modules that a class loader finds, looked for when a game first declares one. A module that cannot be installed hinders no other. */
public final class InstalledHooks implements Hooks {
    /** Those beside the engine. */
    public static final Hooks BESIDE = new InstalledHooks(InstalledHooks.class.getClassLoader());

    private final ClassLoader loader;
    private @Nullable Hooks found;

    public InstalledHooks(ClassLoader loader) {
        this.loader = loader;
    }

    @Override
    public @Nullable Hook find(String id) {
        return found().find(id);
    }

    @Override
    public List<String> ids() {
        return found().ids();
    }

    @Override
    public List<String> troubles() {
        return found().troubles();
    }

    private synchronized Hooks found() {
        Hooks known = found;
        if (known == null) found = known = new Search().hooks(loader);
        return known;
    }

    /** Apart, for a game without hooks needs nothing of this. */
    private static final class Search {
        private static final Key<Set<Hook>> HOOKS = Key.get(new TypeLiteral<>() {});

        private final Map<String, Hook> byId = new LinkedHashMap<>();
        private final Set<String> doubled = new HashSet<>();
        private final List<String> troubles = new ArrayList<>();

        Hooks hooks(ClassLoader loader) {
            Iterator<HookModule> modules =
                    ServiceLoader.load(HookModule.class, loader).iterator();
            while (hasNext(modules)) install(modules);
            byId.keySet().removeAll(doubled);
            return Hooks.of(byId, troubles);
        }

        private boolean hasNext(Iterator<HookModule> modules) {
            try {
                return modules.hasNext();
            } catch (ServiceConfigurationError wrong) {
                troubles.add("modules of hooks cannot be looked for: " + wrong.getMessage());
                return false;
            }
        }

        private void install(Iterator<HookModule> modules) {
            String name = "a module of hooks";
            try {
                HookModule module = modules.next();
                name = "the module of hooks `" + module.getClass().getName() + "`";
                Guice.createInjector(module).getInstance(HOOKS).forEach(this::add);
            } catch (RuntimeException | ServiceConfigurationError | LinkageError wrong) {
                troubles.add(name + " cannot be installed: " + why(wrong));
            }
        }

        private static String why(Throwable wrong) {
            if (wrong instanceof CreationException creation)
                return creation.getErrorMessages().iterator().next().getMessage();
            return String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
        }

        private void add(Hook hook) {
            String id = hook.signature().id();
            boolean first = byId.putIfAbsent(id, hook) == null;
            if (!first && doubled.add(id)) troubles.add("several hooks are installed as `" + id + "`");
        }
    }
}
