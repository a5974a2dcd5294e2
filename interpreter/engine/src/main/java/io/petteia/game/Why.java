package io.petteia.game;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.MoveSink;
import io.petteia.machine.graph.Notation;
import io.petteia.machine.graph.Run;
import io.petteia.machine.graph.Tracer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Why a move is not legal. All ways through the decision are gone through once more; where a member is refused, or a {@code require} is false, and the move
 * that was tried names it, the way goes on as if it had not been, and the refusal is noted. The way whose text is the move that was tried, with
 * the fewest refusals, tells why.
 */
public final class Why implements Tracer, MoveSink {
    /** More refusals on one way explain nothing. */
    private static final int MOST_REFUSALS = 3;

    /** Of so few members each is supposed, for it may read otherwise in the text of a move. */
    private static final int FEW = 16;

    private final String tried;
    /** whether the value last supposed is a word of what was tried */
    private boolean named;
    /** whether what refuses it is near what was tried, if nothing reads just so */
    private boolean telling;

    private final List<Refusal> under = new ArrayList<>();
    private @Nullable List<Refusal> best;
    /** whether the best way's text is what was tried, not only its choices */
    private boolean bestReads;

    private List<Refusal> nearest = List.of();
    private int nearestLength = -1;

    /**
     * One reason.
     *
     * @param what {@code require}; {@code where}, a condition of a choice; {@code in}, not among what may be chosen; {@code prefer}, something else is possible
     *     and comes first; {@code impossible}, it would come first but cannot be carried out to its end; {@code by}, something else is ranked higher
     * @param why the author's words, null if he gave none
     * @param chosen what was chosen before
     */
    public record Refusal(Span span, String what, @Nullable String why, String chosen) {
        /** What refuses, in a sentence: the author's words if he gave any. */
        public String message() {
            if (why != null) return why;
            return switch (what) {
                case "require" -> "this must hold, but does not";
                case "where" -> "the condition of this choice does not hold";
                case "in" -> "it is not among what may be chosen here";
                case "prefer" -> "something else is possible, and comes first";
                case "by" -> "something else is ranked higher";
                default -> "this cannot be carried out to its end";
            };
        }

        /** The statement that refuses, as the author wrote it, its first line. */
        public String statement() {
            String text = span.text().strip();
            int end = text.indexOf('\n');
            return end < 0 ? text : text.substring(0, end).strip();
        }
    }

    private Why(String tried) {
        this.tried = tried;
    }

    /** The refusals that stand in the way of a move, the first first; empty if it is legal, or if no rule comes near it. */
    static List<Refusal> of(Run run, Instruction from, String tried) {
        Why why = new Why(tried.strip());
        run.notation = new Notation();
        run.tracer = why;
        try {
            run.generateFrom(from, why);
        } catch (Defect defect) {
            // what was found before it is told
        }
        return why.best != null ? why.best : why.nearest;
    }

    @Override
    public void refused(Run run, Span span, String what, @Nullable String why) {
        Notation notation = run.notation;
        String chosen = notation == null ? "" : notation.chosen();
        under.add(new Refusal(span, what, why, chosen));
        if (telling || !what.equals("where")) note(chosen);
    }

    /** The way that shares most with what was tried, in case none reads just so. */
    private void note(String chosen) {
        boolean near = chosen.isEmpty() ? named : tried.contains(chosen);
        if (told().size() > 1 || chosen.length() <= nearestLength || !near) return;
        nearestLength = chosen.length();
        nearest = told();
    }

    @Override
    public boolean supposes(Run run, String value, int members, int offered) {
        named = !value.isEmpty() && names(value);
        telling = members <= FEW || named;
        return under.size() < MOST_REFUSALS && (telling || offered <= FEW);
    }

    /** Whether the tried move has the value as a word of its own, if perhaps written as a title would be. */
    private boolean names(String value) {
        String text = plain(tried);
        String word = plain(value);
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            int end = at + word.length();
            boolean whole = end == text.length()
                    || !Character.isDigit(word.charAt(word.length() - 1))
                    || !Character.isDigit(text.charAt(end));
            if (whole) return true;
        }
        return false;
    }

    private static String plain(String text) {
        return text.replace('_', ' ').toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean complete(Run run) {
        Notation notation = run.notation;
        if (notation == null) return false;
        boolean reads = notation.text().equals(tried);
        if (!reads && (bestReads || !notation.chosen().equals(tried))) return false;
        if (best == null || reads && !bestReads || farness(under) < farness(best)) best = told();
        bestReads |= reads;
        return bestReads && best.isEmpty();
    }

    /** What is refused by a rule was not ranked. */
    private List<Refusal> told() {
        List<Refusal> rules =
                under.stream().filter(refusal -> !refusal.what().equals("by")).toList();
        return rules.isEmpty() ? List.copyOf(under) : rules;
    }

    /** Fewer refusals are nearer; among as many, a rule that says no to a real choice is nearer than a choice that is none. */
    private static int farness(List<Refusal> refusals) {
        int sum = 0;
        for (Refusal refusal : refusals) {
            sum += switch (refusal.what()) {
                case "in" -> 102;
                case "where" -> 101;
                default -> 100;
            };
        }
        return sum;
    }

    @Override
    public int size() {
        return under.size();
    }

    @Override
    public void truncate(int to) {
        while (under.size() > to) under.remove(under.size() - 1);
    }
}
