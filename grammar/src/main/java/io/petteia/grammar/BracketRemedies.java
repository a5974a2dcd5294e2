package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Braces, brackets and parentheses without their other half. */
final class BracketRemedies {
    /** What may follow a block but not stand in it. */
    private static final Set<String> BEHIND_BLOCK = Set.of("else", "or", "by");

    private static final int REACH = 12;

    private BracketRemedies() {}

    /** One that closes nothing, or another kind than was opened. */
    static @Nullable Fix closer(Wrong wrong) {
        if (!Signs.closes(wrong.token())) return null;
        Brackets brackets = Brackets.before(wrong.tokens, wrong.at);
        if (brackets.isEmpty()) return unopened(wrong);
        int opener = brackets.innermost();
        Token open = wrong.tokens.get(opener);
        if (Signs.match(open, wrong.token())) return null;
        boolean surplus = Brackets.surplus(wrong.tokens, wrong.type()) > 0;
        boolean otherLacks = Brackets.surplus(wrong.tokens, Signs.closer(open)) < 0;
        boolean meant = brackets.isOpenFor(wrong.token()) && !surplus;
        if (surplus && !otherLacks && wrong.goesOn(wrong.deleted(wrong.at), wrong.at)) return unopened(wrong);
        Fix fix = meant ? missingCloser(wrong) : null;
        if (fix == null && !brackets.isBlock(opener)) fix = otherCloser(wrong, opener);
        if (fix == null && !meant && wrong.goesOn(wrong.deleted(wrong.at), wrong.at)) fix = unopened(wrong);
        return fix;
    }

    private static Fix unopened(Wrong wrong) {
        return Fix.vague(
                wrong.deleted(wrong.at),
                Diagnostic.error("unopened-bracket", wrong.span(), "`" + wrong.text(wrong.at) + "` closes nothing"));
    }

    private static @Nullable Fix otherCloser(Wrong wrong, int opener) {
        Token open = wrong.tokens.get(opener);
        List<Token> changed = wrong.replaced(wrong.at, Signs.closer(open));
        if (!wrong.goesOn(changed, wrong.at + 1)) return null;
        String message = "`" + wrong.text(wrong.at) + "` cannot close `" + open.getText() + "`";
        return Fix.sure(
                changed,
                Diagnostic.error("wrong-bracket", wrong.span(), message)
                        .expected(closer(wrong, opener) + " is expected here")
                        .related(wrong.span(opener), "opened here"));
    }

    /** A brace too many, which ended the declaration before its time. */
    static @Nullable Fix earlyBrace(Wrong wrong) {
        if (wrong.entry != Entry.DECLARATION || wrong.typeBefore() != Signs.CLOSE_BRACE || wrong.isEnd()) return null;
        boolean surplus = Brackets.surplus(wrong.tokens, Signs.CLOSE_BRACE) > 0;
        if (!surplus || !Brackets.before(wrong.tokens, wrong.at).isEmpty()) return null;
        List<Token> changed = wrong.deleted(wrong.at - 1);
        if (!wrong.goesOn(changed, wrong.at - 1)) return null;
        return Fix.sure(
                changed,
                Diagnostic.error(
                                "unopened-bracket",
                                wrong.span(wrong.at - 1),
                                "one `}` too many: it ends the declaration")
                        .related(wrong.span(), "this stands outside then"));
    }

    /** {@code if c f }}: a block that is closed but was never opened. */
    static @Nullable Fix missingOpener(Wrong wrong) {
        if (wrong.entry == Entry.EXPRESSION || Brackets.surplus(wrong.tokens, Signs.CLOSE_BRACE) <= 0) return null;
        Fix fix = missingOpener(wrong, token -> Words.STATEMENTS.contains(token.getText()));
        return fix == null ? missingOpener(wrong, token -> token.getType() == PetteiaParser.NAME) : fix;
    }

    private static @Nullable Fix missingOpener(Wrong wrong, Predicate<Token> begins) {
        for (int index = wrong.at; index > Math.max(wrong.head(), wrong.at - REACH); index--) {
            if (!begins.test(wrong.tokens.get(index))) continue;
            List<Token> changed = wrong.insertedAt(index, Signs.OPEN_BRACE);
            if (!wrong.goesOn(changed, wrong.index(changed))) continue;
            return Fix.sure(
                    changed,
                    Diagnostic.error("missing-word", wrong.span(index), "`{` is missing here")
                            .expected("`{` is expected before this"));
        }
        return null;
    }

    /** One that should have been closed before the wrong token. */
    static @Nullable Fix missingCloser(Wrong wrong) {
        if (wrong.isEnd()) return null;
        Brackets brackets = Brackets.before(wrong.tokens, wrong.at);
        if (brackets.isEmpty()) return null;
        int opener = brackets.innermost();
        boolean block = brackets.isBlock(opener);
        if (block && !BEHIND_BLOCK.contains(wrong.text(wrong.at))) return null;
        List<Token> changed = wrong.inserted(Signs.closer(wrong.tokens.get(opener)));
        if (!wrong.goesOn(changed, wrong.at + 1)) return null;
        return Fix.sure(
                changed,
                unclosed(wrong, opener).related(wrong.span(), closer(wrong, opener) + " is missing before this"));
    }

    /** All that are still open at the end. */
    static @Nullable Fix openAtEnd(Wrong wrong) {
        if (!wrong.isEnd()) return null;
        Brackets brackets = Brackets.before(wrong.tokens, wrong.at);
        if (brackets.isEmpty()) return null;
        List<Integer> closers = new ArrayList<>();
        for (int opener : brackets.open()) closers.add(Signs.closer(wrong.tokens.get(opener)));
        List<Token> changed = wrong.inserted(closers.stream().mapToInt(i -> i).toArray());
        if (!wrong.reaches(changed, changed.size() - 1)) return null;
        int opener = brackets.unclosed();
        Diagnostic told = unclosed(wrong, opener);
        int last = wrong.at - 1;
        return Fix.sure(
                changed,
                last == opener
                        ? told
                        : told.related(
                                wrong.span(last),
                                (wrong.entry == Entry.DECLARATION ? "the declaration" : "the text") + " ends here"));
    }

    /** A pattern in YAML stands without the brackets that it has in rules. */
    static @Nullable Fix aroundPattern(Wrong wrong) {
        int last = wrong.tokens.size() - 2;
        if (wrong.entry != Entry.PATH
                || last < 2
                || !wrong.text(0).equals("[")
                || !wrong.text(last).equals("]")) return null;
        List<Token> changed = new ArrayList<>(wrong.tokens.subList(1, last));
        changed.add(wrong.tokens.get(last + 1));
        return Fix.sure(
                changed,
                Diagnostic.error("needless-brackets", wrong.span(0), "a pattern stands without brackets here")
                        .suggest("leave them out"));
    }

    private static Diagnostic unclosed(Wrong wrong, int opener) {
        boolean brace = wrong.tokens.get(opener).getType() == Signs.OPEN_BRACE;
        return Diagnostic.error(
                brace ? "unclosed-brace" : "unclosed-bracket",
                wrong.span(opener),
                "`" + wrong.text(opener) + "` is never closed");
    }

    private static String closer(Wrong wrong, int opener) {
        return "`" + Signs.spelling(Signs.closer(wrong.tokens.get(opener))) + "`";
    }
}
