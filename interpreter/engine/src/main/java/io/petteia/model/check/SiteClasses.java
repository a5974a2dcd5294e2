package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Type;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Term;
import org.jspecify.annotations.Nullable;

/** What a step of a pattern asks of the next site. The edge may take part in it, though it is no site. */
final class SiteClasses {
    private final Expressions expressions;

    SiteClasses(Expressions expressions) {
        this.expressions = expressions;
    }

    Pattern.SiteClass read(Expr e, Scope scope) {
        if (isEdge(e, scope)) return new Pattern.SiteClass(true, null);
        if (e instanceof Expr.NotThere not) {
            Pattern.SiteClass inner = read(not.of(), scope);
            if (not.of() instanceof Expr.NotThere) return new Pattern.SiteClass(true, complement(inner.sites(), e));
            if (inner.sites() == null)
                return new Pattern.SiteClass(
                        false, new Term.WordSites(expressions.types.sites, e.span(), Term.Word.LAID));
            return new Pattern.SiteClass(true, complement(inner.sites(), e));
        }
        if (e instanceof Expr.Binary or
                && or.operator() == Expr.Operator.OR
                && (mentionsEdge(or.left(), scope) || mentionsEdge(or.right(), scope))) {
            Pattern.SiteClass left = read(or.left(), scope);
            Pattern.SiteClass right = read(or.right(), scope);
            return new Pattern.SiteClass(left.fitsEdge() || right.fitsEdge(), union(left.sites(), right.sites(), or));
        }
        return new Pattern.SiteClass(false, sites(e, scope));
    }

    private Term sites(Expr e, Scope scope) {
        Term term = expressions.infer(e, scope);
        if (term.type().equals(Type.TRUTH)) {
            expressions.complaints.tell(Diagnostic.error(
                            "truth-in-pattern",
                            e.span(),
                            "a step of a pattern asks for a class of sites, and this is a condition")
                    .expected("a word for sites")
                    .suggest(
                            e instanceof Expr.Apply apply
                                            && apply.function() instanceof Expr.Word word
                                            && apply.arguments().size() == 1
                                    ? "write `" + word.name() + "`: the pattern asks it of each site"
                                    : null));
            return Terms.unknown(e.span());
        }
        return expressions.fit(e, term, expressions.types.sites, scope);
    }

    private boolean isEdge(Expr e, Scope scope) {
        return e instanceof Expr.Word word
                && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfLanguage language
                && language.word() == Vocabulary.EDGE;
    }

    private boolean mentionsEdge(Expr e, Scope scope) {
        return isEdge(e, scope)
                || e instanceof Expr.Binary or
                        && or.operator() == Expr.Operator.OR
                        && (mentionsEdge(or.left(), scope) || mentionsEdge(or.right(), scope));
    }

    private @Nullable Term complement(@Nullable Term sites, Expr e) {
        return sites == null ? null : new Term.Complement(expressions.types.sites, e.span(), sites);
    }

    private @Nullable Term union(@Nullable Term left, @Nullable Term right, Expr e) {
        if (left == null) return right;
        if (right == null) return left;
        return new Term.Combine(expressions.types.sites, e.span(), Term.SetOperation.UNION, left, right);
    }
}
