package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.flow.WholeOffers;
import io.petteia.machine.compile.pattern.LeadingOn;
import io.petteia.machine.compile.pattern.MatchCode;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sources;
import java.util.ArrayList;
import java.util.List;

/** The choices of decisions that are listed as rows: a loop over the options, or for the last of them one row with the word of a set. */
final class RowsChoices {
    private final RowsCode all;
    private final Unit unit;
    private final Terms terms;
    private final Code code;

    RowsChoices(RowsCode all, Terms terms) {
        this.all = all;
        this.unit = all.unit;
        this.terms = terms;
        this.code = terms.code;
    }

    void either(Choices.Either e) {
        Around around = new Around();
        for (int n = 0; n < e.alternatives.length; n++) {
            code.line("rows.push(" + n + ");");
            around.goOn(e.alternatives[n]);
        }
        code.line("return -1;");
    }

    void choose(Choices.Choose c) {
        SetNode set = WholeOffers.set(c);
        if (set == null) listed(c);
        else if (!whole(c, set)) each(c, set);
        code.line("return -1;");
    }

    /** What a choice leaves behind each option as it found it. */
    private final class Around {
        private final String depth = code.copy("int", "rows.depth()");
        private final String mark = code.copy("int", "m.mark()");

        void goOn(Instruction next) {
            code.line("list(" + all.jump(next) + ");");
            back();
        }

        void back() {
            code.line("rows.cut(" + depth + ");").line("m.takeBack(" + mark + ");");
        }
    }

    // ---- from a set
    /** The last choice, or the last two. */
    private boolean whole(Choices.Choose c, SetNode set) {
        if (WholeOffers.fit(unit, c)) {
            String[] offered = WholeOffers.write(terms, c, set);
            if (offered == null) return false;
            add(set.base, offered);
            return true;
        }
        if (!WholeOffers.fitsPair(unit, c) || !(c.next() instanceof Choices.Choose second)) return false;
        String slot = "i[" + c.binding.slot().at() + "]";
        String before = code.copy("int", slot);
        WholeOffers.pairs(terms, c, second, set, (member, base, offered) -> {
            code.line("rows.push(" + member + ");");
            add(base, offered);
            code.line("rows.cut(rows.depth() - 1);");
        });
        code.line(slot + " = " + before + ";");
        return true;
    }

    private void add(int base, String[] offered) {
        for (int w = 0; w < offered.length; w++) code.line("rows.add(" + (base + (w << 6)) + ", " + offered[w] + ");");
    }

    private void each(Choices.Choose c, SetNode set) {
        IntNode where = c.binding.where();
        String[] known = where == null ? LeadingOn.write(terms, c, set) : null;
        if (known == null) known = WholeOffers.write(terms, c, set);
        IntNode asked = known == null ? where : null;
        if (known == null) known = code.let(terms.set(set));
        String slot = "i[" + c.binding.slot().at() + "]";
        String before = code.copy("int", slot);
        Around around = new Around();
        terms.loops.members(known, set.base, member -> {
            code.line(slot + " = " + member + ";");
            if (asked != null) code.open("if (" + terms.truth(asked) + ") {");
            code.line("rows.push(" + member + ");");
            around.goOn(c.next());
            if (asked != null) code.close();
        });
        code.line(slot + " = " + before + ";");
    }

    // ---- from what is listed
    private void listed(Choices.Choose c) {
        Binding binding = c.binding;
        boolean walked = binding.source() instanceof Sources.OfMatches of && MatchCode.write(terms, of, c);
        if (!walked && unit.leavesCells()) throw new PlayoutCode.NeedsCells();
        if (!walked) code.line("int vb = " + named(binding) + ".collect(m);");
        int width = binding.width();
        if (WholeOffers.fitsRows(unit, c)) {
            code.line("rows.add(m.options, vb, m.optionTop, " + width + ");").line("m.optionTop = vb;");
            return;
        }
        code.line("int ve = m.optionTop;");
        List<String> back = new ArrayList<>();
        List<String> bind = new ArrayList<>();
        int at = 0;
        for (Layout.Slot slot : binding.slots())
            for (int w = 0; w < (slot.kind() == Layout.Kind.BITS ? slot.width() : 1); w++, at++) {
                boolean bits = slot.kind() == Layout.Kind.BITS;
                String place = (bits ? "b[" : "i[") + (slot.at() + w) + "]";
                back.add(place + " = " + code.copy(bits ? "long" : "int", place) + ";");
                bind.add(place + " = " + (bits ? "" : "(int) ") + "m.options[vn + " + at + "];");
            }
        Around around = new Around();
        code.open("for (int vn = vb; vn < ve; vn += " + width + ") {");
        bind.forEach(code::line);
        if (binding.where() != null) code.line("if (!(" + terms.truth(binding.where()) + ")) continue;");
        for (int w = 0; w < width; w++) code.line("rows.push(m.options[vn + " + w + "]);");
        around.goOn(c.next());
        code.close();
        back.forEach(code::line);
        code.line("m.optionTop = vb;");
    }

    private String named(Binding binding) {
        return unit.constant("io.petteia.machine.node.Binding", binding);
    }
}
