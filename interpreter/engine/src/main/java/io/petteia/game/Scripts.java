package io.petteia.game;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.graph.Run;
import io.petteia.machine.memory.Layout;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The scripts of all distinct moves of a position, in one array that is used again and again. */
final class Scripts implements Run.MoveSink {
    /** More moves in one position than any game has are a fault of its rules. */
    static final int MOST = 2_000_000;

    static Defect tooMany(Run run) {
        Span span = run.instruction(run.memory.ints[Layout.PC]).span();
        return new Defect("too-many-moves", span, "there are more than " + MOST + " moves here");
    }

    private long[] words = new long[256];
    private int[] ends = new int[64];
    private int size;
    private boolean merging;
    private final Set<Script> identities = new HashSet<>();

    void collect(Run run, boolean merges) {
        size = 0;
        merging = merges;
        identities.clear();
        run.generate(this);
    }

    @Override
    public boolean complete(Run run) {
        if (size >= MOST) throw tooMany(run);
        if (merging && !identities.add(new Script(run.identity.slice(run.identityStart)))) return false;
        long[] script = run.script.slice(0);
        int start = size == 0 ? 0 : ends[size - 1];
        int end = start + script.length;
        if (end > words.length) words = Arrays.copyOf(words, end * 2);
        System.arraycopy(script, 0, words, start, script.length);
        if (size == ends.length) ends = Arrays.copyOf(ends, size * 2);
        ends[size++] = end;
        return false;
    }

    int size() {
        return size;
    }

    long[] get(int i) {
        return Arrays.copyOfRange(words, i == 0 ? 0 : ends[i - 1], ends[i]);
    }

    long[][] all() {
        long[][] all = new long[size][];
        for (int i = 0; i < size; i++) all[i] = get(i);
        return all;
    }
}
