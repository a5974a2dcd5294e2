package io.petteia.machine.compile;

import io.petteia.machine.graph.Run;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import org.codehaus.commons.compiler.CompileException;
import org.codehaus.janino.SimpleCompiler;

/** A class that was compiled from what the compiler wrote; it makes an object for each run. */
public final class Made<T> {
    private final Constructor<? extends T> constructor;

    private Made(Constructor<? extends T> constructor) {
        this.constructor = constructor;
    }

    static <T> Made<T> of(Compilation.Source source, Class<T> parent) {
        SimpleCompiler compiler = new SimpleCompiler();
        compiler.setParentClassLoader(Made.class.getClassLoader());
        Constants.give(source.constants());
        try {
            compiler.cook(source.text());
            Class<?> made =
                    Class.forName("io.petteia.machine.compile.made." + source.name(), true, compiler.getClassLoader());
            return new Made<>(made.asSubclass(parent).getConstructor(Run.class));
        } catch (CompileException | ReflectiveOperationException e) {
            throw new IllegalStateException(
                    "what the compiler wrote is no Java: " + e.getMessage() + "\n" + numbered(source.text()), e);
        } finally {
            Constants.taken();
        }
    }

    private static String numbered(String source) {
        StringBuilder text = new StringBuilder();
        int n = 0;
        for (String line : source.split("\n", -1))
            text.append(++n).append("  ").append(line).append('\n');
        return text.toString();
    }

    T on(Run run) {
        try {
            return constructor.newInstance(run);
        } catch (InstantiationException | IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
