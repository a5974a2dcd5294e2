package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Spelling;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Words of the language that are misspelt, out of other languages, or used as names. */
final class WordRemedies {
    /** How far back on the line a misspelt word is looked for. */
    private static final int REACH = 8;

    private static final Set<String> WORDS = Words.all();

    private WordRemedies() {}

    /** The wrong token, or a word before it on the line, is nearly a word of the language, and with that the text goes on. */
    static @Nullable Fix misspelt(Wrong wrong) {
        int first = Math.max(wrong.head(), wrong.at - REACH);
        for (int index = Math.min(wrong.at, wrong.tokens.size() - 2); index >= first; index--) {
            int type = wrong.tokens.get(index).getType();
            if (type != PetteiaParser.NAME && type != PetteiaParser.WHILE) continue;
            Fix fix = misspelt(wrong, index);
            if (fix != null) return fix;
        }
        return null;
    }

    private static @Nullable Fix misspelt(Wrong wrong, int index) {
        String word = wrong.text(index);
        String small = word.toLowerCase(Locale.ROOT);
        Fix fix = foreign(wrong, index, small);
        if (fix != null) return fix;
        for (String meant : near(small)) {
            List<Token> changed = wrong.replaced(index, Words.type(meant));
            boolean sameButCase = meant.equals(small);
            String suggestion = sameButCase
                    ? "words of the language are written small: `" + meant + "`"
                    : "did you mean `" + meant + "`?";
            fix = goesOn(wrong, changed, index, 0)
                    ? fix(wrong, index, changed, suggestion)
                    : foreign(wrong, index, meant);
            if (fix != null) return fix;
        }
        return null;
    }

    /** Nearer than for names: a word that is one letter off in four, or two in more. */
    private static List<String> near(String small) {
        if (small.length() < 2) return List.of();
        int allowed = small.length() <= 4 ? 1 : 2;
        return WORDS.stream()
                .filter(word -> Math.abs(word.length() - small.length()) <= allowed)
                .filter(word -> Spelling.distance(small, word) <= allowed)
                .sorted(Comparator.comparingInt(word -> Spelling.distance(small, word)))
                .limit(4)
                .toList();
    }

    /** A word that has this meaning elsewhere. */
    private static @Nullable Fix foreign(Wrong wrong, int index, String word) {
        Foreign foreign = Foreign.WORDS.get(word);
        if (foreign == null) return null;
        List<Token> changed = wrong.replaced(index, foreign.types());
        if (!goesOn(wrong, changed, index, foreign.types().length - 1)) return null;
        return fix(wrong, index, changed, "write `" + foreign.spelling() + "`" + foreign.hint());
    }

    private static boolean goesOn(Wrong wrong, List<Token> changed, int index, int shift) {
        if (Slices.begins(changed, index) && index == wrong.at) {
            return Attempt.reach(wrong.entry, changed.subList(index, changed.size())) > 2;
        }
        return wrong.goesOn(changed, wrong.at + shift + 1);
    }

    private static Fix fix(Wrong wrong, int index, List<Token> changed, String suggestion) {
        boolean known = Words.isReserved(wrong.tokens.get(index));
        String message =
                "`" + wrong.text(index) + "` " + (known ? "does not fit here" : "is not a word of the language");
        return Fix.sure(
                changed,
                Diagnostic.error("misspelt-word", wrong.span(index), message).suggest(suggestion));
    }

    /** A reserved word stands where something is named. */
    static @Nullable Fix reserved(Wrong wrong) {
        String word = wrong.text(wrong.at);
        boolean rule = wrong.typeBefore() == PetteiaParser.RULE || wrong.typeBefore() == PetteiaParser.HOOK;
        boolean soft = rule && Words.isSoft(wrong.token());
        if (!Words.isReserved(wrong.token()) && !soft) return null;
        if (wrong.isFirstOnLine(wrong.at) || wrong.followsValue()) return null;
        List<Token> changed = wrong.replaced(wrong.at, PetteiaParser.NAME);
        if (!wrong.goesOn(changed, wrong.at + 1) || isInPlace(wrong)) return null;
        String message = soft
                ? "`" + word + "` begins a statement, so no rule is called so"
                : "`" + word + "` is a word of the language, so nothing is called so";
        return Fix.sure(
                changed,
                Diagnostic.error("reserved-word", wrong.span(), message)
                        .expected("a name is expected here")
                        .suggest("choose another name, such as `" + Words.another(word) + "`"));
    }

    /** Is it right where it stands, and only what belongs before it is missing? */
    private static boolean isInPlace(Wrong wrong) {
        return wrong.goesOn(wrong.inserted(PetteiaParser.BROKEN_EXPRESSION), wrong.at + 1);
    }

    /** {@code set x = 3}, {@code call f}, {@code if a then {…}}: the text goes on without the word. */
    static @Nullable Fix needless(Wrong wrong) {
        int head = wrong.head();
        boolean then =
                wrong.type() == PetteiaParser.THEN && wrong.tokens.get(head).getType() == PetteiaParser.IF;
        if (then || wrong.text(wrong.at).equals("set")) return needless(wrong, wrong.at, wrong.at);
        return wrong.text(head).equals("call") ? needless(wrong, head, wrong.at - 1) : null;
    }

    private static @Nullable Fix needless(Wrong wrong, int index, int from) {
        List<Token> changed = wrong.deleted(index);
        if (!wrong.goesOn(changed, from)) return null;
        return Fix.sure(
                changed,
                Diagnostic.error("needless-word", wrong.span(index), "`" + wrong.text(index) + "` does not fit here")
                        .suggest("leave it out"));
    }
}
