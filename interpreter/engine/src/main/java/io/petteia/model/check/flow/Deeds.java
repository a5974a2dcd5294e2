package io.petteia.model.check.flow;

import io.petteia.grammar.text.Span;
import io.petteia.model.Visibility;
import io.petteia.model.checked.Action;

/** Kinds of statements. */
final class Deeds {
    private Deeds() {}

    static boolean isChoice(Action action) {
        return action instanceof Action.Choose
                || action instanceof Action.ChooseSome
                || action instanceof Action.Either
                || action instanceof Action.Optionally
                || action instanceof Action.Pass
                || action instanceof Action.Chain chain && chain.atWill()
                || action instanceof Action.Simultaneously;
    }

    /** Where a decision ends for sure, whoever chose before. */
    static boolean isBoundary(Action action) {
        return action instanceof Action.Commit
                || action instanceof Action.Roll
                || action instanceof Action.Shuffle
                || action instanceof Action.Take
                || action instanceof Action.Reveal
                || action instanceof Action.RevealCards
                || action instanceof Action.Turns
                || action instanceof Action.Round
                || action instanceof Action.Simultaneously
                || action instanceof Action.Deal deal && shows(deal);
    }

    /** Cards that nobody or only another saw come where somebody sees them. */
    private static boolean shows(Action.Deal deal) {
        return deal.from().pile().visibility() == Visibility.NONE
                && deal.to().pile().visibility() != Visibility.NONE;
    }

    static boolean isEnding(Action action) {
        return action instanceof Action.Win
                || action instanceof Action.Draw
                || action instanceof Action.Rank
                || action instanceof Action.Lose;
    }

    /** Changes what later conditions may read. */
    static boolean isEffect(Action action) {
        return action instanceof Action.Assign
                || action instanceof Action.AssignAll
                || action instanceof Action.Place
                || action instanceof Action.Move
                || action instanceof Action.MoveStack
                || action instanceof Action.Remove
                || action instanceof Action.Change
                || action instanceof Action.Give
                || action instanceof Action.Lay
                || action instanceof Action.Lift
                || action instanceof Action.Deal
                || action instanceof Action.Put
                || action instanceof Action.CallHook;
    }

    /** The head of a statement, up to its first brace or the end of the line, so that a long one is not underlined as a whole. */
    static Span head(Span span) {
        String text = span.text();
        boolean inText = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') inText = !inText;
            if (c != '\n' && (c != '{' || inText)) continue;
            int end = text.substring(0, i).stripTrailing().length();
            return end == 0 ? span : span.source().span(span.start(), span.start() + end);
        }
        return span;
    }
}
