package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.LegalitySlice;
import io.petteia.machine.compile.guard.Exposure;
import io.petteia.machine.compile.guard.PinsAndChecks;
import io.petteia.machine.compile.guard.SafeChoice;
import io.petteia.machine.compile.guard.SafePath;
import io.petteia.machine.compile.pattern.LeadingOn;
import io.petteia.machine.compile.pattern.MatchCode;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sources;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Exploring: at each choice every option is run and taken back. Where the rest is sure the move is complete. */
public final class ExploreCode extends Stretches {
    private final Map<Choices.Choose, SafePath> paths = new HashMap<>();
    private final Map<Flow.Require, PinsAndChecks> guards = new HashMap<>();
    /** guards behind moves that have been tried; the others are asked of the position as it stands */
    private final Set<Flow.Require> reached = new HashSet<>();

    public ExploreCode(Unit unit, LegalitySlice slice) {
        super(unit, slice, "x");
        if (!slice.applies) return;
        for (int id = 0; id < unit.program.size(); id++) {
            if (!(unit.program.instruction(id) instanceof Choices.Choose c)) continue;
            SafePath path = SafePath.of(unit, c);
            if (path == null) continue;
            paths.put(c, path);
            reached.addAll(path.reached);
        }
        if (paths.isEmpty()) return;
        for (int id = 0; id < unit.program.size(); id++) {
            if (!(unit.program.instruction(id) instanceof Flow.Require r)) continue;
            Exposure exposure = Exposure.of(new Terms(unit, new Code(), Terms.MOVER), r);
            if (exposure != null && unit.made.get(exposure.key()) instanceof PinsAndChecks p) guards.put(r, p);
        }
    }

    @Override
    protected String method() {
        return "explore";
    }

    @Override
    protected String step() {
        return "run.exploreStep";
    }

    @Override
    protected boolean ends(Instruction at, Terms terms) {
        if (!unit.program.isSure(at.id())) {
            if (unit.tail().isEnteredAt(at)) terms.code.line("if (run.endsChosen()) return -1;");
            return false;
        }
        terms.code.line("if (run.endsSurely()) return -1;");
        if (!slice.applies || slice.ranking.isInside(at)) return false;
        terms.code.line("return run.step(" + at.id() + ");");
        return true;
    }

    @Override
    @Nullable
    protected Instruction special(Instruction at, Terms terms) {
        Code code = terms.code;
        if (isEffect(at)) return effect(at, terms, true);
        if (at instanceof Flow.Require r) {
            return require(r, terms);
        }
        if (at instanceof Flow.EndOfPart e) {
            code.line("if (run.endsPart(" + e.part + ")) return -1;");
            return e.next();
        }
        if (at instanceof Boundaries.Announce a) return a.next();
        if (at instanceof Flow.Prefer p) return prefer(p, terms);
        if (at instanceof Flow.WhilePossible w && MetAgain.fit(unit, w)) MetAgain.write(unit, code, w);
        if (at instanceof Flow.WhilePossible w) return ifPossible(code, w.round, w.round.entry(), w.next());
        if (at instanceof Choices.Maybe m) return ifPossible(code, m.part, m.choice, m.next());
        if (at instanceof Choices.PreferBest.Test t) return ifPossible(code, t.best.part, t.best, t.best.otherwise);
        if (at instanceof Boundaries.Commit c) {
            code.line("if (run.endsAtBoundary(" + c.next().id() + ")) return -1;");
            return c.next();
        }
        if (at instanceof Choices.Either e) return either(e, terms);
        if (at instanceof Choices.Choose c) return choose(c, terms);
        return asInstruction(at, terms);
    }

    @Override
    protected void goOnAndPutBack(Instruction next, Code code, List<String> back) {
        String mark = code.copy("int", "m.mark()");
        code.line("try {").line("    on(" + jump(next) + ");").line("} finally {");
        // what follows may have noted the same words in the journal
        code.line("    m.takeBack(" + mark + ");");
        for (String each : back) code.line("    " + each);
        code.line("}").line("return -1;");
    }

    @Override
    protected Instruction call(Flow.Call c, Terms terms) {
        if (!hasSingleCaller(c))
            terms.code.line("m.setInt(" + c.returnSlot + ", " + c.next().id() + ");");
        return c.entry;
    }

    @Override
    protected String possible(Code code, Flow.Part part) {
        String so = code.copy("boolean", asked(new Terms(unit, code, Terms.MOVER), part));
        code.line("run.remember(" + so + " ? 1L : 0L);");
        return so;
    }

    private @Nullable Instruction prefer(Flow.Prefer p, Terms terms) {
        Code code = terms.code;
        String which = code.copy("int", "0");
        firstPossible(code, p, part -> asked(terms, part), which);
        code.line("run.remember(" + which + ");");
        ForwardCode.ways(code, which, p.parts.length, n -> go(p.parts[n].entry(), code));
        return null;
    }

    /** Sets a variable to the first part that is possible, the last one unasked. */
    public static void firstPossible(Code code, Flow.Prefer p, Function<Flow.Part, String> asked, String which) {
        for (int n = 0; n < p.parts.length - 1; n++) {
            code.open("if (!" + asked.apply(p.parts[n]) + ") {");
            code.line(which + " = " + (n + 1) + ";");
        }
        for (int n = 0; n < p.parts.length - 1; n++) code.close();
    }

    /** A guard that is known to hold is not asked; nor is that any news behind it. */
    private @Nullable Instruction require(Flow.Require r, Terms terms) {
        Code code = terms.code;
        PinsAndChecks known = guards.get(r);
        if (known == null) {
            code.line("if (!(" + terms.truth(r.condition) + ")) return -1;");
            return r.next();
        }
        if (!reached.contains(r)) {
            code.line(known.lookOut());
            code.line("if (!" + known.holds(terms, r) + ") return -1;");
            return r.next();
        }
        String[] exposed = code.let(terms.set(known.exposure.exposed()));
        StringBuilder same = new StringBuilder(known.safe);
        for (int w = 0; w < exposed.length; w++)
            same.append(" && ").append(exposed[w]).append(" == ").append(known.exposed[w]);
        String holds = code.copy("boolean", same.toString());
        code.open("if (!" + holds + ") {");
        code.line("if (!(" + terms.truth(r.condition) + ")) return -1;");
        code.close();
        if (unit.program.isSure(r.next().id())) return r.next();
        code.open("if (" + holds + ") {");
        code.line(known.safe + " = false;");
        code.line("try {")
                .line("    on(" + jump(r.next()) + ");")
                .line("} finally {")
                .line("    " + known.safe + " = true;")
                .line("}")
                .line("return -1;");
        code.close();
        return r.next();
    }

    /** Whether a part can be carried out. */
    static String asked(Terms terms, Flow.Part part) {
        String known = PartQuestions.write(terms, part);
        return known != null ? known : tried(part);
    }

    public static String tried(Flow.Part part) {
        return "run.isPossible(" + part.entry().id() + ", " + part.number() + ", -1)";
    }

    // ---- choices
    /** What a choice leaves as it found it. */
    private void keep(Code code) {
        code.line("int vm = m.mark(), vc = run.choices, va = run.actor, vs = run.script.size();");
        if (unit.program.mergesMoves()) code.line("int vi = run.identity.size(), vt = run.identityStart;");
    }

    private void takeBack(Code code) {
        code.line("m.takeBack(vm); run.choices = vc; run.actor = va; run.script.truncate(vs);");
        if (unit.program.mergesMoves()) code.line("run.identity.truncate(vi); run.identityStart = vt;");
    }

    private void chosen(Code code, String word) {
        code.line("run.choices = vc + 1; run.actor = i[1];");
        code.line((unit.program.mergesMoves() ? "run.note(" : "run.script.push(") + word + ");");
    }

    private @Nullable Instruction either(Choices.Either e, Terms terms) {
        Code code = terms.code;
        code.line("if (run.endsBeforeChoice(" + e.id() + ")) return -1;");
        keep(code);
        for (int n = 0; n < e.alternatives.length; n++) {
            if (n > 0) code.line("if (run.isStopped()) return -1;");
            chosen(code, String.valueOf(n));
            code.line("on(" + jump(e.alternatives[n]) + ");");
            takeBack(code);
        }
        code.line("return -1;");
        return null;
    }

    private @Nullable Instruction choose(Choices.Choose c, Terms terms) {
        Code code = terms.code;
        code.line("if (run.endsBeforeChoice(" + c.id() + ")) return -1;");
        SetNode set = WholeOffers.set(c);
        if (set == null) return options(c, terms);
        if (WholeOffers.fit(unit, c)) {
            String[] offered = WholeOffers.write(terms, c, set);
            if (offered != null) {
                offer(code, set.base, offered);
                code.line("return -1;");
                return null;
            }
        }
        if (WholeOffers.fitsPair(unit, c)) return pair(c, (Choices.Choose) c.next(), terms, set);
        Layout.Slot slot = c.binding.slot();
        String[] leading = c.binding.where() == null ? LeadingOn.write(terms, c, set) : null;
        String[] words = leading != null ? leading : WholeOffers.write(terms, c, set);
        boolean asked = words == null;
        if (words == null) words = terms.code.let(terms.set(set));
        keep(code);
        boolean loose = !unit.program.liveness().isLive(c, slot);
        if (loose) code.line("int vo = i[" + slot.at() + "];");
        SafePath path = asked && c.binding.where() != null || words.length != unit.words ? null : paths.get(c);
        if (path != null && path.guard != null) {
            safely(c, terms, SafeChoice.write(terms, path, path.guard, words, offersSafely()), path.guard);
            return null;
        }
        String[] all = words;
        terms.loops.members(all, set.base, member -> {
            code.line(
                    loose ? "i[" + slot.at() + "] = " + member + ";" : "m.setInt(" + slot.at() + ", " + member + ");");
            if (asked && c.binding.where() != null) code.open("if (" + terms.truth(c.binding.where()) + ") {");
            chosen(code, member);
            code.line("on(" + jump(c.next()) + ");");
            takeBack(code);
            if (all.length == 1) code.line("if (run.isStopped()) break;");
            else code.line("if (run.isStopped()) { " + (loose ? "i[" + slot.at() + "] = vo; " : "") + "return -1; }");
            if (asked && c.binding.where() != null) {
                if (!loose) code.otherwise().line("m.takeBack(vm);");
                code.close();
            }
        });
        if (loose) code.line("i[" + slot.at() + "] = vo;");
        code.line("return -1;");
        return null;
    }

    private static void offer(Code code, int base, String[] words) {
        if (words.length == 1) code.line("run.offer(" + base + ", " + words[0] + ");");
        else WholeOffers.offer(code, String.valueOf(base), words);
    }

    private boolean offersSafely() {
        return unit.has(Rewrite.OFFERS_AS_SETS) && !unit.program.mergesMoves();
    }

    /** Sites in their order: those that are offered, and between them those that are tried. */
    private void safely(Choices.Choose c, Terms terms, SafeChoice sites, PinsAndChecks known) {
        Code code = terms.code;
        Layout.Slot slot = c.binding.slot();
        boolean loose = !unit.program.liveness().isLive(c, slot);
        if (offersSafely()) {
            code.open("if (run.isTrying()) {");
            for (int w = 0; w < unit.words; w++) code.line("run.offer(" + (w << 6) + ", " + sites.offered[w] + ");");
            code.line("if (run.isStopped()) return -1;");
            code.close();
        }
        code.line("boolean vq = " + known.safe + ";");
        for (int w = 0; w < unit.words; w++) {
            String rest = code.name("v");
            String member = code.name("v");
            String offered = sites.offered[w];
            String bit = code.name("v");
            code.open("for (long " + rest + " = " + sites.rest[w] + "; " + rest + " != 0L; " + rest + " &= " + rest
                    + " - 1L) {");
            code.line("int " + member + " = " + (w << 6) + " + Long.numberOfTrailingZeros(" + rest + ");");
            code.line("long " + bit + " = " + rest + " & -" + rest + ";");
            if (offersSafely()) {
                String below = code.copy("long", offered + " & (" + bit + " - 1L)");
                code.line("run.offer(" + (w << 6) + ", " + below + ");");
                code.line(offered + " ^= " + below + ";");
            }
            code.line(
                    loose ? "i[" + slot.at() + "] = " + member + ";" : "m.setInt(" + slot.at() + ", " + member + ");");
            chosen(code, member);
            onSafely(c, known, code, "(" + sites.safe[w] + " & " + bit + ") != 0L");
            takeBack(code);
            code.line("if (run.isStopped()) { " + (loose ? "i[" + slot.at() + "] = vo; " : "") + "return -1; }");
            code.close();
            if (offersSafely()) code.line("run.offer(" + (w << 6) + ", " + offered + ");");
        }
        if (loose) code.line("i[" + slot.at() + "] = vo;");
        code.line("return -1;");
    }

    /** Two choices of which the second is offered as a set for each option of the first. */
    private @Nullable Instruction pair(Choices.Choose first, Choices.Choose second, Terms terms, SetNode set) {
        Code code = terms.code;
        String slot = "i[" + first.binding.slot().at() + "]";
        code.line("int vo = " + slot + ";");
        WholeOffers.pairs(terms, first, second, set, (member, base, offered) -> {
            if (offered.length == 1) code.line("run.offer(" + member + ", " + base + ", " + offered[0] + ");");
            else WholeOffers.offer(code, member + ", " + base, offered);
            code.line("if (run.isStopped()) { " + slot + " = vo; return -1; }");
        });
        code.line(slot + " = vo;");
        code.line("return -1;");
        jump(second);
        return null;
    }

    /** Options that are listed first. */
    private @Nullable Instruction options(Choices.Choose c, Terms terms) {
        Code code = terms.code;
        String binding = unit.constant("io.petteia.machine.node.Binding", c.binding);
        keep(code);
        boolean walked = c.binding.source() instanceof Sources.OfMatches of && MatchCode.write(terms, of, c);
        if (!walked) code.line("int vb = " + binding + ".collect(m);");
        int width = c.binding.width();
        if (WholeOffers.fitsRows(unit, c)) {
            code.line("run.offerRows(vb, m.optionTop, " + width + ");");
            code.line("m.optionTop = vb;").line("return -1;");
            return null;
        }
        code.line("int ve = m.optionTop;");
        SafePath path = c.binding.where() == null ? paths.get(c) : null;
        PinsAndChecks known = path == null ? null : path.guard;
        SafeChoice sites = path == null || known == null ? null : safely(terms, path, known, width);
        if (known != null) code.line("boolean vq = " + known.safe + ";");
        code.open("for (int vn = vb; vn < ve && !run.isStopped(); vn += " + width + ") {");
        if (sites != null) {
            String site = code.copy("int", "(int) m.options[vn]");
            terms.noteMember(site);
            String offered = code.copy("boolean", terms.questions.bit(sites.offered, site));
            code.line("if (!" + offered + " && !" + terms.questions.bit(sites.rest, site) + ") continue;");
            code.open("if (" + offered + ") {");
            chosen(code, c);
            code.line("run.endsSurely();");
            takeBack(code);
            code.line("continue;");
            code.close();
        }
        code.line(binding + ".bind(m, vn);");
        if (c.binding.where() != null)
            code.line("if (!(" + terms.truth(c.binding.where()) + ")) { m.takeBack(vm); continue; }");
        chosen(code, c);
        if (sites == null || known == null) code.line("on(" + jump(c.next()) + ");");
        else onSafely(c, known, code, terms.questions.bit(sites.safe, code.copy("int", "(int) m.options[vn]")));
        takeBack(code);
        code.close();
        code.line("m.optionTop = vb;");
        code.line("return -1;");
        return null;
    }

    /** Notes the option that stands at {@code vn}. */
    private void chosen(Code code, Choices.Choose c) {
        code.line("run.choices = vc + 1; run.actor = i[1];");
        String push = unit.program.mergesMoves() ? "run.note(" : "run.script.push(";
        for (int w = 0; w < c.binding.width(); w++)
            code.line(push + "m.options[vn" + (w == 0 ? "" : " + " + w) + "]);");
    }

    /** Of the sites with which options begin. */
    private SafeChoice safely(Terms terms, SafePath path, PinsAndChecks known, int width) {
        Code code = terms.code;
        code.line("if (vb == ve) return -1;");
        String[] sites = terms.sets.variables(unit.words);
        code.open("for (int vn = vb; vn < ve; vn += " + width + ") {");
        terms.loops.add(sites, code.copy("int", "(int) m.options[vn]"));
        code.close();
        return SafeChoice.write(terms, path, known, sites, offersSafely());
    }

    /** Goes on while it is known whether the guard holds. */
    private void onSafely(Choices.Choose c, PinsAndChecks known, Code code, String safe) {
        code.line(known.safe + " = " + safe + ";");
        code.line("try {")
                .line("    on(" + jump(c.next()) + ");")
                .line("} finally {")
                .line("    " + known.safe + " = vq;")
                .line("}");
    }
}
