package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Attribute;
import io.petteia.model.Symbol;
import io.petteia.model.checked.Term;

/** Something with parentheses behind it: a define, a function, a hook, a word for sites that asks about one site, a pattern that a piece holds. */
final class Calls {
    private final Expressions expressions;

    Calls(Expressions expressions) {
        this.expressions = expressions;
    }

    Term infer(Expr.Apply e, Scope scope) {
        if (!(e.function() instanceof Expr.Word word)) return asks(e, expressions.infer(e.function(), scope), scope);
        Meaning meaning = expressions.program.applied(word.name(), scope);
        if (meaning instanceof Meaning.OfDefine define) return expressions.defines.read(e, define.entry(), scope);
        if (meaning instanceof Meaning.OfHook hook) {
            return expressions.defines.hook(hook.hook(), e.span(), expressions.arguments.plain(e), scope);
        }
        if (meaning instanceof Meaning.OfPiecePattern pattern) return held(e, pattern.attribute(), scope);
        if (meaning instanceof Meaning.OfRule) {
            expressions.arguments.lookInto(e, scope);
            return expressions.mismatch.ruleAsValue(e.span(), word.name());
        }
        if (meaning instanceof Meaning.Unknown) {
            expressions.arguments.lookInto(e, scope);
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
            expressions.arguments.lookInto(e, scope);
            return brackets(word);
        }
        return asks(e, expressions.infer(word, scope), scope);
    }

    // ---- words for sites

    /** {@code own(s)}: is s one of them. */
    Term asks(Expr.Apply e, Term word, Scope scope) {
        if (Terms.isUnknown(word)) {
            expressions.arguments.lookInto(e, scope);
            return word;
        }
        Term sites = expressions.coercion.fit(word, expressions.types.sites);
        if (sites == null) {
            expressions.arguments.lookInto(e, scope);
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
        Expr site = expressions.arguments.plain(e.arguments().get(0));
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
            expressions.arguments.lookInto(e, scope);
            expressions.complaints.error(
                    "wrong-arguments",
                    e.span(),
                    "`" + attribute.name() + "` takes one site, from which the pattern starts");
            return Terms.unknown(e.span());
        }
        Term site = expressions.check(expressions.arguments.plain(e.arguments().get(0)), expressions.types.site, scope);
        return new Term.Held(
                expressions.types.sites,
                e.span(),
                attribute,
                site,
                expressions.linker.captures().of(attribute));
    }
}
