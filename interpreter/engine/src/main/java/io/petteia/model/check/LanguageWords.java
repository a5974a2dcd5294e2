package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.List;

/** The words that the language itself declares, as values. */
final class LanguageWords {
    private final Expressions expressions;

    LanguageWords(Expressions expressions) {
        this.expressions = expressions;
    }

    Term infer(Expr.Word word, Vocabulary name, Scope scope) {
        Span span = word.span();
        Types types = expressions.types;
        return switch (name) {
            case OWN -> sites(span, Term.Word.OWN);
            case ENEMY -> sites(span, Term.Word.ENEMY);
            case NEUTRAL -> sites(span, Term.Word.NEUTRAL);
            case OCCUPIED -> sites(span, Term.Word.OCCUPIED);
            case EMPTY -> sites(span, Term.Word.EMPTY);
            case ANY, SITE -> sites(span, Term.Word.LAID);
            case TABLE -> sites(span, Term.Word.TABLE);
            case HERE -> scope.inPattern() ? sites(span, Term.Word.HERE) : onlyInPatterns(word);
            case EDGE, LEAP, BEND -> onlyInPatterns(word);
            case MOVER -> new Term.FactRead(types.player, span, Term.Fact.MOVER);
            case OPPONENT -> opponent(span);
            case PLAYERS -> new Term.FactRead(types.players, span, Term.Fact.PLAYERS);
            case PASSES -> count(span, Term.Fact.PASSES);
            case TURN_NUMBER -> count(span, Term.Fact.TURN_NUMBER);
            case MIDDLE -> middle(span);
            case NOTHING -> new Term.RuleConstant(span, nothing(span));
            case PIECE -> everything(span, types.piece);
            case PLAYER -> everything(span, types.player);
            case TERRAIN -> everything(span, types.terrain);
            case CARD -> everything(span, types.card);
            case DIRECTION -> everything(span, types.direction);
            case BOOLEAN -> everything(span, Type.TRUTH);
            default -> expressions.mismatch.notAValue(span, word.name(), name);
        };
    }

    private Term sites(Span span, Term.Word word) {
        return new Term.WordSites(expressions.types.sites, span, word);
    }

    private static Term everything(Span span, Type element) {
        return new Term.Everything(new Type.SetOf(element), span);
    }

    private static Term count(Span span, Term.Fact fact) {
        return new Term.FactRead(new Type.Num(0, Integer.MAX_VALUE), span, fact);
    }

    private Term onlyInPatterns(Expr.Word word) {
        String message = "`" + word.name() + "` has a meaning only inside a pattern `[…]`";
        expressions.complaints.error("only-in-pattern", word.span(), message);
        return Terms.unknown(word.span());
    }

    private Term middle(Span span) {
        int middle = expressions.names.board().middle();
        if (middle >= 0) return new Term.Constant(expressions.types.site, span, middle);
        expressions.complaints.error("no-middle", span, "this board has no site in its middle; only hexagons have one");
        return Terms.unknown(span);
    }

    private Term opponent(Span span) {
        int seated = expressions.names.seated();
        if (seated <= 2) return new Term.FactRead(expressions.types.player, span, Term.Fact.OPPONENT);
        String message = "`opponent` is only for two players, and here " + seated + " are seated";
        expressions.complaints.error("many-opponents", span, message, "name the player meant, such as `after(mover)`");
        return Terms.unknown(span);
    }

    private static Rule nothing(Span span) {
        Rule rule = new Rule("nothing", span, List.of());
        rule.setBody(new Block(span, List.of()), null);
        return rule;
    }
}
