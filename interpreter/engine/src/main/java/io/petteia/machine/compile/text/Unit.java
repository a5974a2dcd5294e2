package io.petteia.machine.compile.text;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.facts.Tail;
import io.petteia.machine.compile.facts.Unfailing;
import io.petteia.machine.compile.pattern.Rays;
import io.petteia.machine.compile.playout.BoardWords;
import io.petteia.machine.compile.term.Shifts;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.History;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The class under way: its constants, the methods that are finished, and those that expressions have asked for. */
public final class Unit {
    /** Sets of more words are left to the nodes. */
    public static final int MOST_WORDS = 6;

    public final Program program;
    public final Layout layout;
    final Set<Rewrite> rewrites;
    /** words of a set of sites */
    public final int words;

    private final List<Object> constants = new ArrayList<>();
    private final Map<Object, String> constantNames = new IdentityHashMap<>();
    private final StringBuilder fields = new StringBuilder();
    private final StringBuilder methods = new StringBuilder();
    private final Map<Object, String> bodies = new IdentityHashMap<>();
    private final Map<String, Object> tables = new java.util.HashMap<>();
    private int names;

    public Unit(Program program, Set<Rewrite> rewrites) {
        this.program = program;
        this.rewrites = rewrites;
        layout = program.layout();
        words = layout.siteWords();
    }

    public boolean has(Rewrite rewrite) {
        return rewrites.contains(rewrite);
    }

    private final Map<Object, long[][]> adjacencies = new IdentityHashMap<>();

    public long @Nullable [][] adjacency(Object key) {
        return adjacencies.get(key);
    }

    public void noteAdjacency(Object key, long[][] masks) {
        adjacencies.put(key, masks);
    }

    /** By direction and site the neighbour, -1 for none. */
    public int[][] next() {
        return layout.model().board().next();
    }

    private @Nullable Boolean loops;

    /** Whether a line may come back to where it began. */
    public boolean loops() {
        Boolean known = loops;
        if (known == null) {
            known = findLoops();
            loops = known;
        }
        return known;
    }

    private boolean findLoops() {
        int sites = layout.model().board().size();
        for (int[] row : next()) {
            for (int s = 0; s < sites; s++) {
                int at = row[s];
                for (int n = 0; n <= sites && at >= 0; n++) at = row[at];
                if (at >= 0) return true;
            }
        }
        return false;
    }

    /** Whether random play is written, which draws from candidates. */
    public boolean drawsCandidates;

    /** Whether a move is complete from an instruction on, or is a candidate where those are drawn. */
    public boolean isComplete(Instruction at) {
        return drawsCandidates ? program.isChosen(at.id()) : program.isSure(at.id());
    }

    private @Nullable Tail tail;

    public Tail tail() {
        Tail known = tail;
        if (known == null) {
            known = new Tail(program);
            tail = known;
        }
        return known;
    }

    private @Nullable Unfailing unfailing;

    public Unfailing unfailing() {
        Unfailing known = unfailing;
        if (known == null) {
            known = new Unfailing(program);
            unfailing = known;
        }
        return known;
    }

    private int longestLine;

    /** How many sites a line has at most. */
    public int longestLine() {
        if (longestLine == 0) longestLine = findLongestLine();
        return longestLine;
    }

    private int findLongestLine() {
        int longest = 1;
        for (int[] row : next()) {
            for (int s = 0; s < row.length; s++) {
                int length = 1;
                for (int at = row[s]; at >= 0; at = row[at]) length++;
                longest = Math.max(longest, length);
            }
        }
        return longest;
    }

    public long[] everySite() {
        long[] all = new long[words];
        for (int s = 0; s < layout.model().board().size(); s++) all[s >> 6] |= 1L << s;
        return all;
    }

    /** By direction and site a word of the whole line through the site. */
    public long[][] axes(int word) {
        int[] opposite = layout.model().board().opposite();
        long[][] axes = new long[next().length][layout.model().board().size()];
        for (int d = 0; d < axes.length; d++) {
            for (int s = 0; s < axes[d].length; s++) {
                axes[d][s] = (s >> 6 == word ? 1L << s : 0) | ray(d, s, word);
                if (opposite[d] >= 0) axes[d][s] |= ray(opposite[d], s, word);
            }
        }
        return axes;
    }

    /** Whether no two of some directions lead from anywhere to the same site. */
    public boolean areApart(int[] directions) {
        for (int s = 0; s < layout.model().board().size(); s++) {
            for (int w = 0; w < words; w++) {
                long seen = 0;
                for (int d : directions) {
                    long ray = ray(d, s, w);
                    if ((seen & ray) != 0) return false;
                    seen |= ray;
                }
            }
        }
        return true;
    }

    private long ray(int direction, int from, int word) {
        long all = 0;
        int at = program.steps().next(direction, from);
        for (int n = 0;
                n < layout.model().board().size() && at >= 0;
                n++, at = program.steps().next(direction, at)) if (at >> 6 == word) all |= 1L << at;
        return all;
    }

    /** The name of a constant that holds an object. */
    public String constant(String type, Object value) {
        String known = constantNames.get(value);
        if (known != null) return known;
        String name = "C" + constants.size();
        fields.append("    private static final ")
                .append(type)
                .append(' ')
                .append(name)
                .append(" = (")
                .append(type);
        fields.append(") io.petteia.machine.compile.Constants.take(")
                .append(constants.size())
                .append(");\n");
        constants.add(value);
        constantNames.put(value, name);
        return name;
    }

    /** The same, one for all tables of one key. */
    public String table(String type, String key, java.util.function.Supplier<Object> make) {
        return constant(type, tables.computeIfAbsent(key, k -> make.get()));
    }

    public void field(String declaration) {
        fields.append("    ").append(declaration).append('\n');
    }

    public void method(String head, Code body) {
        methods.append("\n    ").append(head).append(" {\n").append(body).append("    }\n");
    }

    public String name(String of) {
        return of + names++;
    }

    /** A field that changes. */
    public String field(String type, String of, String value) {
        String name = name(of);
        fields.append("    private ")
                .append(type)
                .append(' ')
                .append(name)
                .append(" = ")
                .append(value)
                .append(";\n");
        return name;
    }

    /** By what it is about, what has been made once for the whole class. */
    public final Map<Object, Object> made = new java.util.HashMap<>();

    private final Map<Object, Map<String, Object>> keys = new IdentityHashMap<>();

    private final Map<Object, Reads> reads = new IdentityHashMap<>();

    /** What a node may read; the same answer for the same node. */
    public Reads reads(Object node) {
        return reads.computeIfAbsent(node, n -> Reads.of(layout, n));
    }

    /** Whether a node may read cells. Positions are remembered in words. */
    public boolean readsCells(Object node) {
        if (node instanceof History h) return h.last != null && readsCells(h.last);
        return reads(node).has(Reads.Board.CELLS);
    }

    /** The words of a set that is always the same; null for others. */
    public long @Nullable [] constantSet(SetNode node) {
        if (node instanceof Sets.Constant c) return c.value;
        Reads read = reads(node);
        if (!read.isConstant() || !read.temporaries.isEmpty()) return null;
        Memory blank = program.memory();
        int at = blank.reserve(node.words);
        node.into(blank, at);
        return Arrays.copyOfRange(blank.scratch, at, at + node.words);
    }

    private final Map<Integer, Map<Integer, long[]>> distances = new java.util.HashMap<>();

    /** By distance in the numbering the sites whose neighbours in a direction are so far off. */
    public Map<Integer, long[]> distances(int direction) {
        return distances.computeIfAbsent(direction, d -> Shifts.distances(this, d));
    }

    private final Map<Integer, Integer> signs = new java.util.HashMap<>();

    public int sign(int direction) {
        return signs.computeIfAbsent(direction, d -> Rays.sign(this, d));
    }

    /** One object for a node and what it is specialised to. */
    public Object keyOf(Object node, String special) {
        if (special.isEmpty()) return node;
        return keys.computeIfAbsent(node, n -> new java.util.HashMap<>()).computeIfAbsent(special, s -> new Object());
    }

    /** The method that was made for the body of a define; null for none yet. */
    public @Nullable String body(Object node) {
        return (leavesCells ? bodiesWithoutCells : bodies).get(node);
    }

    public void noteBody(Object node, String method) {
        (leavesCells ? bodiesWithoutCells : bodies).put(node, method);
    }

    // ---- with cells, or without
    private boolean leavesCells;
    private final Map<Object, String> bodiesWithoutCells = new IdentityHashMap<>();

    /** Whether what is written now keeps no cells. */
    public boolean leavesCells() {
        return leavesCells;
    }

    public void leaveCells(boolean now) {
        leavesCells = now;
    }

    /** The cell of a site, 0 if it is empty; the site is on the board. */
    public String cell(String site) {
        return leavesCells ? BoardWords.cell(this, site) : layout.cellCode("i", site);
    }

    /** What has been written so far. */
    public record Mark(int methods, Map<Object, String> bodies, Map<Object, String> bodiesWithoutCells) {}

    public Mark mark() {
        return new Mark(methods.length(), new IdentityHashMap<>(bodies), new IdentityHashMap<>(bodiesWithoutCells));
    }

    /** Goes back to what had been written then. */
    public void cut(Mark mark) {
        methods.setLength(mark.methods());
        bodies.keySet().retainAll(mark.bodies().keySet());
        bodiesWithoutCells.keySet().retainAll(mark.bodiesWithoutCells().keySet());
    }

    public Object[] constants() {
        return constants.toArray();
    }

    /** @param parent the class that is extended */
    public String text(String name, Class<?> parent, Object[] about) {
        StringBuilder text = new StringBuilder();
        for (Object line : about) text.append("// ").append(line).append('\n');
        text.append("package io.petteia.machine.compile.made;\n\n");
        text.append("public final class ")
                .append(name)
                .append(" extends ")
                .append(parent.getName())
                .append(" {\n");
        text.append(fields);
        text.append("\n    public ")
                .append(name)
                .append("(io.petteia.machine.graph.Run run) {\n        super(run);\n    }\n");
        return text.append(methods).append("}\n").toString();
    }
}
