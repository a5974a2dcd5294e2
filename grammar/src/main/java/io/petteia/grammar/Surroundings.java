package io.petteia.grammar;

import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/** What stands around a token that fits nothing, and the tokens as they would be with some of them changed. */
class Surroundings {
    final Entry entry;
    /** Those of the text, and one for its end. */
    final List<Token> tokens;

    final int at;
    final Places places;

    Surroundings(Entry entry, List<Token> tokens, int at, Places places) {
        this.entry = entry;
        this.tokens = tokens;
        this.at = at;
        this.places = places;
    }

    Token token() {
        return tokens.get(at);
    }

    int type() {
        return token().getType();
    }

    boolean isEnd() {
        return type() == Token.EOF;
    }

    /** The type of the token before; 0 at the start. */
    int typeBefore() {
        return at == 0 ? 0 : tokens.get(at - 1).getType();
    }

    /** Could a value end with the token before? */
    boolean followsValue() {
        return followsValue(at);
    }

    boolean followsValue(int index) {
        if (index == 0) return false;
        Token before = tokens.get(index - 1);
        if (Words.CONNECTIVES.contains(before.getText())) return !followsValue(index - 1);
        return Signs.endsValue(before) && !isKeyword(index - 1);
    }

    /** A noun that begins a statement, {@code each} behind {@code for}, any word before the start of a type. */
    private boolean isKeyword(int index) {
        if (index > 0 && tokens.get(index - 1).getType() == PetteiaParser.FOR) return true;
        if (entry == Entry.TYPE) return true;
        boolean begins = isFirstOnLine(index) || Signs.isBreak(tokens.get(index - 1));
        Token token = tokens.get(index);
        return begins && token.getType() != PetteiaParser.NAME && Words.STATEMENTS.contains(token.getText());
    }

    String text(int index) {
        return index < 0 ? "" : tokens.get(index).getText();
    }

    boolean isFirstOnLine(int index) {
        return index == 0
                || tokens.get(index - 1).getLine() != tokens.get(index).getLine();
    }

    /** Where the stretch of a line that ends before the wrong token begins: behind a brace, a semicolon or a line break. */
    int head() {
        int head = Math.max(0, at - 1);
        while (head > 0 && !isFirstOnLine(head) && !Signs.isBreak(tokens.get(head - 1))) head--;
        return head;
    }

    int column(int index) {
        return tokens.get(index).getCharPositionInLine();
    }

    /** The column of the first token on this one's line. */
    int indent(int index) {
        int first = index;
        while (first > 0 && !isFirstOnLine(first)) first--;
        return column(first);
    }

    Span span(int index) {
        return places.of(tokens.get(index));
    }

    Span span() {
        return span(at);
    }

    /** Just behind the token before: where something is missing. */
    Span gap() {
        return at == 0 ? places.start() : places.behind(tokens.get(at - 1));
    }

    // ---- changes

    List<Token> replaced(int index, int... types) {
        return changed(index, index + 1, types);
    }

    List<Token> inserted(int... types) {
        return changed(at, at, types);
    }

    List<Token> insertedAt(int index, int... types) {
        return changed(index, index, types);
    }

    /** On the line of the wrong token, not of the one before. */
    List<Token> insertedHere(int type) {
        List<Token> changed = new ArrayList<>(tokens);
        CommonToken token = new CommonToken(token());
        token.setType(type);
        token.setText(Signs.textOf(type, ""));
        token.setStopIndex(token.getStartIndex() - 1);
        changed.add(at, token);
        return changed;
    }

    /** As if a token stood on the line of the one before. */
    List<Token> joined(int index) {
        List<Token> changed = new ArrayList<>(tokens);
        CommonToken token = new CommonToken(tokens.get(index));
        token.setLine(tokens.get(index - 1).getLine());
        changed.set(index, token);
        return changed;
    }

    /** Where the wrong token stands now. */
    int index(List<Token> changed) {
        return at + changed.size() - tokens.size();
    }

    List<Token> deleted(int index) {
        return changed(index, index + 1);
    }

    /** Tokens of other types in place of those from {@code from} up to, not with, {@code to}, standing where they stood. */
    List<Token> changed(int from, int to, int... types) {
        List<Token> changed = new ArrayList<>(tokens.subList(0, from));
        Token first = tokens.get(from);
        for (int type : types) {
            CommonToken token = new CommonToken(type, Signs.textOf(type, from < to ? first.getText() : ""));
            boolean empty = from == to;
            Token place = empty && from > 0 ? tokens.get(from - 1) : first;
            token.setLine(place.getLine());
            token.setCharPositionInLine(place.getCharPositionInLine());
            token.setStartIndex(empty && from > 0 ? place.getStopIndex() + 1 : place.getStartIndex());
            token.setStopIndex(
                    empty ? token.getStartIndex() - 1 : tokens.get(to - 1).getStopIndex());
            changed.add(token);
        }
        changed.addAll(tokens.subList(to, tokens.size()));
        return changed;
    }
}
