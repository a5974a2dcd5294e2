package io.petteia.machine.compile;

import org.jspecify.annotations.Nullable;

/** Hands a generated class, while it is initialised, the tables and nodes that it holds as constants. */
public final class Constants {
    private static final ThreadLocal<Object @Nullable []> GIVEN = new ThreadLocal<>();

    private Constants() {}

    static void give(Object[] constants) {
        GIVEN.set(constants);
    }

    static void taken() {
        GIVEN.remove();
    }

    public static Object take(int number) {
        Object[] given = GIVEN.get();
        if (given == null) throw new IllegalStateException("only the compiler initialises this class");
        return given[number];
    }
}
