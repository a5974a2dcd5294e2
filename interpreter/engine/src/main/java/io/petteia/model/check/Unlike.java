package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Two things side by side that do not go together: in a comparison, a sum, a junction, a set, the branches of an {@code if}. */
final class Unlike {
    private final Complaints complaints;

    Unlike(Complaints complaints) {
        this.complaints = complaints;
    }

    private void tell(String code, Span span, String message, @Nullable String expected, @Nullable String suggestion) {
        complaints.tell(Diagnostic.error(code, span, message).expected(expected).suggest(suggestion));
    }

    private static String quoted(Expr e) {
        return Mismatch.quoted(e);
    }

    private static String text(Expr e) {
        return e.span().text().strip();
    }

    /** {@code s in own and not bound}. */
    void setAmongTruths(List<Expr> written, List<Term> operands, int at, Scope scope) {
        Expr odd = written.get(at);
        Term term = operands.get(at);
        if (!Types.sitesLike(term.type())) {
            String message =
                    quoted(odd) + " is " + Described.roughly(term.type()) + ", and beside it stands a condition";
            tell("wrong-type", odd.span(), message, "a condition", null);
            return;
        }
        Expr inner = odd instanceof Expr.Not not ? not.of() : odd;
        String remedy = Remedies.asking(inner, term, siteNear(written, operands, scope), odd instanceof Expr.Not);
        String message = quoted(odd) + " is a set of sites, but beside it stands a condition";
        tell("set-and-truth", odd.span(), message, "a condition", "write `" + remedy + "`");
    }

    /** The site about which the conditions ask, {@code s} if there is none. */
    private static String siteNear(List<Expr> written, List<Term> operands, Scope scope) {
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
        String cannot = ": they cannot be " + (plus ? "added" : "taken apart");
        tell("not-summed", span, message + cannot, "two numbers, or two sets of the same things", null);
    }

    void branches(Expr.If e, Term then, Term otherwise) {
        String first = Described.roughly(then.type());
        String message = "behind `else` stands " + Described.roughly(otherwise.type()) + ", behind `then` " + first;
        tell("unlike-branches", e.otherwise().span(), message, first, null);
    }

    void members(List<Expr> written, List<Term> members, int at, String what) {
        String first = Described.roughly(members.get(0).type());
        String message = quoted(written.get(at)) + " is "
                + Described.roughly(members.get(at).type()) + ", but the " + what + " began with " + first;
        tell("unlike-members", written.get(at).span(), message, first, null);
    }

    void notCompared(Expr.Binary e, Term left, Term right) {
        Type a = left.type();
        Type b = right.type();
        if (a.equals(Type.NONE) || b.equals(Type.NONE)) {
            Expr other = a.equals(Type.NONE) ? e.right() : e.left();
            String what = Described.roughly(a.equals(Type.NONE) ? b : a);
            tell("not-compared", e.span(), quoted(other) + " is " + what + ", which is never `none`", null, null);
            return;
        }
        if (a.equals(Type.TEXT) && b.equals(Type.TEXT)) {
            tell(
                    "not-compared",
                    e.span(),
                    "texts are only shown, not compared",
                    "a number, a member of a kind or a condition",
                    null);
            return;
        }
        boolean equality = e.operator() == Expr.Operator.IS || e.operator() == Expr.Operator.IS_NOT;
        String message = quoted(e.left()) + " is " + Described.roughly(a) + " and " + quoted(e.right()) + " "
                + Described.roughly(b);
        tell("not-compared", e.span(), message + ": they are never the same", null, equality ? remedy(e, a, b) : null);
    }

    private static @Nullable String remedy(Expr.Binary e, Type a, Type b) {
        String not = e.operator() == Expr.Operator.IS_NOT ? "not " : "";
        boolean standing = b.isMemberOf(Domain.Sort.PIECE) || b.isMemberOf(Domain.Sort.TERRAIN);
        if (a.isSite() && standing) return "write `" + not + text(e.right()) + "(" + text(e.left()) + ")`";
        if (a.isSite() && b.isMemberOf(Domain.Sort.PLAYER)) {
            return "write `owner(" + text(e.left()) + ") is " + not + text(e.right()) + "`";
        }
        if (Types.element(b) != null && Types.element(a) == null)
            return "write `" + text(e.left()) + " " + not + "in " + text(e.right()) + "`";
        return null;
    }

    void notAMember(Expr.Binary e, Term member, Term set) {
        String message = quoted(e.right()) + " is " + Described.one(set.type()) + ", and " + quoted(e.left()) + " is "
                + Described.roughly(member.type());
        boolean sites = Types.sitesLike(member.type()) && set.type().isSites();
        String remedy = sites
                ? "write `" + text(e.left()) + " within " + text(e.right())
                        + "` for all of them, `some(… and …)` for any"
                : null;
        Type element = Types.element(set.type());
        tell("not-a-member", e.left().span(), message, element == null ? null : Described.roughly(element), remedy);
    }
}
