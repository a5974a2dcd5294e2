package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.HookReference;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Called for its value by a statement of its own: a rule that returns something, a hook that may change the game. It runs first, and its value goes into a local. */
interface Called {
    /** Unknown if it gives nothing, which has been told. */
    Type result();

    Action into(Span span, Local result);

    /** Whether an expression is such a call as a whole. */
    static boolean is(Expr e, Expressions expressions, Scope scope) {
        return expressions.ruleCalls.isRule(e, scope) || hook(e, expressions, scope) != null;
    }

    /** Null if the call is wrong, which has been told. */
    static @Nullable Called of(Expr e, Expressions expressions, Scope scope) {
        HookReference hook = hook(e, expressions, scope);
        if (hook != null) return ofHook(e, hook, expressions, scope);
        RuleCalls.Call call = expressions.ruleCalls.read(e, scope);
        if (call == null) return null;
        Type result = expressions.linker.result(call.entry());
        if (result == null) {
            expressions.complaints.tell(Diagnostic.error(
                            "returns-nothing",
                            e.span(),
                            "the rule `" + call.rule().name() + "` returns nothing")
                    .expected("a rule that ends with `return`, or a value")
                    .related(call.rule().span(), "the rule"));
        }
        return called(result, (span, local) -> new Action.CallRule(span, call.rule(), call.arguments(), local));
    }

    private static @Nullable Called ofHook(Expr e, HookReference hook, Expressions expressions, Scope scope) {
        List<Expr> written = expressions.ruleCalls.written(e);
        Term term = expressions.defines.calledHook(hook, e.span(), written, scope);
        if (!(term instanceof Term.HookCall call)) return null;
        return called(call.type(), (span, local) -> new Action.CallHook(span, hook, call.arguments(), local));
    }

    private static @Nullable HookReference hook(Expr e, Expressions expressions, Scope scope) {
        return RuleCalls.function(e) instanceof Expr.Word word
                        && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfHook meaning
                        && !meaning.hook().pure()
                ? meaning.hook()
                : null;
    }

    private static Called called(@Nullable Type result, java.util.function.BiFunction<Span, Local, Action> action) {
        return new Called() {
            @Override
            public Type result() {
                return result == null ? Type.UNKNOWN : result;
            }

            @Override
            public Action into(Span span, Local local) {
                return action.apply(span, local);
            }
        };
    }
}
