package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.pattern.Element;
import java.util.Arrays;
import java.util.List;

/**
 * Rows through a site counted both ways from it. Condition: a step repeated at least so often; or one repeated a fixed number of times between two steps
 * that are anything else, the edge included, and then only if the site is in the row itself.
 */
final class CountedRuns {
    private final Terms terms;
    private final Code code;
    private final String first;
    private final String laid;
    private final String[] words;

    private CountedRuns(Terms terms, SetNode klass) {
        this.terms = terms;
        this.code = terms.code;
        laid = String.valueOf(terms.unit.layout.laid());
        boolean byWord = terms.unit.words > 1 && klass instanceof SiteSets.Own;
        first = byWord ? code.let("int", terms.ownerAt(terms.mover)) : "";
        words = byWord ? new String[0] : Lines.klass(terms, klass);
    }

    /** Of a class with sites that are not of it, or the edge, on either side. */
    static boolean fits(Terms terms, Lines lines) {
        List<Element.Step> steps = lines.steps();
        if (steps.size() != 3 || !isAnythingElse(steps.get(0), steps.get(1))) return false;
        return isAnythingElse(steps.get(2), steps.get(1)) && Lines.least(terms, steps.get(1)) >= 1;
    }

    private static boolean isAnythingElse(Element.Step end, Element.Step middle) {
        boolean complement = end.klass.sites() instanceof SiteSets.Complement c
                && middle.klass.sites() != null
                && c.of.getClass() == middle.klass.sites().getClass()
                && (c.of instanceof SiteSets.Own || c.of instanceof SiteSets.Enemy || c.of instanceof SiteSets.Empty);
        return complement && end.klass.fitsEdge() && Lines.isOnce(end);
    }

    /** Rows of exactly so many; what is written otherwise holds for a site that is not of the class. */
    static void exactly(Terms terms, Lines lines, int[] axes, String site, String found, Runnable otherwise) {
        Element.Step step = lines.steps().get(1);
        SetNode klass = step.klass.sites();
        if (klass == null) throw new IllegalStateException("no class");
        CountedRuns runs = new CountedRuns(terms, klass);
        int wanted = Lines.least(terms, step);
        runs.code.open("if (" + runs.has(site) + ") {");
        runs.count(axes, site, found, wanted, " == ", " && %s <= " + wanted);
        runs.code.otherwise();
        otherwise.run();
        runs.code.close();
    }

    /** Rows of at least so many. */
    static void atLeast(Terms terms, Lines lines, int[] axes, String site, String found, int least) {
        SetNode klass = lines.steps().get(0).klass.sites();
        if (klass == null) throw new IllegalStateException("no class");
        CountedRuns runs = new CountedRuns(terms, klass);
        runs.code.open("if (" + runs.has(site) + ") {");
        if (least == 1) runs.code.line(found + " = true;");
        else runs.count(axes, site, found, least, " >= ", "");
        runs.code.close();
    }

    private String has(String site) {
        if (words.length > 0) return terms.questions.bit(words, site);
        String word = "(" + site + " >> 6)";
        return "((b[" + first + " + " + word + "] & b[" + laid + " + " + word + "]) >>> " + site + " & 1L) != 0L";
    }

    /** The words of the class. */
    private String[] whole() {
        if (words.length > 0) return words;
        String[] all = new String[terms.unit.words];
        for (int w = 0; w < all.length; w++) all[w] = code.copy("long", "b[" + first + " + " + w + "]");
        return all;
    }

    /** How many sites of the class are near enough on a line to be in the row: mostly too few, which is seen without walking. */
    private String near(String[] all, String windows, String site) {
        String window = code.copy("long[]", windows);
        String[] near = new String[all.length];
        for (int w = 0; w < all.length; w++)
            near[w] = "(" + all[w] + " & " + window + "[" + site + " * " + all.length + " + " + w + "])";
        return SetQuestions.size(near);
    }

    private void count(int[] axes, String site, String found, int wanted, String compared, String goesOn) {
        int[] opposite = terms.unit.layout.model().board().opposite();
        int[][] ways = new int[axes.length * 2][];
        int[] nowhere = new int[terms.unit.layout.model().board().size()];
        Arrays.fill(nowhere, -1);
        int[][] next = terms.unit.next();
        for (int k = 0; k < axes.length; k++) {
            ways[2 * k] = next[axes[k]];
            ways[2 * k + 1] = opposite[axes[k]] >= 0 ? next[opposite[axes[k]]] : nowhere;
        }
        String all = terms.unit.constant("int[][]", ways);
        String way = code.name("v");
        String[] whole = whole();
        String windows = terms.unit.constant("long[][]", Windows.of(terms.unit, ways, wanted - 1));
        code.open("for (int " + way + " = 0; " + way + " < " + ways.length + "; " + way + " += 2) {");
        code.line("if (" + near(whole, windows + "[" + way + " >> 1]", site) + " < " + (wanted - 1) + ") continue;");
        String count = code.copy("int", "1");
        for (int side = 0; side < 2; side++) {
            String row = code.copy("int[]", all + "[" + way + " + " + side + "]");
            String at = code.copy("int", row + "[" + site + "]");
            code.line("while (" + at + " >= 0 && (" + has(at) + ")" + String.format(goesOn, count) + ") { " + count
                    + "++; " + at + " = " + row + "[" + at + "]; }");
        }
        code.line("if (" + count + compared + wanted + ") { " + found + " = true; break; }");
        code.close();
    }
}
