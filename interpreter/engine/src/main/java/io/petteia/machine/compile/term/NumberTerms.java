package io.petteia.machine.compile.term;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Range;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.TruthNode;
import io.petteia.machine.pattern.DirectionSource;
import io.petteia.model.Type;
import org.jspecify.annotations.Nullable;

/** Numbers and members. */
final class NumberTerms {
    private final Terms terms;

    NumberTerms(Terms terms) {
        this.terms = terms;
    }

    String write(IntNode node) {
        if (node instanceof Numbers.Constant c) return String.valueOf(c.value);
        if (node instanceof Numbers.Stored s) return s.at == Layout.MOVER ? terms.mover : terms.code.place(s.at);
        if (node instanceof Numbers.Temporary t) return temporary(t);
        if (node instanceof Numbers.Entry e) return "i[" + write(e.index) + "]";
        if (node instanceof Numbers.EntryIndex e) return entry(e);
        if (node instanceof Numbers.Cell c) return cell(c);
        if (node instanceof Numbers.Arithmetic a) return arithmetic(a);
        if (node instanceof Numbers.Conditional c) return conditional(c);
        if (node instanceof Numbers.Size s) return terms.questions.size(s.set);
        if (node instanceof Numbers.End e) return terms.questions.end(e);
        if (node instanceof Functions.OfSite f) return ofSite(f);
        if (node instanceof Functions.Lookup l) return lookup(l);
        if (node instanceof Functions.Opponent) return terms.code.let("int", "(" + terms.mover + " == 0 ? 1 : 0)");
        if (node instanceof Functions.Step s) return step(s);
        if (node instanceof Functions.Distance d) return distance(d);
        if (node instanceof Functions.As a)
            return terms.seenBy(terms.code.copy("int", write(a.player)), () -> terms.code.let("int", write(a.of)));
        if (node instanceof Calls.OfInt c) return terms.loops.call(c, false);
        if (node instanceof io.petteia.machine.node.Gatherings.Total t && terms.loops.canLoop(t.bindings))
            return terms.loops.total(t);
        if (node instanceof Numbers.GroupCount g && g.groups instanceof io.petteia.machine.node.Groups.All all) {
            String count = Floods.count(terms, all, -1);
            if (count != null) return count;
        }
        if (node instanceof TruthNode) {
            String truth = terms.truth(node);
            return truth.equals("true") ? "1" : truth.equals("false") ? "0" : "(" + truth + " ? 1 : 0)";
        }
        return terms.asNode(node);
    }

    private String temporary(Numbers.Temporary t) {
        String known = terms.temporaries.get(t.at);
        return known != null ? known : terms.code.copy("int", "t[" + t.at + "]");
    }

    private String entry(Numbers.EntryIndex e) {
        StringBuilder sum = new StringBuilder(String.valueOf(e.slots.base()));
        for (int k = 0; k < e.keys.length; k++) {
            int least = e.slots.least()[k];
            int size = Layout.size(e.slots.variable().per().get(k));
            String key = terms.code.let("int", write(e.keys[k]) + (least == 0 ? "" : " - (" + least + ")"));
            if (!isOneOf(e.keys[k], key, e.slots.variable().per().get(k)))
                terms.code.line("if (" + key + " < 0 || " + key + " >= " + size + ") " + terms.told(e));
            sum.append(" + ").append(key);
            int stride = e.slots.strides()[k] * e.slots.width();
            if (stride != 1) sum.append(" * ").append(stride);
        }
        return terms.code.let("int", sum.toString());
    }

    /** Whether a key is known to be a value of its type. */
    private boolean isOneOf(IntNode node, String key, Type type) {
        if (!terms.unit.has(Rewrite.CHECKS_IMPLIED)) return false;
        if (type instanceof Type.Num n) return Range.of(node).isWithin(n.least(), n.most());
        if (Code.isNumber(key)) return Integer.parseInt(key) >= 0 && Integer.parseInt(key) < Layout.size(type);
        return terms.isMember(key);
    }

    private String cell(Numbers.Cell c) {
        if (c.index.keys().length > 0) return terms.asNode(c);
        String of = terms.plainNumber(c.index.member());
        terms.code.line("if (" + of + " < 0) " + terms.told(c));
        return terms.unit.constant("int[]", c.cells) + "[" + of + "]";
    }

    /** What does not fit is told by the node. */
    private String arithmetic(Numbers.Arithmetic a) {
        String left = terms.plainNumber(a.left);
        String right = terms.plainNumber(a.right);
        String told = terms.unit.constant("io.petteia.machine.node.Numbers.Arithmetic", a) + ".of(" + left + ", "
                + right + ")";
        boolean fits = terms.unit.has(Rewrite.CHECKS_IMPLIED) && Range.exact(a).fitsInt();
        boolean divides = a.right instanceof Numbers.Constant c && c.value > 0;
        return switch (a.operation) {
            case MIN -> "Math.min(" + left + ", " + right + ")";
            case MAX -> "Math.max(" + left + ", " + right + ")";
            case PLUS ->
                fits
                        ? "(" + left + " + " + right + ")"
                        : checked(left + " + " + right, "((%1$s ^ " + left + ") & (%1$s ^ " + right + ")) < 0", told);
            case MINUS ->
                fits
                        ? "(" + left + " - " + right + ")"
                        : checked(
                                left + " - " + right,
                                "((" + left + " ^ " + right + ") & (" + left + " ^ %1$s)) < 0",
                                told);
            case TIMES -> checked(left + " * " + right, "%1$s != (long) " + left + " * " + right, told);
            case OVER -> divides ? "Math.floorDiv(" + left + ", " + right + ")" : told;
            case MOD -> divides ? "Math.floorMod(" + left + ", " + right + ")" : told;
        };
    }

    private String checked(String value, String overflows, String told) {
        String result = terms.code.copy("int", value);
        terms.code.line("if (" + String.format(overflows, result) + ") " + told + ";");
        return result;
    }

    private String conditional(Numbers.Conditional c) {
        Code code = terms.code;
        String value = code.name("v");
        String condition = terms.truth(c.condition);
        code.line("int " + value + ";");
        code.open("if (" + condition + ") {");
        code.line(value + " = " + write(c.then) + ";");
        code.otherwise();
        code.line(value + " = " + write(c.otherwise) + ";");
        code.close();
        return value;
    }

    private String ofSite(Functions.OfSite f) {
        Layout layout = terms.unit.layout;
        if (f.asked != Functions.Asked.PIECE && f.asked != Functions.Asked.OWNER) return terms.asNode(f);
        String site = terms.plainNumber(f.site);
        terms.code.line("if (" + site + " < 0) " + terms.unit.constant("io.petteia.machine.node.Functions.OfSite", f)
                + ".none();");
        String table = f.asked == Functions.Asked.PIECE
                ? terms.unit.constant("int[]", layout.piecesByCell())
                : terms.unit.constant("int[]", layout.ownersByCell());
        return terms.code.let("int", table + "[" + terms.unit.cell(site) + "]");
    }

    private String lookup(Functions.Lookup l) {
        String member = terms.plainNumber(l.member);
        String table = terms.unit.constant("int[]", l.answers);
        return terms.code.let("int", "(" + member + " < 0 ? -1 : " + table + "[" + member + "])");
    }

    private String step(Functions.Step s) {
        if (!(s.times instanceof Numbers.Constant one) || one.value != 1) return terms.asNode(s);
        String site = terms.plainNumber(s.site);
        String to = s.direction instanceof DirectionSource.Named n ? named(n) : computed(s);
        if (to == null) return terms.asNode(s);
        String next = terms.code.copy("int", site + " < 0 ? -1 : " + to + "[" + site + "]");
        return terms.code.let("int", "(" + next + " >= 0 && " + laid(next) + " ? " + next + " : -1)");
    }

    private String laid(String site) {
        terms.noteMember(site);
        return terms.questions.bit(terms.sets.laid(), site);
    }

    /** From a table by where one goes and where from; what is not on the way is told by the node. */
    private String distance(Functions.Distance d) {
        if (!(d.direction instanceof DirectionSource.Named n)) return terms.asNode(d);
        int[][][] byPlayer = new int[n.byPlayer.length][][];
        for (int p = 0; p < byPlayer.length; p++) {
            if (n.byPlayer[p].length != 1) return terms.asNode(d);
            byPlayer[p] = distances(n.byPlayer[p][0]);
        }
        String from = terms.plainNumber(d.from);
        String to = terms.plainNumber(d.to);
        String table = n.relative
                ? terms.unit.constant("int[][][]", byPlayer) + "[" + terms.mover + "]"
                : terms.unit.constant("int[][]", byPlayer[0]);
        String steps =
                terms.code.copy("int", from + " < 0 || " + to + " < 0 ? -1 : " + table + "[" + to + "][" + from + "]");
        terms.code.line(
                "if (" + steps + " < 0) " + terms.unit.constant("io.petteia.machine.node.IntNode", d) + ".eval(m);");
        return steps;
    }

    /** By goal and start how many steps in a direction lead there, -1 where it is not on the way. */
    private int[][] distances(int direction) {
        int[] next = neighbours(direction);
        int[][] all = new int[next.length][next.length];
        for (int goal = 0; goal < next.length; goal++) {
            for (int from = 0; from < next.length; from++) {
                int at = from;
                int steps = 0;
                for (; at >= 0 && at != goal && steps <= next.length; steps++) at = next[at];
                all[goal][from] = at == goal ? steps : -1;
            }
        }
        return all;
    }

    /** The row of the neighbours in a direction; null where there is none. */
    private @Nullable String named(DirectionSource.Named n) {
        int[][] byPlayer = new int[n.byPlayer.length][];
        for (int p = 0; p < byPlayer.length; p++) {
            if (n.byPlayer[p].length == 0) return null;
            byPlayer[p] = neighbours(n.byPlayer[p][0]);
        }
        return n.relative
                ? terms.unit.constant("int[][]", byPlayer) + "[" + terms.mover + "]"
                : terms.unit.constant("int[]", byPlayer[0]);
    }

    private @Nullable String computed(Functions.Step s) {
        if (!(s.direction instanceof DirectionSource.Computed c)) return null;
        String direction = terms.plainNumber(c.direction);
        terms.code.line("if (" + direction + " < 0) " + terms.told(s));
        return terms.unit.table("int[][]", "neighbours", this::allNeighbours) + "[" + direction + "]";
    }

    private int[][] allNeighbours() {
        int[][] all = new int[terms.unit.next().length][];
        for (int d = 0; d < all.length; d++) all[d] = neighbours(d);
        return all;
    }

    private int[] neighbours(int direction) {
        int[] all = new int[terms.unit.layout.model().board().size()];
        for (int at = 0; at < all.length; at++)
            all[at] = terms.unit.program.steps().next(direction, at);
        return all;
    }
}
