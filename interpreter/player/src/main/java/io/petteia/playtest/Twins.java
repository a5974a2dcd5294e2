package io.petteia.playtest;

import java.util.Optional;
import java.util.ServiceLoader;

/** The hand-written programs that are on the class path. */
public final class Twins {
    private Twins() {}

    /** A new one. */
    public static Optional<Twin> of(String game) {
        return ServiceLoader.load(Twin.class, Twins.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(twin -> twin.game().equals(game))
                .findFirst();
    }
}
