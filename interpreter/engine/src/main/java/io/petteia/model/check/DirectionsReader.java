package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Board;
import io.petteia.model.Symbol;
import io.petteia.model.checked.Directions;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a pattern walks: a named group, {@code leap(1, 2)}, a direction computed in play. */
final class DirectionsReader {
    private final Expressions expressions;

    DirectionsReader(Expressions expressions) {
        this.expressions = expressions;
    }

    List<Directions> all(List<Expr> written, Scope scope) {
        List<Directions> all = new ArrayList<>();
        for (Expr e : written) {
            Directions directions = read(e, scope);
            if (directions != null) all.add(directions);
        }
        return List.copyOf(all);
    }

    /** Null if it is wrong, which has been told. */
    @Nullable
    Directions read(Expr e, Scope scope) {
        if (e instanceof Expr.Word word) {
            Meaning meaning = expressions.program.meaning(word.name(), scope);
            if (meaning instanceof Meaning.OfSymbol symbol && symbol.symbol() instanceof Symbol.DirectionsName name) {
                return new Directions.Named(name.group());
            }
            if (meaning instanceof Meaning.Unknown) {
                expressions.unknownNames.tell(word, scope, Wanted.DIRECTIONS);
                return null;
            }
        }
        if (e instanceof Expr.Apply apply && isLeap(apply, scope)) return leap(apply, scope);
        Term direction = expressions.check(e, expressions.types.direction, scope);
        return Terms.isUnknown(direction) ? null : new Directions.Computed(direction);
    }

    /** One direction, for functions that go one way. */
    @Nullable
    Directions one(Expr e, Scope scope) {
        Directions directions = read(e, scope);
        if (directions instanceof Directions.Named named && isSeveral(named.group())) {
            expressions.complaints.tell(Diagnostic.error(
                            "several-directions", e.span(), "`" + named.group().name() + "` are several directions")
                    .expected("one direction"));
            return null;
        }
        return directions;
    }

    private static boolean isSeveral(Board.DirectionGroup group) {
        for (int[] directions : group.byPlayer()) if (directions.length > 1) return true;
        return false;
    }

    private boolean isLeap(Expr.Apply apply, Scope scope) {
        return apply.function() instanceof Expr.Word word
                && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfLanguage language
                && language.word() == Vocabulary.LEAP;
    }

    private @Nullable Directions leap(Expr.Apply apply, Scope scope) {
        int number = apply.arguments().size();
        if (number < 2 || number > 4) {
            expressions.complaints.error(
                    "wrong-arguments", apply.span(), "`leap` takes two numbers, how far one way and how far the other");
            return null;
        }
        Integer a = expressions.arguments.settled(apply.arguments().get(0).value(), scope);
        Integer b = expressions.arguments.settled(apply.arguments().get(1).value(), scope);
        if (a == null || b == null) return null;
        if (number == 2) return new Directions.Leap(a, b, null, null);
        Board.DirectionGroup along = group(apply.arguments().get(2).value(), scope);
        Board.DirectionGroup aside =
                number == 4 ? group(apply.arguments().get(3).value(), scope) : null;
        return along == null || number == 4 && aside == null ? null : new Directions.Leap(a, b, along, aside);
    }

    private Board.@Nullable DirectionGroup group(Expr e, Scope scope) {
        Directions directions = read(e, scope);
        if (directions instanceof Directions.Named named) return named.group();
        if (directions != null)
            expressions.complaints.tell(
                    Diagnostic.error("wrong-arguments", e.span(), "a leap goes a way that has a name")
                            .expected("directions such as `forward` or `sideways`"));
        return null;
    }
}
