package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands in the parentheses of a call. */
final class Arguments {
    private final Expressions expressions;

    Arguments(Expressions expressions) {
        this.expressions = expressions;
    }

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

    /** As many as there are parameters, each of its parameter's type. */
    List<Term> fitting(List<Local> parameters, List<Expr> written, Scope scope) {
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

    /** Looks into arguments of which nothing is wanted, for what is wrong inside them. */
    void lookInto(Expr.Apply e, Scope scope) {
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

    /** A number that must be known before play; null if it is not, which has been told. */
    @Nullable
    Integer settled(Expr e, Scope scope) {
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
