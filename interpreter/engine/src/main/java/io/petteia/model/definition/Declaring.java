package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Domain;
import io.petteia.model.Names;
import io.petteia.model.Symbol;
import io.petteia.model.reading.Reader;
import org.jspecify.annotations.Nullable;

/** Gives names their meaning; one name means one thing, and whoever comes second is told the first. */
final class Declaring {
    private final Names names;
    private final Reader reader;

    Declaring(Names names, Reader reader) {
        this.names = names;
        this.reader = reader;
    }

    void member(Domain domain, int ordinal, @Nullable Span at) {
        declare(domain.member(ordinal), new Symbol.Member(at, domain, ordinal));
    }

    /** Told at the new name, or at the old one if the board has given the new. */
    void declare(String name, Symbol symbol) {
        Symbol first = names.declare(name, symbol);
        if (first == null) return;
        Span at = symbol.span();
        Span before = first.span();
        if (at == null && before == null) return;
        boolean second = at != null;
        Diagnostic told = Diagnostic.error(
                "doubled-name",
                second ? at : before,
                "`" + name + "` is " + described(second ? symbol : first) + " and " + described(second ? first : symbol)
                        + " at once");
        reader.tell(
                (second && before != null ? told.related(before, described(first)) : told).expected("another name"));
    }

    static String described(Symbol symbol) {
        if (symbol instanceof Symbol.Member member) return described(member.domain());
        if (symbol instanceof Symbol.TypeName) return "a kind";
        if (symbol instanceof Symbol.VariableName) return "a variable";
        if (symbol instanceof Symbol.PileName) return "a pile";
        if (symbol instanceof Symbol.ZoneName) return "a zone";
        if (symbol instanceof Symbol.DirectionsName) return "a direction of the board";
        if (symbol instanceof Symbol.GroupingName) return "a grouping of sites";
        return "a set of cards";
    }

    private static String described(Domain domain) {
        return switch (domain.sort()) {
            case PLAYER -> "a player";
            case PIECE -> "a piece";
            case SITE -> "a site";
            case TERRAIN -> "a terrain";
            case DIRECTION -> "a direction of the board";
            case CARD -> "a card";
            case KIND, GROUPING -> "one of `" + domain.name() + "`";
            case CHOICE -> "a choice of option `" + domain.name() + "`";
        };
    }
}
