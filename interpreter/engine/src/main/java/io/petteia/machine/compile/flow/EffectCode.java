package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Range;
import io.petteia.machine.compile.playout.BoardWords;
import io.petteia.machine.compile.playout.PlayoutCode;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Effects;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Pieces;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.model.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Effects and assignments. While exploring, what a few words and ints hold is kept in variables and put back behind what follows, instead of being noted in
 * the journal; not so in loops, where that would nest as deep as they go round.
 */
final class EffectCode {
    private final Stretches all;
    private final Terms terms;
    private final Code code;
    private final boolean exploring;
    /** whether what was there is kept in variables */
    private final boolean keeping;

    private final List<String> back = new ArrayList<>();
    private final Set<String> kept = new HashSet<>();

    private EffectCode(Stretches all, Instruction at, Terms terms, boolean exploring) {
        this.all = all;
        this.terms = terms;
        this.code = terms.code;
        this.exploring = exploring;
        this.keeping = exploring && !all.isRepeated(at);
    }

    /** Whether it has written what follows too, and put back what it changed. */
    static boolean write(Stretches all, Instruction at, Terms terms, boolean exploring) {
        EffectCode effect = new EffectCode(all, at, terms, exploring);
        effect.write(at);
        if (effect.back.isEmpty()) return false;
        java.util.Collections.reverse(effect.back);
        all.goOnAndPutBack(at.next(), terms.code, effect.back);
        return true;
    }

    /** Sets a word or int for as long as exploring goes on behind it. */
    private void forNow(String type, String place, String value) {
        if (kept.add(place)) back.add(place + " = " + code.copy(type, place) + ";");
        code.line(place + " = " + value + ";");
    }

    private void setInt(String at, String value) {
        if (keeping) forNow("int", "i[" + at + "]", value);
        else code.line(all.setInt(at, value));
    }

    private void setBits(String at, String value) {
        if (keeping) forNow("long", "b[" + at + "]", value);
        else code.line(all.setBits(at, value));
    }

    private void write(Instruction at) {
        if (terms.unit.leavesCells() && BoardWords.changesBoard(at)) {
            if (!BoardWords.write(all, at, terms, this::setBits)) throw new PlayoutCode.NeedsCells();
        } else if (at instanceof Assignments.Locals l) locals(l);
        else if (at instanceof Assignments.OfInts a) ints(a);
        else if (at instanceof Assignments.OfSets a) sets(a);
        else if (at instanceof Assignments.Mover m) {
            if (m.save) setInt(String.valueOf(m.slot), "i[1]");
            else setInt("1", code.place(m.slot));
        } else if (at instanceof Assignments.OfControl c && c.at == Layout.NEXT)
            setInt(String.valueOf(c.at), terms.number(c.value));
        else if (at instanceof Choices.Passed) setInt(String.valueOf(Layout.PASSED), "1");
        else if (at instanceof Effects.Move m) move(m);
        else if (at instanceof Effects.Place p) place(p);
        else if (at instanceof Effects.Remove r) remove(r);
        else if (at instanceof Effects.Turn t) turn(t);
        else all.asStep(at, terms);
    }

    private void locals(Assignments.Locals l) {
        for (Calls.Argument each : l.arguments) {
            boolean plain = each instanceof Calls.IntArgument
                    || each instanceof Calls.SetArgument s && s.value.words <= Unit.MOST_WORDS;
            if (!plain || each.slot.temporary()) {
                all.asStep(l, terms);
                return;
            }
        }
        List<Runnable> stores = new ArrayList<>();
        for (Calls.Argument each : l.arguments) {
            if (exploring && !all.slice.isRead(l, each)) continue;
            int at = each.slot.at();
            if (each instanceof Calls.IntArgument a) {
                String number = terms.number(a.value);
                String value = l.arguments.length > 1 ? code.copy("int", number) : number;
                stores.add(() -> setInt(String.valueOf(at), value));
            } else if (each instanceof Calls.SetArgument a) {
                String[] words = terms.set(a.value);
                for (int w = 0; w < words.length; w++) {
                    int to = at + w;
                    String word = code.copy("long", words[w]);
                    stores.add(() -> setBits(String.valueOf(to), word));
                }
            }
        }
        stores.forEach(Runnable::run);
    }

    private void ints(Assignments.OfInts a) {
        String value = terms.plainNumber(a.value);
        if (a.variable.type() instanceof Type.Num range) {
            if (a.variable.clamp())
                value = code.let(
                        "int", "Math.max(" + range.least() + ", Math.min(" + range.most() + ", " + value + "))");
            else if (!terms.unit.has(Rewrite.CHECKS_IMPLIED)
                    || !Range.of(a.value).isWithin(range.least(), range.most()))
                code.line("if (" + value + " < " + range.least() + " || " + value + " > " + range.most() + ") "
                        + terms.unit.constant("io.petteia.machine.graph.Assignments.OfInts", a) + ".fitting(" + value
                        + ");");
        }
        String at = terms.plainNumber(a.place);
        if (a.entries == 1) setInt(at, value);
        else {
            String n = code.name("v");
            code.line("for (int " + n + " = 0; " + n + " < " + a.entries + "; " + n + "++) "
                    + all.setInt(at + " + " + n, value));
        }
    }

    private void sets(Assignments.OfSets a) {
        String[] words = terms.set(a.value);
        String[] kept = new String[words.length];
        for (int w = 0; w < words.length; w++) kept[w] = code.copy("long", words[w]);
        String at = terms.plainNumber(a.place);
        for (int e = 0; e < a.entries; e++)
            for (int w = 0; w < kept.length; w++) setBits(at + " + " + (e * kept.length + w), kept[w]);
    }

    // ---- the board
    private Pieces pieces() {
        return terms.unit.program.pieces();
    }

    private String named() {
        return terms.unit.constant("io.petteia.machine.graph.Pieces", pieces());
    }

    /** What is behind the last argument: which parts of the board change, if not all. */
    private String part(Instruction at) {
        if (!exploring || !pieces().isPlain()) return pieces().isPlain() ? ", " + Pieces.ALL + ");" : ");";
        return ", " + all.slice.what(at) + ");";
    }

    private String span(Instruction at) {
        return terms.unit.constant("io.petteia.grammar.text.Span", at.span());
    }

    private void move(Effects.Move m) {
        String from = code.copy("int", terms.number(m.from));
        String to = code.copy("int", terms.number(m.to));
        code.line("if (" + from + " < 0 || " + to + " < 0) return " + all.elsewhere(m) + ";");
        if (!pieces().isPlain()) {
            code.line(named() + ".move(m, " + span(m) + ", " + from + ", " + to + part(m));
            return;
        }
        String cell = code.copy("int", cell(from));
        String laid = terms.questions.bit(terms.sets.laid(), to);
        code.line("if (" + from + " == " + to + ") " + all.skip(m));
        code.line("if (" + cell + " == 0 || !" + laid + ") return " + all.elsewhere(m) + ";");
        int what = what(m);
        clear(to, code.copy("int", cell(to)), what & ~(Pieces.OCCUPIED | Pieces.CELLS));
        clear(from, cell, what);
        stand(to, cell, what);
    }

    private int what(Instruction at) {
        return exploring ? all.slice.what(at) : Pieces.ALL;
    }

    private String cell(String site) {
        return terms.unit.layout.cellCode("i", site);
    }

    private String word(int base, String site) {
        return base + (terms.unit.words == 1 ? "" : " + (" + site + " >> 6)");
    }

    private String word(int base, String table, String cell, String site) {
        int words = terms.unit.words;
        return base + " + " + table + "[" + cell + "]" + (words == 1 ? "" : " * " + words + " + (" + site + " >> 6)");
    }

    /** Takes a piece off, in part; of an empty cell nothing. */
    private void clear(String site, String cell, int what) {
        String bit = " & ~(1L << " + site + ")";
        change(site, cell, what, bit, "0");
    }

    private void stand(String site, String cell, int what) {
        change(site, cell, what, " | 1L << " + site, cell);
    }

    private void change(String site, String cell, int what, String how, String then) {
        Layout layout = terms.unit.layout;
        if ((what & Pieces.CELLS) != 0) {
            String place = code.copy("int", layout.cellPlaceCode(site));
            setInt(place, layout.withCellCode("i[" + place + "]", site, then));
        }
        if ((what & Pieces.OCCUPIED) != 0) changeWord(word(layout.occupied(), site), how);
        String owners = terms.unit.constant("int[]", layout.ownersByCell());
        String types = terms.unit.constant("int[]", layout.piecesByCell());
        // an empty cell has owner -1 and, for want of a type, changes a word that holds no such site
        if ((what & Pieces.OWNERS) != 0) changeWord(code.copy("int", word(layout.owner(0), owners, cell, site)), how);
        if ((what & Pieces.PIECES) != 0) {
            String at = code.copy("int", word(layout.piece(0), types, cell, site));
            if (then.equals("0")) at = code.copy("int", cell + " == 0 ? " + word(layout.owner(-1), site) + " : " + at);
            changeWord(at, how);
        }
    }

    private void changeWord(String at, String how) {
        setBits(at, "b[" + at + "]" + how);
    }

    /** Does something to every site of a set. */
    private void each(SetNode sites, java.util.function.Function<String, String> line) {
        if (sites instanceof Sets.Singleton one) {
            String site = code.copy("int", terms.number(one.member));
            code.line("if (" + site + " >= 0) " + line.apply(site));
            return;
        }
        String[] words = terms.set(sites);
        String[] kept = new String[words.length];
        for (int w = 0; w < words.length; w++) kept[w] = code.copy("long", words[w]);
        terms.loops.members(kept, 0, site -> code.line(line.apply(site)));
    }

    private void place(Effects.Place p) {
        if (p.sites().words > Unit.MOST_WORDS) throw new Terms.TooLarge();
        String piece = code.copy("int", terms.number(p.piece));
        if (!(p.piece instanceof Numbers.Constant))
            code.line("if (" + piece + " < 0) return " + all.elsewhere(p) + ";");
        String owner;
        if (p.owner != null) owner = code.copy("int", terms.number(p.owner));
        else if (p.piece instanceof Numbers.Constant c) owner = p.nobodys[c.value] ? "-1" : code.copy("int", "i[1]");
        else owner = code.copy("int", terms.unit.constant("boolean[]", p.nobodys) + "[" + piece + "] ? -1 : i[1]");
        if (pieces().isPlain() && p.sites() instanceof Sets.Singleton one) {
            String site = code.copy("int", terms.number(one.member));
            code.line("if (" + site + " < 0) " + all.skip(p));
            code.line("if (!" + terms.questions.bit(terms.sets.laid(), site) + ") return " + all.elsewhere(p) + ";");
            int what = what(p);
            clear(site, code.copy("int", cell(site)), what & ~(Pieces.OCCUPIED | Pieces.CELLS));
            int owned = terms.unit.layout.cellOf(1, -1) - terms.unit.layout.cellOf(0, -1);
            stand(site, code.copy("int", "2 + " + piece + " * " + owned + " + " + owner), what);
            return;
        }
        each(p.sites(), site -> named() + ".place(m, " + span(p) + ", " + site + ", " + piece + ", " + owner + part(p));
    }

    private void remove(Effects.Remove r) {
        if (pieces().isPlain() && r.sites() instanceof Sets.Singleton one) {
            String site = code.copy("int", terms.number(one.member));
            String cell = code.copy("int", site + " < 0 ? 0 : " + cell(site));
            code.line("if (" + cell + " == 0) " + all.skip(r));
            clear(site, cell, what(r));
            return;
        }
        each(r.sites(), site -> named() + ".remove(m, " + site + part(r));
    }

    private void turn(Effects.Turn t) {
        String value = code.copy("int", terms.number(t.value));
        if (!t.owner) code.line("if (" + value + " < 0) return " + all.elsewhere(t) + ";");
        if (t.owner && !keeping && pieces().isPlain() && !(t.sites() instanceof Sets.Singleton)) {
            String[] sites = terms.code.let(terms.set(t.sites()));
            GivenSets.write(terms, sites, value, () -> all.asStep(t, terms), this::setBits, this::setInt);
            return;
        }
        String how = t.owner ? ".give(m, " : ".change(m, ";
        each(t.sites(), site -> named() + how + span(t) + ", " + site + ", " + value + part(t));
    }
}
