package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * The last remedy: what does not fit is told with what could stand there, and the statement or declaration is left out up to where the next one
 * begins. Blocks that belong to it are still read.
 */
final class LeaveOut {
    private final Wrong wrong;

    private LeaveOut(Wrong wrong) {
        this.wrong = wrong;
    }

    static Fix of(Wrong wrong) {
        return new LeaveOut(wrong).fix();
    }

    private Fix fix() {
        Diagnostic told = tell();
        return switch (wrong.entry) {
            case EXPRESSION -> whole(told, PetteiaParser.BROKEN_EXPRESSION);
            case PATH -> whole(told, PetteiaParser.BROKEN_PATH);
            case TYPE -> whole(told, PetteiaParser.BROKEN_TYPE);
            case BLOCK, DECLARATION -> part(told);
        };
    }

    private Fix whole(Diagnostic told, int type) {
        int end = wrong.tokens.size() - 1;
        return new Fix(end == 0 ? wrong.inserted(type) : wrong.changed(0, end, type), told, true);
    }

    private Fix part(Diagnostic told) {
        ParserRuleContext inside = innermost();
        if (inside == null) return declaration(told);
        boolean between = !(inside instanceof PetteiaParser.StatementContext);
        int start = between ? lineStart() : wrong.start(inside);
        if (isBroken(start) && wrong.at > start) start = wrong.at;
        int end = Math.min(Math.max(end(start), start + 1), wrong.tokens.size() - 1);
        if (end <= start) return new Fix(wrong.deleted(start - 1), told, true);
        return new Fix(wrong.changed(start, end, PetteiaParser.BROKEN_STATEMENT), told, true);
    }

    /** Between statements: where those begin that stand on the line of the wrong token. */
    private int lineStart() {
        boolean begins = wrong.isFirstOnLine(wrong.at) || Signs.isBreak(wrong.tokens.get(wrong.at - 1));
        return begins ? wrong.at : wrong.head();
    }

    /** A declaration that cannot be read from its first line on, or what is none. */
    private Fix declaration(Diagnostic told) {
        int last = wrong.tokens.size() - 1;
        if (!isOutside())
            return new Fix(wrong.changed(0, Math.max(1, end(0)), PetteiaParser.BROKEN_DECLARATION), told, true);
        return new Fix(
                wrong.at == 0
                        ? wrong.changed(0, last, PetteiaParser.BROKEN_DECLARATION)
                        : wrong.changed(wrong.at, last),
                told,
                true);
    }

    /** Does it stand before the first declaration, or behind one that is whole? */
    private boolean isOutside() {
        if (wrong.entry != Entry.DECLARATION || wrong.isEnd()) return false;
        return wrong.at == 0
                || wrong.isFirstOnLine(wrong.at)
                        && wrong.fits(Token.EOF)
                        && wrong.where() instanceof PetteiaParser.DeclarationTextContext;
    }

    private boolean isBroken(int index) {
        int type = wrong.tokens.get(index).getType();
        return type == PetteiaParser.BROKEN_STATEMENT || type == PetteiaParser.BROKEN_DECLARATION;
    }

    /** The innermost statement that was being read, or the block if it was between statements; null outside of both. */
    private @Nullable ParserRuleContext innermost() {
        ParserRuleContext context = wrong.where();
        while (context != null
                && !(context instanceof PetteiaParser.StatementContext
                        || context instanceof PetteiaParser.BlockContext
                        || context instanceof PetteiaParser.BlockTextContext)) {
            context = context.getParent();
        }
        return context;
    }

    // ---- how far

    private int end(int start) {
        int depth = 0;
        int index = start;
        int last = wrong.tokens.size() - 1;
        for (; index < last; index++) {
            Token token = wrong.tokens.get(index);
            boolean behind = index > wrong.at;
            if (token.getType() == Signs.OPEN_BRACE
                    && depth == 0
                    && index >= wrong.at
                    && Signs.isBlock(wrong.tokens, index)) return index;
            if (Signs.opens(token)) depth++;
            else if (token.getType() == Signs.CLOSE_BRACE && depth <= 0) return index;
            else if (Signs.closes(token)) depth = Math.max(0, depth - 1);
            else if (token.getType() == Signs.SEMICOLON && depth <= 0 && index >= wrong.at) return index;
            else if (index > start && (behind || index == wrong.at) && begins(index, start)) return index;
        }
        return index;
    }

    /** Does another statement begin here, on a line that is not indented more than this one's? */
    private boolean begins(int index, int start) {
        if (!wrong.isFirstOnLine(index)) return false;
        Token token = wrong.tokens.get(index);
        boolean word = Words.isName(token) || Words.STATEMENTS.contains(token.getText());
        return word && wrong.column(index) <= wrong.indent(start);
    }

    // ---- what is told

    private Diagnostic tell() {
        String met = Signs.isText(wrong.token()) ? "a text" : "`" + wrong.text(wrong.at) + "`";
        if (isOutside()) {
            return Diagnostic.error("outside", wrong.span(), met + " stands outside of every declaration")
                    .expected("`define`, `rule`, `play`, `whenever` or `hook` is expected here");
        }
        String expected = Expectations.phrase(wrong);
        if (wrong.isEnd() || isLineIncomplete()) {
            String where = wrong.isEnd() ? "at the end" : "at the end of this line";
            return Diagnostic.error("unexpected-end", wrong.gap(), "something is missing " + where)
                    .expected(expected);
        }
        return Diagnostic.error("unexpected-word", wrong.span(), met + " does not fit here")
                .expected(expected)
                .suggest(suggestion());
    }

    /** Is the word right where it stands, were the line before complete? */
    private boolean isLineIncomplete() {
        return wrong.at > 0
                && wrong.isFirstOnLine(wrong.at)
                && Words.STATEMENTS.contains(wrong.text(wrong.at))
                && !wrong.fits(PetteiaParser.BROKEN_STATEMENT);
    }

    /** {@code (@c)} in a pattern. */
    private boolean isMarkedInside() {
        for (int i = wrong.at - 1; i > 0 && i > wrong.at - 6; i--) {
            if (wrong.text(i).equals("@")) return wrong.text(i - 1).equals("(");
        }
        return false;
    }

    private @Nullable String suggestion() {
        return switch (wrong.text(wrong.at)) {
            case "?" -> "a choice between values is written `if a then b else c`";
            case "@", "^" ->
                wrong.typeBefore() == Signs.OPEN_BRACKET || wrong.at == 0
                        ? "a pattern begins with its directions: `[orthogonal: @empty]`"
                        : null;
            case ")" -> isMarkedInside() ? "the mark stands before the parenthesis: `@(a or b)`" : null;
            default -> null;
        };
    }
}
