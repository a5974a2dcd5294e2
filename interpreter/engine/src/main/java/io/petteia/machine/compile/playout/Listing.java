package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.LegalitySlice;
import io.petteia.machine.compile.flow.Stretches;
import io.petteia.machine.compile.flow.WholeOffers;
import io.petteia.machine.compile.guard.GuardsAhead;
import io.petteia.machine.compile.guard.PlainSites;
import io.petteia.machine.compile.guard.Proof;
import io.petteia.machine.compile.guard.SafeDraw;
import io.petteia.machine.compile.guard.SafePath;
import io.petteia.machine.compile.guard.Ways;
import io.petteia.machine.compile.pattern.MatchCode;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sources;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The candidates of a decision as rows of {@link io.petteia.machine.graph.Offers}, in their order, with nothing carried out and taken back: what was chosen before the last choice, and the
 * set of what may be chosen then. Condition: random play draws from candidates, or all is sure behind the last choice; between the choices nothing is done that the rest of the decision reads but to
 * set locals; what else may be chosen behind a site is known before ({@link Forks}); and different choices are different moves. Where an option comes up of which it is not, the method gives up, and the
 * moves are listed as scripts.
 */
public final class Listing {
    private static final int LONGEST = 200;

    private final Unit unit;
    private final LegalitySlice slice;
    private final RowShapes rows;
    private final Proof proof;
    private final GuardsAhead guards;
    private final Terms terms;
    private final Code code;
    /** Where a rule that was called goes on. */
    private final Map<Integer, Instruction> returns = new HashMap<>();

    /** By local the variable of what was chosen. */
    private final Map<Integer, String> held = new HashMap<>();

    private final Map<String, String> before = new java.util.LinkedHashMap<>();

    private Listing(Unit unit, LegalitySlice slice) {
        this.unit = unit;
        this.slice = slice;
        code = new Code();
        terms = new Terms(unit, code, Terms.MOVER);
        rows = new RowShapes(terms);
        proof = new Proof(terms);
        guards = new GuardsAhead(terms);
    }

    /** A method that lists the moves of a decision, as it was made before; null if that does not fit. */
    static @Nullable RowShapes of(Unit unit, LegalitySlice slice, Choice choice) {
        boolean fits =
                unit.has(Rewrite.MOVES_AS_ROWS) && slice.applies && !unit.program.mergesMoves() && !unit.leavesCells();
        if (!fits) return null;
        Key key = new Key(choice.id());
        if (unit.made.containsKey(key)) return (RowShapes) unit.made.get(key);
        Listing listing = new Listing(unit, slice);
        RowShapes rows = null;
        try {
            listing.write(choice);
            rows = listing.rows;
        } catch (Unfit | Terms.TooLarge e) {
            // it is listed in scripts
        }
        unit.made.put(key, rows);
        return rows;
    }

    private record Key(int choice) {}

    /** Something in a decision cannot be listed so. */
    static final class Unfit extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unfit() {
            super(null, null, false, false);
        }
    }

    private void write(Choice choice) {
        code.line("offers.clear();");
        code.open("list: {");
        follow(choice, List.of());
        code.close();
        proof.end();
        finish("l" + choice.id());
    }

    /** Puts back what was set, and makes the method. */
    private void finish(String name) {
        before.forEach((place, value) -> code.line(place + " = " + value + ";"));
        code.line("return offers.moves;");
        Code method = new Code();
        guards.lookOut(method);
        before.forEach((place, value) ->
                method.line((place.startsWith("b") ? "long " : "int ") + value + " = " + place + ";"));
        unit.method("private int " + name + "()", method.append(code.toString()));
    }

    /** A method that says whether a part with which a decision begins is possible, and keeps what it lists for that; null if that does not fit. */
    static @Nullable String ask(Unit unit, LegalitySlice slice, Flow.Part part) {
        Listing listing = new Listing(unit, slice);
        try {
            return listing.begin(part) ? "q" + part.number() + "()" : null;
        } catch (Unfit | Terms.TooLarge e) {
            return null;
        }
    }

    private boolean begin(Flow.Part part) {
        Instruction at = part.entry();
        for (int steps = 0; !(at instanceof Choice) && steps < LONGEST; steps++) at = passed(at);
        if (!(at instanceof Choice choice)) return false;
        // what is drawn without a list is tried, which ends with the first move
        if (Drawing.draws(unit, choice) || of(unit, slice, choice) == null) return false;
        Key key = new Key(-1 - part.number());
        code.line("proved = false;");
        code.line("listed = l" + choice.id() + "() > 0 ? " + choice.id() + " : -1;");
        if (!unit.tail().mayRefuse(choice)) code.line("proved = offers.moves > 0;");
        if (unit.made.put(key, part) == null) finish("q" + part.number());
        return true;
    }

    /** Sets a word or int until the method ends. */
    private void set(String place, String value) {
        before.computeIfAbsent(place, p -> "p" + before.size());
        code.line(place + " = " + value + ";");
    }

    private void giveUp() {
        code.line("offers.moves = -1;").line("break list;");
    }

    // ---- the graph
    private void follow(Instruction from, List<String> chosen) {
        Instruction at = from;
        int opened = 0;
        for (int steps = 0; ; steps++) {
            if (steps > LONGEST || code.length() > 60_000) throw new Unfit();
            if (unit.isComplete(at)) {
                rows.complete(chosen, null);
                break;
            }
            if (at instanceof Choices.Either e) {
                for (int n = 0; n < e.alternatives.length; n++)
                    follow(e.alternatives[n], with(chosen, String.valueOf(n)));
                break;
            }
            if (at instanceof Choices.Choose c) {
                choose(c, chosen);
                break;
            }
            if (at instanceof Flow.Branch b) {
                code.open("if (" + terms.truth(b.condition) + ") {");
                follow(b.next(), chosen);
                code.otherwise();
                follow(b.otherwise, chosen);
                code.close();
                break;
            }
            if (at instanceof Flow.Require r) {
                code.open("if (" + guards.holds(r) + ") {");
                opened++;
                at = r.next();
            } else at = passed(at);
        }
        for (; opened > 0; opened--) code.close();
    }

    private Instruction passed(Instruction at) {
        if (at instanceof Flow.Call c) {
            returns.put(c.returnSlot, c.next());
            return c.entry;
        }
        if (at instanceof Flow.Return r) {
            Instruction back = returns.get(r.returnSlot);
            if (back == null) throw new Unfit();
            return back;
        }
        if (Stretches.isNothing(at) || at instanceof Boundaries.Announce) return at.next();
        boolean assigns = at instanceof Assignments.Locals
                || at instanceof Assignments.OfInts
                || at instanceof Assignments.OfSets;
        if (!assigns) throw new Unfit();
        if (!slice.isNeeded(at)) return at.next();
        if (!(at instanceof Assignments.Locals l)) throw new Unfit();
        assign(l);
        return at.next();
    }

    private void assign(Assignments.Locals l) {
        List<Runnable> stores = new ArrayList<>();
        for (Calls.Argument each : l.arguments) {
            if (!slice.isRead(l, each)) continue;
            if (!(each instanceof Calls.IntArgument a) || each.slot.temporary()) throw new Unfit();
            String value = code.copy("int", terms.number(a.value));
            if (a.value instanceof Numbers.Stored of && held.containsKey(of.at)) hold(each.slot.at(), of.at);
            stores.add(() -> set("i[" + each.slot.at() + "]", value));
        }
        stores.forEach(Runnable::run);
    }

    private void hold(int local, int same) {
        held.put(local, held.get(same));
        terms.ownPieces.copy(local, same);
    }

    /** The same where nothing is to be none. */
    private void assignOrGiveUp(Assignments.Locals l) {
        assign(l);
        for (Calls.Argument each : l.arguments) {
            if (!slice.isRead(l, each)) continue;
            code.open("if (i[" + each.slot.at() + "] < 0) {");
            giveUp();
            code.close();
        }
    }

    static List<String> with(List<String> chosen, String next) {
        List<String> all = new ArrayList<>(chosen);
        all.add(next);
        return all;
    }

    // ---- choices
    private void choose(Choices.Choose c, List<String> chosen) {
        SetNode set = WholeOffers.set(c);
        if (set == null) {
            matches(c, chosen);
            return;
        }
        if (set.base < 0) throw new Unfit();
        String[] known = WholeOffers.write(terms, c, set);
        String[] words = known != null ? known : code.let(terms.set(set));
        if (WholeOffers.fit(unit, c)) {
            if (known == null) throw new Unfit();
            rows.add(chosen, words, set.base, guards.known(c, held, chosen));
            proof.of(guards.path(c), words);
            return;
        }
        Ways ways = known == null || words.length != unit.words ? null : SafePath.ahead(unit, c);
        Ways behind = ways;
        while (behind instanceof Ways.Assigned a) behind = a.then();
        if (behind != null && !(behind instanceof Ways.End) && Forks.fit(unit, behind)) {
            code.open("if (!(" + SetQuestions.isZero(words) + ")) {");
            for (Ways each = ways; each instanceof Ways.Assigned a; each = a.then()) assignOrGiveUp(a.locals());
            ahead(c, behind, words, chosen);
            code.close();
            return;
        }
        terms.loops.members(words, set.base, member -> {
            set("i[" + c.binding.slot().at() + "]", member);
            held.put(c.binding.slot().at(), member);
            terms.ownPieces.note(c.binding.slot().at(), set, unit.layout);
            if (known == null && c.binding.where() != null) code.open("if (" + terms.truth(c.binding.where()) + ") {");
            follow(c.next(), with(chosen, member));
            if (known == null && c.binding.where() != null) code.close();
        });
    }

    /** Options with captures, one by one. */
    private void matches(Choices.Choose c, List<String> chosen) {
        boolean fits = c.binding.source() instanceof Sources.OfMatches
                && c.binding.where() == null
                && c.binding.isOfInts()
                && unit.isComplete(c.next());
        code.open("{");
        if (!fits || !MatchCode.write(terms, (Sources.OfMatches) c.binding.source(), c)) throw new Unfit();
        int width = c.binding.width();
        code.open("for (int vn = vb; vn < m.optionTop; vn += " + width + ") {");
        List<String> all = new ArrayList<>(chosen);
        for (int n = 0; n < width; n++)
            all.add(code.copy("int", "(int) m.options[vn" + (n == 0 ? "" : " + " + n) + "]"));
        rows.complete(all, null);
        code.close();
        code.line("m.optionTop = vb;");
        code.close();
    }

    /** Sites in their order: those behind which nothing is chosen together, and between them the others. */
    private void ahead(Choices.Choose c, Ways ways, String[] words, List<String> chosen) {
        SafeDraw safe = guards.known(c, held, chosen);
        Forks forks = new Forks(terms, rows, safe);
        String[] known = code.let(SetTerms.join(words, " & ", PlainSites.of(terms, ways, Ways.Known.TO_GUARD)));
        code.open("if (!(" + SetQuestions.isZero(SetTerms.minus(words, known)) + ")) {");
        giveUp();
        code.close();
        String[] plain = terms.sets.variables(unit.words);
        terms.sets.assign(plain, SetTerms.join(words, " & ", PlainSites.of(terms, ways, Ways.Known.TO_END)));
        proof.of(guards.path(c), plain);
        for (int w = 0; w < unit.words; w++) {
            int from = w << 6;
            String rest = code.name("v");
            code.open("for (long " + rest + " = " + words[w] + " & ~" + plain[w] + "; " + rest + " != 0L; " + rest
                    + " &= " + rest + " - 1L) {");
            String below = code.copy("long", plain[w] + " & ((" + rest + " & -" + rest + ") - 1L)");
            rows.add(chosen, new String[] {below}, from, safe);
            code.line(plain[w] + " ^= " + below + ";");
            String member = code.copy("int", from + " + Long.numberOfTrailingZeros(" + rest + ")");
            terms.noteMember(member);
            set("i[" + c.binding.slot().at() + "]", member);
            forks.write(ways, member, with(chosen, member));
            code.close();
            rows.add(chosen, new String[] {plain[w]}, from, safe);
        }
    }
}
