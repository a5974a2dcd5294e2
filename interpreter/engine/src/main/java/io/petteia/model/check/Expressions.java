package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.model.Domain;
import io.petteia.model.Names;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Expressions to terms. {@link #infer} finds out what an expression is by itself; {@link #check} wants a type of it and makes the coercions toward
 * sets of sites plain. What is wrong is told once and becomes a term of type unknown, which fits everywhere.
 */
final class Expressions {
    final Program program;
    final Names names;
    final Types types;
    final Complaints complaints;
    final Needs needs;
    final Linker linker;
    final Coercion coercion;
    final Mismatch mismatch;
    final Unlike unlike;
    final UnknownNames unknownNames;
    final WordTerms words;
    final Arguments arguments;
    final Calls calls;
    final DefineCalls defines;
    final RuleCalls ruleCalls;
    final Functions functions;
    final Gatherings gatherings;
    final Binders binders;
    final Operators operators;
    final Comparisons comparisons;
    final Collections collections;
    final Entries entries;
    final DirectionsReader directions;
    final Patterns patterns;
    final History history;
    final OptionReads options = new OptionReads();

    Expressions(Program program, Types types, Complaints complaints, Needs needs, Linker linker) {
        this.program = program;
        this.names = program.names;
        this.types = types;
        this.complaints = complaints;
        this.needs = needs;
        this.linker = linker;
        coercion = new Coercion(names, types);
        mismatch = new Mismatch(this);
        unlike = new Unlike(complaints);
        unknownNames = new UnknownNames(this);
        words = new WordTerms(this);
        arguments = new Arguments(this);
        calls = new Calls(this);
        defines = new DefineCalls(this);
        ruleCalls = new RuleCalls(this);
        functions = new Functions(this);
        gatherings = new Gatherings(this);
        binders = new Binders(this);
        operators = new Operators(this);
        comparisons = new Comparisons(this);
        collections = new Collections(this);
        entries = new Entries(this);
        directions = new DirectionsReader(this);
        patterns = new Patterns(this);
        history = new History(this);
    }

    Term infer(Expr e, Scope scope) {
        if (e instanceof Expr.NumberLiteral number) return Terms.number(number.span(), number.value());
        if (e instanceof Expr.Truth truth) return Terms.truth(truth.span(), truth.value());
        if (e instanceof Expr.None none) return new Term.EmptySet(Type.NONE, none.span());
        if (e instanceof Expr.TextLiteral text)
            return new Term.TextConstant(text.span(), text.text().plain());
        if (e instanceof Expr.Word word) return words.infer(word, scope);
        if (e instanceof Expr.Attribute attribute) return entries.attribute(attribute, scope);
        if (e instanceof Expr.Index index) return entries.index(index, scope);
        if (e instanceof Expr.Apply apply) return calls.infer(apply, scope);
        if (e instanceof Expr.Gather gather) return gatherings.infer(gather, scope);
        if (e instanceof Expr.Not not) return operators.not(not, scope);
        if (e instanceof Expr.Negate negate) return operators.negate(negate, scope);
        if (e instanceof Expr.Binary binary) return operators.infer(binary, scope);
        if (e instanceof Expr.If conditional) return operators.conditional(conditional, scope);
        if (e instanceof Expr.Words several) return collections.words(several, scope);
        if (e instanceof Expr.Of of) return collections.of(of, scope);
        if (e instanceof Expr.From from) return patterns.from(from, scope);
        if (e instanceof Expr.Members members) return gatherings.members(members, scope);
        if (e instanceof Expr.SetLiteral literal) return collections.set(literal, scope);
        if (e instanceof Expr.ListLiteral literal) return collections.list(literal, scope);
        if (e instanceof Expr.PatternLiteral literal)
            return new Term.PatternTerm(literal.span(), patterns.pattern(literal.path(), scope));
        if (e instanceof Expr.Can can) return ruleCalls.can(can, scope);
        if (e instanceof Expr.As as) return as(as, scope);
        if (e instanceof Expr.NotThere notThere)
            return operators.not(new Expr.Not(notThere.span(), notThere.of()), scope);
        return Terms.unknown(e.span());
    }

    /** A term of the type, or of type unknown if it cannot be, which is then told. */
    Term check(Expr e, Type expected, Scope scope) {
        if (e instanceof Expr.If conditional) {
            Term condition = check(conditional.condition(), Type.TRUTH, scope);
            Term then = check(conditional.then(), expected, scope);
            Term otherwise = check(conditional.otherwise(), expected, scope);
            Type joined = expected instanceof Type.Num ? Types.join(then.type(), otherwise.type()) : expected;
            return new Term.Conditional(joined == null ? expected : joined, e.span(), condition, then, otherwise);
        }
        if (e instanceof Expr.SetLiteral literal
                && expected instanceof Type.SetOf set
                && !literal.members().isEmpty()) {
            return collections.checkSet(literal, set, scope);
        }
        if (e instanceof Expr.ListLiteral literal && expected instanceof Type.ListOf list) {
            return new Term.MakeList(expected, e.span(), checkAll(literal.members(), list.element(), scope));
        }
        if (e instanceof Expr.As as) {
            return new Term.As(
                    expected, e.span(), check(as.player(), types.player, scope), check(as.of(), expected, scope));
        }
        if (e instanceof Expr.Word word && expected instanceof Type.Member member) {
            Term choice = memberOf(word, member.domain(), scope);
            if (choice != null) return choice;
        }
        if (e instanceof Expr.Word word && program.meaning(word.name(), scope) instanceof Meaning.Unknown) {
            return unknownNames.tell(word, scope, Wanted.VALUE, expected);
        }
        return fit(e, infer(e, scope), expected, scope);
    }

    /** A term made already, to be of the type. */
    Term fit(Expr e, Term term, Type expected, Scope scope) {
        Term fitted = coercion.fit(term, expected);
        if (fitted == null) {
            mismatch.tell(e, term, expected);
            return Terms.unknown(e.span());
        }
        if (expected instanceof Type.Num wanted
                && term.type() instanceof Type.Num given
                && Bounds.disjoint(wanted, given)) {
            mismatch.outOfRange(e, given, wanted);
            return Terms.unknown(e.span());
        }
        return fitted;
    }

    List<Term> checkAll(List<Expr> all, Type expected, Scope scope) {
        List<Term> terms = new ArrayList<>();
        for (Expr e : all) terms.add(check(e, expected, scope));
        return List.copyOf(terms);
    }

    Term sites(Expr e, Scope scope) {
        return check(e, types.sites, scope);
    }

    /** A set, list or range; what is only like a set of sites becomes one. */
    /** The same for what is gone through member by member: the empty set alone does not say what its members would be. */
    Term source(Expr e, Scope scope) {
        Term term = members(e, scope);
        return term.type().equals(Type.NONE) ? mismatch.noneAlone(e) : term;
    }

    Term members(Expr e, Scope scope) {
        Term term = infer(e, scope);
        if (term.type().equals(Type.NONE)) return term;
        if (Types.element(term.type()) != null) return term;
        Term sites = coercion.fit(term, types.sites);
        if (sites != null) return sites;
        mismatch.notASet(e, term);
        return Terms.unknown(e.span());
    }

    private Term as(Expr.As as, Scope scope) {
        Term player = check(as.player(), types.player, scope);
        Term of = infer(as.of(), scope);
        return new Term.As(of.type(), as.span(), player, of);
    }

    /** A member by its bare name where the domain is known, though the name alone may mean nothing or something else. */
    private @Nullable Term memberOf(Expr.Word word, Domain domain, Scope scope) {
        int ordinal = domain.ordinal(word.name());
        if (ordinal == Domain.NONE || scope.find(word.name()) != null) return null;
        Meaning meaning = program.declared(word.name());
        if (meaning instanceof Meaning.Unknown
                || (meaning instanceof Meaning.OfSymbol symbol
                        && symbol.symbol() instanceof io.petteia.model.Symbol.Member)) {
            return Terms.member(word.span(), domain, ordinal);
        }
        return null;
    }
}
