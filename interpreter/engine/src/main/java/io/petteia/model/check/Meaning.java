package io.petteia.model.check;

import io.petteia.model.Attribute;
import io.petteia.model.Symbol;
import io.petteia.model.checked.HookReference;
import org.jspecify.annotations.Nullable;

/** What a word means at a place. */
sealed interface Meaning {
    record OfLocal(Scope.Bound bound) implements Meaning {}

    record OfDefine(Program.DefineEntry entry) implements Meaning {}

    record OfRule(Program.RuleEntry entry) implements Meaning {}

    record OfHook(HookReference hook) implements Meaning {}

    record OfSymbol(Symbol symbol) implements Meaning {}

    /** A truth of piece types: the sites on which such a piece stands. */
    record OfPieceTruth(Attribute attribute) implements Meaning {}

    record OfPiecePattern(Attribute attribute) implements Meaning {}

    record OfLanguage(Vocabulary word) implements Meaning {}

    /** Nothing; {@code name} is for messages. */
    record Unknown(String name) implements Meaning {}

    static boolean isKnown(@Nullable Meaning meaning) {
        return meaning != null && !(meaning instanceof Unknown);
    }
}
