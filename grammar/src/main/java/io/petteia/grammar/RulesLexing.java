package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a snippet into tokens. Signs, quotes and comments of other languages are told here and replaced by what they mean, so that the parser only sees
 * tokens of the language.
 */
final class RulesLexing {
    private final Places places;
    private final Complaints complaints;
    private final boolean statements;
    private final List<Token> tokens = new ArrayList<>();

    /** @param statements whether the text has statements, in which something may be given a value */
    RulesLexing(Places places, Complaints complaints, boolean statements) {
        this.places = places;
        this.complaints = complaints;
        this.statements = statements;
    }

    /** All tokens, without one for the end. */
    List<Token> tokens() {
        PetteiaLexer lexer =
                new PetteiaLexer(CharStreams.fromString(places.snippet().text()));
        lexer.removeErrorListeners();
        for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) add(token);
        return tokens;
    }

    private void add(Token token) {
        switch (token.getType()) {
            case PetteiaLexer.OPEN_STRING -> openText((CommonToken) token);
            case PetteiaLexer.OTHER_STRING -> {
                tell("other-quotes", token, "a text stands in straight double quotes", null);
                tokens.add(token);
            }
            case PetteiaLexer.OTHER_COMMENT ->
                tell("other-comment", token, "a comment begins with `//` and ends with the line", null);
            case PetteiaLexer.OTHER_SIGN -> otherSign(token);
            case PetteiaLexer.BAD_NUMBER -> badNumber(token);
            case PetteiaLexer.BAD -> bad(token);
            default -> {
                if (isSwapped(token)) swapped(token);
                tokens.add(token);
            }
        }
    }

    /** {@code x =- 1}: a minus that touches the sign before, not what it stands before. */
    private boolean isSwapped(Token token) {
        if (!token.getText().equals("-") || tokens.isEmpty()) return false;
        Token before = tokens.get(tokens.size() - 1);
        int next = token.getStopIndex() + 1;
        return before.getType() == Signs.EQUALS
                && before.getStopIndex() + 1 == token.getStartIndex()
                && places.isBlank(next);
    }

    private void swapped(Token token) {
        complaints.tell(Diagnostic.warning("swapped-sign", places.of(token), "`=-` gives a negative value")
                .suggest("to take away write `-=`, else put a blank before the `-`"));
    }

    /** A text without its second quote ends with the line, but before braces that close more than the line opens. */
    private void openText(CommonToken token) {
        String text = token.getText();
        int end = text.length();
        while (end > 1 && " \t}".indexOf(text.charAt(end - 1)) >= 0) end--;
        long opened = text.chars().filter(c -> c == '{').count();
        long closed = text.chars().filter(c -> c == '}').count();
        boolean empty = text.length() == 1;
        complaints.tellAlone(Diagnostic.error("unclosed-text", places.of(token), "this text is never closed")
                .expected("`\"` is expected before the end of the line")
                .suggest(empty ? "perhaps the `\"` at its start is missing" : null));
        if (closed <= opened) {
            tokens.add(token);
            return;
        }
        int start = token.getStartIndex();
        token.setStopIndex(start + text.codePointCount(0, end) - 1);
        tokens.add(token);
        for (int i = end; i < text.length(); i++) {
            if (text.charAt(i) == '}') add(token, Signs.CLOSE_BRACE, "}", start + text.codePointCount(0, i), 1);
        }
    }

    private void otherSign(Token token) {
        OtherSign sign = OtherSign.of(token.getText());
        boolean gives = statements && sign.asks() && tokens.size() > 0 && isAlone(tokens.size() - 1);
        String spelling = gives ? "=" : sign.spelling();
        tell("other-sign", token, "`" + token.getText() + "` is written `" + spelling + "` here", null);
        if (gives) add(token, Signs.EQUALS, "=", token.getStartIndex(), 1);
        else
            for (int type : sign.types())
                add(
                        token,
                        type,
                        OtherSign.text(type),
                        token.getStartIndex(),
                        token.getText().length());
    }

    /** Is it a name at the start of a statement? */
    private boolean isAlone(int index) {
        if (!Words.isName(tokens.get(index))) return false;
        return index == 0
                || Signs.isBreak(tokens.get(index - 1))
                || tokens.get(index - 1).getLine() < tokens.get(index).getLine();
    }

    private void badNumber(Token token) {
        String text = token.getText();
        int point = text.indexOf('.');
        if (point >= 0) {
            tell("bad-number", token, "numbers are whole", "for tenths count in tenths");
            add(token, PetteiaLexer.NUMBER, text.substring(0, point), token.getStartIndex(), text.length());
        } else {
            tell("bad-number", token, "`" + text + "` is neither a number nor a name", "a name begins with a letter");
            add(token, PetteiaLexer.NAME, text, token.getStartIndex(), text.codePointCount(0, text.length()));
        }
    }

    private void bad(Token token) {
        int c = token.getText().codePointAt(0);
        boolean visible =
                !Character.isISOControl(c) && Character.isDefined(c) && Character.getType(c) != Character.FORMAT;
        String shown = visible ? "`" + token.getText() + "`" : String.format(Locale.ROOT, "the character U+%04X", c);
        boolean quote = "'‘’‚‛".indexOf(c) >= 0;
        tell(
                "unknown-character",
                token,
                shown + " means nothing here",
                quote ? "a text stands in double quotes" : null);
    }

    private void add(Token place, int type, String text, int start, int length) {
        CommonToken token = new CommonToken(type, text);
        token.setLine(place.getLine());
        token.setCharPositionInLine(place.getCharPositionInLine());
        token.setStartIndex(start);
        token.setStopIndex(start + length - 1);
        tokens.add(token);
    }

    private void tell(String code, Token token, String message, @Nullable String expected) {
        complaints.tell(Diagnostic.error(code, places.of(token), message).expected(expected));
    }

    /** A token for the end behind these. */
    static Token end(List<Token> tokens) {
        CommonToken end = new CommonToken(Token.EOF, "");
        if (!tokens.isEmpty()) {
            Token last = tokens.get(tokens.size() - 1);
            end.setStartIndex(last.getStopIndex() + 1);
            end.setStopIndex(last.getStopIndex());
            end.setLine(last.getLine());
        }
        return end;
    }
}
