package io.petteia.playtest;

import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.game.Why;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import io.petteia.model.definition.Scenario;
import io.petteia.model.definition.Scenario.Said;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What must be so at the end of a scenario, and what is told where it is not. */
final class Expectations {
    private static final int LISTED = 12;
    private static final String NOBODY = "nobody";

    private final State state;
    private final Scenario scenario;
    private final Diagnostics found;

    Expectations(State state, Scenario scenario, Diagnostics found) {
        this.state = state;
        this.scenario = scenario;
        this.found = found;
    }

    void check() {
        List<Move> moves = state.actor() == State.CHANCE ? List.of() : state.legalMoves();
        List<String> texts = moves.stream().map(Move::notation).toList();
        for (Said move : scenario.legal()) legal(move, texts);
        for (Scenario.Illegal move : scenario.illegal()) illegal(move, texts);
        if (scenario.exactly() != null) exactly(scenario.exactly(), texts);
        for (Scenario.Count count : scenario.count()) count(count);
        for (Expr condition : scenario.expect()) holds(condition);
        if (scenario.result() != null) result(scenario.result());
        if (scenario.announced() != null) announced(scenario.announced());
        for (Scenario.Hidden hidden : scenario.hidden()) hidden(hidden);
    }

    /** As the game writes it, or in a notation that it declares. */
    private boolean isLegal(Said move, List<String> texts) {
        return texts.contains(move.text()) || !state.isOver() && state.read(move.text()) != null;
    }

    private void legal(Said move, List<String> texts) {
        if (isLegal(move, texts)) return;
        Diagnostic wrong =
                Diagnostic.error("scenario-legal", move.span(), "`" + move.text() + "` is not legal, but should be");
        List<Why.Refusal> refusals = state.why(move.text());
        for (Why.Refusal refusal : refusals) wrong = wrong.related(refusal.span(), refusal.message());
        found.add(refusals.isEmpty() ? wrong.suggest(Spelling.didYouMean(move.text(), texts)) : wrong);
    }

    private void illegal(Scenario.Illegal illegal, List<String> texts) {
        Said move = illegal.move();
        if (isLegal(move, texts)) {
            found.add(Diagnostic.error(
                    "scenario-illegal", move.span(), "`" + move.text() + "` is legal, but should not be"));
            return;
        }
        Said reason = illegal.why();
        if (reason == null) return;
        List<Why.Refusal> refusals = state.why(move.text());
        boolean told = refusals.stream()
                .anyMatch(r ->
                        r.message().contains(reason.text()) || r.statement().contains(reason.text()));
        if (told) return;
        Diagnostic wrong = Diagnostic.error(
                        "scenario-reason", reason.span(), "`" + move.text() + "` is illegal, but for another reason")
                .expected("a part of the reason, or of the statement that refuses");
        for (Why.Refusal refusal : refusals) wrong = wrong.related(refusal.span(), refusal.message());
        found.add(refusals.isEmpty() ? wrong.suggest("no rule comes near this move") : wrong);
    }

    private void exactly(List<Said> expected, List<String> texts) {
        for (Said move : expected) legal(move, texts);
        List<String> surplus = new ArrayList<>(texts);
        for (Said move : expected) {
            Move meant = state.isOver() ? null : state.read(move.text());
            surplus.remove(meant == null ? move.text() : meant.notation());
        }
        if (surplus.isEmpty()) return;
        found.add(Diagnostic.error(
                        "scenario-exactly",
                        expected.isEmpty()
                                ? scenario.title().span()
                                : expected.get(0).span(),
                        surplus.size() == 1 ? "one more move is legal" : surplus.size() + " more moves are legal")
                .suggest(listed(surplus)));
    }

    private void count(Scenario.Count count) {
        long number = state.perft(count.depth());
        if (number == count.number()) return;
        found.add(Diagnostic.error(
                "scenario-count",
                count.span(),
                "there are " + number + " sequences of " + count.depth() + (count.depth() == 1 ? " move" : " moves")
                        + ", not " + count.number()));
    }

    private void holds(Expr condition) {
        Term term = state.game().words().condition(condition, found);
        if (term == null || state.ask(term) == 1) return;
        String text = condition.span().text().strip();
        found.add(Diagnostic.error("scenario-expect", condition.span(), "`" + text + "` does not hold")
                .suggest(values(condition)));
    }

    /** What the sides of a comparison are. */
    private @Nullable String values(Expr condition) {
        if (!(condition instanceof Expr.Binary comparison)) return null;
        String values = List.of(comparison.left(), comparison.right()).stream()
                .filter(side -> !(side instanceof Expr.NumberLiteral))
                .map(this::value)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
        return values.isEmpty() ? null : values;
    }

    private String value(Expr side) {
        Diagnostics unsaid = new Diagnostics();
        Term term = state.game().words().value(side, unsaid);
        if (term == null || term instanceof Term.Constant) return "";
        boolean number = term.type() instanceof Type.Num;
        if (!number && !(term.type() instanceof Type.Member)) return "";
        int value = state.ask(term);
        String text = number || value < 0
                ? value < 0 && !number ? "none" : Integer.toString(value)
                : ((Type.Member) term.type()).domain().members().get(value);
        return "`" + side.span().text().strip() + "` is " + text;
    }

    private void result(Scenario.Outcome expected) {
        Result result = state.result();
        if (result == null) {
            found.add(Diagnostic.error("scenario-result", expected.span(), "the game is not over"));
            return;
        }
        String winner = result.winner() < 0
                ? NOBODY
                : state.game().model().players().members().get(result.winner());
        Said won = expected.winner();
        if (won != null && !won.text().equals(winner))
            found.add(Diagnostic.error("scenario-result", won.span(), "`" + winner + "` wins" + why(result)));
        Said reason = expected.why();
        if (reason != null && (result.why() == null || !result.why().contains(reason.text())))
            found.add(Diagnostic.error(
                    "scenario-result", reason.span(), "the game ends for another reason" + why(result)));
    }

    private static String why(Result result) {
        return result.why() == null ? "" : ": " + result.why();
    }

    private void announced(List<Said> expected) {
        List<String> texts = expected.stream().map(Said::text).toList();
        if (texts.equals(state.announcements())) return;
        found.add(Diagnostic.error(
                        "scenario-announced",
                        expected.isEmpty()
                                ? scenario.title().span()
                                : expected.get(0).span(),
                        "the last move announces something else")
                .suggest(state.announcements().isEmpty() ? "nothing" : listed(state.announcements())));
    }

    private void hidden(Scenario.Hidden hidden) {
        Term term = state.game().words().value(hidden.value(), found);
        if (term == null) return;
        int player = state.game().model().players().ordinal(hidden.player().text());
        Boolean seen = new Secrecy(state, player).sees(term);
        String text = hidden.value().span().text().strip();
        if (seen == null)
            found.add(Diagnostic.error(
                            "scenario-hidden", hidden.value().span(), "`" + text + "` is nothing that can be hidden")
                    .expected("a variable's entry, or a pile"));
        else if (seen)
            found.add(Diagnostic.error(
                    "scenario-hidden",
                    hidden.value().span(),
                    "`" + hidden.player().text() + "` can see `" + text + "`"));
    }

    static String list(List<Move> moves) {
        return listed(moves.stream().map(Move::notation).toList());
    }

    private static String listed(List<String> texts) {
        String shown =
                texts.stream().limit(LISTED).map(text -> "`" + text + "`").collect(Collectors.joining(", "));
        return texts.size() > LISTED ? shown + ", …" : shown;
    }
}
