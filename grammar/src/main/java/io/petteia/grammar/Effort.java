package io.petteia.grammar;

/** How much may still be tried on one text, in tokens read. When it is spent, mistakes are told in general words. */
final class Effort {
    private long left;

    Effort(long tokens) {
        this.left = tokens;
    }

    boolean spend(int tokens) {
        left -= tokens;
        return left >= 0;
    }
}
