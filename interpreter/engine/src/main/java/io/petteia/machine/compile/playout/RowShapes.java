package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.guard.SafeDraw;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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
    /** By shape what may be known of its moves, null where nothing is. */
    private final List<@Nullable SafeDraw> safe = new ArrayList<>();

    RowShapes(Terms terms) {
        this.terms = terms;
    }

    /**
     * @param chosen before the last choice: numbers, or variables that hold them
     * @param known of the last choice
     */
    void add(List<String> chosen, String[] words, int base, @Nullable SafeDraw known) {
        String head = head(chosen, known);
        for (int w = 0; w < words.length; w++)
            terms.code.line("offers.add(" + head + ", " + (base + (w << 6)) + ", " + words[w] + ");");
    }

    /** One move. */
    void complete(List<String> chosen, @Nullable SafeDraw known) {
        int last = chosen.size() - 1;
        if (last < 0) throw new Listing.Unfit();
        terms.code.line("offers.add(" + head(chosen.subList(0, last), known) + ", " + chosen.get(last) + ", 1L);");
    }

    private String head(List<String> chosen, @Nullable SafeDraw draw) {
        List<String> shape = new ArrayList<>();
        StringBuilder values = new StringBuilder();
        int at = 0;
        for (String each : chosen) {
            shape.add(Code.isNumber(each) ? each : "?");
            if (!Code.isNumber(each))
                values.append(" | (").append(each).append(" & 0xffffL) << ").append(BITS * ++at);
        }
        if (at > MOST_VALUES || chosen.size() >= MOST_CHOICES) throw new Listing.Unfit();
        int known = shapes.indexOf(shape);
        if (known < 0) {
            shapes.add(shape);
            safe.add(draw);
        } else if (!Objects.equals(safe.get(known), draw)) safe.set(known, null);
        return shapes.indexOf(shape) + "L" + values;
    }

    /** Whether anything may be known of a move before it is carried out. */
    boolean knows() {
        return safe.stream().anyMatch(Objects::nonNull);
    }

    /** Writes the script of a move. */
    void script(Terms terms, String head, String last) {
        Code code = terms.code;
        code.open("switch ((int) " + head + " & 0xffff) {");
        for (int n = 0; n < shapes.size(); n++) {
            code.open(n == shapes.size() - 1 ? "default: {" : "case " + n + ": {");
            List<String> script = new ArrayList<>();
            int values = 0;
            for (String each : shapes.get(n))
                script.add(
                        each.equals("?")
                                ? code.copy("int", "(short) (" + head + " >>> " + BITS * ++values + ")")
                                : each);
            script.add(code.copy("int", last));
            SafeDraw known = safe.get(n);
            if (known != null) known.write(terms, script);
            for (int at = 0; at < script.size(); at++) code.line("script[" + at + "] = " + script.get(at) + ";");
            code.line("run.drew(script, " + script.size() + ");");
            code.line("break;");
            code.close();
        }
        code.close();
    }
}
