package io.petteia.playtest;

import java.util.Map;
import java.util.TreeMap;

/** How whole numbers are spread: how often each was met. Sums are exact, so that it does not matter in which order they came. */
public final class Spread {
    private final TreeMap<Long, Long> times = new TreeMap<>();

    void add(long value) {
        times.merge(value, 1L, Long::sum);
    }

    void addAll(Spread other) {
        other.times.forEach((value, n) -> times.merge(value, n, Long::sum));
    }

    public long count() {
        return times.values().stream().mapToLong(n -> n).sum();
    }

    public long least() {
        return times.isEmpty() ? 0 : times.firstKey();
    }

    public long most() {
        return times.isEmpty() ? 0 : times.lastKey();
    }

    public double mean() {
        double sum = 0;
        for (Map.Entry<Long, Long> entry : times.entrySet()) sum += (double) entry.getKey() * entry.getValue();
        return times.isEmpty() ? 0 : sum / count();
    }

    /** Standard deviation of the numbers met. */
    public double deviation() {
        double mean = mean();
        double sum = 0;
        for (Map.Entry<Long, Long> entry : times.entrySet())
            sum += (entry.getKey() - mean) * (entry.getKey() - mean) * entry.getValue();
        return count() < 2 ? 0 : Math.sqrt(sum / (count() - 1));
    }

    /** The lower one of the two in the middle. */
    public long median() {
        long half = (count() + 1) / 2;
        for (Map.Entry<Long, Long> entry : times.entrySet()) {
            half -= entry.getValue();
            if (half <= 0) return entry.getKey();
        }
        return 0;
    }
}
