package io.petteia.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * What the letters of a text say beyond its tokens. Words side by side belong together only on one line: before a name or noun that begins a line
 * behind a value comes a LINE_BREAK. And a word of the language that is given a value ({@code round = 1}, {@code to[s] += 1}) is a name.
 */
final class Layout {
    private static final Set<String> GIVING = Set.of("=", "+=", "-=");
    /** How many tokens an index may have before an assignment. */
    private static final int REACH = 100;

    private final List<Token> tokens;
    private final List<Token> laidOut = new ArrayList<>();

    private Layout(List<Token> tokens) {
        this.tokens = tokens;
    }

    static List<Token> of(List<Token> tokens) {
        Layout layout = new Layout(tokens);
        for (int i = 0; i < tokens.size(); i++) layout.add(i);
        return layout.laidOut;
    }

    private void add(int index) {
        Token token = tokens.get(index);
        boolean given = Words.isSoft(token) && isGiven(index);
        if ((given || isName(token)) && isFirstOnLine(index) && endsValue(index - 1)) {
            laidOut.add(lineBreak(tokens.get(index - 1)));
        }
        if (given) {
            CommonToken named = new CommonToken(token);
            named.setType(PetteiaParser.NAME);
            laidOut.add(named);
        } else laidOut.add(token);
    }

    /** May it be a name that stands beside another? */
    static boolean isName(Token token) {
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
        if (gives(index + 1)) return true;
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
