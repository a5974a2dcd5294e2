package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Attribute;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.HookReference;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something with parentheses behind it: a define, a function, a hook, a word for sites that asks about one site, a pattern that a piece holds. */
final class Calls {
    private final Expressions expressions;

    Calls(Expressions expressions) {
        this.expressions = expressions;
    }

    Term infer(Expr.Apply e, Scope scope) {
        if (!(e.function() instanceof Expr.Word word)) return asks(e, expressions.infer(e.function(), scope), scope);
        Meaning meaning = expressions.program.applied(word.name(), scope);
        if (meaning instanceof Meaning.OfDefine define) return define(e, define.entry(), scope);
        if (meaning instanceof Meaning.OfHook hook) return hook(hook.hook(), e.span(), plain(e), scope);
        if (meaning instanceof Meaning.OfPiecePattern pattern) return held(e, pattern.attribute(), scope);
        if (meaning instanceof Meaning.OfRule) {
            inferAll(e, scope);
            return expressions.mismatch.ruleAsValue(e.span(), word.name());
        }
        if (meaning instanceof Meaning.Unknown) {
            inferAll(e, scope);
            return expressions.unknownNames.tell(word, scope, Wanted.FUNCTION);
        }
        if (meaning instanceof Meaning.OfLanguage language) {
            if (language.word().role() == Vocabulary.Role.GATHERING)
                return expressions.gatherings.plain(e, language.word(), scope);
            if (language.word().role() == Vocabulary.Role.HISTORY)
                return expressions.history.infer(e, language.word(), scope);
            Term term = expressions.functions.infer(e, language.word(), scope);
            if (term != null) return term;
        }
        if (meaning instanceof Meaning.OfSymbol symbol && needsBrackets(symbol.symbol())) {
            inferAll(e, scope);
            return brackets(word);
        }
        return asks(e, expressions.infer(word, scope), scope);
    }

    private void inferAll(Expr.Apply e, Scope scope) {
        for (Expr.Argument argument : e.arguments()) {
            if (!isOnlyANameThere(argument.value(), scope)) expressions.infer(argument.value(), scope);
        }
    }

    /** Rules and {@code board} stand by name where some functions want them; of an unknown function nobody knows. */
    private boolean isOnlyANameThere(Expr e, Scope scope) {
        if (!(e instanceof Expr.Word word)) return false;
        Meaning meaning = expressions.program.meaning(word.name(), scope);
        return meaning instanceof Meaning.OfRule
                || meaning instanceof Meaning.OfLanguage language && language.word() == Vocabulary.BOARD;
    }

    // ---- words for sites

    /** {@code own(s)}: is s one of them. */
    private Term asks(Expr.Apply e, Term word, Scope scope) {
        if (Terms.isUnknown(word)) {
            inferAll(e, scope);
            return word;
        }
        Term sites = expressions.coercion.fit(word, expressions.types.sites);
        if (sites == null) {
            inferAll(e, scope);
            expressions.complaints.tell(Diagnostic.error(
                            "not-a-function",
                            e.function().span(),
                            "`" + e.function().span().text() + "` is " + Described.one(word.type())
                                    + " and takes no parentheses")
                    .expected("a word for sites, a define or a function")
                    .suggest(
                            word instanceof Term.Everything
                                    ? "did you mean brackets: `"
                                            + e.function().span().text() + "[…]`?"
                                    : null));
            return Terms.unknown(e.span());
        }
        if (e.arguments().size() != 1) {
            expressions.complaints.tell(Diagnostic.error(
                            "wrong-arguments",
                            e.span(),
                            "`" + e.function().span().text() + "` asks about one site, not "
                                    + e.arguments().size())
                    .expected("one site"));
            return Terms.unknown(e.span());
        }
        Expr site = plain(e.arguments().get(0));
        return new Term.In(e.span(), expressions.check(site, expressions.types.site, scope), sites);
    }

    private static boolean needsBrackets(Symbol symbol) {
        if (symbol instanceof Symbol.VariableName name)
            return !name.variable().per().isEmpty() && !Entries.holdsSites(name.variable());
        if (symbol instanceof Symbol.ZoneName name) return name.zone().perPlayer();
        return symbol instanceof Symbol.PileName name && name.pile().perPlayer();
    }

    private Term brackets(Expr.Word word) {
        expressions.complaints.tell(Diagnostic.error(
                        "missing-index", word.span(), "`" + word.name() + "` has entries, which stand in brackets")
                .suggest("write `" + word.name() + "[…]`"));
        return Terms.unknown(word.span());
    }

    /** {@code moves(s)}. */
    private Term held(Expr.Apply e, Attribute attribute, Scope scope) {
        if (e.arguments().size() != 1) {
            inferAll(e, scope);
            expressions.complaints.error(
                    "wrong-arguments",
                    e.span(),
                    "`" + attribute.name() + "` takes one site, from which the pattern starts");
            return Terms.unknown(e.span());
        }
        Term site = expressions.check(plain(e.arguments().get(0)), expressions.types.site, scope);
        return new Term.Held(
                expressions.types.sites,
                e.span(),
                attribute,
                site,
                expressions.linker.captures().of(attribute));
    }

    // ---- defines and hooks

    private Term define(Expr.Apply e, Program.DefineEntry entry, Scope scope) {
        Define define = expressions.linker.define(entry);
        List<Local> parameters = define.parameters();
        List<Expr> written = plain(e);
        if (written.size() == parameters.size()) {
            return new Term.DefineCall(
                    expressions.linker.type(define), e.span(), define, arguments(parameters, written, scope));
        }
        boolean lacksOne = written.size() == parameters.size() - 1
                && parameters.get(0).type().isSite();
        if (lacksOne && Types.unknown(expressions.linker.type(define))) {
            inferAll(e, scope);
            return Terms.unknown(e.span());
        }
        if (lacksOne && expressions.linker.type(define).equals(Type.TRUTH)) {
            List<Term> rest = arguments(parameters.subList(1, parameters.size()), written, scope);
            return new Term.DefineSites(expressions.types.sites, e.span(), define, rest);
        }
        if (parameters.isEmpty())
            return asks(e, new Term.DefineCall(expressions.linker.type(define), e.span(), define, List.of()), scope);
        inferAll(e, scope);
        return wrongCount(define.name(), parameters, written.size(), e.span(), define.span());
    }

    /** A define without its first argument is a word for sites if it is a condition on a site; otherwise something is missing. */
    Term lackingSite(Define define, List<Term> rest, Span span) {
        Type type = expressions.linker.type(define);
        List<Local> parameters = define.parameters();
        if (parameters.size() == rest.size() + 1 && parameters.get(0).type().isSite()) {
            if (type.equals(Type.TRUTH)) return new Term.DefineSites(expressions.types.sites, span, define, rest);
            if (Types.unknown(type)) return Terms.unknown(span);
            expressions.complaints.tell(Diagnostic.error(
                            "missing-site",
                            span,
                            "`" + define.name()
                                    + "` asks for a site; only a condition may lack it and be a word for sites, and this gives "
                                    + Described.roughly(type))
                    .expected("a site in parentheses")
                    .suggest("write `" + define.name() + "(…)`"));
            return Terms.unknown(span);
        }
        return wrongCount(define.name(), parameters, rest.size(), span, define.span());
    }

    /** Inside an expression, where nobody could say when a hook with effects acts. */
    Term hook(HookReference hook, Span span, List<Expr> written, Scope scope) {
        Term call = calledHook(hook, span, written, scope);
        if (hook.pure() || Terms.isUnknown(call)) return call;
        expressions.complaints.tell(Diagnostic.error(
                        "hook-in-expression",
                        span,
                        "the hook `" + hook.name() + "` has effects and cannot act inside an expression")
                .expected("a value without effects")
                .suggest("call it first: `let x = " + hook.name() + "(…)`; or declare it `pure` if it changes nothing")
                .related(hook.span(), "declared here"));
        return call;
    }

    Term calledHook(HookReference hook, Span span, List<Expr> written, Scope scope) {
        if (hook.parameters().size() != written.size())
            return wrongCount(hook.name(), hook.parameters(), written.size(), span, hook.span());
        List<Term> arguments = arguments(hook.parameters(), written, scope);
        Type result = hook.result();
        if (result == null) {
            expressions.complaints.error(
                    "no-value", span, "the hook `" + hook.name() + "` gives no value", "call it as a statement");
            return Terms.unknown(span);
        }
        return new Term.HookCall(result, span, hook, arguments);
    }

    /** {@code can(P, rule)}. */
    Term can(Expr.Can e, Scope scope) {
        Term player = expressions.check(e.player(), expressions.types.player, scope);
        Call call = rule(e.call(), scope);
        return call == null ? Terms.unknown(e.span()) : new Term.Can(e.span(), player, call.rule(), call.arguments());
    }

    // ---- calls of rules

    /** A call of a rule with its arguments checked. */
    record Call(Program.RuleEntry entry, Rule rule, List<Term> arguments) {}

    /** Whether the expression is written as a call of a rule. */
    boolean isRule(Expr e, Scope scope) {
        Expr function = e instanceof Expr.Apply apply ? apply.function() : e;
        return function instanceof Expr.Word word
                && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfRule;
    }

    /** Null if it is wrong, which has been told. */
    @Nullable
    Call rule(Expr e, Scope scope) {
        if (e instanceof Expr.Missing) return null;
        Expr function = e instanceof Expr.Apply apply ? apply.function() : e;
        List<Expr> written = e instanceof Expr.Apply apply ? plain(apply) : List.of();
        if (function instanceof Expr.Word word
                && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfRule meaning) {
            Rule rule = expressions.linker.rule(meaning.entry());
            if (rule.parameters().size() != written.size()) {
                for (Expr argument : written) expressions.infer(argument, scope);
                wrongCount(rule.name(), rule.parameters(), written.size(), e.span(), rule.span());
                return null;
            }
            return new Call(meaning.entry(), rule, arguments(rule.parameters(), written, scope));
        }
        for (Expr argument : written) expressions.infer(argument, scope);
        expressions.mismatch.notARule(function, scope);
        return null;
    }

    List<Term> arguments(List<Local> parameters, List<Expr> written, Scope scope) {
        List<Term> arguments = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            arguments.add(expressions.check(written.get(i), parameters.get(i).type(), scope));
        }
        return List.copyOf(arguments);
    }

    Term wrongCount(String name, List<Local> parameters, int given, Span span, Span declared) {
        List<String> names = parameters.stream()
                .map(p -> "`" + p.name() + "`, " + Described.one(p.type()))
                .toList();
        String wants = parameters.isEmpty() ? "no arguments" : Phrases.count(parameters.size(), "argument");
        expressions.complaints.tell(
                Diagnostic.error("wrong-arguments", span, "`" + name + "` takes " + wants + ", not " + given)
                        .expected(names.isEmpty() ? null : String.join("; ", names))
                        .related(declared, "declared here"));
        return Terms.unknown(span);
    }

    // ---- arguments

    List<Expr> plain(Expr.Apply e) {
        return e.arguments().stream().map(this::plain).toList();
    }

    /** The value of an argument that must have no name. */
    Expr plain(Expr.Argument argument) {
        if (argument.name() != null) {
            expressions.complaints.error(
                    "named-argument",
                    argument.name().span(),
                    "no argument here is called `" + argument.name().text() + "`",
                    "leave out the name");
        }
        return argument.value();
    }

    /** A number that must be known before play; null if it is not, which has been told. */
    @Nullable
    Integer settledNumber(Expr e, Scope scope) {
        Term term = expressions.check(e, Type.NUMBER, scope);
        if (Terms.isUnknown(term)) return null;
        Integer value = Terms.settled(term);
        if (value == null) {
            expressions.complaints.tell(
                    Diagnostic.error("not-settled", e.span(), "this number must be known before play")
                            .expected("a number, or one made of options"));
        }
        return value;
    }
}
