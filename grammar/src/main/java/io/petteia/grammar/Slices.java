package io.petteia.grammar;

import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** Where the declarations of a file begin, so that a mistake in one does not reach the next. */
final class Slices {
    private static final Set<String> NOT_BEHIND = Set.of(
            "=", "+=", "-=", "[", ".", ",", ")", "]", ":", ";", "in", "is", "where", "and", "or", "<", ">", "<=", ">=");

    private Slices() {}

    /** Where the declaration ends that the tokens begin with. */
    static int end(List<Token> tokens) {
        int end = 1;
        while (end < tokens.size() && !begins(tokens, end)) end++;
        return Math.min(end, tokens.size());
    }

    /** Does a declaration begin with the token at {@code at}? Its words are names behind a dot, and may be taken for names elsewhere. */
    static boolean begins(List<Token> tokens, int at) {
        if (at == 0) return true;
        Token before = tokens.get(at - 1);
        boolean firstOnLine = before.getLine() < tokens.get(at).getLine();
        if (before.getType() == PetteiaParser.OVERRIDE) return false;
        if (!firstOnLine && !Signs.endsValue(before)) return false;
        int type = tokens.get(at).getType();
        if (firstOnLine && type == PetteiaParser.DEFINE) return true;
        return switch (type) {
            case PetteiaParser.WHENEVER -> firstOnLine || before.getType() == Signs.CLOSE_BRACE;
            case PetteiaParser.OVERRIDE, PetteiaParser.DEFINE, PetteiaParser.RULE, PetteiaParser.PLAY ->
                isFollowed(tokens, at + 1);
            case PetteiaParser.HOOK ->
                firstOnLine && at + 1 < tokens.size() && tokens.get(at + 1).getType() == PetteiaParser.NAME;
            default -> false;
        };
    }

    /** By a name, a word that may be meant for one, a brace or a parenthesis; not by what makes a name of the word itself. */
    private static boolean isFollowed(List<Token> tokens, int index) {
        if (index >= tokens.size()) return true;
        String next = tokens.get(index).getText();
        return !NOT_BEHIND.contains(next);
    }
}
