package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Attribute;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Nothing needs itself: not a define its own value, not a rule its own end (asking {@code can} counts), not an attribute through what its patterns or
 * statements use. Each circle is told once, with its way round.
 */
final class Circles {
    /** A use of something, and where. */
    private record Use(Object of, Span at) {}

    private final WholeGame game;
    private final Map<Object, List<Use>> uses = new IdentityHashMap<>();
    private final Set<Object> done = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Object> way = new ArrayList<>();
    private final List<Span> places = new ArrayList<>();
    private final Set<Span> told = new HashSet<>();

    Circles(WholeGame game) {
        this.game = game;
    }

    /** Whether there is any. */
    boolean tell() {
        if (game.play() != null) visit(game.play());
        game.rules().forEach(this::visit);
        game.defines().forEach(this::visit);
        game.attributes().forEach(this::visit);
        return !told.isEmpty();
    }

    private void visit(Object thing) {
        if (done.contains(thing)) return;
        int at = indexOf(thing);
        if (at >= 0) {
            circle(at);
            return;
        }
        way.add(thing);
        for (Use use : uses.computeIfAbsent(thing, Circles::usesOf)) {
            places.add(use.at());
            visit(use.of());
            places.remove(places.size() - 1);
        }
        way.remove(way.size() - 1);
        done.add(thing);
    }

    private int indexOf(Object thing) {
        for (int i = 0; i < way.size(); i++) if (way.get(i) == thing) return i;
        return -1;
    }

    private void circle(int from) {
        List<String> names = new ArrayList<>();
        for (Object thing : way.subList(from, way.size())) names.add("`" + name(thing) + "`");
        Span place = places.get(from);
        if (!told.add(place)) return;
        names.add(names.get(0));
        Diagnostic circle = Diagnostic.error(
                        "recursion",
                        place,
                        name(way.get(from)).isEmpty()
                                ? "this needs itself"
                                : names.get(0) + " needs itself: " + String.join(" → ", names))
                .expected("something that can be worked out without " + names.get(0));
        for (int i = from + 1; i < way.size(); i++)
            circle = circle.related(places.get(i), names.get(i - from) + " needs " + names.get(i - from + 1));
        game.tell().accept(circle.suggest("write it as a loop, or use `reach` or `group`"));
    }

    private static String name(Object thing) {
        if (thing instanceof Define define) return define.name();
        if (thing instanceof Rule rule) return rule.name();
        return ((Attribute) thing).name();
    }

    private static List<Use> usesOf(Object thing) {
        List<Use> uses = new ArrayList<>();
        if (thing instanceof Define define && define.isChecked()) collect(define.value(), uses);
        if (thing instanceof Rule rule && rule.isChecked()) collect(rule.body(), uses);
        if (thing instanceof Attribute attribute) {
            for (Attribute.Cell cell : attribute.cells()) {
                if (cell instanceof Attribute.Patterns patterns)
                    for (Pattern pattern : patterns.patterns()) collect(pattern, uses);
                if (cell instanceof Attribute.Statements statements
                        && statements.rule().isChecked())
                    collect(statements.rule().body(), uses);
                if (cell instanceof Attribute.Collected collected) collect(collected.value(), uses);
            }
        }
        return uses;
    }

    private static void collect(Object node, List<Use> uses) {
        Inside.walk(node, each -> {
            if (each instanceof Term.DefineCall call) uses.add(new Use(call.define(), call.span()));
            else if (each instanceof Term.DefineSites sites) uses.add(new Use(sites.define(), sites.span()));
            else if (each instanceof Term.Can can) uses.add(new Use(can.rule(), can.span()));
            else if (each instanceof Term.Held held) uses.add(new Use(held.attribute(), held.span()));
            else if (each instanceof Term.AttributeRead read && runs(read))
                uses.add(new Use(read.attribute(), read.span()));
            else if (each instanceof Action.CallRule call) uses.add(new Use(call.rule(), call.span()));
        });
    }

    private static boolean runs(Term.AttributeRead read) {
        return read.type().equals(Type.PATTERN) || read.type().equals(Type.RULE);
    }
}
