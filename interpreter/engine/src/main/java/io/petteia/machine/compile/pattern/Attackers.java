package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
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
 * Whether some piece of a set attacks a site, {@code some(u in S where s in attacks(u))}: asked from the site outwards, along the patterns backwards ({@link Reversed}),
 * and not from each piece. Condition: the set is own or enemy; the site does not depend on the piece; all the attribute's patterns can be reversed.
 */
public final class Attackers {
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
    public record Asked(
            SetNode set, io.petteia.machine.node.IntNode site, CompiledPattern[][] byPiece, boolean enemies) {}

    public static @Nullable Asked asked(Gatherings.Exists e) {
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

    public static boolean fit(Terms terms, Gatherings.Exists e) {
        Asked asked = terms.unit.has(Rewrite.ATTACKS_BACKWARDS) ? asked(e) : null;
        if (asked == null || terms.unit.layout.model().board().stacks()) return false;
        Reads site = terms.unit.reads(asked.site());
        if (site.everything || site.temporaries.get(e.bindings[0].slot().at())) return false;
        for (CompiledPattern[] patterns : asked.byPiece())
            for (CompiledPattern each : patterns) if (Reversed.of(terms, each) == null) return false;
        return true;
    }

    public static String write(Terms terms, Gatherings.Exists e) {
        Asked asked = asked(e);
        if (asked == null) throw new IllegalStateException("no such question");
        Code code = terms.code;
        String found = code.copy("boolean", "false");
        String site = code.copy("int", terms.number(asked.site()));
        code.open("if (" + site + " >= 0) {");
        terms.noteMember(site);
        String[] set = code.let(terms.set(asked.set()));
        Attackers attackers = new Attackers(terms, site, set);
        attackers.write(asked);
        code.line(found + " = !(" + SetQuestions.isZero(attackers.all) + ");");
        terms.forgetMember(site, "");
        code.close();
        return found;
    }

    /** In the eyes of those to whom the pieces may belong; all at once where that is one player, or all see the same. */
    private void write(Asked asked) {
        int players = terms.unit.layout.model().players().size();
        Map<String, Group> groups = groups(terms, asked);
        if (!asked.enemies() || groups.values().stream().noneMatch(group -> group.pattern.isSeen(terms.unit)))
            groups.values().forEach(this::add);
        else if (players == 2) seenBy(terms.code.let("int", "1 - " + terms.mover), groups);
        else for (int p = 0; p < players; p++) ofPlayer(String.valueOf(p), groups);
    }

    private void seenBy(String player, Map<String, Group> groups) {
        terms.seenBy(player, () -> {
            groups.values().forEach(this::add);
            return player;
        });
    }

    private void ofPlayer(String player, Map<String, Group> groups) {
        String[] before = new String[all.length];
        for (int w = 0; w < all.length; w++) before[w] = terms.code.copy("long", all[w]);
        seenBy(player, groups);
        String[] owned = terms.sets.stored(terms.unit.words, terms.ownerAt(player));
        for (int w = 0; w < all.length; w++)
            terms.code.line(all[w] + " = " + before[w] + " | " + all[w] + " & " + owned[w] + ";");
    }

    /** Pieces whose patterns are alike are asked together; of slides, in each direction those that are stopped alike. */
    public static final class Group {
        public final Reversed pattern;
        public final List<Integer> pieces = new ArrayList<>();
        public final Map<Integer, List<Integer>> byDirection = new LinkedHashMap<>();

        Group(Reversed pattern) {
            this.pattern = pattern;
        }
    }

    public static Map<String, Group> groups(Terms terms, Asked asked) {
        Map<String, Group> groups = new LinkedHashMap<>();
        for (int piece = 0; piece < asked.byPiece().length; piece++) {
            for (CompiledPattern each : asked.byPiece()[piece]) {
                Reversed reversed = Reversed.of(terms, each);
                if (reversed == null) throw new IllegalStateException("cannot be reversed");
                Group group = groups.computeIfAbsent(reversed.key(), k -> new Group(reversed));
                group.pieces.add(piece);
                for (int d : reversed.directions())
                    group.byDirection.computeIfAbsent(d, k -> new ArrayList<>()).add(piece);
            }
        }
        return groups;
    }

    private void add(Group group) {
        Reversed pattern = group.pattern;
        String onto = terms.questions.bit(Lines.klass(terms, pattern.onto()), site);
        terms.code.open("if (" + onto + ") {");
        String[] start = pattern.start() == null ? null : Lines.klass(terms, pattern.start());
        if (pattern.isSlide()) {
            String[] blockers = pattern.blockers(terms);
            Map<String, String[]> by = new LinkedHashMap<>();
            for (List<Integer> pieces : group.byDirection.values())
                by.computeIfAbsent(pieces.toString(), k -> terms.code.let(among(pieces, start)));
            group.byDirection.forEach((d, pieces) -> slide(pattern, d, by.get(pieces.toString()), blockers));
        } else or(SetTerms.join(pattern.from(terms, site), " & ", among(group.pieces, start)));
        terms.code.close();
    }

    /** Only where one stands on the whole ray is it looked how far the ray goes. */
    private void slide(Reversed pattern, int direction, String @Nullable [] by, String[] blockers) {
        if (by == null) return;
        int back = terms.unit.layout.model().board().opposite()[direction];
        String[] ray = Rays.whole(terms.unit, back, site);
        terms.code.open("if (!(" + SetQuestions.isZero(SetTerms.join(ray, " & ", by)) + ")) {");
        or(SetTerms.join(pattern.span(terms, direction, site, blockers), " & ", by));
        terms.code.close();
    }

    private String[] among(List<Integer> pieces, String @Nullable [] start) {
        String[] some = SetTerms.join(pieces(terms, pieces), " & ", set);
        return start == null ? some : SetTerms.join(some, " & ", start);
    }

    private void or(String[] words) {
        for (int w = 0; w < all.length; w++) terms.code.line(all[w] + " |= " + words[w] + ";");
    }

    public static String[] pieces(Terms terms, List<Integer> pieces) {
        Layout layout = terms.unit.layout;
        String[] words = null;
        for (int piece : pieces) {
            String[] one = terms.sets.stored(terms.unit.words, String.valueOf(layout.piece(piece)));
            words = words == null ? one : SetTerms.join(words, " | ", one);
        }
        return words == null ? SetTerms.zeros(terms.unit.words) : terms.code.let(words);
    }
}
