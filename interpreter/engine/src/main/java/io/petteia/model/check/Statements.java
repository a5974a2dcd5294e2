package io.petteia.model.check;

import io.petteia.grammar.syntax.Statement;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import java.util.ArrayList;
import java.util.List;

/** Statements to actions. A statement may become two: what a called rule returns goes into a local first. */
final class Statements {
    private final Linker linker;
    private final Choices choices;
    private final Control control;
    private final Procedures procedures;
    private final Acting acting;
    private final Effects effects;
    private final Cards cards;
    private final Endings endings;
    private final Assignments assignments;

    Statements(Expressions expressions) {
        linker = expressions.linker;
        choices = new Choices(expressions, this);
        control = new Control(expressions, this);
        procedures = new Procedures(expressions);
        acting = new Acting(expressions, this);
        effects = new Effects(expressions);
        cards = new Cards(expressions);
        endings = new Endings(expressions);
        assignments = new Assignments(expressions);
    }

    /** Names bound inside end with the block. */
    Block block(io.petteia.grammar.syntax.Block block, Scope outer) {
        return within(block, outer.inner());
    }

    /** In the scope itself, which its owner has made for it. */
    Block within(io.petteia.grammar.syntax.Block block, Scope scope) {
        List<Action> actions = new ArrayList<>();
        for (Statement statement : block.statements()) add(statement, scope, actions);
        linker.unread(scope);
        return new Block(block.span(), List.copyOf(actions));
    }

    private void add(Statement statement, Scope scope, List<Action> actions) {
        int before = actions.size();
        if (choices.add(statement, scope, actions)) return;
        if (control.add(statement, scope, actions)) return;
        if (procedures.add(statement, scope, actions)) return;
        if (acting.add(statement, scope, actions)) return;
        if (effects.add(statement, scope, actions)) return;
        if (cards.add(statement, scope, actions)) return;
        if (endings.add(statement, scope, actions)) return;
        if (assignments.add(statement, scope, actions)) return;
        if (actions.size() == before) throw new IllegalStateException("no meaning for " + statement);
    }

    Control control() {
        return control;
    }
}
