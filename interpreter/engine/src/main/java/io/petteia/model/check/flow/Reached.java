package io.petteia.model.check.flow;

import io.petteia.model.Attribute;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What is run where a statement stands: its own blocks, the rules that it calls, the statements of the attributes that it does. */
final class Reached {
    private Reached() {}

    /** The blocks directly inside an action. */
    static List<Block> blocks(Action action) {
        List<Block> blocks = new ArrayList<>();
        Inside.children(action, child -> blocksBelow(child, blocks));
        return blocks;
    }

    private static void blocksBelow(Object node, List<Block> blocks) {
        if (node instanceof Block block) blocks.add(block);
        else if (!(node instanceof Term)) Inside.children(node, child -> blocksBelow(child, blocks));
    }

    /** The rules that an action runs. */
    static List<Rule> rules(Action action) {
        if (action instanceof Action.CallRule call) return call.rule().isChecked() ? List.of(call.rule()) : List.of();
        return action instanceof Action.Do run ? held(run.rule()) : List.of();
    }

    /** All statements that a rule held by an attribute may turn out to be. */
    static List<Rule> held(Term term) {
        List<Rule> rules = new ArrayList<>();
        Inside.walk(term, node -> {
            if (!(node instanceof Term.AttributeRead read) || !read.type().equals(Type.RULE)) return;
            for (Attribute.Cell cell : read.attribute().cells()) {
                if (cell instanceof Attribute.Statements statements
                        && statements.rule().isChecked()) rules.add(statements.rule());
            }
        });
        return rules;
    }

    /** Every action that may run from here on inside the block: through calls too. */
    static void actions(Block block, Consumer<Action> visit) {
        actions(block, visit, new ArrayList<>());
    }

    private static void actions(Block block, Consumer<Action> visit, List<Rule> seen) {
        Inside.actions(block, action -> {
            visit.accept(action);
            for (Rule rule : rules(action)) {
                if (seen.stream().anyMatch(each -> each == rule)) continue;
                seen.add(rule);
                actions(rule.body(), visit, seen);
            }
        });
    }
}
