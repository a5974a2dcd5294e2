package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something is of a type that its place does not take: what it is, what is wanted, and how the two could be brought together. */
final class Mismatch {
    private final Expressions expressions;

    Mismatch(Expressions expressions) {
        this.expressions = expressions;
    }

    private void tell(String code, Span span, String message, @Nullable String expected, @Nullable String suggestion) {
        expressions.complaints.tell(
                Diagnostic.error(code, span, message).expected(expected).suggest(suggestion));
    }

    private static String quoted(Expr e) {
        String text = e.span().text().strip();
        return text.length() > 40 || text.contains("\n") ? "this" : "`" + text + "`";
    }

    /** The plain case: an expression where another type is wanted. */
    void tell(Expr e, Term term, Type expected) {
        tell(
                "wrong-type",
                e.span(),
                quoted(e) + " is " + Described.roughly(term.type()),
                Described.one(expected),
                remedy(e, term, expected));
    }

    private @Nullable String remedy(Expr e, Term term, Type expected) {
        String text = e.span().text().strip();
        Type type = term.type();
        if (expected.equals(Type.TRUTH) && Types.sitesLike(type)) {
            return e instanceof Expr.Word || e instanceof Expr.Apply
                    ? "write `" + text + "(s)` to ask whether s is one of them, `some(" + text
                            + ")` whether there are any"
                    : "write `some(…)` to ask whether there are any";
        }
        if (type.isNumber() && (expected.isSite() || expected.isSites())) {
            if (term instanceof Term.Constant constant
                    && expressions.names.board().sites().ordinal(String.valueOf(constant.value())) >= 0) {
                return "write `site(" + text + ")` for the site of that name";
            }
            return null;
        }
        if (expected instanceof Type.Member member
                && Types.element(type) instanceof Type.Member element
                && element.domain() == member.domain()) {
            return "write `first(" + text + ")` for its first member";
        }
        if (expected.isMemberOf(Domain.Sort.PIECE) && type.isSite())
            return "write `piece(" + text + ")` for what stands there";
        if (expected.isMemberOf(Domain.Sort.PLAYER) && type.isSite())
            return "write `owner(" + text + ")` for whose piece stands there";
        if (expected.isMemberOf(Domain.Sort.TERRAIN) && type.isSite())
            return "write `terrain[" + text + "]` for the terrain there";
        if (expected instanceof Type.SetOf set && type.equals(set.element()))
            return "write `{" + text + "}` for the set of it";
        return null;
    }

    void outOfRange(Expr e, Type.Num given, Type.Num wanted) {
        String is = given.least() == given.most() ? String.valueOf(given.least()) : given.least() + ".." + given.most();
        tell(
                "out-of-range",
                e.span(),
                "this is " + is + ", never within " + wanted.least() + ".." + wanted.most(),
                Described.one(wanted),
                null);
    }

    void notASet(Expr e, Term term) {
        String remedy = term.type().isNumber() ? "write `1.." + e.span().text() + "` for a range" : null;
        if (term.type() instanceof Type.Member) remedy = "write `" + e.span().text() + "` in braces for the set of it";
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
        String expected = switch (word.role()) {
            case FUNCTION, TYPE_AND_FUNCTION, GATHERING, HISTORY -> "`" + name + "(…)`";
            case OPTION -> "`option.` and its name";
            default -> "a value";
        };
        String what = switch (word.role()) {
            case TYPE -> "a type whose values have no end";
            case FUNCTION, TYPE_AND_FUNCTION, GATHERING, HISTORY -> "a function, and here it has no arguments";
            default -> "no value by itself";
        };
        if (word == Vocabulary.THIS) what = "the key of a table, and here is none";
        tell("not-a-value", span, "`" + name + "` is " + what, expected, null);
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

    /** {@code s in own and not bound}. */
    void setAmongTruths(Expr e, List<Expr> written, List<Term> operands, int at, Scope scope) {
        Expr odd = written.get(at);
        Expr inner = odd instanceof Expr.Not not ? not.of() : odd;
        if (!Types.sitesLike(operands.get(at).type())) {
            tell(
                    "wrong-type",
                    odd.span(),
                    quoted(odd) + " is " + Described.roughly(operands.get(at).type()),
                    "a condition, as beside it",
                    null);
            return;
        }
        String site = siteNear(written, operands, scope);
        String call = inner.span().text().strip() + "(" + site + ")";
        boolean simple = inner instanceof Expr.Word || inner instanceof Expr.Apply || inner instanceof Expr.Index;
        String remedy = simple
                ? "write `" + (odd instanceof Expr.Not ? "not " : "") + call + "`"
                : "write `" + site + (odd instanceof Expr.Not ? " not in (" : " in (")
                        + inner.span().text().strip() + ")`";
        tell(
                "set-and-truth",
                odd.span(),
                quoted(odd) + " is a set of sites, but beside it stands a condition",
                "a condition",
                remedy);
    }

    /** The site about which the conditions ask, {@code s} if there is none. */
    private String siteNear(List<Expr> written, List<Term> operands, Scope scope) {
        for (int i = 0; i < written.size(); i++) {
            if (operands.get(i) instanceof Term.In in && in.member().type().isSite())
                return in.member().span().text();
        }
        for (Scope.Bound bound : scope.visible()) if (bound.local.type().isSite()) return bound.local.name();
        return "s";
    }

    void notSummed(Span span, boolean plus, Expr left, Term a, Expr right, Term b) {
        String message = quoted(left) + " is " + Described.roughly(a.type()) + " and " + quoted(right) + " "
                + Described.roughly(b.type());
        tell(
                "not-summed",
                span,
                message + ": they cannot be " + (plus ? "added" : "taken apart"),
                "two numbers, or two sets of the same things",
                null);
    }

    void unlikeBranches(Expr.If e, Term then, Term otherwise) {
        tell(
                "unlike-branches",
                e.otherwise().span(),
                "behind `else` stands " + Described.roughly(otherwise.type()) + ", behind `then` "
                        + Described.roughly(then.type()),
                Described.roughly(then.type()),
                null);
    }

    void unlikeMembers(List<Expr> written, List<Term> members, int at, String what) {
        Type first = members.get(0).type();
        tell(
                "unlike-members",
                written.get(at).span(),
                quoted(written.get(at)) + " is "
                        + Described.roughly(members.get(at).type()) + ", but the " + what + " began with "
                        + Described.roughly(first),
                Described.roughly(first),
                null);
    }

    void notCompared(Expr.Binary e, Term left, Term right) {
        Type a = left.type();
        Type b = right.type();
        String remedy = null;
        boolean equality = e.operator() == Expr.Operator.IS || e.operator() == Expr.Operator.IS_NOT;
        String not = e.operator() == Expr.Operator.IS_NOT ? "not " : "";
        if (equality && a.isSite() && b.isMemberOf(Domain.Sort.PIECE))
            remedy = "write `" + not + text(e.right()) + "(" + text(e.left()) + ")`";
        else if (equality && a.isSite() && b.isMemberOf(Domain.Sort.TERRAIN)) {
            remedy = "write `" + not + text(e.right()) + "(" + text(e.left()) + ")`";
        } else if (equality && Types.element(b) != null && Types.element(a) == null) {
            remedy = "write `" + text(e.left()) + " " + not + "in " + text(e.right()) + "`";
        } else if (equality && (a.equals(Type.NONE) || b.equals(Type.NONE)))
            remedy = "only a member of something can be `none`";
        String message = quoted(e.left()) + " is " + Described.roughly(a) + " and " + quoted(e.right()) + " "
                + Described.roughly(b);
        tell("not-compared", e.span(), message + ": they are never the same", null, remedy);
    }

    void notAMember(Expr.Binary e, Term member, Term set) {
        String message = quoted(e.right()) + " is " + Described.one(set.type()) + ", and " + quoted(e.left()) + " is "
                + Described.roughly(member.type());
        String remedy = null;
        if (Types.sitesLike(member.type()) && set.type().isSites()) {
            remedy = "write `" + text(e.left()) + " within " + text(e.right())
                    + "` for all of them, `some(… and …)` for any";
        }
        Type element = Types.element(set.type());
        tell("not-a-member", e.left().span(), message, element == null ? null : Described.roughly(element), remedy);
    }

    private static String text(Expr e) {
        return e.span().text().strip();
    }
}
