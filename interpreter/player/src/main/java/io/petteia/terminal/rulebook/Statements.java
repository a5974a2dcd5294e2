package io.petteia.terminal.rulebook;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.syntax.Text;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says what statements do, point by point; notes which rules they call and how the game may end. */
final class Statements {
    /** What begins so tells what is wrong, not what is right. */
    private static final Pattern REFUSAL = Pattern.compile("(not|no|nobody|it|there|you|nothing|your|this)\\b");

    private final Phrases phrases;
    private final Certainty certainty;
    private final Set<String> rules;
    private final Consumer<String> calls;
    private final Supplier<@Nullable Block> original;
    private final Set<String> endings;

    /**
     * @param rules that have a part of their own in the book
     * @param calls is told of each of them that is called
     * @param original what {@code original} stands for at the moment
     * @param endings takes how the game may end
     */
    Statements(
            Phrases phrases,
            Certainty certainty,
            Set<String> rules,
            Consumer<String> calls,
            Supplier<@Nullable Block> original,
            LinkedHashSet<String> endings) {
        this.phrases = phrases;
        this.certainty = certainty;
        this.rules = rules;
        this.calls = calls;
        this.original = original;
        this.endings = endings;
    }

    List<Point> of(Block block) {
        List<Point> points = new ArrayList<>();
        for (Statement each : block.statements()) add(each, points);
        return points;
    }

    private void add(Statement s, List<Point> points) {
        Expr call = rule(s);
        if (s instanceof Statement.Choose choose) points.add(Point.of(choose(choose)));
        else if (s instanceof Statement.Require require) points.add(Point.of(require(require)));
        else if (s instanceof Statement.If choice) conditional(choice, points);
        else if (s instanceof Statement.Prefer prefer) preferred(prefer, points);
        else if (s instanceof Statement.Either either) {
            List<Point> below = new ArrayList<>();
            either.alternatives().forEach(each -> below.add(one(label(each), of(each.body()))));
            points.add(new Point("one of these:", below));
        } else if (s instanceof Statement.Call one) points.add(Point.of(called(one.call())));
        else if (s instanceof Statement.Original) {
            Block replaced = original.get();
            if (replaced != null) points.addAll(of(replaced));
        } else if (Endings.isOne(s)) {
            String ending = Endings.text(s, phrases);
            endings.add(ending);
            points.add(Point.of(ending));
        } else if (call != null) points.add(Point.of(called(call)));
        else if (!frame(s, points)) {
            String effect = Effects.text(s, phrases);
            if (effect != null) points.add(Point.of(effect));
        }
    }

    /** The call of a rule of which the value is kept; null for any other statement. */
    private @Nullable Expr rule(Statement s) {
        Expr value = s instanceof Statement.Let let
                ? let.value()
                : s instanceof Statement.Assign assign
                        ? assign.value()
                        : s instanceof Statement.Do done ? done.rule() : null;
        return value instanceof Expr.Apply apply
                        && apply.function() instanceof Expr.Word word
                        && rules.contains(word.name())
                ? value
                : null;
    }

    /** Statements around others. */
    private boolean frame(Statement s, List<Point> points) {
        if (s instanceof Statement.Turns turns) under(points, turns(turns), turns.body());
        else if (s instanceof Statement.Round round)
            under(
                    points,
                    "each " + (round.of() == null ? "player" : "of " + phrases.of(round.of())) + " once, in turn:",
                    round.body());
        else if (s instanceof Statement.Phase phase)
            under(points, Phrases.name(phase.name().text()) + ":", phase.body());
        else if (s instanceof Statement.As as) under(points, phrases.of(as.player()) + ":", as.body());
        else if (s instanceof Statement.Simultaneously all)
            under(points, "all at once, unseen by each other:", all.body());
        else if (s instanceof Statement.Optionally may)
            points.add(one("if you like:", of(may.alternative().body())));
        else if (s instanceof Statement.Chain chain)
            under(
                    points,
                    (chain.atWill() ? "as often as you like" : "as long as it is possible")
                            + (chain.atLeastOnce() ? ", at least once:" : ":"),
                    chain.body());
        else if (s instanceof Statement.Repeat repeat) under(points, repeated(repeat), repeat.body());
        else if (s instanceof Statement.ForEach each)
            under(points, "for each of " + phrases.binder(each.binder()) + ":", each.body());
        else return false;
        return true;
    }

    private void under(List<Point> points, String text, Block body) {
        List<Point> below = of(body);
        if (!below.isEmpty()) points.add(new Point(text, below));
    }

    private static Point one(String text, List<Point> below) {
        if (text.isEmpty() && below.size() == 1) return below.get(0);
        return below.size() == 1 && below.get(0).below().isEmpty() && !text.isEmpty()
                ? Point.of(text + " " + below.get(0).text())
                : new Point(text.isEmpty() ? "one after the other:" : text, below);
    }

    private static String label(Statement.Alternative alternative) {
        return alternative.label() == null ? "" : alternative.label().plain() + ":";
    }

    private String turns(Statement.Turns turns) {
        String who = turns.of() == null ? "the players" : phrases.of(turns.of());
        String from = turns.starting() == null ? "" : ", " + phrases.of(turns.starting()) + " first";
        String until = turns.until() == null ? "" : ", until " + phrases.of(turns.until());
        return who + " take turns" + from + until + ". In a turn:";
    }

    private String repeated(Statement.Repeat repeat) {
        if (repeat.times() != null) return phrases.of(repeat.times()) + " times:";
        return repeat.until() != null
                ? "again and again, until " + phrases.of(repeat.until()) + ":"
                : "again and again:";
    }

    private String choose(Statement.Choose choose) {
        String name = Phrases.name(choose.binder().name().text());
        if (choose.why() != null) {
            String why = said(choose.why());
            if (why.startsWith("choose")) return why;
            return REFUSAL.matcher(why).lookingAt()
                    ? "choose " + name + " (or read: " + why + ")"
                    : "choose " + name + ": " + why;
        }
        String amount =
                choose.amount() == null ? "" : phrases.of(choose.amount().least()) + " ";
        return "choose " + amount + name + " from " + phrases.binder(choose.binder());
    }

    private String require(Statement.Require require) {
        return require.why() != null
                ? "not allowed: " + said(require.why())
                : "only if " + phrases.of(certainty.rest(require.condition()));
    }

    private void conditional(Statement.If choice, List<Point> points) {
        boolean first = true;
        for (Statement.Branch branch : choice.branches()) {
            Boolean known = certainty.of(branch.condition());
            if (Boolean.FALSE.equals(known)) continue;
            List<Point> below = of(branch.body());
            if (Boolean.TRUE.equals(known)) {
                if (first) points.addAll(below);
                else if (!below.isEmpty()) points.add(one("otherwise:", below));
                return;
            }
            String condition = phrases.of(certainty.rest(branch.condition()));
            if (!below.isEmpty()) points.add(one((first ? "if " : "otherwise, if ") + condition + ":", below));
            first = false;
        }
        if (choice.otherwise() == null) return;
        List<Point> below = of(choice.otherwise());
        if (first) points.addAll(below);
        else if (!below.isEmpty()) points.add(one("otherwise:", below));
    }

    private void preferred(Statement.Prefer prefer, List<Point> points) {
        String best = prefer.ranking().stream()
                .map(key -> (key.most() ? "the most " : "the least ") + phrases.of(key.value()))
                .collect(Collectors.joining(", then "));
        boolean first = true;
        for (Statement.Alternative each : prefer.alternatives()) {
            String when = first
                    ? best.isEmpty() ? "if possible:" : "if possible, so that it comes to " + best + ":"
                    : "otherwise:";
            if (first && prefer.alternatives().size() == 1)
                when = best.isEmpty() ? "" : "so that it comes to " + best + ":";
            points.add(one(when, of(each.body())));
            first = false;
        }
    }

    private String called(Expr call) {
        Expr function = call instanceof Expr.Apply apply ? apply.function() : call;
        if (!(function instanceof Expr.Word word)) return phrases.of(call);
        if (word.name().equals("nothing")) return "nothing happens";
        if (!rules.contains(word.name())) return phrases.of(call);
        calls.accept(word.name());
        return "see *" + Phrases.name(word.name()) + "*";
    }

    private static String said(Text text) {
        return text.plain();
    }
}
