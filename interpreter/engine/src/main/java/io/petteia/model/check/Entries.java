package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.Attribute;
import io.petteia.model.Names;
import io.petteia.model.Pile;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What stands behind a dot or in brackets: attributes, options, entries of variables, zones, piles, groupings. */
final class Entries {
    private final Expressions expressions;

    Entries(Expressions expressions) {
        this.expressions = expressions;
    }

    /** Whether the variable says of each site yes or no, so that a reading without the last index is a set of sites. */
    static boolean holdsSites(Variable variable) {
        List<Type> per = variable.per();
        return variable.type().equals(Type.TRUTH)
                && !per.isEmpty()
                && per.get(per.size() - 1).isSite();
    }

    // ---- behind a dot

    Term attribute(Expr.Attribute e, Scope scope) {
        return isOption(e, scope) ? option(e) : attribute(e, List.of(), false, scope);
    }

    private boolean isOption(Expr.Attribute e, Scope scope) {
        return e.of() instanceof Expr.Word word
                && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfLanguage language
                && language.word() == Vocabulary.OPTION;
    }

    private Term option(Expr.Attribute e) {
        String name = e.name().text();
        Map<String, Names.OptionValue> options = expressions.names.options();
        Names.OptionValue option = options.get(name);
        if (option != null) {
            if (option.type().equals(Type.TEXT)) {
                return expressions.options.read(name, new Term.TextConstant(e.span(), option.text()));
            }
            return expressions.options.read(name, new Term.Constant(option.type(), e.span(), option.value()));
        }
        if (name.equals("players")) return Terms.number(e.span(), expressions.names.seated());
        List<String> fitting = new ArrayList<>(options.keySet());
        fitting.add("players");
        expressions.complaints.tell(
                Diagnostic.error("unknown-option", e.name().span(), "there is no option `" + name + "`")
                        .expected("an option of this game")
                        .suggest(Spelling.didYouMean(name, fitting)));
        return Terms.unknown(e.span());
    }

    private Term attribute(Expr.Attribute e, List<Expr> at, boolean indexed, Scope scope) {
        Term of = expressions.infer(e.of(), scope);
        if (Terms.isUnknown(of)) {
            for (Expr key : at) expressions.infer(key, scope);
            return Terms.unknown(e.span());
        }
        Attribute attribute = of.type() instanceof Type.Member member
                ? expressions.names.attributes(member.domain()).get(e.name().text())
                : null;
        if (attribute == null) return new UnknownAttribute(expressions).tell(e, of, scope);
        if (attribute.per().size() != at.size()) {
            return wrongKeys(e.name().text(), e.name().span(), attribute.per(), at.size(), indexed);
        }
        Term term = new Term.AttributeRead(attribute.type(), e.span(), attribute, of, keys(attribute.per(), at, scope));
        return term;
    }

    // ---- in brackets

    Term index(Expr.Index e, Scope scope) {
        if (e.of() instanceof Expr.Attribute attribute && !isOption(attribute, scope)) {
            Term term = attribute(attribute, e.at(), true, scope);
            return term instanceof Term.AttributeRead read
                    ? new Term.AttributeRead(read.type(), e.span(), read.attribute(), read.of(), read.at())
                    : Terms.unknown(e.span());
        }
        if (e.of() instanceof Expr.Word word) {
            Meaning meaning = expressions.program.meaning(word.name(), scope);
            if (meaning instanceof Meaning.OfSymbol symbol) {
                Term term = symbol(e, word, symbol.symbol(), scope);
                if (term != null) return term;
            }
            if (meaning instanceof Meaning.OfLanguage language && language.word() == Vocabulary.TERRAIN) {
                List<Term> at = keys(word, List.of(expressions.types.site), e, scope);
                if (at == null) return Terms.unknown(e.span());
                return new Term.Call(expressions.types.terrain, e.span(), Term.Function.TERRAIN, at, List.of());
            }
            if (meaning instanceof Meaning.Unknown) return expressions.unknownNames.tell(word, scope, Wanted.TABLE);
            return notIndexed(e, "`" + word.name() + "`");
        }
        Term of = expressions.infer(e.of(), scope);
        return Terms.isUnknown(of) ? of : notIndexed(e, "this");
    }

    private @Nullable Term symbol(Expr.Index e, Expr.Word word, Symbol symbol, Scope scope) {
        if (symbol instanceof Symbol.VariableName name) return variable(e, name.variable(), scope);
        if (symbol instanceof Symbol.ZoneName name && name.zone().perPlayer()) {
            List<Term> at = keys(word, List.of(expressions.types.player), e, scope);
            if (at == null) return Terms.unknown(e.span());
            return new Term.ZoneSites(expressions.types.sites, e.span(), name.zone(), at.get(0));
        }
        if (symbol instanceof Symbol.PileName name && name.pile().perPlayer()) {
            return pile(e, word, name.pile(), scope);
        }
        if (symbol instanceof Symbol.GroupingName name) {
            List<Term> at = keys(word, List.of(expressions.types.site), e, scope);
            if (at == null) return Terms.unknown(e.span());
            Type group = new Type.Member(name.grouping().domain());
            return new Term.GroupingAt(group, e.span(), name.grouping(), at.get(0));
        }
        return null;
    }

    private Term pile(Expr.Index e, Expr.Word word, Pile pile, Scope scope) {
        List<Term> at = keys(word, List.of(expressions.types.player), e, scope);
        if (at == null) return Terms.unknown(e.span());
        return new Term.PileCards(new Type.ListOf(expressions.types.card), e.span(), pile, at.get(0));
    }

    private Term variable(Expr.Index e, Variable variable, Scope scope) {
        List<Type> per = variable.per();
        int given = e.at().size();
        if (given == per.size() - 1 && holdsSites(variable)) {
            return new Term.VariableSites(expressions.types.sites, e.span(), variable, keys(per, e.at(), scope));
        }
        if (given != per.size()) return wrongKeys(variable.name(), e.of().span(), per, given, true);
        return new Term.VariableRead(variable.type(), e.span(), variable, keys(per, e.at(), scope));
    }

    private @Nullable List<Term> keys(Expr.Word word, List<Type> per, Expr.Index e, Scope scope) {
        if (e.at().size() == per.size()) return keys(per, e.at(), scope);
        wrongKeys(word.name(), e.of().span(), per, e.at().size(), true);
        return null;
    }

    List<Term> keys(List<Type> per, List<Expr> at, Scope scope) {
        List<Term> keys = new ArrayList<>();
        for (int i = 0; i < at.size(); i++) keys.add(expressions.check(at.get(i), per.get(i), scope));
        return List.copyOf(keys);
    }

    Term wrongKeys(String name, Span span, List<Type> per, int given, boolean indexed) {
        List<String> keys = per.stream().map(Described::one).toList();
        if (per.isEmpty()) {
            expressions.complaints.error(
                    "wrong-index", span, "`" + name + "` is one value, without entries", "leave out the brackets");
        } else if (!indexed) {
            expressions.complaints.tell(Diagnostic.error(
                            "missing-index", span, "`" + name + "` has several entries, and here nothing says which")
                    .expected(Phrases.list(keys) + " in brackets"));
        } else {
            expressions.complaints.tell(Diagnostic.error(
                            "wrong-index",
                            span,
                            "`" + name + "` has "
                                    + Phrases.count(per.size(), "index").replace("indexs", "indices") + ", not "
                                    + given)
                    .expected(Phrases.list(keys)));
        }
        return Terms.unknown(span);
    }

    private Term notIndexed(Expr.Index e, String what) {
        expressions.complaints.tell(Diagnostic.error("wrong-index", e.of().span(), what + " has no entries")
                .expected("a variable, zone or pile with entries")
                .suggest(
                        e.at().size() == 1
                                ? "did you mean parentheses: `" + e.of().span().text() + "(…)`?"
                                : null));
        return Terms.unknown(e.span());
    }
}
