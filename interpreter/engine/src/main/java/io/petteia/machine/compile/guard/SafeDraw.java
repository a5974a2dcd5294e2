package io.petteia.machine.compile.guard;

import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import java.util.List;
import java.util.Map;

/**
 * Of a candidate that is drawn, whether it keeps a guard about exposed pieces, by what was known of pins and checks ({@link PinsAndChecks}) when the candidates were listed: what breaks it is refused at once, and
 * what keeps it is carried out without asking again, and without keeping the position. Condition: the path from the last choice, of a site, to the guard is plain ({@link SafePath}), behind the guard all is
 * sure, and the piece that moves was chosen before.
 *
 * @param path behind the last choice
 * @param chosen by local which of the choices it holds
 */
public record SafeDraw(SafePath path, Map<Integer, Integer> chosen) {
    /**
     * Sets {@code safe}, or goes on to the next draw.
     *
     * @param script what was chosen, in variables or numbers
     */
    public void write(Terms terms, List<String> script) {
        PinsAndChecks guard = path.guard;
        Integer from = chosen.get(path.from);
        if (guard == null || from == null) return;
        Code code = terms.code;
        chosen.forEach((local, choice) -> code.line("i[" + local + "] = " + script.get(choice) + ";"));
        String piece = script.get(from);
        String site = script.get(script.size() - 1);
        terms.noteMember(piece);
        terms.noteMember(site);
        String[] plain = PlainSites.of(terms, path.ways, Ways.Known.TO_END);
        String[] target = SetTerms.minus(SetTerms.join(terms.sets.laid(), " & ", plain), guard.touchy);
        code.open("if (" + guard.isFree(terms, piece) + " && " + piece + " != " + site + " && "
                + terms.questions.bit(target, site) + ") {");
        code.line("safe = " + terms.questions.bit(guard.saving, site) + ";");
        code.line("if (!safe) { then = REFUSED; continue; }");
        code.close();
    }
}
