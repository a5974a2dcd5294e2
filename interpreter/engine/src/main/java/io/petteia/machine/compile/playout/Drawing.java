package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.facts.DecisionStarts;
import io.petteia.machine.compile.flow.AskedOffers;
import io.petteia.machine.compile.flow.WholeOffers;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTables;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.PlyVariables;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.node.SetNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Decisions of one choice whose options are a set, or of two of which the second is a set for each option of the first: a member is drawn and carried out at once, and no
 * list of moves is made. Condition: as for {@link WholeOffers}.
 */
final class Drawing {
    private final Unit unit;
    private final PlayoutCode carrying;
    private final Set<Choice> drawn = new LinkedHashSet<>();

    Drawing(Unit unit, PlayoutCode carrying) {
        this.unit = unit;
        this.carrying = carrying;
    }

    /** Whether every decision is drawn, at once or from rows. */
    static boolean fits(Unit unit, RowsFit rows) {
        for (Choice each : DecisionStarts.of(unit)) if (!draws(unit, each) && !rows.fits(each)) return false;
        return true;
    }

    /** Whether a decision that begins with a choice is drawn. */
    static boolean draws(Unit unit, Choice choice) {
        if (choice instanceof Choices.Either e) {
            for (Instruction alternative : e.alternatives)
                if (DrawnAlternatives.way(unit, alternative) == null) return false;
            return true;
        }
        if (!(choice instanceof Choices.Choose c) || WholeOffers.set(c) == null) return false;
        return WholeOffers.fit(unit, c) || WholeOffers.fitsPair(unit, c);
    }

    void write() {
        for (int id = 0; id < unit.program.size(); id++)
            if (unit.program.instruction(id) instanceof Choices.Either e)
                new DrawnAlternatives(unit, this, carrying).write(e);
            else if (unit.program.instruction(id) instanceof Choices.Choose c) {
                SetNode set = WholeOffers.set(c);
                if (set == null) continue;
                if (WholeOffers.fit(unit, c)) single(c, set);
                else if (WholeOffers.fitsPair(unit, c)) pair(c, (Choices.Choose) c.next(), set);
            }
        for (Choice each : DecisionStarts.of(unit)) if (!drawn.contains(each)) listed(each);
        Set<Choice> tried = new RowsCode(unit, carrying.slice).write(drawn);
        Code code = new Code();
        code.open("switch (at) {");
        for (Choice each : drawn) code.line("case " + each.id() + ": return d" + each.id() + "();");
        for (Choice each : tried)
            code.line("case " + each.id() + ": return "
                    + (unit.tail().mayRefuse(each)
                            ? "drawRows(" + each.id() + ", random);"
                            : "drawsRow(" + each.id() + ", random) ? " + carrying.jump(each) + " : UNDRAWN;"));
        code.line("default: return UNDRAWN;");
        code.close();
        unit.method("protected int draw(int at)", code);
    }

    /** Of moves with more choices one is drawn, and its script carried out. */
    private void listed(Choice c) {
        RowShapes rows = Listing.of(unit, carrying.slice, c);
        if (rows == null) return;
        Code code = new Code();
        code.line("if (listed != " + c.id() + ") l" + c.id() + "();");
        code.line("listed = -1;");
        code.line("if (offers.moves < 0) return UNDRAWN;");
        boolean knows = unit.tail().mayRefuse(c) && rows.knows();
        String number = draw(c, "offers.moves", !knows, code);
        code.line("int row = offers.row(" + number + ");");
        code.line("long head = offers.heads[row];");
        rows.script(new Terms(unit, code, Terms.MOVER), "head", "offers.last(row, " + number + ")");
        if (knows) code.line("if (!safe) keep();");
        if (unit.tail().mayRefuse(c))
            code.line("then = halt(" + carrying.jump(c) + ");")
                    .line("safe = false;")
                    .closeWhile("drawsAnother(then)")
                    .line("return then;");
        else code.line("return " + carrying.jump(c) + ";");
        unit.method("private int d" + c.id() + "()", code);
        drawn.add(c);
    }

    private void single(Choices.Choose c, SetNode set) {
        finish(c, false, List.of(c.next()), terms -> {
            Code code = terms.code;
            String[] words = offered(terms, c, set);
            if (words == null) return false;
            String count = code.copy("int", SetQuestions.size(words));
            String number = draw(c, count, code);
            String member = c.site && SetTables.fit(unit)
                    ? SetTables.member(unit, words[0], number)
                    : member(words, set.base, number, code);
            code.line(carrying.setInt(c.binding.slot().at(), member));
            carrying.known.note(c.binding.slot(), c.site, set);
            go(c, c.next(), code);
            return true;
        });
    }

    static String @Nullable [] offered(Terms terms, Choices.Choose c, SetNode set) {
        String[] whole = WholeOffers.write(terms, c, set);
        return whole != null ? whole : AskedOffers.write(terms, c, set);
    }

    /** The member of a number in the set of some words. In which word it is cannot be foreseen, so that it is found without branches. */
    static String member(String[] words, int base, String number, Code code) {
        if (words.length == 1) return base + " + member(" + words[0] + ", " + number + ")";
        String left = code.copy("int", number);
        String word = code.copy("long", words[0]);
        String from = code.copy("int", String.valueOf(base));
        String upTo = "0";
        for (int w = 1; w < words.length; w++) {
            String before = code.copy("int", "Long.bitCount(" + words[w - 1] + ")");
            upTo = w == 1 ? before : code.copy("int", upTo + " + " + before);
            String behind = code.copy("int", upTo + " - 1 - " + number + " >> 31");
            code.line(left + " -= " + before + " & " + behind + ";");
            code.line(word + " ^= (" + words[w - 1] + " ^ " + words[w] + ") & " + behind + ";");
            code.line(from + " += 64 & " + behind + ";");
        }
        return from + " + member(" + word + ", " + left + ")";
    }

    /** The number of the move that is drawn; of a candidate, in a loop that ends when one is a move. */
    String draw(Choice from, String count, Code code) {
        return draw(from, count, true, code);
    }

    /** @param keeps whether the position is kept for another draw */
    private String draw(Choice from, String count, boolean keeps, Code code) {
        if (!unit.tail().mayRefuse(from)) {
            code.line("if (" + count + " == 0) return UNDRAWN;");
            return code.copy("int", "io.petteia.machine.graph.Draw.below(random, " + count + ")");
        }
        code.line((keeps ? "beginDrawing(" : "refusals.begin(") + count + ");");
        code.line("int then;");
        code.open("do {");
        String number = code.copy("int", "refusals.draw(random)");
        code.line("if (" + number + " < 0) return UNDRAWN;");
        return number;
    }

    void go(Choice from, Instruction then, Code code) {
        if (unit.tail().mayRefuse(from)) {
            code.line("run.drew();").line("then = halt(" + carrying.jump(then) + ");");
            return;
        }
        if (carrying.reads()) code.line("run.drew();");
        carrying.go(then, code);
    }

    /**
     * Makes a method. What may be refused is carried out in another one.
     *
     * @param loops whether options are gone through in it
     * @param draw false if that cannot be
     */
    void finish(Choice c, boolean loops, List<Instruction> then, Predicate<Terms> draw) {
        boolean refused = unit.tail().mayRefuse(c);
        Code method = carrying.methods().drawing(c, refused ? List.of() : then, terms -> {
            if (!draw.test(terms)) return false;
            if (refused) untilOneIsLegal(c, terms.code);
            return true;
        });
        if (method == null) return;
        String unless = carrying.methods().unless();
        if (!refused) method = new Code().append(PlyVariables.write(unit, method.toString(), loops));
        if (!unless.isEmpty()) method.insert(0, "if (" + unless + ") return UNDRAWN;");
        unit.method("private int d" + c.id() + "()", method);
        drawn.add(c);
    }

    private void untilOneIsLegal(Choice c, Code code) {
        code.closeWhile("drawsAnother(then)");
        code.line("if (then != " + c.id() + ") return then;");
        carrying.methods().drawAgain(c, code);
        code.line("return then;");
    }

    private void pair(Choices.Choose first, Choices.Choose second, SetNode set) {
        SetNode then = WholeOffers.set(second);
        if (then == null) throw new IllegalStateException("no set");
        finish(first, true, List.of(second.next()), terms -> pair(first, second, set, then, terms));
    }

    private boolean pair(Choices.Choose first, Choices.Choose second, SetNode set, SetNode then, Terms terms) {
        StepsByDirection steps = StepsByDirection.of(terms, first, set, second, then);
        if (steps != null) return step(steps, first, second, set, then, terms);
        Code code = terms.code;
        boolean several = then.words > 1;
        code.line("offers.room(" + (set.words << 6) * then.words + ");");
        code.line("int[] of = offers.options, ob = offers.bases, oc = offers.counts;");
        code.line("long[] ow = offers.words;");
        code.line("int rows = 0, moves = 0;");
        WholeOffers.pairs(terms, first, second, set, (member, base, words) -> {
            for (int w = 0; w < words.length; w++) {
                code.line("of[rows] = " + member + "; ow[rows] = " + words[w] + ";");
                if (several) code.line("ob[rows] = " + (base + (w << 6)) + ";");
                code.line("moves += Long.bitCount(" + words[w] + "); oc[rows] = moves;");
                code.line("rows += " + words[w] + " != 0L ? 1 : 0;");
            }
        });
        String number = draw(first, "moves", code);
        code.line("int row = 0;");
        code.line("while (oc[row] <= " + number + ") row++;");
        code.line(carrying.setInt(first.binding.slot().at(), "of[row]"));
        code.line(carrying.setInt(
                second.binding.slot().at(),
                (several ? "ob[row]" : String.valueOf(then.base)) + " + io.petteia.machine.graph.Draw.member(ow[row], "
                        + number + " - oc[row] + Long.bitCount(ow[row]))"));
        carrying.known.note(first.binding.slot(), first.site, set);
        carrying.known.note(second.binding.slot(), second.site, then);
        go(first, second.next(), code);
        return true;
    }

    private boolean step(
            StepsByDirection steps,
            Choices.Choose first,
            Choices.Choose second,
            SetNode set,
            SetNode then,
            Terms terms) {
        Code code = terms.code;
        String[] own = WholeOffers.write(terms, first, set);
        if (own == null) return false;
        String count = steps.write(own[0]);
        String number = draw(first, count, code);
        String from = steps.site(number);
        code.line(carrying.setInt(first.binding.slot().at(), from));
        code.line(carrying.setInt(second.binding.slot().at(), steps.target()));
        carrying.known.note(first.binding.slot(), first.site, set);
        carrying.known.note(second.binding.slot(), second.site, then);
        go(first, second.next(), code);
        return true;
    }
}
