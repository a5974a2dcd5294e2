package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A name that gives each player a value: a define of one player, or a variable per player. By it players are ranked, and it is shown beside them. */
final class PlayerValues {
    /** The value, in which the local stands for the player. */
    record Value(Local player, Term term) {}

    private final Expressions expressions;

    PlayerValues(Expressions expressions) {
        this.expressions = expressions;
    }

    /** Null if the name gives no such value, which has been told. */
    @Nullable
    Value read(Expr e, Scope scope) {
        if (e instanceof Expr.Missing) return null;
        Span span = e.span();
        if (!(e instanceof Expr.Word word)) {
            expressions.infer(e, scope);
            return wrong(span, "this is a value of the moment, not one of each player");
        }
        Meaning meaning = expressions.program.meaning(word.name(), scope);
        Type player = expressions.types.player;
        Local local = new Local("p", player, span);
        Term read = new Term.LocalRead(span, local);
        if (meaning instanceof Meaning.OfDefine define) {
            Define called = expressions.linker.define(define.entry());
            if (called.parameters().stream().anyMatch(parameter -> Types.unknown(parameter.type()))) return null;
            if (called.parameters().size() == 1
                    && called.parameters().get(0).type().equals(player)) {
                return new Value(
                        local, new Term.DefineCall(expressions.linker.type(called), span, called, List.of(read)));
            }
        } else if (meaning instanceof Meaning.OfSymbol symbol && symbol.symbol() instanceof Symbol.VariableName name) {
            Variable variable = name.variable();
            if (variable.per().equals(List.of(player)))
                return new Value(local, new Term.VariableRead(variable.type(), span, variable, List.of(read)));
        } else if (meaning instanceof Meaning.Unknown) {
            expressions.unknownNames.tell(word, scope, Wanted.PLAYER_VALUE);
            return null;
        }
        return wrong(span, "`" + word.name() + "` gives no value to each player");
    }

    private @Nullable Value wrong(Span span, String message) {
        expressions.complaints.tell(Diagnostic.error("not-per-player", span, message)
                .expected("a define of one player, or a variable per player"));
        return null;
    }
}
