package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Something was left out, or another word stands in its place. */
final class MissingRemedies {
    /** What may have been forgotten between two parts of a statement or declaration. */
    private static final int[] BETWEEN = Arrays.stream(
                    "= in to at from of on by each : then else is most turn seats times possible will or ,".split(" "))
            .mapToInt(Signs::type)
            .toArray();

    /** Kinds of things that may have been forgotten, as the parser knows them and as they are called. */
    private static final List<Kind> KINDS = List.of(
            new Kind(PetteiaParser.BROKEN_EXPRESSION, "expression", "an expression"),
            new Kind(PetteiaParser.BROKEN_TYPE, "type", "a type"),
            new Kind(PetteiaParser.NAME, "name", "a name"),
            new Kind(PetteiaParser.BROKEN_TEXT, "text", "a text in quotes"));

    private static final Set<String> NEED_VALUE = Set.of(
            ",", "and", "or", "is", "in", "within", "then", "else", "where", "of", "*", "/", "mod", "..", "<", "<=",
            ">", ">=", "by");
    private static final Set<String> BEFORE_CONDITIONAL = Set.of("=", "(", ",", ":", "else", "then", "return");
    private static final int REACH = 12;
    /** So much of a declaration must fit to take it for one. */
    private static final int PROOF = 8;

    private MissingRemedies() {}

    private record Kind(int type, String code, String name) {}

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

    /** An expression, a name, a text is missing before the wrong token. */
    static @Nullable Fix thing(Wrong wrong) {
        for (Kind kind : KINDS) {
            Fix fix = thing(wrong, kind, wrong.at);
            if (fix != null) return fix;
        }
        return null;
    }

    /** The same where a word that goes on with the statement was taken for it: {@code place at cell}, {@code move to b}. */
    static @Nullable Fix thingBefore(Wrong wrong) {
        for (int index : new int[] {wrong.at - 1, wrong.head() + 1}) {
            boolean connective = index > 0 && index < wrong.at && Words.CONNECTIVES.contains(wrong.text(index));
            if (!connective || wrong.followsValue(index)) continue;
            for (Kind kind : List.of(KINDS.get(0), KINDS.get(2))) {
                Fix fix = thing(wrong, kind, index);
                if (fix != null) return fix;
            }
        }
        return null;
    }

    /** Something must stand behind the word or sign before this one. */
    private static boolean isOpenEnded(Wrong wrong, int index) {
        return index > 0 && !wrong.followsValue(index) && !Signs.isBreak(wrong.tokens.get(index - 1));
    }

    /** {@code a is then}, {@code f(, b)}: a value is missing before a word or sign that needs one. */
    static @Nullable Fix operand(Wrong wrong) {
        boolean needs = Signs.closes(wrong.token()) && wrong.typeBefore() != Signs.COMMA
                || NEED_VALUE.contains(wrong.text(wrong.at));
        return needs && isOpenEnded(wrong, wrong.at) ? thing(wrong, KINDS.get(0), wrong.at) : null;
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

    /** {@code if { … }}: the block was taken for a set. */
    static @Nullable Fix condition(Wrong wrong) {
        for (int index = wrong.at; index >= Math.max(1, wrong.at - REACH); index--) {
            boolean bare = wrong.tokens.get(index).getType() == Signs.OPEN_BRACE && isOpenEnded(wrong, index);
            Fix fix = bare ? thing(wrong, KINDS.get(0), index) : null;
            if (fix != null) return fix;
        }
        return null;
    }

    /** An expression is missing at the end of a line, and the start of the next, not indented more, was taken for it. */
    static @Nullable Fix lineEnd(Wrong wrong) {
        int head = wrong.head();
        if (head == 0 || head >= wrong.at || !wrong.isFirstOnLine(head)) return null;
        Token before = wrong.tokens.get(head - 1);
        if (Signs.endsValue(before) || Signs.isBreak(before) || wrong.column(head) > wrong.indent(head - 1))
            return null;
        return thing(wrong, KINDS.get(0), head);
    }

    private static @Nullable Fix thing(Wrong wrong, Kind kind, int index) {
        if (index == wrong.at && !wrong.fits(kind.type)) return null;
        List<Token> changed = wrong.insertedAt(index, kind.type);
        if (!wrong.goesOn(changed, wrong.index(changed))) return null;
        boolean lineEnd = wrong.isFirstOnLine(index) || wrong.tokens.get(index).getType() == Token.EOF;
        return Fix.vague(
                changed,
                Diagnostic.error(
                                "missing-" + kind.code,
                                lineEnd && index > 0
                                        ? wrong.places.behind(wrong.tokens.get(index - 1))
                                        : wrong.span(index),
                                kind.name + " is missing")
                        .expected(kind.name + (lineEnd ? " is expected here" : " is expected before this")));
    }
}
