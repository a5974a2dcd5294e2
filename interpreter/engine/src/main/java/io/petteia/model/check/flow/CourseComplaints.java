package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Term;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** What is told of places in the course of a game: each place once, with the calls by which the course came there. */
final class CourseComplaints {
    private static final String INSIDE = "a place inside `turns`, `round`, `as` or `simultaneously`";

    private final Consumer<Diagnostic> tell;
    private final Perspective perspective = new Perspective();
    private final Deque<Span> calls = new ArrayDeque<>();
    private final Set<Span> told = new HashSet<>();

    CourseComplaints(Consumer<Diagnostic> tell) {
        this.tell = tell;
    }

    void enter(Span call) {
        calls.push(call);
    }

    void leave() {
        calls.pop();
    }

    void nobodyOnTurn(Action action) {
        Term word = perspective.needsMover(action);
        if (word == null || !told.add(word.span())) return;
        tell(Diagnostic.error("nobody-on-turn", word.span(), "this speaks of the player on turn, and here nobody is")
                .expected(INSIDE)
                .suggest("name the player meant, or write `as P (…)`"));
    }

    void nobodyChooses(Action action) {
        if (!told.add(action.span())) return;
        Span head = Deeds.head(action.span());
        tell(Diagnostic.error("choice-without-mover", head, "here nobody is on turn who could choose")
                .expected(INSIDE));
    }

    void nothingChosen(Action action) {
        if (!told.add(action.span())) return;
        boolean identify = action instanceof Action.Identify;
        String what = identify ? "identify" : "refuse";
        String message =
                "there is nothing to " + what + ": on some way to here nothing has been chosen since the last decision";
        tell(Diagnostic.error("nothing-to-" + what, Deeds.head(action.span()), message)
                .expected("a choice before it, in the same decision")
                .suggest(identify ? null : "if this shall decide what happens, write `if`"));
    }

    private void tell(Diagnostic diagnostic) {
        Diagnostic whole = diagnostic;
        for (Span call : calls) whole = whole.related(Deeds.head(call), "called here");
        tell.accept(whole);
    }
}
