package io.petteia.machine.compile;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.node.Sources;
import io.petteia.machine.node.Truths;
import io.petteia.machine.pattern.CompiledPattern;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether some piece of a set attacks a site, {@code some(u in S where s in attacks(u))}: asked from the site outwards, along the patterns backwards, and not from each
 * piece. Condition: the set is own or enemy; the site does not depend on the piece; all the attribute's patterns are single steps ({@link SiteMasks}) or
 * slides ({@link Rays}) whose directions have opposites, without a condition on where they start.
 */
final class Attackers {
    private final Terms terms;
    private final String site;
    private final String[] set;
    private final String[] all;

    private Attackers(Terms terms, String site, String[] set) {
        this.terms = terms;
        this.site = site;
        this.set = set;
        all = terms.sets.variables(terms.unit.words);
    }

    /** The parts of such a question. */
    private record Asked(
            SetNode set, io.petteia.machine.node.IntNode site, CompiledPattern[][] byPiece, boolean enemies) {}

    private static @Nullable Asked asked(Gatherings.Exists e) {
        if (e.every || e.yields != null || e.bindings.length != 1) return null;
        Binding binding = e.bindings[0];
        if (!(binding.source() instanceof Sources.OfSet of) || binding.slots().length != 1) return null;
        boolean owned = of.set() instanceof SiteSets.Enemy || of.set() instanceof SiteSets.Own;
        if (!owned || !(binding.where() instanceof Truths.In in)) return null;
        if (!(in.set instanceof Patterns.Yielded y) || y.byPiece == null) return null;
        if (!(y.origins instanceof Sets.Singleton one) || !(one.member instanceof Numbers.Temporary t)) return null;
        if (t.at != binding.slot().at()) return null;
        return new Asked(of.set(), in.member, y.byPiece, of.set() instanceof SiteSets.Enemy);
    }

    static boolean fit(Terms terms, Gatherings.Exists e) {
        Asked asked = terms.unit.has(Rewrite.ATTACKS_BACKWARDS) ? asked(e) : null;
        if (asked == null || terms.unit.layout.model().board().stacks()) return false;
        Reads site = terms.unit.reads(asked.site());
        if (site.everything || site.temporaries.get(e.bindings[0].slot().at())) return false;
        for (CompiledPattern[] patterns : asked.byPiece()) {
            for (CompiledPattern each : patterns) {
                Lines lines = Lines.of(terms.unit, each, true);
                if (lines == null || each.start() != null) return false;
                if (!SiteMasks.fit(terms.unit, lines) && !slides(terms.unit, lines)) return false;
            }
        }
        return true;
    }

    private static boolean slides(Unit unit, Lines lines) {
        if (!Rays.fit(unit, lines)) return false;
        int[] opposite = unit.layout.model().board().opposite();
        for (int d : lines.directions()[0]) {
            if (opposite[d] < 0) return false;
            for (int s = 0; s < unit.layout.model().board().size(); s++) {
                int to = unit.program.steps().next(d, s);
                if (to >= 0 && unit.program.steps().next(opposite[d], to) != s) return false;
            }
        }
        return true;
    }

    static String write(Terms terms, Gatherings.Exists e) {
        Asked asked = asked(e);
        if (asked == null) throw new IllegalStateException("no such question");
        Code code = terms.code;
        String found = code.copy("boolean", "false");
        String site = code.copy("int", terms.number(asked.site()));
        code.open("if (" + site + " >= 0) {");
        terms.noteMember(site);
        Attackers attackers = new Attackers(terms, site, code.let(terms.set(asked.set())));
        attackers.write(asked);
        String[] met = SetTerms.join(attackers.all, " & ", attackers.set);
        code.line(found + " = !(" + SetQuestions.isZero(met) + ");");
        terms.forgetMember(site, "");
        code.close();
        return found;
    }

    /** Pieces whose patterns are alike are asked together. */
    private void write(Asked asked) {
        Map<String, List<Integer>> steps = new LinkedHashMap<>();
        Map<String, Lines> ofSteps = new LinkedHashMap<>();
        Map<Integer, List<Integer>> slides = new LinkedHashMap<>();
        Map<Integer, Lines> ofSlides = new LinkedHashMap<>();
        List<Runnable> others = new ArrayList<>();
        String blockedBy = null;
        for (int piece = 0; piece < asked.byPiece().length; piece++) {
            for (CompiledPattern each : asked.byPiece()[piece]) {
                Lines lines = Lines.of(terms.unit, each, true);
                if (lines == null) continue;
                int one = piece;
                boolean ownView = lines.relative() || isSeen(lines);
                String key = key(lines);
                if (ownView) others.add(() -> byOwner(lines, List.of(one), asked.enemies()));
                else if (SiteMasks.fit(terms.unit, lines)) {
                    ofSteps.put(key, lines);
                    steps.computeIfAbsent(key, k -> new ArrayList<>()).add(piece);
                } else if (blockedBy == null || blockedBy.equals(classes(lines))) {
                    blockedBy = classes(lines);
                    for (int d : lines.directions()[0]) {
                        ofSlides.put(d, lines);
                        slides.computeIfAbsent(d, k -> new ArrayList<>()).add(piece);
                    }
                } else others.add(() -> plain(lines, List.of(one)));
            }
        }
        steps.forEach((key, pieces) -> plain(ofSteps.get(key), pieces));
        slides(slides, ofSlides);
        others.forEach(Runnable::run);
    }

    private boolean isSeen(Lines lines) {
        return Reads.of(terms.unit.layout, (Object)
                        lines.steps().stream().map(s -> s.klass).toArray())
                .mover;
    }

    private static String classes(Lines lines) {
        StringBuilder text = new StringBuilder();
        lines.steps().forEach(s -> {
            SetNode sites = s.klass.sites();
            text.append(sites == null ? "-" : sites.getClass().getName());
            if (sites instanceof Sets.Stored stored) text.append(stored.from);
            else if (!(sites instanceof SiteSets.Empty)) text.append(System.identityHashCode(sites));
            text.append(' ');
        });
        return text.toString();
    }

    private static String key(Lines lines) {
        return classes(lines) + java.util.Arrays.deepToString(lines.directions());
    }

    /** The sites from which a pattern reaches the site, whoever stands there. */
    private String[] from(@Nullable Lines lines) {
        if (lines == null) throw new IllegalStateException("no lines");
        if (SiteMasks.fit(terms.unit, lines)) return SiteMasks.mask(terms.unit, lines, terms.mover, site, true);
        String[] blockers = Rays.blockers(terms, lines);
        String[] reached = SetTerms.zeros(terms.unit.words);
        for (int d : lines.directions()[0]) reached = SetTerms.join(reached, " | ", span(d, blockers));
        return reached;
    }

    private String[] span(int direction, String[] blockers) {
        return Rays.span(terms, terms.unit.layout.model().board().opposite()[direction], site, blockers);
    }

    private void slides(Map<Integer, List<Integer>> slides, Map<Integer, Lines> lines) {
        if (slides.isEmpty()) return;
        Lines any = lines.values().iterator().next();
        String onto = onto(any);
        terms.code.open("if (" + onto + ") {");
        String[] blockers = Rays.blockers(terms, any);
        slides.forEach((d, pieces) -> or(SetTerms.join(span(d, blockers), " & ", pieces(pieces))));
        terms.code.close();
    }

    /** Whether the site is of the class that the last step asks for. */
    private String onto(Lines lines) {
        SetNode sites = lines.steps().get(lines.steps().size() - 1).klass.sites();
        if (sites == null) return "false";
        return terms.questions.bit(Lines.klass(terms, sites), site);
    }

    private void plain(@Nullable Lines lines, List<Integer> pieces) {
        if (lines == null) return;
        terms.code.open("if (" + onto(lines) + ") {");
        add(from(lines), pieces, null);
        terms.code.close();
    }

    private void add(String[] reached, List<Integer> pieces, String @Nullable [] owned) {
        String[] words = SetTerms.join(reached, " & ", pieces(pieces));
        or(owned == null ? words : SetTerms.join(words, " & ", owned));
    }

    private void or(String[] words) {
        for (int w = 0; w < all.length; w++) terms.code.line(all[w] + " |= " + words[w] + ";");
    }

    private String[] pieces(List<Integer> pieces) {
        Layout layout = terms.unit.layout;
        String[] words = null;
        for (int piece : pieces) {
            String[] one = terms.sets.stored(terms.unit.words, String.valueOf(layout.piece(piece)));
            words = words == null ? one : SetTerms.join(words, " | ", one);
        }
        return words == null ? SetTerms.zeros(terms.unit.words) : terms.code.let(words);
    }

    /** Patterns that look different to each owner: as each of those sees them to whom pieces of the set may belong. */
    private void byOwner(Lines lines, List<Integer> pieces, boolean enemies) {
        int players = terms.unit.layout.model().players().size();
        if (enemies && players == 2) {
            String other = terms.code.let("int", "1 - " + terms.mover);
            terms.seenBy(other, () -> {
                guarded(lines, pieces, terms.sets.stored(terms.unit.words, terms.ownerAt(other)));
                return other;
            });
            return;
        }
        for (int p = 0; p < players; p++) {
            String player = String.valueOf(p);
            terms.seenBy(player, () -> {
                guarded(lines, pieces, terms.sets.stored(terms.unit.words, terms.ownerAt(player)));
                return player;
            });
        }
    }

    private void guarded(Lines lines, List<Integer> pieces, String[] owned) {
        terms.code.open("if (" + onto(lines) + ") {");
        add(from(lines), pieces, owned);
        terms.code.close();
    }
}
