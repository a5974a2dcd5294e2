package io.petteia.machine.graph;

import io.petteia.machine.memory.Memory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Positions, in part, in which exploring has come to some instruction. Objects are equal if they are the same, or rows of equal ints. */
final class Visited {
    private int[] starts = new int[64];
    private long[] hashes = new long[64];
    private int[] slots = new int[128];
    private int size;
    private long[] words = new long[1024];
    private int end;
    private final List<@Nullable Object> objects = new ArrayList<>();

    void clear() {
        if (size == 0) return;
        Arrays.fill(slots, 0);
        size = 0;
        end = 0;
        objects.clear();
    }

    /** Notes where exploring has come to; false if it has been there before. */
    boolean add(Memory m, long about, int[] ints, int[] bits, int[] things) {
        int start = end;
        write(m, about, ints, bits);
        long hash = Identities.hash(words, start, end) ^ hash(m, things);
        int at = (int) (hash >>> 32) & slots.length - 1;
        for (; slots[at] != 0; at = at + 1 & slots.length - 1) {
            int other = slots[at] - 1;
            if (hashes[other] == hash && isSame(other, start, m, things)) {
                end = start;
                return false;
            }
        }
        slots[at] = size + 1;
        if (size == starts.length) grow();
        starts[size] = start;
        hashes[size++] = hash;
        for (int each : things) objects.add(m.objects[each]);
        if (size * 2 > slots.length) spread();
        return true;
    }

    private void write(Memory m, long about, int[] ints, int[] bits) {
        int length = 1 + bits.length + (ints.length + 1) / 2;
        if (end + length > words.length) words = Arrays.copyOf(words, (end + length) * 2);
        words[end++] = about;
        for (int each : bits) words[end++] = m.bits[each];
        for (int n = 0; n < ints.length; n += 2)
            words[end++] = (long) m.ints[ints[n]] << 32 | (n + 1 < ints.length ? m.ints[ints[n + 1]] & 0xffffffffL : 0);
    }

    private static long hash(Memory m, int[] things) {
        long hash = 0;
        for (int each : things) {
            Object value = m.objects[each];
            hash = hash * 31 + (value instanceof int[] row ? ends(row) : System.identityHashCode(value));
        }
        return hash * 0x9e3779b97f4a7c15L;
    }

    /** Of a row only what is quickly told; rows of one length often hold the same. */
    private static int ends(int[] row) {
        return row.length == 0 ? 1 : (row.length * 31 + row[0]) * 31 + row[row.length - 1];
    }

    private boolean isSame(int other, int start, Memory m, int[] things) {
        int from = starts[other];
        int length = end - start;
        int until = other + 1 < size ? starts[other + 1] : start;
        if (until - from != length || !Arrays.equals(words, from, until, words, start, end)) return false;
        for (int n = 0; n < things.length; n++) {
            Object now = m.objects[things[n]];
            Object then = objects.get(other * things.length + n);
            boolean rows = now instanceof int[] && then instanceof int[];
            if (now != then && !(rows && now instanceof int[] a && then instanceof int[] b && Arrays.equals(a, b)))
                return false;
        }
        return true;
    }

    private void grow() {
        starts = Arrays.copyOf(starts, size * 2);
        hashes = Arrays.copyOf(hashes, size * 2);
    }

    private void spread() {
        slots = new int[slots.length * 2];
        for (int n = 0; n < size; n++) {
            int at = (int) (hashes[n] >>> 32) & slots.length - 1;
            while (slots[at] != 0) at = at + 1 & slots.length - 1;
            slots[at] = n + 1;
        }
    }
}
