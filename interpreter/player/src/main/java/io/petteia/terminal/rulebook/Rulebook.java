package io.petteia.terminal.rulebook;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Declaration;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Definition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game as a text for people. It says what the definition says and nothing else: what there is from the data, what a turn is from the rules,
 * in the words of the author where he gave any. What the options in use exclude is left out.
 */
public final class Rulebook {
    private final GameModel model;
    private final Declared declared;
    private final Phrases phrases;
    private final LinkedHashSet<String> endings = new LinkedHashSet<>();
    private final Set<String> told = new LinkedHashSet<>();
    private final Set<String> words = new LinkedHashSet<>();
    private final Deque<String> open = new ArrayDeque<>();
    /** The bodies that {@code original} stands for, the innermost first. */
    private final Deque<List<Declared.Body>> bodies = new ArrayDeque<>();

    private Rulebook(GameModel model, Definition definition) {
        this.model = model;
        this.declared = new Declared(definition);
        this.phrases = new Phrases(model.options(), Set.copyOf(model.pieces().members()), words::add);
    }

    public static List<String> of(GameModel model, Definition definition, Opening opening, boolean markdown) {
        Page page = new Page(markdown);
        new Inventory(model, definition, page).write(opening);
        new Rulebook(model, definition).write(page);
        return page.lines();
    }

    private void write(Page page) {
        page.section("How it is played");
        page.points(body(declared.play()));
        while (!open.isEmpty()) {
            String name = open.removeFirst();
            List<Declared.Body> rule = declared.rule(name);
            if (rule == null) continue;
            page.part(Page.sentence(Phrases.name(name)).replaceAll("\\.$", ""));
            String comment = rule.get(0).comment();
            if (!comment.isEmpty()) page.paragraph(comment);
            List<Point> points = body(rule);
            if (points.isEmpty()) page.paragraph("nothing, as the options stand");
            page.points(points);
        }
        whenever(page);
        ends(page);
        meanings(page);
    }

    /** The words of the rules that the game itself defines, those in what they mean too. */
    private void meanings(Page page) {
        List<String> points = new ArrayList<>();
        Set<String> done = new LinkedHashSet<>();
        for (boolean more = true; more; ) {
            more = false;
            for (String word : List.copyOf(words)) {
                Declared.Meaning meaning = declared.meanings.get(word);
                if (meaning == null || !done.add(word)) continue;
                more = true;
                String remark = meaning.remark();
                String said = remark.isEmpty() ? phrases.of(meaning.define().value()) : remark;
                points.add(Page.sentence("**" + Phrases.name(word) + "**: " + said));
            }
        }
        if (points.isEmpty()) return;
        page.section("What the words mean");
        points.forEach(point -> page.point(0, point));
    }

    private List<Point> body(List<Declared.Body> stack) {
        if (stack.isEmpty()) return List.of();
        bodies.addFirst(stack.subList(1, stack.size()));
        List<Point> points = statements().of(stack.get(0).block());
        bodies.removeFirst();
        return points;
    }

    private Statements statements() {
        return new Statements(
                phrases, new Certainty(model.options()), declared.rules(), this::called, this::original, endings);
    }

    private void called(String name) {
        if (told.add(name)) open.addLast(name);
    }

    private @Nullable Block original() {
        List<Declared.Body> replaced = bodies.isEmpty() ? List.of() : bodies.getFirst();
        return replaced.isEmpty() ? null : replaced.get(0).block();
    }

    private void whenever(Page page) {
        if (declared.whenevers.isEmpty()) return;
        page.section("At any time");
        List<Point> points = new ArrayList<>();
        for (Declaration.Whenever each : declared.whenevers)
            points.add(new Point(
                    "as soon as " + phrases.of(each.condition()) + ":",
                    statements().of(each.body())));
        page.points(points);
    }

    private void ends(Page page) {
        page.section("How it ends");
        for (String ending : endings) page.point(0, Page.sentence(ending));
        if (model.resign()) page.point(0, "Whoever resigns loses.");
        if (model.agreedDraw()) page.point(0, "The players may agree to a draw.");
    }
}
