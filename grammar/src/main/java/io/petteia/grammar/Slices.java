package io.petteia.grammar;

import java.util.List;
import org.antlr.v4.runtime.Token;

/** Where the declarations of a file begin, so that a mistake in one does not reach the next. */
final class Slices {
    private Slices() {}

    /** Does a declaration begin with the token at {@code at}? The words for it are names only behind a dot, {@code rule} also names a type. */
    static boolean begins(List<Token> tokens, int at) {
        if (at == 0) return true;
        int before = tokens.get(at - 1).getType();
        if (before == PetteiaParser.OVERRIDE || isDot(tokens.get(at - 1))) return false;
        boolean firstOnLine = tokens.get(at - 1).getLine() < tokens.get(at).getLine();
        return switch (tokens.get(at).getType()) {
            case PetteiaParser.OVERRIDE, PetteiaParser.DEFINE, PetteiaParser.PLAY, PetteiaParser.WHENEVER -> true;
            case PetteiaParser.RULE ->
                before != PetteiaParser.OF
                        && !tokens.get(at - 1).getText().equals(":")
                        && !tokens.get(at - 1).getText().equals("->");
            case PetteiaParser.HOOK ->
                firstOnLine && at + 1 < tokens.size() && tokens.get(at + 1).getType() == PetteiaParser.NAME;
            default -> false;
        };
    }

    private static boolean isDot(Token token) {
        return token.getText().equals(".");
    }
}
