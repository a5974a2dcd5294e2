package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.facts.Ranking;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of which only the best ways are moves, while rows are listed: how good the best way so far was is kept, with the number of rows that there were before all ways. A
 * way that is worse ends where the part does, and for one that is better the rows of the others are forgotten.
 */
final class RankedRows {
    private RankedRows() {}

    private static String field(Choices.PreferBest best, String of) {
        return "best" + best.id() + of;
    }

    /** All ways through the part. What was best may be that of the same part, come to before. */
    static void begin(RowsCode all, Choices.PreferBest best, Code code) {
        Unit unit = all.unit;
        List<String> back = new ArrayList<>();
        keep(unit, code, back, "boolean", field(best, "known"), "false");
        keep(unit, code, back, "int", field(best, "rows"), "rows.rows()");
        for (int n = 0; n < best.keys.length; n++) keep(unit, code, back, "int", field(best, "key" + n), "0");
        all.goOnAndPutBack(best.part.entry(), code, back);
    }

    private static void keep(Unit unit, Code code, List<String> back, String type, String field, String value) {
        unit.field("private " + type + " " + field + ";");
        back.add(field + " = " + code.copy(type, field) + ";");
        code.line(field + " = " + value + ";");
    }

    /** The end of a part, ranked or not. */
    static Instruction end(Unit unit, Ranking ranking, Flow.EndOfPart end, Terms terms) {
        Choices.PreferBest best = ranking.of(end);
        if (best == null) return end.next();
        Code code = terms.code;
        String[] keys = new String[best.keys.length];
        for (int n = 0; n < keys.length; n++) {
            String key = terms.number(best.keys[n]);
            keys[n] = code.copy("int", best.most[n] ? key : "Math.negateExact(" + key + ")");
        }
        String compared = code.copy("int", field(best, "known") + " ? 0 : 1");
        for (int n = 0; n < keys.length; n++)
            code.line("if (" + compared + " == 0) " + compared + " = Integer.compare(" + keys[n] + ", "
                    + field(best, "key" + n) + ");");
        code.line("if (" + compared + " < 0) return -1;");
        code.open("if (" + compared + " > 0) {");
        code.line("rows.forget(" + field(best, "rows") + ");");
        code.line(field(best, "known") + " = true;");
        for (int n = 0; n < keys.length; n++) code.line(field(best, "key" + n) + " = " + keys[n] + ";");
        code.close();
        return end.next();
    }
}
