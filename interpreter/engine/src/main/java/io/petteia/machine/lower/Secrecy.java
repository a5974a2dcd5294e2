package io.petteia.machine.lower;

import io.petteia.model.Attribute;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import io.petteia.model.check.flow.Inside;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What in a game is not plain to all, as far as it can be seen in its text: which terms tell of it, which locals hold it, which statements leave no trace. */
final class Secrecy {
    private final GameModel model;
    private final boolean hides;
    private final Set<Local> secretLocals = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Define, Boolean> defines = new IdentityHashMap<>();

    Secrecy(GameModel model) {
        this.model = model;
        boolean hidden = model.pieceVisible() != null
                || model.variables().stream().anyMatch(v -> v.visibility() != Visibility.ALL)
                || model.piles().stream().anyMatch(p -> p.visibility() != Visibility.ALL);
        boolean[] unseen = {hidden};
        for (Block body : bodies()) {
            Inside.actions(body, action -> {
                unseen[0] |= action instanceof Action.Simultaneously;
                if (action instanceof Action.Roll roll && roll.onlyFor() != null) {
                    unseen[0] = true;
                    secretLocals.add(roll.local());
                } else if (action instanceof Action.Take take
                        && isHidden(take.to().pile())) secretLocals.add(take.local());
            });
        }
        hides = unseen[0];
    }

    private List<Block> bodies() {
        List<Block> bodies = new ArrayList<>();
        bodies.add(model.play());
        for (Rule rule : model.rules().values()) bodies.add(rule.body());
        for (Attribute attribute : model.attributes())
            for (Attribute.Cell cell : attribute.cells())
                if (cell instanceof Attribute.Statements s) bodies.add(s.rule().body());
        return bodies;
    }

    /** Whether anything ever happens in this game that not all may know. */
    boolean hides() {
        return hides;
    }

    static boolean isHidden(Pile pile) {
        return pile.visibility() != Visibility.ALL;
    }

    static boolean isHidden(Variable variable) {
        return variable.visibility() != Visibility.ALL;
    }

    /** Whether a term reads something that not all see. How many cards a pile has is plain. */
    boolean isSecret(Object node) {
        if (node instanceof Term.VariableRead read && isHidden(read.variable())) return true;
        if (node instanceof Term.VariableSites read && isHidden(read.variable())) return true;
        if (node instanceof Term.PileCards cards) return isHidden(cards.pile());
        if (node instanceof Term.Size size && size.set() instanceof Term.PileCards) return false;
        if (node instanceof Term.IsEmpty empty && empty.set() instanceof Term.PileCards) return false;
        if (node instanceof Term.LocalRead read) return secretLocals.contains(read.local());
        if (node instanceof Term.PieceSites || node instanceof Term.Held) return model.pieceVisible() != null;
        if (node instanceof Term.Call call && isSecret(call.function())) return true;
        if (node instanceof Term.DefineCall call && isSecret(call.define())) return true;
        if (node instanceof Term.DefineSites sites && isSecret(sites.define())) return true;
        boolean[] secret = {false};
        Inside.children(node, child -> secret[0] |= isSecret(child));
        return secret[0];
    }

    private boolean isSecret(Term.Function function) {
        if (function == Term.Function.HOLDER) return model.piles().stream().anyMatch(Secrecy::isHidden);
        return function == Term.Function.PIECE && model.pieceVisible() != null;
    }

    private boolean isSecret(Define define) {
        Boolean known = defines.get(define);
        if (known == null) {
            known = isSecret(define.value());
            defines.put(define, known);
        }
        return known;
    }

    /** Whether statements do something, but nothing that anybody but those who see certain variables could notice. */
    boolean leaveNoTrace(List<Block> blocks) {
        boolean[] hidden = {false};
        boolean[] plain = {false};
        for (Block block : blocks) {
            Inside.actions(block, action -> {
                if (action instanceof Action.Assign assign && isHidden(assign.variable())
                        || action instanceof Action.AssignAll all && isHidden(all.variable())) hidden[0] = true;
                else plain[0] |= isDeed(action);
            });
        }
        return hidden[0] && !plain[0];
    }

    /** Neither a choice, nor what only prunes, steers or names. */
    private static boolean isDeed(Action action) {
        return !(action instanceof Action.Choose
                || action instanceof Action.ChooseSome
                || action instanceof Action.Either
                || action instanceof Action.Optionally
                || action instanceof Action.Require
                || action instanceof Action.Identify
                || action instanceof Action.If
                || action instanceof Action.SetLocal
                || action instanceof Action.Record);
    }
}
