package io.petteia.machine.compile.term;

import io.petteia.machine.compile.text.Code;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.Groups;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.pattern.DirectionSource;
import java.util.Arrays;

/** Sets, word by word. */
public final class SetTerms {
    private final Terms terms;

    SetTerms(Terms terms) {
        this.terms = terms;
    }

    String[] write(SetNode node) {
        if (node instanceof Sets.Constant c)
            return Arrays.stream(c.value).mapToObj(Terms::literal).toArray(String[]::new);
        if (node instanceof Sets.Stored s) return stored(s.words, String.valueOf(s.from));
        if (node instanceof Sets.Temporary t) return temporary(t);
        if (node instanceof Sets.Entry e) return stored(e.words, terms.plainNumber(e.index));
        if (node instanceof Sets.Combine c) return combine(c);
        if (node instanceof Sets.Conditional c) return conditional(c);
        if (node instanceof Sets.Singleton s) return singleton(s);
        if (node instanceof Sets.Cell c && c.index.keys().length == 0) return cell(c);
        if (node instanceof SiteSets.Empty) return minus(laid(), occupied());
        if (node instanceof SiteSets.Own) return stored(node.words, terms.ownerAt(terms.mover));
        if (node instanceof SiteSets.Enemy) return enemy();
        if (node instanceof SiteSets.OwnedBy o) return stored(node.words, terms.ownerAt(terms.plainNumber(o.player)));
        if (node instanceof SiteSets.Pieces p) return pieces(p);
        if (node instanceof SiteSets.Table t) return table(t);
        if (node instanceof SiteSets.Complement c) return minus(laid(), terms.code.let(write(c.of)));
        if (node instanceof SiteSets.Where w) return where(w);
        if (node instanceof SiteSets.Filtered f) return filtered(f);
        if (node instanceof Patterns.Yielded y) return terms.patterns.yielded(y);
        if (node instanceof Calls.OfSet c) return terms.loops.call(c);
        if (node instanceof Functions.Players) return GatheredSets.players(terms);
        if (node instanceof Sets.Collected c) {
            String[] all = GatheredSets.write(terms, c);
            return all == null ? terms.asNode(c) : all;
        }
        if (node instanceof Functions.SetAs a)
            return terms.seenBy(terms.code.copy("int", terms.number(a.player)), () -> terms.code.let(write(a.of)));
        if (node instanceof Groups.Group g && terms.unit.words == node.words) return Floods.group(terms, g);
        if (node instanceof Groups.Neighbours n) return Floods.beside(terms, n);
        if (node instanceof Functions.Axis a) return axis(a);
        if (node instanceof Gatherings.Union u && terms.loops.canLoop(u.bindings)) return terms.loops.union(u);
        if (node instanceof Gatherings.Members g && terms.loops.canLoop(g.bindings)) return terms.loops.members(g);
        return terms.asNode(node);
    }

    public String[] stored(int words, String from) {
        String[] all = new String[words];
        for (int w = 0; w < words; w++)
            all[w] = Code.isNumber(from)
                    ? "b[" + (Integer.parseInt(from) + w) + "]"
                    : "b[" + from + (w == 0 ? "" : " + " + w) + "]";
        return all;
    }

    public String[] laid() {
        return stored(terms.unit.words, String.valueOf(terms.unit.layout.laid()));
    }

    public String[] occupied() {
        return stored(terms.unit.words, String.valueOf(terms.unit.layout.occupied()));
    }

    public static String[] join(String[] left, String sign, String[] right) {
        String[] all = new String[left.length];
        for (int w = 0; w < all.length; w++) all[w] = "(" + left[w] + sign + right[w] + ")";
        return all;
    }

    public static String[] minus(String[] left, String[] right) {
        String[] all = new String[left.length];
        for (int w = 0; w < all.length; w++) all[w] = "(" + left[w] + " & ~" + right[w] + ")";
        return all;
    }

    private String[] temporary(Sets.Temporary t) {
        String[] known = terms.temporaryBits.get(t.from);
        if (known != null) return known;
        String[] all = new String[t.words];
        for (int w = 0; w < all.length; w++) all[w] = terms.code.copy("long", "tb[" + (t.from + w) + "]");
        return all;
    }

    private String[] combine(Sets.Combine c) {
        String[] left = terms.code.let(write(c.left));
        String[] right = write(c.right);
        return switch (c.operation) {
            case UNION -> join(left, " | ", right);
            case INTERSECTION -> join(left, " & ", right);
            case DIFFERENCE -> minus(left, right);
        };
    }

    private String[] conditional(Sets.Conditional c) {
        Code code = terms.code;
        String condition = terms.truth(c.condition);
        String[] all = variables(c.words);
        code.open("if (" + condition + ") {");
        assign(all, write(c.then));
        code.otherwise();
        assign(all, write(c.otherwise));
        code.close();
        return all;
    }

    public String[] variables(int words) {
        String[] all = new String[words];
        for (int w = 0; w < words; w++) {
            all[w] = terms.code.name("v");
            terms.code.line("long " + all[w] + " = 0L;");
        }
        return all;
    }

    public void assign(String[] to, String[] from) {
        for (int w = 0; w < to.length; w++) terms.code.line(to[w] + " = " + from[w] + ";");
    }

    private String[] singleton(Sets.Singleton s) {
        String bit = terms.code.let("int", terms.number(s.member) + (s.base == 0 ? "" : " - (" + s.base + ")"));
        return bit(bit, s.words);
    }

    /** The set of one bit, empty for a negative one. */
    public String[] bit(String bit, int words) {
        String[] all = new String[words];
        for (int w = 0; w < words; w++)
            all[w] = terms.code.copy(
                    "long",
                    words == 1
                            ? "(" + bit + " < 0 || " + bit + " > 63 ? 0L : 1L << " + bit + ")"
                            : "(" + bit + " >> 6 == " + w + " ? 1L << " + bit + " : 0L)");
        return all;
    }

    /** An attribute or zone by player or piece: one of fixed sets if all are constant. */
    private String[] cell(Sets.Cell c) {
        long[][] sets = new long[c.cells.length][];
        for (int k = 0; k < sets.length; k++) {
            long[] set = terms.unit.constantSet(c.cells[k]);
            if (set == null) return terms.asNode(c);
            sets[k] = set;
        }
        String of = terms.plainNumber(c.index.member());
        if (Code.isNumber(of) && Integer.parseInt(of) >= 0)
            return Arrays.stream(sets[Integer.parseInt(of)])
                    .mapToObj(Terms::literal)
                    .toArray(String[]::new);
        terms.code.line(
                "if (" + of + " < 0) " + terms.unit.constant("io.petteia.machine.node.SetNode", c) + ".has(m, 0);");
        return oneOf(sets, c, of, c.words);
    }

    /** The whole line through a site: a table, where all sites are on the board. */
    private String[] axis(Functions.Axis a) {
        if (!(a.direction instanceof DirectionSource.Computed c)) return terms.asNode(a);
        Code code = terms.code;
        String site = terms.plainNumber(a.site);
        String direction = terms.plainNumber(c.direction);
        String[] laid = laid();
        String[] all = variables(a.words);
        StringBuilder whole = new StringBuilder(site + " >= 0 && " + direction + " >= 0");
        long[] every = terms.unit.everySite();
        for (int w = 0; w < laid.length; w++)
            whole.append(" && ").append(laid[w]).append(" == ").append(Terms.literal(every[w]));
        code.open("if (" + whole + ") {");
        for (int w = 0; w < all.length; w++) {
            int word = w;
            String table = terms.unit.table("long[][]", "axis " + w, () -> terms.unit.axes(word));
            code.line(all[w] + " = " + table + "[" + direction + "][" + site + "];");
        }
        code.otherwise();
        assign(all, terms.asNode(a));
        code.close();
        return all;
    }

    private String[] oneOf(long[][] sets, Object key, String which, int words) {
        String[] all = new String[words];
        for (int w = 0; w < words; w++) {
            int word = w;
            String column = terms.unit.table(
                    "long[]",
                    "column " + System.identityHashCode(key) + " " + w,
                    () -> Arrays.stream(sets).mapToLong(s -> s[word]).toArray());
            all[w] = column + "[" + which + "]";
        }
        return all;
    }

    private String[] enemy() {
        Layout layout = terms.unit.layout;
        if (layout.model().players().size() == 2)
            return stored(
                    terms.unit.words,
                    terms.ownerAt(
                            Code.isNumber(terms.mover)
                                    ? String.valueOf(1 - Integer.parseInt(terms.mover))
                                    : "(1 - " + terms.mover + ")"));
        String[] own = stored(terms.unit.words, terms.ownerAt(terms.mover));
        String[] nobody = stored(terms.unit.words, String.valueOf(layout.owner(-1)));
        return minus(minus(occupied(), own), nobody);
    }

    private String[] pieces(SiteSets.Pieces p) {
        if (p.from.length == 0) return zeros(p.words);
        String[] all = stored(p.words, String.valueOf(p.from[0]));
        for (int k = 1; k < p.from.length; k++) all = join(all, " | ", stored(p.words, String.valueOf(p.from[k])));
        return all;
    }

    public static String[] zeros(int words) {
        String[] all = new String[words];
        Arrays.fill(all, "0L");
        return all;
    }

    private String[] table(SiteSets.Table t) {
        String which = terms.plainNumber(t.which);
        terms.code.line(
                "if (" + which + " < 0) " + terms.unit.constant("io.petteia.machine.node.SetNode", t) + ".has(m, 0);");
        String[] all = oneOf(t.sets, t, which, t.words);
        return t.laidOnly ? join(all, " & ", laid()) : all;
    }

    private String[] where(SiteSets.Where w) {
        String[] known = Comprehensions.write(terms, w.slot, w.condition);
        if (known != null) return join(laid(), " & ", known);
        return terms.loops.filter(terms.code.let(laid()), w.slot, w.condition);
    }

    private String[] filtered(SiteSets.Filtered f) {
        String[] of = terms.code.let(write(f.of));
        if (f.by instanceof SiteSets.Where w) {
            String[] known = Comprehensions.write(terms, w.slot, w.condition);
            return known != null ? join(of, " & ", known) : terms.loops.filter(of, w.slot, w.condition);
        }
        return terms.loops.filter(of, f.by);
    }

    /** Whether it is made whole rather than member by member. */
    boolean isWhole(SiteSets.Filtered f) {
        return f.by instanceof SiteSets.Where w && Comprehensions.fit(terms, w.slot, w.condition);
    }
}
