package io.petteia.tests.twins;

/** Chance for playouts: a xorshift of 64 bits, which costs six instructions and is even enough to draw moves with. */
public final class Dice {
    private long state = 0x9E3779B97F4A7C15L;

    /** From 0 to one less than the bound. The upper half of the product is as even as the 32 bits that it is made of. */
    public int below(int bound) {
        long x = state;
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        state = x;
        return (int) ((x >>> 32) * bound >>> 32);
    }
}
