package io.petteia.game;

import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * What the Guice modules that a class loader finds install, by name. A module that cannot be installed hinders no other, and a name that is installed twice
 * stands for nothing.
 */
public final class InstalledModules<T> {
    private final String things;
    private final Map<String, T> byName = new LinkedHashMap<>();
    private final Set<String> doubled = new HashSet<>();
    private final List<String> troubles = new ArrayList<>();

    /** Takes from a module's injector what the module names. */
    public interface Installed<T> {
        void of(Injector injector, BiConsumer<String, T> add);
    }

    private InstalledModules(String things) {
        this.things = things;
    }

    /** @param things what is installed, in the plural, as messages call it */
    public static <M extends Module, T> InstalledModules<T> find(
            Class<M> kind, ClassLoader loader, String things, Installed<T> installed) {
        InstalledModules<T> search = new InstalledModules<>(things);
        Iterator<M> modules = ServiceLoader.load(kind, loader).iterator();
        while (search.hasNext(modules)) search.install(modules, installed);
        search.byName.keySet().removeAll(search.doubled);
        return search;
    }

    public Map<String, T> byName() {
        return byName;
    }

    /** What went wrong, a line each. */
    public List<String> troubles() {
        return troubles;
    }

    private boolean hasNext(Iterator<?> modules) {
        try {
            return modules.hasNext();
        } catch (ServiceConfigurationError wrong) {
            troubles.add("modules of " + things + " cannot be looked for: " + wrong.getMessage());
            return false;
        }
    }

    private void install(Iterator<? extends Module> modules, Installed<T> installed) {
        String name = "a module of " + things;
        try {
            Module module = modules.next();
            name = "the module of " + things + " `" + module.getClass().getName() + "`";
            installed.of(Guice.createInjector(module), this::add);
        } catch (RuntimeException | ServiceConfigurationError | LinkageError wrong) {
            troubles.add(name + " cannot be installed: " + why(wrong));
        }
    }

    private static String why(Throwable wrong) {
        if (wrong instanceof CreationException creation)
            return creation.getErrorMessages().iterator().next().getMessage();
        return String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
    }

    private void add(String name, T thing) {
        boolean first = byName.putIfAbsent(name, thing) == null;
        if (!first && doubled.add(name)) troubles.add("several " + things + " are installed as `" + name + "`");
    }
}
