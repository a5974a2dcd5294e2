package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * Reads tokens until they make a whole parse tree. As long as one does not fit, the first remedy that lets the text go on is taken and what it says is
 * told; then the parser reads again. So the parser knows nothing of mistakes, every mistake is met once, and one that follows from another never is.
 */
final class Mending {
    /** The likeliest first. Each returns null where it does not help. */
    private static final List<Function<Wrong, @Nullable Fix>> REMEDIES = List.of(
            MissingThings::operand,
            BracketRemedies::closer,
            BracketRemedies::openAtEnd,
            BracketRemedies::missingOpener,
            MissingWords::declarationWord,
            SignRemedies::lineBreak,
            MissingThings::lineEnd,
            MissingThings::condition,
            MissingWords::conditional,
            BracketRemedies::aroundPattern,
            SignRemedies::equals,
            SignRemedies::needlessIs,
            WordRemedies::misspelt,
            WordRemedies::reserved,
            WordRemedies::needless,
            SignRemedies::separator,
            SignRemedies::chainedComparison,
            BracketRemedies::earlyBrace,
            BracketRemedies::missingCloser,
            SignRemedies::sideBySide,
            MissingThings::thingBefore,
            MissingWords::otherWord,
            MissingWords::word,
            MissingWords::otherName,
            MissingThings::thing,
            LeaveOut::of);

    private final Entry entry;
    private final Places places;
    private final Complaints complaints;
    private final List<Token> leftOver = new ArrayList<>();
    private List<Token> tokens;

    Mending(Entry entry, List<Token> tokens, Places places, Complaints complaints) {
        this.entry = entry;
        this.places = places;
        this.complaints = complaints;
        this.tokens = new ArrayList<>(tokens);
    }

    /** Null if so much is wrong that it is not worth while. */
    @Nullable
    ParserRuleContext tree() {
        while (!complaints.areMany()) {
            if (entry == Entry.DECLARATION) leaveNext();
            if (entry == Entry.DECLARATION && tokens.isEmpty()) return null;
            List<Token> read = new ArrayList<>(tokens);
            read.add(RulesLexing.end(tokens));
            Attempt attempt = Attempt.at(entry, read);
            if (attempt.tooDeep()) {
                complaints.tell(Diagnostic.error(
                        "too-deep",
                        places.of(read.get(attempt.reached())),
                        "brackets lie too deep in one another, or a chain is too long"));
                return null;
            }
            if (attempt.tree() != null) return attempt.tree();
            Wrong wrong = new Wrong(entry, read, attempt, places, complaints.effort());
            Fix fix = fix(wrong);
            complaints.tell(fix);
            tokens = new ArrayList<>(fix.tokens().subList(0, fix.tokens().size() - 1));
        }
        return null;
    }

    /** Mending may show that another declaration begins here. */
    private void leaveNext() {
        int end = Slices.end(tokens);
        leftOver.addAll(0, tokens.subList(end, tokens.size()));
        tokens = tokens.subList(0, end);
    }

    /** What turned out to belong to the next declaration. */
    List<Token> leftOver() {
        return leftOver;
    }

    private static Fix fix(Wrong wrong) {
        for (Function<Wrong, @Nullable Fix> remedy : REMEDIES) {
            Fix fix = remedy.apply(wrong);
            if (fix != null) return fix;
        }
        throw new IllegalStateException("the last remedy always helps");
    }
}
