package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code occurrences}, {@code repeated}, {@code cycle}, and the parts that make two positions the same. */
final class History {
    private final Expressions expressions;

    History(Expressions expressions) {
        this.expressions = expressions;
    }

    Term infer(Expr.Apply e, Vocabulary word, Scope scope) {
        List<Term.Part> parts = new ArrayList<>();
        Term last = null;
        for (Expr.Argument argument : e.arguments()) {
            if (argument.name() == null) {
                Term.Part part = part(argument.value(), scope);
                if (part != null) parts.add(part);
                else notAPart(argument.value(), scope);
            } else if (argument.name().text().equals("last") && word == Vocabulary.REPEATED) {
                last = expressions.check(argument.value(), new Type.Num(1, Integer.MAX_VALUE), scope);
            } else {
                expressions.complaints.error(
                        "named-argument",
                        argument.name().span(),
                        "`" + word.spelling() + "` has no argument `"
                                + argument.name().text() + "`",
                        "only `repeated` takes `last: n`");
            }
        }
        if (e.arguments().isEmpty()) {
            expressions.complaints.tell(Diagnostic.error(
                            "wrong-arguments",
                            e.span(),
                            "`" + word.spelling() + "` must be told what makes two positions the same")
                    .expected("`board`, `mover` or variables"));
        }
        return switch (word) {
            case OCCURRENCES ->
                new Term.History(new Type.Num(1, Integer.MAX_VALUE), e.span(), Term.Past.OCCURRENCES, parts, null);
            case REPEATED -> new Term.History(Type.TRUTH, e.span(), Term.Past.REPEATED, parts, last);
            default -> new Term.History(new Type.Num(0, Integer.MAX_VALUE), e.span(), Term.Past.CYCLE, parts, null);
        };
    }

    /** Null if the expression is none of the words that name a part. */
    Term.@Nullable Part part(Expr e, Scope scope) {
        if (!(e instanceof Expr.Word word)) return null;
        Meaning meaning = expressions.program.meaning(word.name(), scope);
        if (meaning instanceof Meaning.OfLanguage language) {
            if (language.word() == Vocabulary.BOARD) return new Term.Part.BoardPart();
            if (language.word() == Vocabulary.MOVER) return new Term.Part.MoverPart();
        }
        if (meaning instanceof Meaning.OfSymbol symbol && symbol.symbol() instanceof Symbol.VariableName name) {
            return new Term.Part.VariablePart(name.variable());
        }
        return null;
    }

    private void notAPart(Expr e, Scope scope) {
        if (e instanceof Expr.Missing) return;
        if (e instanceof Expr.Word word && expressions.program.meaning(word.name(), scope) instanceof Meaning.Unknown) {
            expressions.unknownNames.tell(word, scope, Wanted.VARIABLE);
            return;
        }
        expressions.complaints.tell(Diagnostic.error(
                        "not-remembered", e.span(), "`" + e.span().text() + "` is not remembered with a position")
                .expected("`board`, `mover` or a variable"));
    }
}
