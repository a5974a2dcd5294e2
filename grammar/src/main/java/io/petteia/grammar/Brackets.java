package io.petteia.grammar;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.antlr.v4.runtime.Token;

/** Which brackets are open at a place, counted by their kinds alone. */
final class Brackets {
    private final List<Token> tokens;
    private final Deque<Integer> open = new ArrayDeque<>();
    private int suspect = -1;

    private Brackets(List<Token> tokens) {
        this.tokens = tokens;
    }

    static Brackets before(List<Token> tokens, int end) {
        Brackets brackets = new Brackets(tokens);
        for (int i = 0; i < end; i++) brackets.pass(i);
        return brackets;
    }

    private void pass(int index) {
        Token token = tokens.get(index);
        if (Signs.opens(token)) open.push(index);
        if (!Signs.closes(token)) return;
        while (!open.isEmpty()) {
            int opener = open.pop();
            if (!Signs.match(tokens.get(opener), token)) continue;
            if (suspect < 0 && isOutdented(opener, index)) suspect = opener;
            return;
        }
    }

    /** Does the closing brace stand farther left than the line of the opening one, as if it were meant to close another? */
    private boolean isOutdented(int opener, int closer) {
        boolean firstOnLine =
                tokens.get(closer - 1).getLine() != tokens.get(closer).getLine();
        return firstOnLine && tokens.get(closer).getCharPositionInLine() < indent(opener);
    }

    private int indent(int index) {
        int first = index;
        while (first > 0 && tokens.get(first - 1).getLine() == tokens.get(index).getLine()) first--;
        return tokens.get(first).getCharPositionInLine();
    }

    boolean isEmpty() {
        return open.isEmpty();
    }

    /** Is one open, however far out, that this closes? */
    boolean isOpenFor(Token closer) {
        return open.stream().anyMatch(opener -> Signs.match(tokens.get(opener), closer));
    }

    /** Does it open a block? Inside of parentheses and brackets there are none. */
    boolean isBlock(int opener) {
        for (int outer : open) {
            if (outer < opener && tokens.get(outer).getType() != Signs.OPEN_BRACE) return false;
        }
        return Signs.isBlock(tokens, opener);
    }

    /** How many more of this kind are closed than opened. */
    static int surplus(List<Token> tokens, int closer) {
        int surplus = 0;
        for (Token token : tokens) {
            if (token.getType() == closer) surplus++;
            if (Signs.closer(token) == closer) surplus--;
        }
        return surplus;
    }

    /** The innermost one that is open. */
    int innermost() {
        return open.element();
    }

    /** All that are open, the innermost first. */
    Deque<Integer> open() {
        return open;
    }

    /** The brace that most likely lacks its other half: one that was closed by a brace outside of its block, else the innermost open one. */
    int unclosed() {
        return suspect >= 0 ? suspect : innermost();
    }
}
