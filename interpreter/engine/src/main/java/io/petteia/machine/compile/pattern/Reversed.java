package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.pattern.ClassTest;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.machine.pattern.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pattern asked from where it ends: the sites from which it leads to one, whoever stands there. A single step and a jump are masks ({@link SiteMasks},
 * {@link Jumps}), a slide is a ray ({@link Rays}), any other line is walked with its steps in the opposite order. Condition: one of these; what a line yields is its
 * last site, taken once; and its directions have opposites that lead back.
 */
public final class Reversed {
    private enum Kind {
        STEP,
        JUMP,
        SLIDE,
        WALK
    }

    private final Kind kind;
    private final @Nullable Lines lines;
    private final @Nullable Jumps jumps;
    private final CompiledPattern pattern;
    private final List<Element.Step> steps;

    private Reversed(
            Kind kind,
            CompiledPattern pattern,
            @Nullable Lines lines,
            @Nullable Jumps jumps,
            List<Element.Step> steps) {
        this.kind = kind;
        this.pattern = pattern;
        this.lines = lines;
        this.jumps = jumps;
        this.steps = steps;
    }

    /** Null if it does not fit. */
    static @Nullable Reversed of(Terms terms, CompiledPattern pattern) {
        Unit unit = terms.unit;
        if (pattern.start() != null && !isPlain(unit, pattern.start())) return null;
        Jumps jumps = Jumps.of(unit, pattern);
        if (jumps != null) return new Reversed(Kind.JUMP, pattern, null, jumps, jumps.steps());
        Lines lines = Lines.of(unit, pattern, true);
        if (lines == null || pattern.along()) return null;
        if (SiteMasks.fit(unit, lines)) return new Reversed(Kind.STEP, pattern, lines, null, lines.steps());
        if (!leadsBack(unit, lines)) return null;
        if (Rays.fit(unit, lines)) return new Reversed(Kind.SLIDE, pattern, lines, null, lines.steps());
        return isWalk(terms, lines) ? new Reversed(Kind.WALK, pattern, lines, null, lines.steps()) : null;
    }

    private static boolean isPlain(Unit unit, ClassTest test) {
        return test.sites() != null
                && !test.fitsEdge()
                && Lines.isCheap(test.sites())
                && !unit.reads(test.sites()).here;
    }

    private static boolean isWalk(Terms terms, Lines lines) {
        int n = lines.steps().size();
        if (!Walks.fit(terms, lines) || lines.leaps()) return false;
        for (int k = 0; k < n; k++) {
            Element.Step step = lines.steps().get(k);
            if (!isPlain(terms.unit, step.klass) || step.collected != (k == n - 1)) return false;
        }
        return Lines.isOnce(lines.steps().get(n - 1));
    }

    private static boolean leadsBack(Unit unit, Lines lines) {
        int[] opposite = unit.layout.model().board().opposite();
        for (int[] row : lines.directions()) {
            for (int d : row) {
                if (d >= opposite.length || opposite[d] < 0) return false;
                for (int s = 0; s < unit.layout.model().board().size(); s++) {
                    int to = unit.program.steps().next(d, s);
                    if (to >= 0 && unit.program.steps().next(opposite[d], to) != s) return false;
                }
            }
        }
        return true;
    }

    /** Where it ends. */
    public @Nullable SetNode onto() {
        return steps.get(steps.size() - 1).klass.sites();
    }

    /** Where it begins; null for anywhere. */
    public @Nullable SetNode start() {
        return pattern.start() == null ? null : pattern.start().sites();
    }

    /** Whether it looks different to each owner. */
    public boolean isSeen(Unit unit) {
        if (jumps != null ? jumps.relative() : lines != null && lines.relative()) return true;
        Object[] classes = steps.stream().map(step -> step.klass).toArray();
        return Reads.of(unit.layout, classes, pattern.start()).mover;
    }

    public boolean isSlide() {
        return kind == Kind.SLIDE;
    }

    /** The directions of a slide. */
    int[] directions() {
        return kind == Kind.SLIDE ? lines().directions()[0] : new int[0];
    }

    private Lines lines() {
        if (lines == null) throw new IllegalStateException("no lines");
        return lines;
    }

    /** The same for patterns that lead to a site from the same sites; of slides also for those that do so in other directions. */
    String key() {
        StringBuilder key = new StringBuilder(kind.toString());
        for (Element.Step step : steps) key.append(' ').append(name(step.klass.sites()));
        if (pattern.start() != null)
            key.append(" from ").append(name(pattern.start().sites()));
        if (kind == Kind.JUMP || kind == Kind.WALK) key.append(System.identityHashCode(pattern));
        else if (kind == Kind.STEP) key.append(Arrays.deepToString(lines().directions()));
        return key.toString();
    }

    private static String name(@Nullable SetNode sites) {
        if (sites instanceof Sets.Stored s) return "stored " + s.from;
        if (sites instanceof SiteSets.Complement c) return "not " + name(c.of);
        if (sites instanceof SiteSets.Empty || sites instanceof SiteSets.Own || sites instanceof SiteSets.Enemy)
            return sites.getClass().getSimpleName();
        return String.valueOf(System.identityHashCode(sites));
    }

    /** What stops a slide. */
    public String[] blockers(Terms terms) {
        return Rays.blockers(terms, lines());
    }

    /** The sites from which a slide in a direction leads to one. */
    public String[] span(Terms terms, int direction, String site, String[] blockers) {
        return Rays.span(terms, terms.unit.layout.model().board().opposite()[direction], site, blockers);
    }

    /** Whether nothing that happens to other sites changes whether it leads from one site to another. */
    public boolean isDirect(Unit unit) {
        if (kind == Kind.STEP) return true;
        if (jumps == null) return false;
        for (Element.Step step : steps.subList(0, steps.size() - 1))
            if (!(step.klass.sites() instanceof Sets.Stored s) || s.from != unit.layout.laid()) return false;
        return true;
    }

    /** Whether only a site that becomes empty opens it. */
    public boolean isOpenedByLeaving() {
        for (Element.Step step : steps.subList(0, steps.size() - 1))
            if (!(step.klass.sites() instanceof SiteSets.Empty)) return false;
        return kind == Kind.SLIDE || kind == Kind.JUMP;
    }

    /** Of a jump, the sites on the ways from some sites to one, added to words. */
    public void ways(Terms terms, String site, String[] from, String[] all) {
        jumps().ways(terms, site, from, all);
    }

    public boolean isJump() {
        return kind == Kind.JUMP;
    }

    /** The directions from a site in which it is reached by what is walked; in those eyes in which the terms see. */
    public int[][] backwards(Terms terms) {
        int[] opposite = terms.unit.layout.model().board().opposite();
        return Arrays.stream(lines().directions())
                .map(row -> Arrays.stream(row).map(d -> opposite[d]).toArray())
                .toArray(int[][]::new);
    }

    /** The sites from which it leads to one, if it may end there; of what is no slide. */
    public String[] from(Terms terms, String site) {
        return switch (kind) {
            case STEP -> SiteMasks.mask(terms.unit, lines(), terms.mover, site, true);
            case JUMP -> jumps().reached(terms, site, true);
            default -> walked(terms, site);
        };
    }

    private Jumps jumps() {
        if (jumps == null) throw new IllegalStateException("no jumps");
        return jumps;
    }

    private String[] walked(Terms terms, String site) {
        List<Element.Step> back = new ArrayList<>();
        for (int n = steps.size() - 2; n >= 0; n--)
            back.add(new Element.Step(steps.get(n).klass, steps.get(n).times, false, false, -1));
        SetNode laid = new Sets.Stored(terms.unit.words, 0, terms.unit.layout.laid());
        back.add(new Element.Step(new ClassTest(false, laid), null, true, true, -1));
        String[] all = terms.sets.variables(terms.unit.words);
        Walks.write(terms, new Lines(pattern, backwards(terms), false, back), site, (inside, matched) -> {
            for (int w = 0; w < all.length; w++) inside.code.line(all[w] + " |= " + matched.yields()[w] + ";");
        });
        return all;
    }
}
