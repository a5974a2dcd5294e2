package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.flow.Stretches;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Region;
import io.petteia.machine.compile.text.StructuredCode;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How the text of random play is parted into methods. A node at which play may begin has a method of its own, and so has one that is come to from several of these; each has all
 * that it alone leads to. A method that draws has a copy of whatever follows, and begins anew where the same decision comes next. Where a method is too long a part of it that
 * one node dominates becomes a method.
 */
final class PlayoutMethods {
    /** Characters, of which there are some four to a byte: the virtual machine does not compile methods of more than 8,000 bytes. */
    private static final int LONGEST = 20_000;

    private final Unit unit;
    private final PlayoutGraph graph;
    private final PlayoutCode carrying;
    private final PlayoutCode settling;
    /** the node of the method that draws, behind those of the graph */
    private final int drawing;

    private final BitSet cut = new BitSet();
    private BitSet heads = new BitSet();
    private @Nullable StructuredCode underWay;
    private @Nullable Choice drawn;
    private boolean drawsInOneWay;
    private final LocalVariables locals;
    /** places of locals that the method under way holds in variables, and those that it has to leave in the position */
    private BitSet variables = new BitSet();

    private BitSet left = new BitSet();
    /** when nothing can be drawn by the method that draws, for something is not as it usually is */
    private final Set<String> unless = new LinkedHashSet<>();

    PlayoutMethods(Unit unit, PlayoutCode carrying, PlayoutCode settling) {
        this.unit = unit;
        this.carrying = carrying;
        this.settling = settling;
        graph = new PlayoutGraph(unit);
        drawing = graph.size();
        locals = new LocalVariables(unit);
        findHeads();
    }

    private void findHeads() {
        BitSet entries = graph.entries();
        entries.or(cut);
        int[] begun = entries.stream().toArray();
        Region whole = new Region(drawing, drawing + 1, n -> n == drawing ? begun : graph.following(n), new BitSet());
        heads = whole.directlyUnderRoot();
    }

    /** The instructions that begin a method. */
    List<Instruction> heads(boolean settling) {
        return heads.stream()
                .filter(node -> graph.isSettling(node) == settling)
                .mapToObj(graph::at)
                .toList();
    }

    /** The text of a method that begins at an instruction. */
    Code from(boolean settling, Instruction at) {
        return write(graph.node(settling, at), null, graph::following, this::node);
    }

    /**
     * The text of a method that draws, carries out and settles.
     *
     * @param then where the ways of drawing go on; empty if that is in other methods
     * @param draw writes how it is drawn, and goes on; false if that cannot be
     * @return null if it cannot be
     */
    @Nullable
    Code drawing(Choice c, List<Instruction> then, Predicate<Terms> draw) {
        int[] back = {drawing};
        int[] drawnTo = then.isEmpty()
                ? back
                : then.stream().mapToInt(each -> graph.node(false, each)).toArray();
        int again = graph.node(true, c);
        boolean[] fits = {true};
        drawsInOneWay = drawnTo.length == 1;
        boolean asked;
        Code code;
        do {
            asked = carrying.reads();
            code = write(
                    drawing,
                    c,
                    node -> node == drawing ? drawnTo : node == again ? back : graph.following(node),
                    node -> {
                        if (node != drawing) return node(node);
                        fits[0] &= draw.test(terms());
                        return -1;
                    });
        } while (fits[0] && carrying.reads() != asked);
        return fits[0] ? code : null;
    }

    /** Whether a method that draws can rest on the usual order, which is then asked about once. */
    boolean restsOn(Function<UsualOrder, String> order) {
        String other = drawn == null ? "" : order.apply(new UsualOrder(unit, drawn));
        if (!other.isEmpty()) unless.add(other);
        return !other.isEmpty();
    }

    /** When the method that was just written cannot draw; empty where it always can. */
    String unless() {
        return String.join(" || ", unless);
    }

    private Code write(int root, @Nullable Choice drawn, IntFunction<int[]> following, IntUnaryOperator node) {
        StructuredCode outer = underWay;
        Choice outerDrawn = this.drawn;
        BitSet outerVariables = variables;
        BitSet outerLeft = left;
        this.drawn = drawn;
        variables = locals.from(drawn == null ? graph.at(root) : drawn);
        left = new BitSet();
        try {
            while (true) {
                variables.andNot(left);
                left.clear();
                if (drawn != null) unless.clear();
                BitSet border = (BitSet) (drawn == null ? heads : cut).clone();
                border.clear(root);
                Region region = new Region(root, drawing + 1, following, border);
                underWay = new StructuredCode(region, new Code(variables), node, this::endless);
                cut.or(region.entered());
                if (region.entered().isEmpty()) {
                    underWay.write(root);
                    if (!left.isEmpty()) continue;
                    int part = underWay.code.length() <= LONGEST ? -1 : underWay.longest(LONGEST / 2);
                    if (part < 0) {
                        underWay.code.declareVariables();
                        return underWay.code;
                    }
                    cut.set(part);
                }
                findHeads();
            }
        } finally {
            underWay = outer;
            this.drawn = outerDrawn;
            variables = outerVariables;
            left = outerLeft;
        }
    }

    /** Where play goes on outside of the method under way: what is read there has to be in the position. */
    void leavesFor(Instruction at) {
        BitSet read = locals.usedFrom(at);
        read.and(variables);
        left.or(read);
    }

    /** An int of the position, in the method under way. */
    String place(int at) {
        return underWay().code.place(at);
    }

    private StructuredCode underWay() {
        StructuredCode now = underWay;
        if (now == null) throw new IllegalStateException("no method under way");
        return now;
    }

    private Terms terms() {
        return new Terms(unit, underWay().code, Terms.MOVER);
    }

    private int node(int node) {
        Region region = underWay().region;
        if (region.isLoop(node) || region.isMerge(node) && !drawsInOneWay) carrying.known.forget();
        Terms terms = terms();
        PlayoutCode manner = graph.isSettling(node) ? settling : carrying;
        Instruction next = manner.write(graph.at(node), terms);
        if (next == null) return -1;
        if (has(manner.isSettling(), next)) return graph.node(manner.isSettling(), next);
        manner.go(next, terms.code);
        return -1;
    }

    /** Loops over counted rounds and over lists come to an end. */
    private String endless(int node) {
        if (node == drawing) return "";
        Instruction at = graph.at(node);
        while (Stretches.isNothing(at)) at = at.next();
        return at instanceof Flow.Again || at instanceof Flow.Each ? "" : "run.endless(" + at.id() + ");";
    }

    /** Whether what goes on at an instruction is part of the method under way. */
    boolean has(boolean settling, Instruction to) {
        boolean begins = !settling && to instanceof Choice;
        return !begins && underWay().region.has(graph.node(settling, to));
    }

    /** Goes on there. */
    void go(boolean settling, Instruction to) {
        underWay().go(graph.node(settling, to));
    }

    /** Where play halts: draws again in the same method, if that is the decision that comes next. */
    void drawAgain(Instruction at, Code code) {
        if (at != drawn) return;
        code.open("if (left > 1) {").line("left--;");
        underWay().go(drawing);
        code.close();
    }
}
