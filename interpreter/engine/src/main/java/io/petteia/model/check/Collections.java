package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets and lists written out, words side by side, {@code X of P}. */
final class Collections {
    private final Expressions expressions;

    Collections(Expressions expressions) {
        this.expressions = expressions;
    }

    /** {@code own cleruch}: the sites that are both. */
    Term words(Expr.Words e, Scope scope) {
        Term all = null;
        for (Expr word : e.words()) {
            Expr.Word head = unknownHead(word, scope);
            if (head != null) return expressions.unknownNames.tell(head, scope, Wanted.BESIDE);
            if (word != e.words().get(0) && expressions.ruleCalls.isRule(word, scope)) return runsOn(e, word);
        }
        for (Expr word : e.words()) {
            Term sites = expressions.sites(word, scope);
            if (Terms.isUnknown(sites)) return Terms.unknown(e.span());
            all = all == null
                    ? sites
                    : new Term.Combine(expressions.types.sites, e.span(), Term.SetOperation.INTERSECTION, all, sites);
        }
        return all == null ? Terms.unknown(e.span()) : all;
    }

    /** The name with which a word begins, if it means nothing: then of the words beside it nothing is said. */
    private Expr.@Nullable Word unknownHead(Expr word, Scope scope) {
        Expr head = word instanceof Expr.Apply apply
                ? apply.function()
                : word instanceof Expr.Index index ? index.of() : word;
        boolean unknown = head instanceof Expr.Word name
                && expressions.program.meaning(name.name(), scope) instanceof Meaning.Unknown;
        return unknown ? (Expr.Word) head : null;
    }

    /** Words side by side belong together on one line; a rule among them was meant as the next statement. */
    private Term runsOn(Expr.Words e, Expr rule) {
        expressions.complaints.tell(Diagnostic.error(
                        "run-on",
                        rule.span(),
                        "`" + rule.span().text() + "` is a rule, but it stands on one line with the words before it")
                .expected("a word for sites")
                .suggest("begin a new line, or write `;` before it"));
        return Terms.unknown(e.span());
    }

    Term of(Expr.Of e, Scope scope) {
        Term sites = expressions.sites(e.sites(), scope);
        Term owner = expressions.check(e.owner(), expressions.types.player, scope);
        if (Terms.isUnknown(sites) || Terms.isUnknown(owner)) return Terms.unknown(e.span());
        return new Term.OwnedBy(expressions.types.sites, e.span(), sites, owner);
    }

    /** {@code {a, b}} of which nothing is expected. */
    Term set(Expr.SetLiteral e, Scope scope) {
        if (e.members().isEmpty()) return new Term.EmptySet(Type.NONE, e.span());
        List<Term> members = all(e.members(), scope);
        Type element = element(e, e.members(), members, "set");
        if (Types.unknown(element)) return Terms.unknown(e.span());
        if (Types.element(element) != null) return sets(e, members);
        if (!Types.isFinite(element)) {
            expressions.complaints.tell(Diagnostic.error(
                            "endless-set", e.span(), "a set of " + Described.many(element) + " has no end")
                    .expected(
                            element.isNumber() ? "numbers that lie between known bounds" : "members of a finite type"));
            return Terms.unknown(e.span());
        }
        return new Term.MakeSet(new Type.SetOf(element), e.span(), fitted(e.members(), members, element, scope));
    }

    private Term sets(Expr.SetLiteral e, List<Term> members) {
        expressions.complaints.tell(Diagnostic.error(
                        "set-of-sets",
                        e.span(),
                        "braces hold single things, and `"
                                + members.get(0).span().text() + "` is a set already")
                .suggest(e.members().size() == 1 ? "leave out the braces" : "join sets with `+`"));
        return Terms.unknown(e.span());
    }

    Term checkSet(Expr.SetLiteral e, Type.SetOf expected, Scope scope) {
        if (expected.isSites()) {
            Term literal = set(e, scope);
            return expressions.fit(e, literal, expected, scope);
        }
        return new Term.MakeSet(expected, e.span(), expressions.checkAll(e.members(), expected.element(), scope));
    }

    Term list(Expr.ListLiteral e, Scope scope) {
        List<Term> members = all(e.members(), scope);
        Type element = element(e, e.members(), members, "list");
        if (Types.unknown(element)) return Terms.unknown(e.span());
        return new Term.MakeList(new Type.ListOf(element), e.span(), fitted(e.members(), members, element, scope));
    }

    private List<Term> all(List<Expr> written, Scope scope) {
        List<Term> terms = new ArrayList<>();
        for (Expr e : written) terms.add(expressions.infer(e, scope));
        return terms;
    }

    private List<Term> fitted(List<Expr> written, List<Term> terms, Type element, Scope scope) {
        List<Term> fitted = new ArrayList<>();
        for (int i = 0; i < terms.size(); i++)
            fitted.add(expressions.fit(written.get(i), terms.get(i), element, scope));
        return List.copyOf(fitted);
    }

    private Type element(Expr e, List<Expr> written, List<Term> members, String what) {
        Type element = Type.NONE;
        for (int i = 0; i < members.size(); i++) {
            Type joined = Types.join(element, members.get(i).type());
            if (element.equals(Type.NONE)) joined = members.get(i).type();
            if (joined == null) {
                expressions.unlike.members(written, members, i, what);
                return Type.UNKNOWN;
            }
            element = joined;
        }
        if (element.equals(Type.NONE)) {
            expressions.complaints.error(
                    "set-of-none", e.span(), "`none` is no member of a " + what, "write `{}` for the empty set");
            return Type.UNKNOWN;
        }
        return element;
    }

    /** A set, or a single member as the set of it, as a set of the type. */
    Term asSet(Expr written, Term term, Type type, Scope scope) {
        if (Types.element(term.type()) == null
                && !term.type().equals(Type.NONE)
                && !type.isSites()
                && type instanceof Type.SetOf set) {
            Term member = expressions.fit(written, term, set.element(), scope);
            return Terms.isUnknown(member) ? member : new Term.MakeSet(type, term.span(), List.of(member));
        }
        return expressions.fit(written, term, type, scope);
    }
}
