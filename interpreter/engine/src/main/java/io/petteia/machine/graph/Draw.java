package io.petteia.machine.graph;

import java.util.random.RandomGenerator;

/** Draws one of many. */
public final class Draw {
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;

    /** By a byte and a number below eight: the place of the set bit of that number, counted from the lowest. */
    private static final byte[] IN_BYTE = new byte[8 << 8];

    static {
        for (int number = 0; number < 8; number++)
            for (int bits = 0; bits < 256; bits++) IN_BYTE[number << 8 | bits] = (byte) search(bits, number);
    }

    private Draw() {}

    private static int search(int bits, int number) {
        int rest = bits;
        for (int left = number; left > 0; left--) rest &= rest - 1;
        return Integer.numberOfTrailingZeros(rest) & 7;
    }

    /** A number from 0 to one less than the bound, each exactly as likely: the upper half of a product, drawn anew where its lower half would favour some. */
    public static int below(RandomGenerator random, int bound) {
        long product = (random.nextLong() >>> 32) * bound;
        if ((product & 0xffffffffL) < bound) {
            long unfair = (1L << 32) % bound;
            while ((product & 0xffffffffL) < unfair) product = (random.nextLong() >>> 32) * bound;
        }
        return (int) (product >>> 32);
    }

    /**
     * The place of a set bit.
     *
     * @param number of the bit, counted from the lowest, which has 0; less than there are
     */
    public static int member(long word, int number) {
        long pairs = word - (word >>> 1 & 0x5555555555555555L);
        long fours = (pairs & 0x3333333333333333L) + (pairs >>> 2 & 0x3333333333333333L);
        // by byte, how many bits are set in it and below
        long sums = (fours + (fours >>> 4) & 0x0f0f0f0f0f0f0f0fL) * ONES;
        int place = Long.bitCount((number * ONES | HIGHS) - sums & HIGHS) << 3;
        int left = number - (int) (sums << 8 >>> place & 0xff);
        return place + inByte((int) (word >>> place & 0xff), left);
    }

    /** The place of the set bit of a number in a byte. */
    public static int inByte(int bits, int number) {
        return IN_BYTE[number << 8 | bits];
    }
}
