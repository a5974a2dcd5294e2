package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import org.jspecify.annotations.Nullable;

/** Something is not what its place takes: what it is, what is wanted, and how the two could be brought together. */
final class Mismatch {
    private final Expressions expressions;
    private final Remedies remedies;

    Mismatch(Expressions expressions) {
        this.expressions = expressions;
        this.remedies = new Remedies(expressions.names);
    }

    private void tell(String code, Span span, String message, @Nullable String expected, @Nullable String suggestion) {
        expressions.complaints.tell(
                Diagnostic.error(code, span, message).expected(expected).suggest(suggestion));
    }

    static String quoted(Expr e) {
        String text = e.span().text().strip();
        return text.length() > 40 || text.contains("\n") ? "this" : "`" + text + "`";
    }

    /** The plain case: an expression where another type is wanted. */
    void tell(Expr e, Term term, Type expected) {
        String message = quoted(e) + " is " + Described.roughly(term.type()) + ", and " + Described.roughly(expected)
                + " is wanted";
        tell("wrong-type", e.span(), message, Described.one(expected), remedies.of(e, term, expected));
    }

    void outOfRange(Expr e, Type.Num given, Type.Num wanted) {
        String is = given.least() == given.most()
                ? String.valueOf(given.least())
                : "between " + given.least() + " and " + given.most();
        String within = wanted.least() + ".." + wanted.most();
        tell("out-of-range", e.span(), "this is " + is + ", never within " + within, Described.one(wanted), null);
    }

    void notASet(Expr e, Term term) {
        String text = e.span().text().strip();
        String remedy = null;
        if (term.type().isNumber()) remedy = "write `1.." + text + "` for a range";
        else if (term.type() instanceof Type.Member) remedy = "write `{" + text + "}` for the set of it";
        tell(
                "not-a-set",
                e.span(),
                quoted(e) + " is " + Described.roughly(term.type()) + ", not a set",
                "a set, list or range",
                remedy);
    }

    Term ruleAsValue(Span span, String name) {
        tell(
                "rule-as-value",
                span,
                "`" + name + "` is a rule: it acts, and has no value inside an expression",
                "a define, or something with a value",
                "call it first: `let x = " + name + "…`; or ask `can(mover, " + name + ")`");
        return Terms.unknown(span);
    }

    Term notAValue(Span span, String name, Vocabulary word) {
        boolean function = word.isFunction() || word.role() == Vocabulary.Role.TYPE_AND_FUNCTION;
        String what = function
                ? "a function, and here it has no arguments"
                : word.role() == Vocabulary.Role.TYPE ? "a type whose values have no end" : "no value by itself";
        if (word == Vocabulary.THIS) what = "the key of a table, and here is none";
        String expected =
                function ? "`" + name + "(…)`" : word == Vocabulary.OPTION ? "`option.` and its name" : "a value";
        String remedy = word == Vocabulary.NO ? "did you mean `not`?" : null;
        tell("not-a-value", span, "`" + name + "` is " + what, expected, remedy);
        return Terms.unknown(span);
    }

    void notARule(Expr function, Scope scope) {
        if (!(function instanceof Expr.Word word)) {
            tell("not-a-rule", function.span(), "only a rule can be called as a statement", "the name of a rule", null);
            return;
        }
        Meaning meaning = expressions.program.meaning(word.name(), scope);
        if (meaning instanceof Meaning.Unknown) {
            expressions.unknownNames.tell(word, scope, Wanted.RULE);
            return;
        }
        String doing = meaning instanceof Meaning.OfDefine ? "it has a value and does nothing" : "it cannot be called";
        tell(
                "not-a-rule",
                function.span(),
                "`" + word.name() + "` is " + Declared.what(meaning) + ": " + doing,
                "a rule",
                null);
    }

    Term noneAlone(Expr e) {
        tell(
                "none-alone",
                e.span(),
                "nothing shows what kind of thing this is none of",
                "a value whose type is plain",
                null);
        return Terms.unknown(e.span());
    }
}
