package io.petteia.game;

import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import io.petteia.hook.Hook;
import io.petteia.hook.HookModule;
import io.petteia.hook.Hooks;
import java.util.List;
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
        if (known == null) found = known = Search.hooks(loader);
        return known;
    }

    /** Apart, for a game without hooks needs nothing of this. */
    private static final class Search {
        private static final Key<Set<Hook>> HOOKS = Key.get(new TypeLiteral<>() {});

        static Hooks hooks(ClassLoader loader) {
            InstalledModules<Hook> found = InstalledModules.find(
                    HookModule.class,
                    loader,
                    "hooks",
                    (injector, add) -> injector.getInstance(HOOKS)
                            .forEach(hook -> add.accept(hook.signature().id(), hook)));
            return Hooks.of(found.byName(), found.troubles());
        }
    }
}
