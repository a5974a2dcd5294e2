package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import java.util.List;
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
        boolean endless = false;
        for (Action action : block.actions()) {
            if (last != null && !completion.completes(last)) {
                if (endless) return; // which has been told
                game.tellIdle(Diagnostic.error("unreachable", Deeds.head(action.span()), "this is never reached")
                        .expected("nothing behind what " + why(last))
                        .related(Deeds.head(last.span()), "this " + why(last)));
                return;
            }
            endless = loops(action);
            if (action instanceof Action.Prefer prefer) alternatives(prefer.alternatives());
            for (Block inner : Reached.blocks(action)) block(inner);
            last = action;
        }
    }

    /** True for a loop that nothing leaves, which is told. */
    private boolean loops(Action action) {
        if (action instanceof Action.RepeatUntil repeat && repeat.until() == null)
            return loop(action, repeat.body(), "repeat");
        if (action instanceof Action.Turns turns && turns.until() == null && !game.limited())
            return loop(action, turns.body(), "turns");
        if (action instanceof Action.Chain chain && !chain.atWill() && Sure.isSure(chain.body()))
            return loop(action, chain.body(), "repeat");
        return false;
    }

    private void alternatives(List<Block> alternatives) {
        for (int i = 0; i + 1 < alternatives.size(); i++) {
            if (!Sure.isSure(alternatives.get(i))) continue;
            Span next = Deeds.head(alternatives.get(i + 1).span());
            game.tellIdle(Diagnostic.error("unreachable", next, "this is never reached")
                    .expected("nothing behind what is always possible")
                    .related(Deeds.head(alternatives.get(i).span()), "this is always possible"));
            return;
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

    private boolean loop(Action loop, Block body, String word) {
        if (Completion.stops(body) || Completion.returns(body) || endsSomewhere(body) || endsByItself()) return false;
        Span whole = loop.span();
        Span head = whole.source().span(whole.start(), Math.min(whole.end(), whole.start() + word.length()));
        game.tell()
                .accept(Diagnostic.error("endless-loop", head, "nothing ever leaves this loop")
                        .expected("`until …`, a `stop` inside, or an ending")
                        .suggest(suggestion(loop)));
        return true;
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
