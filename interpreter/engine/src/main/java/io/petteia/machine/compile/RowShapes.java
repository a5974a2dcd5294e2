package io.petteia.machine.compile;

import java.util.ArrayList;
import java.util.List;

/**
 * RowShapes of moves: what a method writes for them, and for the one that is drawn. The head of a row says its shape, which choices are always the same in it, and what was chosen at the others
 * before the last.
 */
final class RowShapes {
    private static final int BITS = 16;
    /** How many choices before the last may differ in rows of one shape. */
    private static final int MOST_VALUES = 3;

    private static final int MOST_CHOICES = 8;

    private final Terms terms;
    /** By shape the numbers that are chosen before the last choice, {@code ?} where they differ. */
    private final List<List<String>> shapes = new ArrayList<>();

    RowShapes(Terms terms) {
        this.terms = terms;
    }

    /** @param chosen before the last choice: numbers, or variables that hold them */
    void add(List<String> chosen, String[] words, int base) {
        String head = head(chosen);
        for (int w = 0; w < words.length; w++)
            terms.code.line("offers.add(" + head + ", " + (base + (w << 6)) + ", " + words[w] + ");");
    }

    /** One move. */
    void complete(List<String> chosen) {
        int last = chosen.size() - 1;
        if (last < 0) throw new Listing.Unfit();
        terms.code.line("offers.add(" + head(chosen.subList(0, last)) + ", " + chosen.get(last) + ", 1L);");
    }

    private String head(List<String> chosen) {
        List<String> shape = new ArrayList<>();
        StringBuilder values = new StringBuilder();
        int at = 0;
        for (String each : chosen) {
            shape.add(Code.isNumber(each) ? each : "?");
            if (!Code.isNumber(each))
                values.append(" | (").append(each).append(" & 0xffffL) << ").append(BITS * ++at);
        }
        if (at > MOST_VALUES || chosen.size() >= MOST_CHOICES) throw new Listing.Unfit();
        if (!shapes.contains(shape)) shapes.add(shape);
        return shapes.indexOf(shape) + "L" + values;
    }

    /** Writes the script of a move. */
    void script(Code code, String head, String last) {
        code.open("switch ((int) " + head + " & 0xffff) {");
        for (int n = 0; n < shapes.size(); n++) {
            code.line(n == shapes.size() - 1 ? "default:" : "case " + n + ":");
            int values = 0;
            int at = 0;
            for (String each : shapes.get(n)) {
                String value = each.equals("?") ? "(short) (" + head + " >>> " + BITS * ++values + ")" : each;
                code.line("script[" + at++ + "] = " + value + ";");
            }
            code.line("script[" + at++ + "] = " + last + ";");
            code.line("run.drew(script, " + at + ");");
            code.line("break;");
        }
        code.close();
    }
}
