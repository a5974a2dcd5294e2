package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Something that the author must name himself was left out: a value, a name, a text, a type. */
final class MissingThings {
    /** Kinds of things that may have been forgotten, as the parser knows them and as they are called. */
    private static final List<Kind> KINDS = List.of(
            new Kind(PetteiaParser.BROKEN_EXPRESSION, "expression", "an expression"),
            new Kind(PetteiaParser.BROKEN_TYPE, "type", "a type"),
            new Kind(PetteiaParser.NAME, "name", "a name"),
            new Kind(PetteiaParser.BROKEN_TEXT, "text", "a text in quotes"));

    private static final Set<String> NEED_VALUE = Set.of(
            ",", "and", "or", "is", "in", "within", "then", "else", "where", "of", "*", "/", "mod", "..", "<", "<=",
            ">", ">=", "by");
    private static final int REACH = 12;

    private MissingThings() {}

    private record Kind(int type, String code, String name) {}

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
