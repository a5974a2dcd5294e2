package io.petteia.model.definition;

/** Finds what belongs together in a text with brackets of three kinds, and texts in quotes inside of them. */
final class Brackets {
    private static final String OPEN = "{[(";
    private static final String CLOSE = "}])";

    private Brackets() {}

    static char closer(char opening) {
        return CLOSE.charAt(OPEN.indexOf(opening));
    }

    /** Where the bracket that opens at a place is closed; -1 if it is not. */
    static int closing(String text, int from) {
        int depth = 0;
        for (int at = from; at < text.length(); at++) {
            at = behindQuotes(text, at);
            if (at >= text.length()) return -1;
            char c = text.charAt(at);
            if (OPEN.indexOf(c) >= 0) depth++;
            else if (CLOSE.indexOf(c) >= 0 && --depth == 0) return c == closer(text.charAt(from)) ? at : -1;
        }
        return -1;
    }

    /** Where a word stands that is in no bracket; -1 if it does not. */
    static int outside(String text, String word) {
        int depth = 0;
        for (int at = 0; at < text.length(); at++) {
            if (depth == 0 && text.startsWith(word, at)) return at;
            char c = text.charAt(at);
            if (OPEN.indexOf(c) >= 0) depth++;
            else if (CLOSE.indexOf(c) >= 0) depth--;
        }
        return -1;
    }

    private static int behindQuotes(String text, int at) {
        if (text.charAt(at) != '"') return at;
        int end = text.indexOf('"', at + 1);
        return end < 0 ? text.length() : end;
    }
}
