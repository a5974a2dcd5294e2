package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.Sources;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.machine.pattern.Element;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a pattern yields together with its captures, listed as options by a walk that is written out. Condition: plain lines that can be walked, from one site, and yield one site. */
public final class MatchCode {
    private MatchCode() {}

    /** Declares {@code vb}, where the options begin; false if it does not fit. */
    public static boolean write(Terms terms, Sources.OfMatches of, Choices.Choose choose) {
        if (!(of.origins instanceof Sets.Singleton one)) return false;
        CompiledPattern[][] byPiece = of.byPiece;
        if (byPiece == null && of.patterns instanceof Patterns.Constant c) byPiece = new CompiledPattern[][] {c.value};
        if (byPiece == null) return false;
        List<List<Lines>> all = new ArrayList<>();
        for (CompiledPattern[] patterns : byPiece) {
            List<Lines> lines = new ArrayList<>();
            for (CompiledPattern each : patterns) {
                Lines plain = Lines.bound(terms.unit, each);
                if (plain == null || !Walks.fit(terms, plain) || !yieldsOne(plain)) return false;
                lines.add(plain);
            }
            all.add(lines);
        }
        Code code = terms.code;
        code.line("int vb = m.optionTop;");
        String site = code.copy("int", terms.number(one.member));
        code.open("if (" + site + " >= 0) {");
        String before = terms.memberBefore(site);
        terms.noteMember(site);
        if (of.byPiece == null) lines(terms, of, all.get(0), site);
        else byPiece(terms, of, all, site);
        terms.forgetMember(site, before);
        code.close();
        return true;
    }

    /** Yields in order of their numbers and in order of the walk are the same where there is one. */
    private static boolean yieldsOne(Lines lines) {
        long collected = lines.steps().stream().filter(step -> step.collected).count();
        return collected == 1 && lines.steps().stream().noneMatch(step -> step.collected && !Lines.isOnce(step));
    }

    private static void byPiece(Terms terms, Sources.OfMatches of, List<List<Lines>> all, String site) {
        Code code = terms.code;
        Unit unit = terms.unit;
        String cell = code.copy("int", unit.cell(site));
        String owner = unit.constant("int[]", unit.layout.ownersByCell()) + "[" + cell + "]";
        String eyes = code.copy("int", owner + " >= 0 ? " + owner + " : " + terms.mover);
        code.open("switch (" + unit.constant("int[]", unit.layout.piecesByCell()) + "[" + cell + "]) {");
        for (int piece = 0; piece < all.size(); piece++) {
            if (all.get(piece).isEmpty()) continue;
            code.line("case " + piece + ": {");
            List<Lines> patterns = all.get(piece);
            terms.seenBy(eyes, () -> {
                lines(terms, of, patterns, site);
                return eyes;
            });
            code.line("break; }");
        }
        code.line("default: break;");
        code.close();
    }

    private static void lines(Terms terms, Sources.OfMatches of, List<Lines> all, String site) {
        for (Lines lines : all) {
            CompiledPattern pattern = lines.pattern();
            if (pattern.start() != null) {
                String fits = pattern.start().sites() == null
                        ? "false"
                        : terms.questions.has(pattern.start().sites(), site);
                terms.code.open("if (" + fits + ") {");
            }
            boolean repeats = all.size() > 1 || !isDistinct(terms, lines);
            Walks.write(terms, lines, site, (inside, matched) -> option(inside, of, pattern, matched, repeats));
            if (pattern.start() != null) terms.code.close();
        }
    }

    /** Whether no two matches yield the same site: directions never lead to the same one, and where a match ends says where its steps do. */
    private static boolean isDistinct(Terms terms, Lines lines) {
        int open = 0;
        for (Element.Step step : lines.steps())
            if (!Lines.isOnce(step) && Lines.exactly(terms.unit, step) == null) open++;
        if (open > 1) return false;
        for (int[] directions : lines.directions()) if (!terms.unit.areApart(directions)) return false;
        return true;
    }

    private static void option(
            Terms terms, Sources.OfMatches of, CompiledPattern pattern, Walks.Matched matched, boolean repeats) {
        int width = 1;
        for (Sources.Wanted wanted : of.wanted) width += wanted.set() ? terms.unit.words : 1;
        int size = width;
        terms.code.line("m.pushOption(" + matched.last() + ");");
        for (Sources.Wanted wanted : of.wanted) {
            int capture = List.of(pattern.captures()).indexOf(wanted.name());
            if (wanted.direction()) terms.code.line("m.pushOption(" + direction(terms, pattern.directionSlot()) + ");");
            else if (!wanted.set())
                terms.code.line("m.pushOption(" + matched.sites().getOrDefault(capture, "-1") + ");");
            else
                for (String word : matched.sets().getOrDefault(capture, SetTerms.zeros(terms.unit.words)))
                    terms.code.line("m.pushOption(" + word + ");");
        }
        if (repeats) terms.code.line("io.petteia.machine.node.Sources.dropRepeated(m, vb, " + size + ");");
    }

    private static String direction(Terms terms, Layout.@Nullable Slot slot) {
        return slot == null ? "-1" : terms.temporaries.getOrDefault(slot.at(), "-1");
    }
}
