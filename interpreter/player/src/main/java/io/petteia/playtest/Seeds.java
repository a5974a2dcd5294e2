package io.petteia.playtest;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** A source of chance for each of many games, made of one seed and the game's number alone, so that it does not matter who plays it and when. */
public final class Seeds {
    private Seeds() {}

    public static RandomGenerator random(long seed, long game) {
        return new SplittableRandom(mix(mix(seed) + game));
    }

    /** David Stafford's thirteenth mixer: neighbouring numbers come out far apart. */
    private static long mix(long number) {
        long z = number + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
