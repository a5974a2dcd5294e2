package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.memory.Layout;
import java.util.function.BiConsumer;

/** A whole set of pieces given to another owner: each owner's words change at once. Condition: pieces neither lie on one another nor carry values. */
final class GivenSets {
    private GivenSets() {}

    /**
     * @param sites plain words
     * @param asNode writes what tells of sites on which no piece stands
     */
    static void write(
            Terms terms,
            String[] sites,
            String owner,
            Runnable asNode,
            BiConsumer<String, String> setBits,
            BiConsumer<String, String> setInt) {
        Code code = terms.code;
        Layout layout = terms.unit.layout;
        String[] bare = SetTerms.minus(sites, terms.sets.occupied());
        code.open("if (!(" + SetQuestions.isZero(bare) + ")) {");
        asNode.run();
        code.otherwise();
        for (int w = 0; w < sites.length; w++) {
            code.open("if (" + sites[w] + " != 0L) {");
            for (int o = -1; o < layout.model().players().size(); o++) {
                String at = String.valueOf(layout.owner(o) + w);
                setBits.accept(at, "b[" + at + "] & ~" + sites[w]);
            }
            int words = sites.length;
            String to = code.copy("int", layout.owner(0) + w + " + " + owner + (words == 1 ? "" : " * " + words));
            setBits.accept(to, "b[" + to + "] | " + sites[w]);
            code.close();
        }
        String owners = terms.unit.constant("int[]", layout.ownersByCell());
        terms.loops.members(sites, 0, site -> {
            String place = code.copy("int", layout.cellPlaceCode(site));
            String cell = code.copy("int", layout.cellCode("i", site));
            String now = code.copy("int", cell + " + " + owner + " - " + owners + "[" + cell + "]");
            setInt.accept(place, layout.withCellCode("i[" + place + "]", site, now));
        });
        code.close();
    }
}
