package io.petteia.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * What the letters of a text say beyond its tokens. Words side by side belong together only on one line: before a name or noun that begins a line
 * behind a value comes a LINE_BREAK; and before a word that may begin a statement and is not indented more than what the line before belongs to, for
 * there it does begin one. A word of the language that is given a value ({@code round = 1}, {@code to[s] += 1}) is a name.
 */
final class Layout {
    private static final Set<String> GIVING = Set.of("=", "+=", "-=");
    /** Behind these a list goes on. */
    private static final Set<String> LISTING = Set.of(",", "(", "[");
    /** How many tokens an index may have before an assignment. */
    private static final int REACH = 100;

    private final List<Token> tokens;
    private final List<Token> laidOut = new ArrayList<>();
    /** For every token laid out the index of the one that it is or stands before. */
    private final List<Integer> origins = new ArrayList<>();
    /** The column where what this line belongs to begins. */
    private int base;

    private Layout(List<Token> tokens) {
        this.tokens = tokens;
    }

    static Layout of(List<Token> tokens) {
        Layout layout = new Layout(tokens);
        for (int i = 0; i < tokens.size(); i++) layout.add(i);
        return layout;
    }

    List<Token> tokens() {
        return laidOut;
    }

    /** The index before laying out of a token, or of the one behind a line break. */
    int origin(int index) {
        return index < origins.size() ? origins.get(index) : tokens.size();
    }

    private void add(int index) {
        Token token = tokens.get(index);
        boolean given = Words.isSoft(token) && isGiven(index);
        if (isFirstOnLine(index)) {
            boolean value = endsValue(index - 1);
            boolean continues = index > 0 && !value && !Signs.isBreak(tokens.get(index - 1));
            if (!continues) base = token.getCharPositionInLine();
            boolean torn = value && (given || isName(token));
            boolean begins = index > 0 && !given && beginsStatement(token) && !isListing(index - 1);
            if (torn || begins) put(lineBreak(tokens.get(index - 1)), index);
        }
        put(given ? named(token) : token, index);
    }

    private void put(Token token, int index) {
        laidOut.add(token);
        origins.add(index);
    }

    private boolean beginsStatement(Token token) {
        int type = token.getType();
        boolean noun = type != PetteiaParser.NAME && Words.NOUNS.contains(token.getText());
        boolean word = noun && Words.STATEMENTS.contains(token.getText());
        return (word || type == PetteiaParser.IF || type == PetteiaParser.AS) && token.getCharPositionInLine() <= base;
    }

    private boolean isListing(int index) {
        return LISTING.contains(tokens.get(index).getText());
    }

    private static Token named(Token token) {
        CommonToken named = new CommonToken(token);
        named.setType(PetteiaParser.NAME);
        return named;
    }

    /** May it be a name that stands beside another? */
    private static boolean isName(Token token) {
        return token.getType() == PetteiaParser.NAME || Words.NOUNS.contains(token.getText());
    }

    private static Token lineBreak(Token behind) {
        CommonToken token = new CommonToken(PetteiaParser.LINE_BREAK, "");
        token.setLine(behind.getLine());
        token.setCharPositionInLine(behind.getCharPositionInLine());
        token.setStartIndex(behind.getStopIndex() + 1);
        token.setStopIndex(behind.getStopIndex());
        return token;
    }

    /** Behind a dot every word is a name. */
    private boolean endsValue(int index) {
        if (index < 0) return false;
        boolean attribute = index > 0 && tokens.get(index - 1).getType() == Signs.DOT;
        return attribute || Signs.endsValue(tokens.get(index));
    }

    private boolean isFirstOnLine(int index) {
        return index == 0 || tokens.get(index - 1).getLine() < tokens.get(index).getLine();
    }

    private boolean isGiven(int index) {
        boolean begins = isFirstOnLine(index) || Signs.isBreak(tokens.get(index - 1));
        return begins && gives(behindIndices(index + 1));
    }

    private boolean gives(int index) {
        return index < tokens.size() && GIVING.contains(tokens.get(index).getText());
    }

    /** Behind {@code [i, j].attribute}. */
    private int behindIndices(int from) {
        int depth = 0;
        int index = from;
        for (; index < Math.min(tokens.size(), from + REACH); index++) {
            Token token = tokens.get(index);
            if (token.getType() == Signs.OPEN_BRACKET) depth++;
            else if (token.getType() == Signs.CLOSE_BRACKET) depth--;
            else if (depth == 0 && token.getType() == Signs.DOT) index++;
            else if (depth <= 0) return index;
        }
        return index;
    }
}
