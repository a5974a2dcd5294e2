package io.petteia.playtest;

/** A part of so many games, with the interval in which the true part lies in 95 of 100 cases (Wilson's, with draws as parts of a win). */
public record Share(double taken, long games) {
    private static final double DEVIATIONS = 1.959964;

    /** From 0 to 1. */
    public double mean() {
        return games == 0 ? 0 : taken / games;
    }

    public double least() {
        return games == 0 ? 0 : Math.max(0, centre() - margin());
    }

    public double most() {
        return games == 0 ? 1 : Math.min(1, centre() + margin());
    }

    private double centre() {
        return (mean() + DEVIATIONS * DEVIATIONS / (2.0 * games)) / (1 + DEVIATIONS * DEVIATIONS / games);
    }

    private double margin() {
        double z2 = DEVIATIONS * DEVIATIONS;
        double within = mean() * (1 - mean()) / games + z2 / (4.0 * games * games);
        return DEVIATIONS * Math.sqrt(within) / (1 + z2 / games);
    }
}
