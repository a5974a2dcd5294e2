package io.petteia.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How much one address may ask for: so many requests at once, and so many a second in the long run; what is dear costs more than one. Addresses that have been
 * quiet are forgotten.
 */
final class Limits {
    private static final int MOST_ADDRESSES = 10_000;

    private final double atOnce;
    private final double perSecond;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    Limits(double atOnce, double perSecond) {
        this.atOnce = atOnce;
        this.perSecond = perSecond;
    }

    private static final class Bucket {
        private double left;
        private long filled = System.nanoTime();

        Bucket(double left) {
            this.left = left;
        }

        synchronized boolean take(double cost, double most, double perSecond) {
            long now = System.nanoTime();
            left = Math.min(most, left + (now - filled) * 1e-9 * perSecond);
            filled = now;
            if (left < cost) return false;
            left -= cost;
            return true;
        }

        synchronized boolean isFull(double most, double perSecond) {
            return left + (System.nanoTime() - filled) * 1e-9 * perSecond >= most;
        }
    }

    /** @throws Problem if the address has asked for too much */
    void take(String address, double cost) {
        if (buckets.size() >= MOST_ADDRESSES) buckets.values().removeIf(bucket -> bucket.isFull(atOnce, perSecond));
        Bucket bucket = buckets.computeIfAbsent(address, a -> new Bucket(atOnce));
        if (!bucket.take(cost, atOnce, perSecond)) throw Problem.tooMany("too many requests; wait a little");
    }
}
