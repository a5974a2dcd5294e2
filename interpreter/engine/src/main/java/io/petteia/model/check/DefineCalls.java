package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.HookReference;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.List;

/** Calls of defines and of hooks for their value. A condition that lacks its first argument, a site, is a word for sites. */
final class DefineCalls {
    private final Expressions expressions;

    DefineCalls(Expressions expressions) {
        this.expressions = expressions;
    }

    Term read(Expr.Apply e, Program.DefineEntry entry, Scope scope) {
        Define define = expressions.linker.define(entry);
        List<Local> parameters = define.parameters();
        List<Expr> written = expressions.arguments.plain(e);
        Type type = expressions.linker.type(define);
        if (written.size() == parameters.size()) {
            List<Term> arguments = expressions.arguments.fitting(parameters, written, scope);
            return new Term.DefineCall(type, e.span(), define, arguments);
        }
        if (parameters.isEmpty()) {
            return expressions.calls.asks(e, new Term.DefineCall(type, e.span(), define, List.of()), scope);
        }
        boolean lacksOne = written.size() == parameters.size() - 1
                && parameters.get(0).type().isSite();
        if (lacksOne && type.equals(Type.TRUTH)) {
            List<Local> others = parameters.subList(1, parameters.size());
            List<Term> rest = expressions.arguments.fitting(others, written, scope);
            return new Term.DefineSites(expressions.types.sites, e.span(), define, rest);
        }
        expressions.arguments.lookInto(e, scope);
        if (lacksOne && Types.unknown(type)) return Terms.unknown(e.span());
        return expressions.arguments.wrongCount(define.name(), parameters, written.size(), e.span(), define.span());
    }

    /** In a define that overrides another the other, with the arguments that this one was given. */
    Term original(Expr.Word word, Program.DefineEntry entry, Scope scope) {
        List<Expr.Argument> same = scope.parameters(word.span()).stream()
                .map(parameter -> new Expr.Argument(null, parameter))
                .toList();
        return read(new Expr.Apply(word.span(), word, same), entry, scope);
    }

    /** A define by its name alone. */
    Term named(Program.DefineEntry entry, Span span) {
        Define define = expressions.linker.define(entry);
        Type type = expressions.linker.type(define);
        List<Local> parameters = define.parameters();
        if (parameters.isEmpty()) return new Term.DefineCall(type, span, define, List.of());
        if (parameters.size() > 1 || !parameters.get(0).type().isSite()) {
            return expressions.arguments.wrongCount(define.name(), parameters, 0, span, define.span());
        }
        if (type.equals(Type.TRUTH)) return new Term.DefineSites(expressions.types.sites, span, define, List.of());
        if (Types.unknown(type)) return Terms.unknown(span);
        String message = "`" + define.name()
                + "` asks for a site; only a condition may lack it and be a word for sites, and this gives "
                + Described.roughly(type);
        expressions.complaints.tell(Diagnostic.error("missing-site", span, message)
                .expected("a site in parentheses")
                .suggest("write `" + define.name() + "(…)`"));
        return Terms.unknown(span);
    }

    /** Inside an expression, where nobody could say when a hook with effects acts. */
    Term hook(HookReference hook, Span span, List<Expr> written, Scope scope) {
        Term call = calledHook(hook, span, written, scope);
        if (hook.pure() || Terms.isUnknown(call)) return call;
        String message = "the hook `" + hook.name() + "` has effects and cannot act inside an expression";
        expressions.complaints.tell(Diagnostic.error("hook-in-expression", span, message)
                .expected("a value without effects")
                .suggest("call it first: `let x = " + hook.name() + "(…)`; or declare it `pure` if it changes nothing")
                .related(hook.span(), "declared here"));
        return call;
    }

    Term calledHook(HookReference hook, Span span, List<Expr> written, Scope scope) {
        if (hook.parameters().size() != written.size()) {
            return expressions.arguments.wrongCount(hook.name(), hook.parameters(), written.size(), span, hook.span());
        }
        List<Term> arguments = expressions.arguments.fitting(hook.parameters(), written, scope);
        Type result = hook.result();
        if (result != null) return new Term.HookCall(result, span, hook, arguments);
        String message = "the hook `" + hook.name() + "` gives no value";
        expressions.complaints.error("no-value", span, message, "call it as a statement");
        return Terms.unknown(span);
    }
}
