package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chance, cards, and what becomes known. */
final class Cards {
    private final Expressions expressions;

    Cards(Expressions expressions) {
        this.expressions = expressions;
    }

    boolean add(Statement s, Scope scope, List<Action> actions) {
        if (s instanceof Statement.Roll roll) {
            Term source = expressions.source(roll.source(), scope);
            Term only =
                    roll.onlyFor() == null ? null : expressions.check(roll.onlyFor(), expressions.types.player, scope);
            Local local = expressions.binders.declare(roll.name(), Binders.element(source), scope, Scope.Origin.CHOSEN);
            actions.add(new Action.Roll(s.span(), local, source, only));
        } else if (s instanceof Statement.Shuffle shuffle) {
            Action.PileTerm pile = pile(shuffle.pile(), scope);
            if (pile != null) actions.add(new Action.Shuffle(s.span(), pile));
        } else if (s instanceof Statement.Deal deal) {
            Term count = deal.count() == null ? null : expressions.check(deal.count(), Type.NUMBER, scope);
            Action.PileTerm from = pile(deal.from(), scope);
            Action.PileTerm to = pile(deal.to(), scope);
            if (from != null && to != null) actions.add(new Action.Deal(s.span(), count, from, to, deal.bottom()));
        } else if (s instanceof Statement.Take take) {
            Action.PileTerm from = pile(take.from(), scope);
            Action.PileTerm to = pile(take.to(), scope);
            Local local = expressions.binders.declare(take.name(), expressions.types.card, scope, Scope.Origin.CHOSEN);
            if (from != null && to != null) actions.add(new Action.Take(s.span(), local, from, to));
        } else if (s instanceof Statement.Put put) {
            Term cards = cards(put.cards(), scope);
            Action.PileTerm pile = pile(put.pile(), scope);
            if (pile != null) actions.add(new Action.Put(s.span(), cards, pile, put.under()));
        } else if (s instanceof Statement.Reveal reveal) reveal(reveal, scope, actions);
        else return false;
        return true;
    }

    /** A card, or a set or list of cards. */
    private Term cards(Expr e, Scope scope) {
        Term term = expressions.infer(e, scope);
        Type element = Types.element(term.type());
        if (element != null && element.equals(expressions.types.card)) return term;
        if (term.type().equals(Type.NONE)) return new Term.EmptySet(new Type.SetOf(expressions.types.card), e.span());
        return expressions.fit(e, term, expressions.types.card, scope);
    }

    private Action.@Nullable PileTerm pile(Expr e, Scope scope) {
        if (e instanceof Expr.Word word && expressions.program.meaning(word.name(), scope) instanceof Meaning.Unknown) {
            expressions.unknownNames.tell(word, scope, Wanted.PILE);
            return null;
        }
        Term term = expressions.infer(e, scope);
        if (term instanceof Term.PileCards cards) return new Action.PileTerm(cards.pile(), cards.player());
        if (!Terms.isUnknown(term)) {
            expressions.complaints.tell(Diagnostic.error(
                            "not-a-pile",
                            e.span(),
                            "`" + e.span().text() + "` is " + Described.one(term.type()) + ", not a pile")
                    .expected("the name of a pile"));
        }
        return null;
    }

    private void reveal(Statement.Reveal s, Scope scope, List<Action> actions) {
        Expr e = s.variable();
        Expr head = e instanceof Expr.Index index ? index.of() : e;
        Variable variable = variable(head, scope);
        if (variable == null) {
            if (head instanceof Expr.Word word
                    && expressions.program.meaning(word.name(), scope) instanceof Meaning.Unknown) {
                expressions.unknownNames.tell(word, scope, Wanted.VARIABLE);
            } else if (!(head instanceof Expr.Missing)) revealCards(s, scope, actions);
            return;
        }
        List<Expr> at = e instanceof Expr.Index index ? index.at() : List.of();
        if (at.size() > variable.per().size()) {
            expressions.entries.wrongKeys(variable.name(), e.span(), variable.per(), at.size(), true);
            return;
        }
        actions.add(new Action.Reveal(s.span(), variable, expressions.entries.keys(variable.per(), at, scope)));
    }

    /** Where cards lie becomes known, as if they had been held up and put back. */
    private void revealCards(Statement.Reveal s, Scope scope, List<Action> actions) {
        Term cards = expressions.infer(s.variable(), scope);
        Type element = Types.element(cards.type());
        if (cards.type().equals(expressions.types.card) || expressions.types.card.equals(element)) {
            actions.add(new Action.RevealCards(s.span(), cards));
        } else if (!Terms.isUnknown(cards)) {
            expressions.complaints.tell(
                    Diagnostic.error("not-a-variable", s.variable().span(), "only a variable or cards can be revealed")
                            .expected("a variable, an entry of one, a card or a pile"));
        }
    }

    @Nullable
    Variable variable(Expr e, Scope scope) {
        return e instanceof Expr.Word word
                        && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfSymbol symbol
                        && symbol.symbol() instanceof Symbol.VariableName name
                ? name.variable()
                : null;
    }
}
