package io.petteia.model.check;

import io.petteia.model.Symbol;

/** What a declared name is, in words with an article. */
final class Declared {
    private Declared() {}

    static String what(Meaning meaning) {
        if (meaning instanceof Meaning.OfLocal) return "a local";
        if (meaning instanceof Meaning.OfDefine) return "a define";
        if (meaning instanceof Meaning.OfRule) return "a rule";
        if (meaning instanceof Meaning.OfHook) return "a hook";
        if (meaning instanceof Meaning.OfPieceTruth || meaning instanceof Meaning.OfPiecePattern)
            return "an attribute of pieces";
        if (meaning instanceof Meaning.OfSymbol symbol) return what(symbol.symbol());
        return "a name of the language";
    }

    static String what(Symbol symbol) {
        if (symbol instanceof Symbol.Member member) {
            return switch (member.domain().sort()) {
                case KIND, GROUPING -> "one of `" + member.domain().name() + "`";
                default -> Described.withArticle(Described.noun(member.domain()));
            };
        }
        if (symbol instanceof Symbol.TypeName) return "a type";
        if (symbol instanceof Symbol.VariableName) return "a variable";
        if (symbol instanceof Symbol.PileName) return "a pile";
        if (symbol instanceof Symbol.ZoneName) return "a zone";
        if (symbol instanceof Symbol.DirectionsName) return "a name for directions";
        if (symbol instanceof Symbol.GroupingName) return "a grouping";
        return "a set of cards";
    }
}
