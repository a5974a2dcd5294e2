package io.petteia.model.check;

import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Define;
import org.jspecify.annotations.Nullable;

/** Whether a name could stand where a type is wanted, as far as that shows without looking into anything unfinished. */
final class Fitting {
    private final Types types;

    Fitting(Types types) {
        this.types = types;
    }

    boolean fits(Meaning meaning, Type wanted) {
        Type type = type(meaning);
        if (type == null) return false;
        if (wanted.isSites()) return Types.sitesLike(type);
        return Types.join(type, wanted) != null && !type.equals(Type.NONE);
    }

    /** Null if nobody knows, or the name alone has none. */
    private @Nullable Type type(Meaning meaning) {
        if (meaning instanceof Meaning.OfLocal local) return local.bound().local.type();
        if (meaning instanceof Meaning.OfDefine define) return define(define.entry().define);
        if (meaning instanceof Meaning.OfPieceTruth) return types.sites;
        if (meaning instanceof Meaning.OfSymbol symbol) return symbol(symbol.symbol());
        return meaning instanceof Meaning.OfLanguage language ? language(language.word()) : null;
    }

    private @Nullable Type define(@Nullable Define define) {
        if (define == null || !define.isChecked()) return null;
        if (define.parameters().isEmpty()) return define.type();
        boolean word = define.parameters().size() == 1
                && define.parameters().get(0).type().isSite()
                && define.type().equals(Type.TRUTH);
        return word ? types.sites : null;
    }

    private @Nullable Type symbol(Symbol symbol) {
        if (symbol instanceof Symbol.Member member) return new Type.Member(member.domain());
        if (symbol instanceof Symbol.TypeName name) return new Type.SetOf(name.element());
        if (symbol instanceof Symbol.VariableName name) return variable(name.variable());
        if (symbol instanceof Symbol.ZoneName name) return name.zone().perPlayer() ? null : types.sites;
        if (symbol instanceof Symbol.PileName name) return name.pile().perPlayer() ? null : new Type.ListOf(types.card);
        if (symbol instanceof Symbol.CardSet) return new Type.SetOf(types.card);
        return symbol instanceof Symbol.DirectionsName ? types.direction : null;
    }

    private @Nullable Type variable(Variable variable) {
        if (variable.per().isEmpty()) return variable.type();
        return Entries.holdsSites(variable) && variable.per().size() == 1 ? types.sites : null;
    }

    private @Nullable Type language(Vocabulary word) {
        if (word.role() == Vocabulary.Role.SITES || word == Vocabulary.SITE) return types.sites;
        return switch (word) {
            case MOVER, OPPONENT -> types.player;
            case PLAYERS, PLAYER -> types.players;
            case PASSES, TURN_NUMBER -> Type.NUMBER;
            case MIDDLE -> types.site;
            case PIECE -> new Type.SetOf(types.piece);
            default -> null;
        };
    }
}
