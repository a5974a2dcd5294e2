package io.petteia.machine.compile.text;

import io.petteia.machine.graph.Run;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * One method with the loops and branches of Java, after Norman Ramsey, "Beyond Relooper": a node is written where it is gone on to, if that is one place. A node to which
 * several ways lead stands behind a labelled block around the node that dominates it, and is gone on to by a break out of the block. A node that is gone back to opens an
 * endless loop, and is gone back to by a continue. Every way ends by going on somewhere or by a return.
 */
public final class StructuredCode {
    /** A node with all that is written with it, and how long that is. */
    record Span(int node, int length) {}

    public final Region region;
    public final Code code;
    private final IntUnaryOperator writer;
    private final IntFunction<String> endless;
    private final BitSet openLoops = new BitSet();
    private final BitSet openBlocks = new BitSet();
    private final List<Span> spans = new ArrayList<>();

    /**
     * @param writer writes a node; gives the one that follows it at the end, -1 if it has gone on in every way
     * @param endless what is done where a loop is gone round too often; empty for one that comes to an end
     */
    public StructuredCode(Region region, Code code, IntUnaryOperator writer, IntFunction<String> endless) {
        this.region = region;
        this.code = code;
        this.writer = writer;
        this.endless = endless;
    }

    /** A node and all that it dominates. */
    public void write(int from) {
        int start = code.position();
        int node = from;
        while (node >= 0) {
            int[] merges = region.mergesUnder(node);
            if (region.isLoop(node) || merges.length > 0) {
                nest(node, merges);
                break;
            }
            int next = writer.applyAsInt(node);
            if (next >= 0 && !isWrittenHere(next)) {
                leave(next);
                break;
            }
            node = next;
        }
        spans.add(new Span(from, code.position() - start));
    }

    private void nest(int node, int[] merges) {
        boolean loop = region.isLoop(node);
        if (loop) open(node);
        for (int k = merges.length - 1; k >= 0; k--) {
            code.open(block(merges[k]) + ": {");
            openBlocks.set(merges[k]);
        }
        int inside = code.position();
        int next = writer.applyAsInt(node);
        if (next >= 0) go(next);
        for (int merge : merges) {
            code.close();
            openBlocks.clear(merge);
            if (code.has(inside, "break " + block(merge) + ";")) write(merge);
        }
        if (!loop) return;
        code.close();
        openLoops.clear(node);
    }

    private void open(int node) {
        String often = endless.apply(node);
        String rounds = often.isEmpty() ? "" : code.copy("int", "0");
        code.open(loop(node) + ": while (true) {");
        if (!often.isEmpty()) code.line("if (" + rounds + "++ == " + Run.BUDGET + ") " + often);
        openLoops.set(node);
    }

    /** Goes on at a node of this method. */
    public void go(int to) {
        if (isWrittenHere(to)) write(to);
        else leave(to);
    }

    private boolean isWrittenHere(int to) {
        return !openLoops.get(to) && !openBlocks.get(to);
    }

    private void leave(int to) {
        code.line(openLoops.get(to) ? "continue " + loop(to) + ";" : "break " + block(to) + ";");
    }

    /** The longest part of the method that is not longer than this; -1 for none. */
    public int longest(int most) {
        Span longest = new Span(-1, 0);
        for (Span each : spans) if (each.length <= most && each.length > longest.length) longest = each;
        return longest.node;
    }

    private static String loop(int node) {
        return "l" + node;
    }

    private static String block(int node) {
        return "b" + node;
    }
}
