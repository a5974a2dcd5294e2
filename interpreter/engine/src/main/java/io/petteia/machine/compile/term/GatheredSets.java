package io.petteia.machine.compile.term;

import io.petteia.machine.compile.text.Code;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Lists;
import io.petteia.machine.node.Sets;
import org.jspecify.annotations.Nullable;

/** Sets whose members are named one by one: none is no member, and what the set cannot hold is told by the node. */
final class GatheredSets {
    private GatheredSets() {}

    /** Null if the members are no such row. */
    static String @Nullable [] write(Terms terms, Sets.Collected set) {
        if (!(set.list instanceof Lists.Made list)) return null;
        Code code = terms.code;
        String[] values = new String[list.members.length];
        for (int n = 0; n < values.length; n++) values[n] = code.copy("int", terms.number(list.members[n]));
        String[] all = terms.sets.variables(set.words);
        for (String value : values) {
            String bit = set.base == 0 ? value : code.copy("int", value + " - (" + set.base + ")");
            String told = code.name("v");
            code.open("if (" + bit + " < 0 || " + bit + " >= " + set.members + ") {");
            // none, or a defect
            String back = code.back(terms.unit.reads(set).ints);
            if (!back.isEmpty()) code.line(back.strip());
            code.line("int " + told + " = m.reserve(" + set.words + ");");
            code.line("if (" + value + " != -1) " + terms.unit.constant("io.petteia.machine.node.SetNode", set)
                    + ".into(m, " + told + ");");
            code.line("m.top = " + told + ";");
            code.otherwise();
            terms.loops.add(all, bit);
            code.close();
        }
        return all;
    }

    /** Those who are still in the game. */
    static String[] players(Terms terms) {
        long seated = (1L << terms.unit.layout.model().seated()) - 1;
        return new String[] {"(" + Terms.literal(seated) + " & ~i[" + Layout.OUT + "])"};
    }
}
