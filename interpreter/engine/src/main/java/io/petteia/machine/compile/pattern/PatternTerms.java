package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.Sets;
import io.petteia.machine.pattern.CompiledPattern;
import org.jspecify.annotations.Nullable;

/** What patterns yield from a site: masks and rays where they fit, else a walk along the lines. */
public final class PatternTerms {
    private final Terms terms;

    public PatternTerms(Terms terms) {
        this.terms = terms;
    }

    public String[] yielded(Patterns.Yielded y) {
        if (!(y.origins instanceof Sets.Singleton one) || terms.unit.words > Unit.MOST_WORDS) return terms.asNode(y);
        return y.byPiece != null ? held(y, y.byPiece, one) : plain(y, one);
    }

    private String[] plain(Patterns.Yielded y, Sets.Singleton one) {
        if (!(y.patterns instanceof Patterns.Constant c) || !canWalk(c.value, false)) return terms.asNode(y);
        Code code = terms.code;
        String[] all = terms.sets.variables(terms.unit.words);
        String site = terms.plainNumber(one.member);
        code.open("if (" + site + " >= 0) {");
        for (CompiledPattern each : c.value) add(each, site, all, false);
        code.close();
        return all;
    }

    private boolean areMasks(CompiledPattern[] patterns) {
        for (CompiledPattern each : patterns) {
            Lines lines = each.start() != null ? null : Lines.of(terms.unit, each, true);
            if (lines == null || !SiteMasks.fit(terms.unit, lines)) return false;
        }
        return true;
    }

    private boolean canWalk(CompiledPattern[] patterns, boolean capturing) {
        for (CompiledPattern each : patterns) {
            if (Jumps.of(terms.unit, each) != null && (capturing || each.captures().length == 0)) continue;
            if (Lines.bindsDirection(each)) {
                Lines lines = Lines.bound(terms.unit, each);
                if (lines == null || !Walks.fit(terms, lines)) return false;
                continue;
            }
            Lines lines = Lines.of(terms.unit, each, capturing);
            if (lines == null || each.along()) return false;
            boolean fits = SiteMasks.fit(terms.unit, lines) || Rays.fit(terms.unit, lines) || Walks.fit(terms, lines);
            if (!fits) return false;
        }
        return true;
    }

    /** Adds what a pattern yields from a site to words, which are variables. */
    private void add(CompiledPattern pattern, String site, String[] all, boolean capturing) {
        Code code = terms.code;
        if (pattern.start() != null) {
            String fits = pattern.start().sites() == null
                    ? "false"
                    : terms.questions.has(pattern.start().sites(), site);
            code.open("if (" + fits + ") {");
        }
        Jumps jumps = Jumps.of(terms.unit, pattern);
        if (jumps != null) or(code, all, jumps.write(terms, site));
        else if (Lines.bindsDirection(pattern)) walk(Lines.bound(terms.unit, pattern), site, all);
        else add(Lines.of(terms.unit, pattern, capturing), site, all);
        if (pattern.start() != null) code.close();
    }

    private void add(@Nullable Lines lines, String site, String[] all) {
        if (lines == null) throw new IllegalStateException("no lines");
        if (SiteMasks.fit(terms.unit, lines)) or(terms.code, all, SiteMasks.write(terms, lines, site));
        else if (Rays.fit(terms.unit, lines)) or(terms.code, all, Rays.write(terms, lines, site));
        else if (EnclosedRuns.fit(terms.unit, lines)) or(terms.code, all, EnclosedRuns.write(terms, lines, site));
        else walk(lines, site, all);
    }

    private void walk(@Nullable Lines lines, String site, String[] all) {
        if (lines == null) throw new IllegalStateException("no lines");
        Walks.write(terms, lines, site, (inside, matched) -> or(inside.code, all, matched.yields()));
    }

    private static void or(Code code, String[] all, String[] words) {
        for (int w = 0; w < all.length; w++) code.line(all[w] + " |= " + words[w] + ";");
    }

    /** The patterns of the piece on the site, as its owner sees them: a method with a case for each piece. */
    private String[] held(Patterns.Yielded y, CompiledPattern[][] byPiece, Sets.Singleton one) {
        CompiledPattern[] known = terms.ownPieces.of(one.member, byPiece);
        if (known != null && terms.mover.equals(Terms.MOVER) && areMasks(known)) {
            String[] all = terms.sets.variables(terms.unit.words);
            String site = terms.plainNumber(one.member);
            for (CompiledPattern each : known) add(each, site, all, true);
            return all;
        }
        String[] words = heldOrNull(byPiece, one);
        return words != null ? words : terms.asNode(y);
    }

    /** The same; null if it cannot be written. */
    public String @Nullable [] heldOrNull(CompiledPattern[][] byPiece, Sets.Singleton one) {
        String method = terms.unit.body(byPiece);
        if (method == null) {
            method = write(byPiece);
            if (method == null) return null;
            terms.unit.noteBody(byPiece, method);
        }
        String site = terms.plainNumber(one.member);
        int words = terms.unit.words;
        if (words == 1) return new String[] {terms.code.copy("long", method + "(" + terms.mover + ", " + site + ")")};
        terms.code.line(method + "(" + terms.mover + ", " + site + ");");
        String[] all = new String[words];
        for (int w = 0; w < words; w++) all[w] = terms.code.copy("long", "r" + w);
        return all;
    }

    private @Nullable String write(CompiledPattern[][] byPiece) {
        Unit unit = terms.unit;
        Layout layout = unit.layout;
        Terms inside = new Terms(unit, new Code(), "v0");
        Code code = inside.code;
        code.name("v");
        inside.noteMember("a0");
        String[] all = inside.sets.variables(unit.words);
        code.open("if (a0 >= 0) {");
        code.line("int vc = " + unit.cell("a0") + ";");
        String owners = unit.constant("int[]", layout.ownersByCell());
        code.line("int v0 = " + owners + "[vc] >= 0 ? " + owners + "[vc] : mv;");
        code.open("switch (" + unit.constant("int[]", layout.piecesByCell()) + "[vc]) {");
        for (int piece = 0; piece < byPiece.length; piece++) {
            if (byPiece[piece].length == 0) continue;
            code.line("case " + piece + ": {");
            if (!inside.patterns.canWalk(byPiece[piece], true)) return null;
            for (CompiledPattern each : byPiece[piece]) inside.patterns.add(each, "a0", all, true);
            code.line("break; }");
        }
        code.line("default: break;");
        code.close();
        code.close();
        String name = unit.name("yields");
        if (unit.words == 1) code.line("return " + all[0] + ";");
        else for (int w = 0; w < all.length; w++) code.line("r" + w + " = " + all[w] + ";");
        unit.method("private " + (unit.words == 1 ? "long " : "void ") + name + "(int mv, int a0)", code);
        return name;
    }
}
