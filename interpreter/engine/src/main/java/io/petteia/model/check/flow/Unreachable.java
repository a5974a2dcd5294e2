package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import org.jspecify.annotations.Nullable;

/** Statements that are never reached, and loops without a way out. */
final class Unreachable {
    private final WholeGame game;
    private final Completion completion;

    Unreachable(WholeGame game) {
        this.game = game;
        this.completion = new Completion(game.names().players().size());
    }

    void tell() {
        for (Block body : game.bodies()) block(body);
    }

    private void block(Block block) {
        Action last = null;
        for (Action action : block.actions()) {
            if (last != null && !completion.completes(last)) {
                game.tell()
                        .accept(Diagnostic.error("unreachable", Deeds.head(action.span()), "this is never reached")
                                .expected("nothing behind what " + why(last))
                                .related(Deeds.head(last.span()), "this " + why(last)));
                return;
            }
            if (action instanceof Action.RepeatUntil repeat && repeat.until() == null)
                loop(action, repeat.body(), "repeat");
            if (action instanceof Action.Turns turns && turns.until() == null && !game.limited())
                loop(action, turns.body(), "turns");
            if (action instanceof Action.Chain chain && !chain.atWill() && Sure.isSure(chain.body())) {
                loop(action, chain.body(), "repeat");
            }
            for (Block inner : Reached.blocks(action)) block(inner);
            last = action;
        }
    }

    private static String why(Action last) {
        if (last instanceof Action.Stop) return "leaves the loop";
        if (last instanceof Action.Return) return "ends the rule";
        if (last instanceof Action.RepeatUntil || last instanceof Action.Turns)
            return "is never left but by the end of the game";
        if (last instanceof Action.CallRule call)
            return "never comes back: `" + call.rule().name() + "` ends the game";
        return isEnding(last) ? "ends the game" : "never goes on";
    }

    private static boolean isEnding(Action action) {
        return action instanceof Action.Win
                || action instanceof Action.Draw
                || action instanceof Action.Rank
                || action instanceof Action.Lose;
    }

    private void loop(Action loop, Block body, String word) {
        if (Completion.stops(body) || Completion.returns(body) || endsSomewhere(body) || endsByItself()) return;
        Span whole = loop.span();
        Span head = whole.source().span(whole.start(), Math.min(whole.end(), whole.start() + word.length()));
        game.tell()
                .accept(Diagnostic.error("endless-loop", head, "nothing ever leaves this loop")
                        .expected("`until …`, a `stop` inside, or an ending")
                        .suggest(suggestion(loop)));
    }

    private static @Nullable String suggestion(Action loop) {
        if (loop instanceof Action.Chain)
            return "it goes on while it is possible, and it always is: choose or `require` something inside";
        return loop instanceof Action.Turns
                ? "say when the game is over: `turns until …`, or `win`, `lose`, `draw` or `rank by` inside"
                : null;
    }

    private static boolean endsSomewhere(Block body) {
        boolean[] found = {false};
        Reached.actions(body, action -> found[0] |= isEnding(action));
        return found[0];
    }

    private boolean endsByItself() {
        return game.whenevers().stream().anyMatch(whenever -> endsSomewhere(whenever.body()));
    }
}
