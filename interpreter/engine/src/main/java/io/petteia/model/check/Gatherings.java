package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Type;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code count some no every sum min max first last best}, and members picked in parentheses. */
final class Gatherings {
    private final Expressions expressions;

    Gatherings(Expressions expressions) {
        this.expressions = expressions;
    }

    // ---- with binders

    Term infer(Expr.Gather e, Scope outer) {
        Meaning meaning = expressions.program.applied(e.function().name(), outer);
        if (!(meaning instanceof Meaning.OfLanguage language) || language.word().role() != Vocabulary.Role.GATHERING) {
            return notAGathering(e, meaning, outer);
        }
        Scope scope = outer.inner();
        List<Binder> binders = new ArrayList<>();
        for (Expr.Binder binder : e.binders()) binders.add(expressions.binders.bind(binder, scope));
        return gathered(e, language.word(), List.copyOf(binders), scope);
    }

    private Term gathered(Expr.Gather e, Vocabulary word, List<Binder> binders, Scope scope) {
        Type first = binders.get(0).local().type();
        return switch (word) {
            case COUNT -> gather(new Type.Num(0, atMost(binders)), e, Term.Gathering.COUNT, binders, nothing(e, scope));
            case SOME -> gather(Type.TRUTH, e, Term.Gathering.SOME, binders, nothing(e, scope));
            case NO -> new Term.Not(e.span(), gather(Type.TRUTH, e, Term.Gathering.SOME, binders, nothing(e, scope)));
            case FIRST -> gather(first, e, Term.Gathering.FIRST, binders, nothing(e, scope));
            case LAST -> gather(first, e, Term.Gathering.LAST, binders, nothing(e, scope));
            case EVERY -> gather(Type.TRUTH, e, Term.Gathering.EVERY, binders, yields(e, Type.TRUTH, scope));
            case BEST -> gather(first, e, Term.Gathering.BEST, binders, yields(e, Type.NUMBER, scope));
            case SUM -> {
                Term each = yields(e, Type.NUMBER, scope);
                yield gather(Bounds.sum(Bounds.of(each.type()), atMost(binders)), e, Term.Gathering.SUM, binders, each);
            }
            default -> {
                Term each = yields(e, Type.NUMBER, scope);
                Term.Gathering which = word == Vocabulary.MIN ? Term.Gathering.MIN : Term.Gathering.MAX;
                yield gather(each.type(), e, which, binders, each);
            }
        };
    }

    private static Term gather(Type type, Expr e, Term.Gathering which, List<Binder> binders, @Nullable Term yields) {
        return new Term.Gather(type, e.span(), which, binders, yields);
    }

    private @Nullable Term nothing(Expr.Gather e, Scope scope) {
        if (e.yields() != null) {
            expressions.infer(e.yields(), scope);
            expressions.complaints.tell(Diagnostic.error(
                            "needless-value",
                            e.yields().span(),
                            "`" + e.function().name() + "` only looks at the members, not at a value of each")
                    .suggest("write `where` instead of `:` for a condition"));
        }
        return null;
    }

    private Term yields(Expr.Gather e, Type expected, Scope scope) {
        if (e.yields() != null) return expressions.check(e.yields(), expected, scope);
        boolean condition = expected.equals(Type.TRUTH);
        expressions.complaints.tell(Diagnostic.error(
                        "missing-value",
                        e.span(),
                        "`" + e.function().name() + "` must be told "
                                + (condition ? "what holds for every member" : "a number for each member"))
                .expected(condition ? "a condition behind `:`" : "a number behind `:`")
                .suggest("write `" + e.function().name() + "(x in S: …)`"));
        return Terms.unknown(e.span());
    }

    private static int atMost(List<Binder> binders) {
        long all = 1;
        for (Binder binder : binders) {
            int size = binder.captures().isEmpty() ? Types.size(binder.source().type()) : Integer.MAX_VALUE;
            all = Math.min(Integer.MAX_VALUE, all * size);
        }
        return (int) all;
    }

    /** {@code f(x in S)} of another function: then "x in S" was meant as a condition. */
    private Term notAGathering(Expr.Gather e, Meaning meaning, Scope scope) {
        List<Expr.Argument> arguments = new ArrayList<>();
        for (Expr.Binder binder : e.binders()) {
            if (binder.where() != null || e.yields() != null) {
                if (meaning instanceof Meaning.Unknown)
                    return expressions.unknownNames.tell(e.function(), scope, Wanted.FUNCTION);
                expressions.complaints.tell(Diagnostic.error(
                                "not-a-gathering",
                                e.function().span(),
                                "`" + e.function().name() + "` does not take `x in S`")
                        .expected("count, some, no, every, sum, min, max, first, last or best"));
                return Terms.unknown(e.span());
            }
            Expr member = new Expr.Word(binder.name().span(), binder.name().text());
            arguments.add(new Expr.Argument(
                    null,
                    new Expr.Binary(
                            binder.span(), Expr.Operator.IN, binder.name().span(), member, binder.source())));
        }
        return expressions.infer(new Expr.Apply(e.span(), e.function(), arguments), scope);
    }

    // ---- without binders

    Term plain(Expr.Apply e, Vocabulary word, Scope scope) {
        List<Expr> written = expressions.arguments.plain(e);
        if ((word == Vocabulary.MIN || word == Vocabulary.MAX) && written.size() >= 2)
            return extreme(e, word, written, scope);
        boolean needsBinder = word == Vocabulary.EVERY
                || word == Vocabulary.SUM
                || word == Vocabulary.BEST
                || word == Vocabulary.MIN
                || word == Vocabulary.MAX;
        if (needsBinder || written.size() != 1) {
            for (Expr argument : written) expressions.infer(argument, scope);
            expressions.complaints.tell(Diagnostic.error(
                            "wrong-arguments",
                            e.span(),
                            "`" + word.spelling() + "` does not take " + Phrases.count(written.size(), "argument"))
                    .expected(expectation(word)));
            return Terms.unknown(e.span());
        }
        Term set = expressions.members(written.get(0), scope);
        Type element = Binders.element(set);
        return switch (word) {
            case COUNT -> new Term.Size(new Type.Num(0, Types.size(set.type())), e.span(), set);
            case SOME -> new Term.Not(e.span(), new Term.IsEmpty(e.span(), set));
            case NO -> new Term.IsEmpty(e.span(), set);
            case FIRST -> new Term.End(element, e.span(), true, set);
            default -> new Term.End(element, e.span(), false, set);
        };
    }

    private Term extreme(Expr.Apply e, Vocabulary word, List<Expr> written, Scope scope) {
        Term.Operation operation = word == Vocabulary.MIN ? Term.Operation.MIN : Term.Operation.MAX;
        Term all = expressions.check(written.get(0), Type.NUMBER, scope);
        for (Expr next : written.subList(1, written.size())) {
            Term other = expressions.check(next, Type.NUMBER, scope);
            Type type = Bounds.of(operation, Bounds.of(all.type()), Bounds.of(other.type()));
            all = new Term.Arithmetic(type, e.span(), operation, all, other);
        }
        return all;
    }

    private static String expectation(Vocabulary word) {
        return switch (word) {
            case COUNT, SOME, NO, FIRST, LAST -> "one set, or `x in S where C`";
            case EVERY -> "`x in S: C`, C a condition";
            case MIN, MAX -> "`x in S: E`, or two numbers";
            default -> "`x in S: E`, E a number";
        };
    }

    // ---- members in parentheses

    /** {@code (x in S where C)}, {@code (x in S: E)}. */
    Term members(Expr.Members e, Scope outer) {
        Scope scope = outer.inner();
        Binder binder = expressions.binders.bind(e.binder(), scope);
        Term yields = e.yields() == null ? null : expressions.infer(e.yields(), scope);
        Type element = yields == null ? binder.local().type() : yields.type();
        if (Types.unknown(element)) return Terms.unknown(e.span());
        boolean ordered = yields != null || binder.source().type() instanceof Type.ListOf;
        Type type = ordered && !element.isSite() ? new Type.ListOf(element) : new Type.SetOf(element);
        return new Term.Gather(type, e.span(), Term.Gathering.MEMBERS, List.of(binder), yields);
    }
}
