package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.KnownSites;
import io.petteia.machine.compile.flow.Stretches;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Effects;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Changes of the board in the words by owner and by piece alone, for whole sets at once. The cells, which say the same site by site, are made anew when somebody looks at the position.
 * Condition: pieces neither lie on one another nor carry values, there are few kinds and owners, so that a cell is quickly read from the words, and nothing that random play
 * runs reads cells in another way.
 */
public final class BoardWords {
    /** More words than these are slower than a table of cells. */
    private static final int MOST = 5;

    private final Stretches all;
    private final Terms terms;
    private final BiConsumer<String, String> set;
    private final Code code;
    private final Layout layout;

    private BoardWords(Stretches all, Terms terms, BiConsumer<String, String> set) {
        this.all = all;
        this.terms = terms;
        this.set = set;
        this.code = terms.code;
        this.layout = terms.unit.layout;
    }

    static boolean fit(Unit unit) {
        Layout layout = unit.layout;
        int kinds = layout.model().players().size() + layout.model().pieces().size();
        return unit.has(Rewrite.BOARD_WITHOUT_CELLS) && unit.program.pieces().isPlain() && kinds <= MOST;
    }

    /** The cell of a site that is on the board: its owner and its kind, each counted from the first, added up. */
    public static String cell(Unit unit, String site) {
        Layout layout = unit.layout;
        String word = unit.words == 1 ? "" : " + (" + site + " >> 6)";
        StringBuilder sum = new StringBuilder("(int) (");
        for (int owner = -1; owner < layout.model().players().size(); owner++)
            add(sum, layout.owner(owner) + word, site, layout.cellOf(0, owner));
        for (int piece = 1; piece < layout.model().pieces().size(); piece++)
            add(sum, layout.piece(piece) + word, site, layout.cellOf(piece, -1) - layout.cellOf(0, -1));
        return sum.append(")").toString();
    }

    private static void add(StringBuilder sum, String word, String site, int times) {
        if (sum.charAt(sum.length() - 1) != '(') sum.append(" + ");
        sum.append("(b[").append(word).append("] >>> ").append(site).append(" & 1L)");
        if (times != 1) sum.append(" * ").append(times);
    }

    public static boolean changesBoard(Instruction at) {
        return at instanceof Effects.Move || at instanceof Effects.OnSites || at instanceof Effects.MoveStack;
    }

    /**
     * False for what this does not write.
     *
     * @param set gives the word at a place another value
     */
    public static boolean write(Stretches all, Instruction at, Terms terms, BiConsumer<String, String> set) {
        BoardWords words = new BoardWords(all, terms, set);
        if (at instanceof Effects.Move m) words.move(m);
        else if (at instanceof Effects.Place p) words.place(p);
        else if (at instanceof Effects.Remove r) words.remove(r);
        else if (at instanceof Effects.Turn t) words.turn(t);
        else return false;
        return true;
    }

    // ---- words
    private List<Integer> owners() {
        List<Integer> bases = new ArrayList<>();
        for (int owner = -1; owner < layout.model().players().size(); owner++) bases.add(layout.owner(owner));
        return bases;
    }

    private List<Integer> pieces() {
        List<Integer> bases = new ArrayList<>();
        for (int piece = 0; piece < layout.model().pieces().size(); piece++) bases.add(layout.piece(piece));
        return bases;
    }

    private String at(Object base, String site) {
        return base + (terms.unit.words == 1 ? "" : " + (" + site + " >> 6)");
    }

    private static String bit(String site) {
        return "1L << " + site;
    }

    private void and(String index, String mask) {
        set.accept(index, "b[" + index + "] & " + mask);
    }

    private void or(String index, String mask) {
        set.accept(index, "b[" + index + "] | " + mask);
    }

    private boolean isEmptyBefore(IntNode site) {
        return all.known.knows(site, KnownSites.Fact.EMPTY);
    }

    private void clear(String site, boolean occupied) {
        if (occupied) and(at(layout.occupied(), site), "~(" + bit(site) + ")");
        for (int base : owners()) and(at(base, site), "~(" + bit(site) + ")");
        for (int base : pieces()) and(at(base, site), "~(" + bit(site) + ")");
    }

    private String laid(String site) {
        return terms.questions.bit(terms.sets.laid(), site);
    }

    // ---- effects
    private void move(Effects.Move m) {
        String from = code.copy("int", terms.number(m.from));
        String to = code.copy("int", terms.number(m.to));
        String word = at(layout.occupied(), from);
        code.line("if (" + from + " < 0 || " + to + " < 0 || (b[" + word + "] >>> " + from + " & 1L) == 0L || !"
                + laid(to) + ") return " + all.onCells(m) + ";");
        code.line("if (" + from + " == " + to + ") " + all.skip(m));
        boolean empty = isEmptyBefore(m.to);
        and(at(layout.occupied(), from), "~(" + bit(from) + ")");
        or(at(layout.occupied(), to), bit(to));
        if (all.known.knows(m.from, KnownSites.Fact.OWN)) {
            String own = terms.unit.words == 1 ? terms.ownerAt(terms.mover) : "(" + terms.ownerAt(terms.mover) + ")";
            if (!empty) for (int base : owners()) and(at(base, to), "~(" + bit(to) + ")");
            and(at(own, from), "~(" + bit(from) + ")");
            or(at(own, to), bit(to));
        } else for (int base : owners()) carry(base, from, to);
        if (pieces().size() > 1) for (int base : pieces()) carry(base, from, to);
        else {
            and(at(layout.piece(0), from), "~(" + bit(from) + ")");
            or(at(layout.piece(0), to), bit(to));
        }
    }

    /** What a word says of one site it says of another. */
    private void carry(int base, String from, String to) {
        String there = code.copy("long", "b[" + at(base, from) + "] >>> " + from + " & 1L");
        and(at(base, from), "~(" + bit(from) + ")");
        set.accept(at(base, to), "b[" + at(base, to) + "] & ~(" + bit(to) + ") | " + there + " << " + to);
    }

    private void place(Effects.Place p) {
        if (p.sites().words > Unit.MOST_WORDS) throw new Terms.TooLarge();
        String piece = code.let("int", terms.number(p.piece));
        if (!Code.isNumber(piece)) code.line("if (" + piece + " < 0) return " + all.onCells(p) + ";");
        String kind = kind(piece);
        String owner = owner(p, piece);
        if (p.sites() instanceof Sets.Singleton one) {
            String site = code.copy("int", terms.number(one.member));
            if (!all.known.isSite(one.member)) code.line("if (" + site + " < 0) " + all.skip(p));
            if (!isEmptyBefore(one.member)) {
                code.line("if (!" + laid(site) + ") return " + all.onCells(p) + ";");
                clear(site, false);
            }
            or(at(layout.occupied(), site), bit(site));
            or(at(owner, site), bit(site));
            or(at(kind, site), bit(site));
            return;
        }
        String[] set = kept(p.sites());
        code.line("if ((" + String.join(" | ", SetTerms.minus(set, terms.sets.laid())) + ") != 0L) return "
                + all.onCells(p) + ";");
        each(set, word -> {
            for (int base : owners()) and(base + word.index, "~" + word.value);
            for (int base : pieces()) and(base + word.index, "~" + word.value);
            or(layout.occupied() + word.index, word.value);
            or(owner + word.index, word.value);
            or(kind + word.index, word.value);
        });
    }

    private String kind(String piece) {
        return Code.isNumber(piece)
                ? String.valueOf(layout.piece(Integer.parseInt(piece)))
                : layout.piece(0) + " + " + terms.unit.words + " * " + piece;
    }

    private String owner(Effects.Place p, String piece) {
        if (p.owner == null && p.piece instanceof Numbers.Constant c)
            return p.nobodys[c.value] ? String.valueOf(layout.owner(-1)) : terms.ownerAt(terms.mover);
        String owner = p.owner != null
                ? terms.number(p.owner)
                : terms.unit.constant("boolean[]", p.nobodys) + "[" + piece + "] ? -1 : " + terms.mover;
        return terms.ownerAt(code.copy("int", owner));
    }

    private void remove(Effects.Remove r) {
        if (r.sites() instanceof Sets.Singleton one) {
            String site = code.copy("int", terms.number(one.member));
            code.line("if (" + site + " < 0) " + all.skip(r));
            clear(site, true);
            return;
        }
        each(kept(r.sites()), word -> {
            and(layout.occupied() + word.index, "~" + word.value);
            for (int base : owners()) and(base + word.index, "~" + word.value);
            for (int base : pieces()) and(base + word.index, "~" + word.value);
        });
    }

    private void turn(Effects.Turn t) {
        String number = terms.number(t.value);
        String value = Code.isNumber(number) ? number : code.copy("int", number);
        if (!t.owner && !Code.isNumber(value)) code.line("if (" + value + " < 0) return " + all.onCells(t) + ";");
        String[] set = kept(t.sites());
        String bare = String.join(" | ", SetTerms.minus(set, terms.sets.occupied()));
        code.line("if ((" + bare + ") != 0L) return " + all.onCells(t) + ";");
        String goal = t.owner ? terms.ownerAt(value) : kind(value);
        each(set, word -> {
            for (int base : t.owner ? owners() : pieces()) and(base + word.index, "~" + word.value);
            or(goal + word.index, word.value);
        });
    }

    private String[] kept(SetNode sites) {
        String[] words = terms.set(sites);
        String[] kept = new String[words.length];
        for (int w = 0; w < words.length; w++) kept[w] = code.copy("long", words[w]);
        return kept;
    }

    /** @param index what is behind the first word's in an index */
    private record Word(String index, String value) {}

    private void each(String[] set, Consumer<Word> body) {
        for (int w = 0; w < set.length; w++) body.accept(new Word(w == 0 ? "" : " + " + w, set[w]));
    }
}
