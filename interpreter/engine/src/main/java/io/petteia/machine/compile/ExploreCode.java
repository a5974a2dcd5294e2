package io.petteia.machine.compile;

import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sources;
import org.jspecify.annotations.Nullable;

/** Exploring: at each choice every option is run and taken back. Where the rest is sure the move is complete. */
final class ExploreCode extends Stretches {
    ExploreCode(Unit unit, LegalitySlice slice) {
        super(unit, slice, "x");
    }

    @Override
    String method() {
        return "explore";
    }

    @Override
    String step() {
        return "run.exploreStep";
    }

    @Override
    boolean ends(Instruction at, Terms terms) {
        if (!unit.program.isSure(at.id())) return false;
        terms.code.line("if (run.endsSurely()) return -1;");
        if (!slice.applies) return false;
        terms.code.line("return run.step(" + at.id() + ");");
        return true;
    }

    @Override
    @Nullable
    Instruction special(Instruction at, Terms terms) {
        Code code = terms.code;
        if (isEffect(at)) return effect(at, terms, true);
        if (at instanceof Flow.Require r) {
            code.line("if (!(" + terms.truth(r.condition) + ")) return -1;");
            return r.next();
        }
        if (at instanceof Flow.EndOfPart e) {
            code.line("if (run.endsPart(" + e.part + ")) return -1;");
            return e.next();
        }
        if (at instanceof Boundaries.Announce a) return a.next();
        if (at instanceof Flow.Prefer p) return prefer(p, terms);
        if (at instanceof Flow.WhilePossible w) return ifPossible(code, w.round, w.round.entry(), w);
        if (at instanceof Choices.Maybe m) return ifPossible(code, m.part, m.choice, m);
        if (at instanceof Boundaries.Commit c) {
            code.line("if (run.endsAtBoundary(" + c.next().id() + ")) return -1;");
            return c.next();
        }
        if (at instanceof Choices.Either e) return either(e, terms);
        if (at instanceof Choices.Choose c) return choose(c, terms);
        return asInstruction(at, terms);
    }

    @Override
    Instruction call(Flow.Call c, Terms terms) {
        if (!hasSingleCaller(c))
            terms.code.line("m.setInt(" + c.returnSlot + ", " + c.next().id() + ");");
        return c.entry;
    }

    @Override
    String possible(Code code, Flow.Part part) {
        String so = code.copy("boolean", "run.isPossible(" + part.entry().id() + ", " + part.number() + ", -1)");
        code.line("run.remember(" + so + " ? 1L : 0L);");
        return so;
    }

    private @Nullable Instruction prefer(Flow.Prefer p, Terms terms) {
        Code code = terms.code;
        String which = code.copy("int", "0");
        firstPossible(code, p, terms, which);
        code.line("run.remember(" + which + ");");
        ForwardCode.ways(code, which, p.parts.length, n -> jump(p.parts[n].entry()));
        return null;
    }

    /** Sets a variable to the first part that is possible, the last one unasked. */
    static void firstPossible(Code code, Flow.Prefer p, Terms terms, String which) {
        for (int n = 0; n < p.parts.length - 1; n++) {
            String offered = WholeOffers.isOffered(terms, p.parts[n]);
            code.open("if (!"
                    + (offered != null
                            ? offered
                            : "run.isPossible(" + p.parts[n].entry().id() + ", " + p.parts[n].number() + ", -1)")
                    + ") {");
            code.line(which + " = " + (n + 1) + ";");
        }
        for (int n = 0; n < p.parts.length - 1; n++) code.close();
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
                if (offered.length == 1) code.line("run.offer(" + set.base + ", " + offered[0] + ");");
                else WholeOffers.offer(code, String.valueOf(set.base), offered);
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
        code.line("int ve = m.optionTop;");
        code.open("for (int vn = vb; vn < ve && !run.isStopped(); vn += " + width + ") {");
        code.line(binding + ".bind(m, vn);");
        if (c.binding.where() != null)
            code.line("if (!(" + terms.truth(c.binding.where()) + ")) { m.takeBack(vm); continue; }");
        code.line("run.choices = vc + 1; run.actor = i[1];");
        String push = unit.program.mergesMoves() ? "run.note(" : "run.script.push(";
        for (int w = 0; w < width; w++) code.line(push + "m.options[vn" + (w == 0 ? "" : " + " + w) + "]);");
        code.line("on(" + jump(c.next()) + ");");
        takeBack(code);
        code.close();
        code.line("m.optionTop = vb;");
        code.line("return -1;");
        return null;
    }
}
