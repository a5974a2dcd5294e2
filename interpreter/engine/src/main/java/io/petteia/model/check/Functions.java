package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.checked.Directions;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of the functions that the language has. */
final class Functions {
    private final Expressions expressions;

    Functions(Expressions expressions) {
        this.expressions = expressions;
    }

    /** Null if the word is no function. */
    @Nullable
    Term infer(Expr.Apply e, Vocabulary word, Scope scope) {
        if (word == Vocabulary.SITE) return site(e, scope);
        if (word == Vocabulary.SITES) return sites(e, scope);
        Signature signature = Signature.of(word);
        if (signature == null) return null;
        int given = e.arguments().size();
        if (given < signature.least() || given > signature.parameters().size()) {
            expressions.complaints.tell(Diagnostic.error(
                            "wrong-arguments",
                            e.span(),
                            "`" + word.spelling() + "` does not take " + Phrases.count(given, "argument"))
                    .expected(signature.text()));
            return Terms.unknown(e.span());
        }
        return call(e, signature, scope);
    }

    private Term call(Expr.Apply e, Signature signature, Scope scope) {
        List<Term> arguments = new ArrayList<>();
        List<Directions> directions = new ArrayList<>();
        boolean broken = false;
        for (int i = 0; i < e.arguments().size(); i++) {
            Expr written = expressions.arguments.plain(e.arguments().get(i));
            Signature.Kind kind = signature.parameters().get(i);
            boolean way = kind == Signature.Kind.DIRECTIONS
                    || kind == Signature.Kind.DIRECTION && signature.function() != Term.Function.OPPOSITE;
            if (way) {
                Directions read = kind == Signature.Kind.DIRECTION
                        ? expressions.directions.one(written, scope)
                        : expressions.directions.read(written, scope);
                if (read == null) broken = true;
                else directions.add(read);
            } else arguments.add(argument(written, kind, scope));
        }
        if (broken) return Terms.unknown(e.span());
        Type type = result(signature.function());
        return new Term.Call(type, e.span(), signature.function(), List.copyOf(arguments), List.copyOf(directions));
    }

    private Term argument(Expr written, Signature.Kind kind, Scope scope) {
        Types types = expressions.types;
        return switch (kind) {
            case SITE -> expressions.check(written, types.site, scope);
            case SITES -> expressions.sites(written, scope);
            case NUMBER -> expressions.check(written, Type.NUMBER, scope);
            case NUMBERS -> numbers(written, scope);
            case PLAYER -> expressions.check(written, types.player, scope);
            case CARD -> expressions.check(written, types.card, scope);
            case PATTERN -> expressions.check(written, Type.PATTERN, scope);
            case DIRECTION, DIRECTIONS -> expressions.check(written, types.direction, scope);
        };
    }

    private Term numbers(Expr written, Scope scope) {
        Term term = expressions.infer(written, scope);
        Type element = Types.element(term.type());
        return element instanceof Type.Num ? term : expressions.fit(written, term, Type.NUMBER, scope);
    }

    private Type result(Term.Function function) {
        Types types = expressions.types;
        return switch (function) {
            case PIECE -> types.piece;
            case OWNER, AFTER, BEFORE, HOLDER -> types.player;
            case OWNERS -> types.players;
            case HEIGHT -> new Type.Num(0, Integer.MAX_VALUE);
            case TERRAIN -> types.terrain;
            case NEIGHBOURS, GROUP, REACH, AXIS, AREA, ROW, COLUMN, RECT -> types.sites;
            case GROUPS -> new Type.ListOf(types.sites);
            case STEP -> types.site;
            case DISTANCE ->
                new Type.Num(0, Math.max(1, expressions.names.board().size()));
            case OPPOSITE -> types.direction;
        };
    }

    /** {@code site(24)}, {@code site("0,0")}: a site whose name is no word. */
    private Term site(Expr.Apply e, Scope scope) {
        if (e.arguments().size() != 1) {
            expressions.complaints.error(
                    "wrong-arguments", e.span(), "`site` takes the name of one site, a number or a text");
            return Terms.unknown(e.span());
        }
        Expr written = expressions.arguments.plain(e.arguments().get(0));
        String name;
        if (written instanceof Expr.TextLiteral text) name = text.text().plain();
        else {
            Integer number = expressions.arguments.settled(written, scope);
            if (number == null) return Terms.unknown(e.span());
            name = number.toString();
        }
        Domain sites = expressions.names.board().sites();
        int site = sites.ordinal(name);
        if (site != Domain.NONE) return Terms.member(e.span(), sites, site);
        expressions.complaints.tell(
                Diagnostic.error("unknown-site", written.span(), "the board has no site `" + name + "`")
                        .expected("the name of a site")
                        .suggest(Spelling.didYouMean(name, sites.members())));
        return Terms.unknown(e.span());
    }

    /** {@code sites(1..20)}: the sites named by numbers. */
    private Term sites(Expr.Apply e, Scope scope) {
        if (e.arguments().size() != 1) {
            expressions.complaints.error("wrong-arguments", e.span(), "`sites` takes one range of numbers");
            return Terms.unknown(e.span());
        }
        Expr written = expressions.arguments.plain(e.arguments().get(0));
        Term range = numbers(written, scope);
        if (Terms.isUnknown(range)) return range;
        Integer least = Terms.settled(range instanceof Term.Range r ? r.least() : range);
        Integer most = Terms.settled(range instanceof Term.Range r ? r.most() : range);
        if (least == null || most == null) {
            expressions.complaints.error(
                    "not-settled", written.span(), "which sites are meant must be known before play");
            return Terms.unknown(e.span());
        }
        BitSet all = new BitSet();
        Domain sites = expressions.names.board().sites();
        for (int number = least; number <= most; number++) {
            int site = sites.ordinal(String.valueOf(number));
            if (site == Domain.NONE) {
                expressions.complaints.error("unknown-site", written.span(), "the board has no site `" + number + "`");
                return Terms.unknown(e.span());
            }
            all.set(site);
        }
        return new Term.FixedSites(expressions.types.sites, e.span(), all);
    }
}
