package io.petteia.grammar;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.Vocabulary;

/** The signs of the language by their spelling, and what they are for. */
final class Signs {
    private static final Vocabulary VOCABULARY = PetteiaLexer.VOCABULARY;
    private static final Map<String, Integer> TYPES = types();
    static final int OPEN_BRACE = type("{");
    static final int CLOSE_BRACE = type("}");
    static final int OPEN_PARENTHESIS = type("(");
    static final int CLOSE_PARENTHESIS = type(")");
    static final int OPEN_BRACKET = type("[");
    static final int CLOSE_BRACKET = type("]");
    static final int SEMICOLON = type(";");
    static final int COMMA = type(",");
    static final int COLON = type(":");
    static final int EQUALS = type("=");
    static final int DOT = type(".");

    private static final Map<Integer, Integer> CLOSERS =
            Map.of(OPEN_BRACE, CLOSE_BRACE, OPEN_PARENTHESIS, CLOSE_PARENTHESIS, OPEN_BRACKET, CLOSE_BRACKET);
    /** Before a brace they show that it opens a set, not a block. */
    private static final Set<String> BEFORE_SET = Set.of(
            "=", "+=", "-=", "in", "within", "is", "(", ",", "+", "-", "and", "or", "not", "then", "of", "to", "at",
            "[", "until", "where", "from", ":", "return", "remove");

    private static final Set<String> AFTER_VALUE = Set.of(")", "]", "}");

    private Signs() {}

    /** The type of a sign or a word of the language. */
    static int type(String spelling) {
        Integer type = TYPES.get(spelling);
        if (type == null) throw new IllegalArgumentException(spelling);
        return type;
    }

    private static Map<String, Integer> types() {
        Map<String, Integer> types = new HashMap<>();
        for (int type = 1; type <= VOCABULARY.getMaxTokenType(); type++) {
            if (VOCABULARY.getLiteralName(type) != null) types.put(spelling(type), type);
        }
        return types;
    }

    static boolean opens(Token token) {
        return CLOSERS.containsKey(token.getType());
    }

    static boolean closes(Token token) {
        return CLOSERS.containsValue(token.getType());
    }

    static boolean match(Token open, Token close) {
        return closer(open) == close.getType();
    }

    static int closer(Token open) {
        return CLOSERS.getOrDefault(open.getType(), 0);
    }

    /** Does this brace open a block, not a set? */
    static boolean isBlock(List<Token> tokens, int index) {
        if (tokens.get(index).getType() != OPEN_BRACE) return false;
        return index == 0 || !BEFORE_SET.contains(tokens.get(index - 1).getText());
    }

    /** Behind it another statement may begin on the same line. */
    static boolean isBreak(Token token) {
        int type = token.getType();
        return type == OPEN_BRACE || type == CLOSE_BRACE || type == SEMICOLON;
    }

    /** May a value end with this token? */
    static boolean endsValue(Token token) {
        return Words.isName(token)
                || token.getType() == PetteiaParser.NUMBER
                || token.getType() == PetteiaParser.NONE
                || token.getType() == PetteiaParser.TRUE
                || token.getType() == PetteiaParser.FALSE
                || token.getType() == PetteiaParser.BROKEN_EXPRESSION
                || isText(token)
                || AFTER_VALUE.contains(token.getText());
    }

    /** Words that stand between values, wherever a value has ended. */
    static boolean goesOnWithValue(int type) {
        return type == PetteiaParser.IN
                || type == PetteiaParser.FROM
                || type == PetteiaParser.OF
                || type == PetteiaParser.IS
                || type == PetteiaParser.OR;
    }

    static boolean isText(Token token) {
        int type = token.getType();
        return type == PetteiaParser.STRING || type == PetteiaParser.OPEN_STRING || type == PetteiaParser.OTHER_STRING;
    }

    /** The letters of a token of this type that stands where others stood. */
    static String textOf(int type, String before) {
        return VOCABULARY.getLiteralName(type) == null ? before : spelling(type);
    }

    /** How a message names a kind of token. */
    static String spelling(int type) {
        String literal = VOCABULARY.getLiteralName(type);
        return literal == null ? VOCABULARY.getSymbolicName(type) : literal.substring(1, literal.length() - 1);
    }
}
