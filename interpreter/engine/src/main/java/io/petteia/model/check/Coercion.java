package io.petteia.model.check;

import io.petteia.grammar.text.Span;
import io.petteia.model.Domain;
import io.petteia.model.Names;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a term fit a type: {@code none} becomes what is expected, and what is like a set of sites becomes one. */
final class Coercion {
    private final Names names;
    private final Types types;

    Coercion(Names names, Types types) {
        this.names = names;
        this.types = types;
    }

    /** The term as one of the type, null if it cannot be one. */
    @Nullable
    Term fit(Term term, Type expected) {
        Type type = term.type();
        if (type.equals(expected) || Types.unknown(type) || Types.unknown(expected)) return term;
        if (expected instanceof Type.Num && type instanceof Type.Num) return term;
        if (type.equals(Type.NONE)) return nothing(term, expected);
        if (expected.isSites()) {
            Term sites = sites(term);
            if (sites != null) return sites;
        }
        if (expected instanceof Type.SetOf set) return set(term, set);
        if (expected instanceof Type.ListOf list && type instanceof Type.ListOf given) {
            return Types.join(list.element(), given.element()) == null ? null : term;
        }
        if (expected.isSite() && term instanceof Term.WordSites word && word.word() == Term.Word.HERE) {
            return new Term.End(expected, term.span(), true, term);
        }
        return null;
    }

    private @Nullable Term nothing(Term term, Type expected) {
        if (expected instanceof Type.Member) return Terms.none(term.span(), expected);
        if (expected instanceof Type.SetOf || expected instanceof Type.ListOf)
            return new Term.EmptySet(expected, term.span());
        return null;
    }

    private @Nullable Term set(Term term, Type.SetOf expected) {
        Type element = Types.element(term.type());
        if (element == null || Types.join(element, expected.element()) == null) return null;
        if (!Types.isFinite(expected.element()) && !(expected.element() instanceof Type.SetOf)) return term;
        return new Term.AsSet(expected, term.span(), term);
    }

    /** As a set of sites; null if the term is nothing of the kind. */
    @Nullable
    Term sites(Term term) {
        Type type = term.type();
        Span span = term.span();
        if (type.isSites()) return term;
        if (type instanceof Type.ListOf list && list.element().isSite()) return new Term.AsSet(types.sites, span, term);
        if (type instanceof Type.SetOf set && set.element().isMemberOf(Domain.Sort.PIECE)) return pieces(term);
        if (!(type instanceof Type.Member member)) return null;
        return switch (member.domain().sort()) {
            case SITE -> new Term.Singleton(types.sites, span, term);
            case PIECE -> piece(term);
            case TERRAIN -> terrain(term);
            case GROUPING -> grouping(term, member.domain());
            default -> null;
        };
    }

    private @Nullable Term pieces(Term term) {
        if (!(term instanceof Term.MakeSet set)) return null;
        BitSet pieces = new BitSet();
        for (Term member : set.members()) {
            Integer piece = Terms.constantMember(member, Domain.Sort.PIECE);
            if (piece == null) return null;
            pieces.set(piece);
        }
        return new Term.PieceSites(types.sites, term.span(), pieces);
    }

    private Term piece(Term term) {
        Integer constant = Terms.constantMember(term, Domain.Sort.PIECE);
        return constant == null
                ? where(term, Term.Word.OCCUPIED, Term.Function.PIECE)
                : new Term.PieceSites(types.sites, term.span(), single(constant));
    }

    private Term terrain(Term term) {
        Integer constant = Terms.constantMember(term, Domain.Sort.TERRAIN);
        return constant == null
                ? where(term, Term.Word.LAID, Term.Function.TERRAIN)
                : new Term.TerrainSites(types.sites, term.span(), single(constant));
    }

    /** A piece type or terrain known only in play: the sites of which the function says so. */
    private Term where(Term term, Term.Word all, Term.Function function) {
        Span span = term.span();
        Local at = new Local("s", types.site, span);
        Term what = new Term.Call(term.type(), span, function, List.of(new Term.LocalRead(span, at)), List.of());
        Term same = new Term.Compare(span, Term.Comparison.EQUAL, what, term);
        Binder binder = new Binder(at, List.of(), new Term.WordSites(types.sites, span, all), same);
        return new Term.Gather(types.sites, span, Term.Gathering.MEMBERS, List.of(binder), null);
    }

    private @Nullable Term grouping(Term term, Domain domain) {
        for (Symbol symbol : names.symbols().values()) {
            if (symbol instanceof Symbol.GroupingName name && name.grouping().domain() == domain) {
                return new Term.GroupingSites(types.sites, term.span(), name.grouping(), term);
            }
        }
        return null;
    }

    private static BitSet single(int ordinal) {
        BitSet one = new BitSet();
        if (ordinal >= 0) one.set(ordinal);
        return one;
    }
}
