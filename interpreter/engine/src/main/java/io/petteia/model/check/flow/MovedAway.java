package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.List;

/** Names after a move are sites: after {@code move unit to cell} nothing stands on {@code unit}, and asking what stands there is seldom meant. */
final class MovedAway {
    private final WholeGame game;

    MovedAway(WholeGame game) {
        this.game = game;
    }

    void block(Block block) {
        if (game.names().board().stacks()) return;
        List<Action> actions = block.actions();
        for (int i = 0; i < actions.size(); i++) {
            if (actions.get(i) instanceof Action.Move move && move.from() instanceof Term.LocalRead from) {
                follow(actions.subList(i + 1, actions.size()), from.local(), move);
            }
            for (Block inner : Reached.blocks(actions.get(i))) block(inner);
        }
    }

    /** Looks at what follows until something stands there again, or the name means another site. */
    private void follow(List<Action> rest, Local site, Action.Move move) {
        for (Action action : rest) {
            if (reads(action, site, move)) return;
            boolean[] renewed = {false};
            Inside.walk(action, node -> renewed[0] |= node instanceof Action each && renews(each, site));
            if (renewed[0]) return;
        }
    }

    private static boolean renews(Action action, Local site) {
        if (action instanceof Action.SetLocal set) return set.local() == site;
        if (action instanceof Action.CallRule call)
            return call.result() == site || call.arguments().stream().anyMatch(a -> mentions(a, site));
        if (action instanceof Action.CallHook call)
            return call.result() == site || call.arguments().stream().anyMatch(a -> mentions(a, site));
        if (action instanceof Action.Place place) return mentions(place.sites(), site);
        return action instanceof Action.Move move && mentions(move.to(), site);
    }

    private static boolean mentions(Object node, Local site) {
        boolean[] found = {false};
        Inside.walk(node, each -> found[0] |= each instanceof Term.LocalRead read && read.local() == site);
        return found[0];
    }

    private boolean reads(Action action, Local site, Action.Move move) {
        boolean[] found = {false};
        Inside.walk(action, node -> {
            if (found[0] || !(node instanceof Term term) || !asksWhatStands(term, site)) return;
            found[0] = true;
            String name = site.name();
            String goal = move.to().span().text().strip();
            game.tell()
                    .accept(Diagnostic.warning("moved-away", term.span(), "what stood on `" + name + "` has moved away")
                            .suggest("did you mean `" + goal + "`, or a `let` before the move?")
                            .related(Deeds.head(move.span()), "it moves here"));
        });
        return found[0];
    }

    private static boolean asksWhatStands(Term term, Local site) {
        if (term instanceof Term.Held held) return is(held.site(), site);
        if (term instanceof Term.In in) return is(in.member(), site) && ofPieces(in.set());
        if (!(term instanceof Term.Call call) || call.arguments().isEmpty()) return false;
        return switch (call.function()) {
            case PIECE, OWNER, OWNERS, HEIGHT -> is(call.arguments().get(0), site);
            default -> false;
        };
    }

    private static boolean ofPieces(Term set) {
        if (set instanceof Term.PieceSites || set instanceof Term.OwnedBy) return true;
        return set instanceof Term.WordSites word
                && (word.word() == Term.Word.OWN || word.word() == Term.Word.ENEMY || word.word() == Term.Word.NEUTRAL);
    }

    private static boolean is(Term term, Local site) {
        Term inner = term instanceof Term.Singleton single ? single.member() : term;
        return inner instanceof Term.LocalRead read && read.local() == site;
    }
}
