package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** A word or sign of the language was left out, or another stands in its place. */
final class MissingWords {
    /** What may have been forgotten between two parts of a statement or declaration. */
    private static final int[] BETWEEN = Arrays.stream(
                    "= in to at from of on by each : then else is most turn seats times possible will or ,".split(" "))
            .mapToInt(Signs::type)
            .toArray();

    private static final Set<String> BEFORE_CONDITIONAL = Set.of("=", "(", ",", ":", "else", "then", "return");
    /** So much of a declaration must fit to take it for one. */
    private static final int PROOF = 8;

    private MissingWords() {}

    /** {@code name(…) { … }} where a declaration should begin. */
    static @Nullable Fix declarationWord(Wrong wrong) {
        boolean outside =
                wrong.entry == Entry.DECLARATION && wrong.isFirstOnLine(wrong.at) && Words.isName(wrong.token());
        if (!outside || wrong.at > 0 && !wrong.fits(Token.EOF)) return null;
        for (int type : new int[] {PetteiaParser.RULE, PetteiaParser.DEFINE}) {
            List<Token> changed = wrong.insertedHere(type);
            List<Token> declaration = changed.subList(wrong.at, changed.size());
            if (Attempt.reach(wrong.entry, declaration) < Math.min(declaration.size(), PROOF)) continue;
            String missing = "`" + Signs.spelling(type) + "`";
            return Fix.vague(
                    changed,
                    Diagnostic.error("missing-word", wrong.span(), missing + " is missing here")
                            .expected(missing + " is expected before this"));
        }
        return null;
    }

    /** {@code choose x from own}: another word belongs in the place of this one. */
    static @Nullable Fix otherWord(Wrong wrong) {
        return wrong.type() == PetteiaParser.NAME ? null : other(wrong);
    }

    /** {@code a mid b}: a word belongs in the place of this name. */
    static @Nullable Fix otherName(Wrong wrong) {
        return wrong.type() == PetteiaParser.NAME ? other(wrong) : null;
    }

    private static @Nullable Fix other(Wrong wrong) {
        String met = wrong.text(wrong.at);
        boolean word = !met.isEmpty() && Character.isLetter(met.charAt(0));
        if (!word || wrong.isFirstOnLine(wrong.at) || wrong.type() == PetteiaParser.ELSE) return null;
        for (int type : BETWEEN) {
            if (type == wrong.type() || !fits(wrong, type)) continue;
            List<Token> changed = wrong.replaced(wrong.at, type);
            if (!wrong.goesOn(changed, wrong.at + 1)) continue;
            return Fix.vague(
                    changed,
                    Diagnostic.error("unexpected-word", wrong.span(), "`" + met + "` does not fit here")
                            .expected("`" + Signs.spelling(type) + "` is expected here"));
        }
        return null;
    }

    /** A word or sign of the language is missing before the wrong token. */
    static @Nullable Fix word(Wrong wrong) {
        if (wrong.isEnd()) return null;
        for (int type : BETWEEN) {
            if (!fits(wrong, type)) continue;
            boolean lineEnd = wrong.isFirstOnLine(wrong.at);
            List<Token> changed = wrong.insertedAt(wrong.at, type, PetteiaParser.BROKEN_EXPRESSION);
            boolean two = lineEnd || wrong.type() == PetteiaParser.ELSE;
            if (!two || !wrong.goesOn(changed, wrong.index(changed))) {
                changed = wrong.insertedAt(wrong.at, type);
                if (!wrong.goesOn(changed, wrong.index(changed))) continue;
            }
            String missing = "`" + Signs.spelling(type) + "`";
            return Fix.vague(
                    changed,
                    Diagnostic.error(
                                    "missing-word",
                                    lineEnd ? wrong.gap() : wrong.span(),
                                    missing + " is missing" + (lineEnd ? "" : " here"))
                            .expected(missing + (lineEnd ? " is expected here" : " is expected before this")));
        }
        return null;
    }

    /** Does the word fit as what it means, not as a name? */
    private static boolean fits(Wrong wrong, int type) {
        if (Signs.goesOnWithValue(type) && wrong.fits(PetteiaParser.AND)) return false;
        String word = Signs.spelling(type);
        if (type == Signs.EQUALS && !wrong.isBound() && wrong.entry != Entry.TYPE) return false;
        if (Words.CONNECTIVES.contains(word) && !wrong.followsValue()) return false;
        return wrong.fits(type) && !(Words.NOUNS.contains(word) && wrong.fits(PetteiaParser.NAME));
    }

    /** {@code = a then b else c}: the word before the condition is missing. */
    static @Nullable Fix conditional(Wrong wrong) {
        if (wrong.type() != PetteiaParser.THEN) return null;
        int index = wrong.at - 1;
        while (index > 0 && !BEFORE_CONDITIONAL.contains(wrong.text(index - 1))) index--;
        List<Token> changed = wrong.insertedAt(index, PetteiaParser.IF);
        if (!wrong.goesOn(changed, wrong.index(changed))) return null;
        return Fix.vague(
                changed,
                Diagnostic.error("missing-word", wrong.span(index), "`if` is missing here")
                        .expected("`if` is expected before this"));
    }
}
