package io.petteia.machine.lower;

import io.petteia.grammar.text.Span;
import io.petteia.machine.graph.Endings;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Template;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements with which a game ends. */
final class EndingLowering {
    private final ActionLowering actions;

    EndingLowering(ActionLowering actions) {
        this.actions = actions;
    }

    @Nullable
    Instruction lower(Action action, Instruction then) {
        Lowering all = actions.all;
        if (action instanceof Action.Win w) {
            IntNode stakes = w.stakes() == null ? null : all.integer(w.stakes());
            return actions.graph.add(new Endings.Win(w.span(), players(w.players()), stakes, why(w.why())));
        }
        if (action instanceof Action.Lose l)
            return actions.graph.add(then, new Endings.Lose(l.span(), all.integer(l.player()), why(l.why())));
        if (action instanceof Action.Draw d) return actions.graph.add(new Endings.Draw(d.span(), why(d.why())));
        if (action instanceof Action.Rank r) return rank(r);
        return null;
    }

    Instruction drawn(Span span, String why) {
        return actions.graph.add(new Endings.Draw(span, new Functions.Words(why)));
    }

    private SetNode players(Term term) {
        if (term.type() instanceof Type.SetOf) return actions.all.set(term);
        return new Sets.Singleton(1, 0, actions.all.integer(term));
    }

    private @Nullable ObjectNode<String> why(@Nullable Template template) {
        return template == null ? null : actions.all.text(template);
    }

    private Instruction rank(Action.Rank r) {
        List<Action.RankKey> keys = r.ranking();
        IntNode[] values = new IntNode[keys.size()];
        int[] slots = new int[values.length];
        boolean[] most = new boolean[values.length];
        for (int i = 0; i < values.length; i++) {
            Local player = keys.get(i).player();
            if (player == null) throw new IllegalStateException("a ranking without a player at " + r.span());
            slots[i] = actions.all.placeTemporary(player).at();
            values[i] = actions.all.integer(keys.get(i).value());
            most[i] = keys.get(i).most();
        }
        return actions.graph.add(new Endings.Rank(r.span(), values, slots, most, why(r.why())));
    }
}
