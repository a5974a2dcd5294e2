package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Signs taken for one another, and what stands between statements, members and comparisons. */
final class SignRemedies {
    private static final Set<String> COMPARISONS = Set.of("<", "<=", ">", ">=", "is", "in", "within");

    private SignRemedies() {}

    /** {@code =} in a condition, {@code is} for giving a value. */
    static @Nullable Fix equals(Wrong wrong) {
        boolean sign = wrong.type() == Signs.EQUALS;
        if (!sign && wrong.type() != PetteiaParser.IS || BracketRemedies.missingCloser(wrong) != null) return null;
        List<Token> changed = wrong.replaced(wrong.at, sign ? PetteiaParser.IS : Signs.EQUALS);
        if (!wrong.goesOn(changed, wrong.at + 1)) return null;
        String message = sign ? "`=` gives a value, it does not compare" : "`is` compares, it does not give a value";
        return Fix.sure(
                changed,
                Diagnostic.error("equals-sign", wrong.span(), message).suggest(sign ? "write `is`" : "write `=`"));
    }

    /** {@code x is in S}, {@code x is not in S} */
    static @Nullable Fix needlessIs(Wrong wrong) {
        if (wrong.type() != PetteiaParser.IN && wrong.type() != PetteiaParser.WITHIN) return null;
        int index = wrong.at - (wrong.typeBefore() == PetteiaParser.NOT ? 2 : 1);
        if (index < 0 || wrong.tokens.get(index).getType() != PetteiaParser.IS) return null;
        return Fix.sure(
                wrong.deleted(index),
                Diagnostic.error(
                                "needless-word",
                                wrong.span(index),
                                "`is` does not stand before `" + wrong.text(wrong.at) + "`")
                        .suggest("leave it out"));
    }

    /** {@code 1 < x < 5} */
    static @Nullable Fix chainedComparison(Wrong wrong) {
        if (!COMPARISONS.contains(wrong.text(wrong.at)) || !wrong.followsValue()) return null;
        List<Token> changed = wrong.inserted(PetteiaParser.AND, PetteiaParser.BROKEN_EXPRESSION);
        if (!wrong.goesOn(changed, wrong.at + 2)) return null;
        return Fix.sure(
                changed,
                Diagnostic.error("chained-comparison", wrong.span(), "one comparison cannot follow another")
                        .suggest("write `a < b and b < c`"));
    }

    /** A semicolon in a list, a comma between statements, a comma before a closing bracket. */
    static @Nullable Fix separator(Wrong wrong) {
        if (wrong.type() == Signs.SEMICOLON) {
            Fix fix = separator(wrong, Signs.COMMA, "`;` stands between statements", "`,` is expected here");
            return fix == null ? needless(wrong, wrong.at, "`;` stands only between statements") : fix;
        }
        if (wrong.type() == Signs.COMMA) {
            return separator(
                    wrong,
                    Signs.SEMICOLON,
                    "`,` does not stand between statements",
                    "`;` or a line break is expected here");
        }
        return wrong.typeBefore() == Signs.COMMA ? needless(wrong, wrong.at - 1, "nothing follows this `,`") : null;
    }

    private static @Nullable Fix needless(Wrong wrong, int index, String message) {
        List<Token> changed = wrong.deleted(index);
        if (!wrong.goesOn(changed, index)) return null;
        return Fix.sure(
                changed,
                Diagnostic.error("wrong-separator", wrong.span(index), message).suggest("leave it out"));
    }

    private static @Nullable Fix separator(Wrong wrong, int type, String message, String expected) {
        List<Token> changed = wrong.replaced(wrong.at, type);
        if (!wrong.goesOn(changed, wrong.at + 1)) return null;
        return Fix.sure(
                changed,
                Diagnostic.error("wrong-separator", wrong.span(), message).expected(expected));
    }

    /** Two words that would each be a call: in a block that is never meant. */
    static @Nullable Fix sideBySide(Wrong wrong) {
        if (!wrong.fits(wrong.type()) || !(wrong.where() instanceof PetteiaParser.BlockContext)) return null;
        return Fix.sure(
                wrong.inserted(Signs.SEMICOLON),
                Diagnostic.error("missing-separator", wrong.span(), "two words side by side are no statement")
                        .expected("`;` or a line break is expected before this"));
    }

    /** Words that belong together, torn apart by a line break. */
    static @Nullable Fix lineBreak(Wrong wrong) {
        boolean indented = wrong.at > 0 && wrong.column(wrong.at) > wrong.indent(wrong.at - 1);
        if (!indented || !wrong.isFirstOnLine(wrong.at) || !Words.isName(wrong.token())) return null;
        List<Token> changed = wrong.joined(wrong.at);
        if (!wrong.goesOn(changed, wrong.at + 1)) return null;
        return Fix.sure(
                changed,
                Diagnostic.error("line-break", wrong.span(), "words that belong together stand on one line")
                        .related(wrong.span(wrong.at - 1), "the word before"));
    }
}
