package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Attribute;
import io.petteia.model.Board;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A word alone: what it stands for as a value. */
final class WordTerms {
    private final Expressions expressions;
    private final PieceWords pieceWords;
    private final LanguageWords languageWords;

    WordTerms(Expressions expressions) {
        this.expressions = expressions;
        this.pieceWords = new PieceWords(expressions.names, expressions.types);
        this.languageWords = new LanguageWords(expressions);
    }

    PieceWords pieceWords() {
        return pieceWords;
    }

    Term infer(Expr.Word word, Scope scope) {
        Span span = word.span();
        Meaning meaning = expressions.program.meaning(word.name(), scope);
        if (meaning instanceof Meaning.OfLocal local) {
            local.bound().used = true;
            return new Term.LocalRead(span, local.bound().local);
        }
        if (meaning instanceof Meaning.OfDefine define) {
            return define.entry() == scope.replaced()
                    ? expressions.defines.original(word, define.entry(), scope)
                    : expressions.defines.named(define.entry(), span);
        }
        if (meaning instanceof Meaning.OfRule) return expressions.mismatch.ruleAsValue(span, word.name());
        if (meaning instanceof Meaning.OfHook hook)
            return expressions.defines.hook(hook.hook(), span, List.of(), scope);
        if (meaning instanceof Meaning.OfPieceTruth truth) return pieceWords.sites(truth.attribute(), span);
        if (meaning instanceof Meaning.OfPiecePattern pattern) return pattern(word, pattern.attribute());
        if (meaning instanceof Meaning.OfSymbol symbol) return symbol(word, symbol.symbol());
        if (meaning instanceof Meaning.OfLanguage language) return languageWords.infer(word, language.word(), scope);
        return expressions.unknownNames.tell(word, scope, Wanted.VALUE);
    }

    private Term pattern(Expr.Word word, Attribute attribute) {
        String name = attribute.name();
        expressions.complaints.tell(
                Diagnostic.error("pattern-as-value", word.span(), "`" + name + "` is a pattern that pieces hold")
                        .expected("the site it starts from, in parentheses")
                        .suggest("write `" + name + "(s)` for the sites it yields from s, `piece(s)." + name
                                + "` for the pattern itself"));
        return Terms.unknown(word.span());
    }

    private Term symbol(Expr.Word word, Symbol symbol) {
        Span span = word.span();
        if (symbol instanceof Symbol.Member member) return Terms.member(span, member.domain(), member.ordinal());
        if (symbol instanceof Symbol.TypeName name) return new Term.Everything(new Type.SetOf(name.element()), span);
        if (symbol instanceof Symbol.GroupingName grouping) {
            return new Term.Everything(
                    new Type.SetOf(new Type.Member(grouping.grouping().domain())), span);
        }
        if (symbol instanceof Symbol.VariableName name) return variable(word, name.variable());
        if (symbol instanceof Symbol.PileName name) {
            if (!name.pile().perPlayer())
                return new Term.PileCards(new Type.ListOf(expressions.types.card), span, name.pile(), null);
            return missingIndex(word, "whose");
        }
        if (symbol instanceof Symbol.ZoneName name) {
            if (!name.zone().perPlayer()) return new Term.ZoneSites(expressions.types.sites, span, name.zone(), null);
            return missingIndex(word, "whose");
        }
        if (symbol instanceof Symbol.DirectionsName name) return directions(span, name.group());
        return cards(span, ((Symbol.CardSet) symbol).cards());
    }

    private Term variable(Expr.Word word, Variable variable) {
        List<Type> per = variable.per();
        if (per.isEmpty()) return new Term.VariableRead(variable.type(), word.span(), variable, List.of());
        if (Entries.holdsSites(variable) && per.size() == 1) {
            return new Term.VariableSites(expressions.types.sites, word.span(), variable, List.of());
        }
        return missingIndex(word, "which entry");
    }

    private Term missingIndex(Expr.Word word, String question) {
        String name = word.name();
        expressions.complaints.tell(Diagnostic.error(
                        "missing-index",
                        word.span(),
                        "`" + name + "` has several entries, and here nothing says " + question)
                .expected("an index in brackets")
                .suggest("write `" + name + "[…]`, such as `" + name + "[mover]`"));
        return Terms.unknown(word.span());
    }

    /** A named direction or several; relative ones are those of the mover. */
    private Term directions(Span span, Board.DirectionGroup group) {
        int[][] byPlayer = group.byPlayer();
        Term all = directions(span, byPlayer[byPlayer.length - 1]);
        if (!group.relative()) return all;
        for (int player = byPlayer.length - 2; player >= 0; player--) {
            Term mover = new Term.FactRead(expressions.types.player, span, Term.Fact.MOVER);
            Term one = Terms.member(span, expressions.names.players(), player);
            Term same = new Term.Compare(span, Term.Comparison.EQUAL, mover, one);
            all = new Term.Conditional(all.type(), span, same, directions(span, byPlayer[player]), all);
        }
        return all;
    }

    private Term directions(Span span, int[] ordinals) {
        if (ordinals.length == 0) return Terms.none(span, expressions.types.direction);
        if (ordinals.length == 1) return new Term.Constant(expressions.types.direction, span, ordinals[0]);
        List<Term> all = new ArrayList<>();
        for (int ordinal : ordinals) all.add(new Term.Constant(expressions.types.direction, span, ordinal));
        return new Term.MakeSet(new Type.SetOf(expressions.types.direction), span, all);
    }

    private Term cards(Span span, BitSet cards) {
        List<Term> all = new ArrayList<>();
        cards.stream().forEach(card -> all.add(new Term.Constant(expressions.types.card, span, card)));
        return new Term.MakeSet(new Type.SetOf(expressions.types.card), span, all);
    }
}
