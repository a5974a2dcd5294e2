package io.petteia.grammar;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * The first token of a text that fits nothing, and what can be found out about it by trying: whether the text would go on if some tokens were others.
 */
final class Wrong extends Surroundings {
    /** How many tokens behind a change must fit to show that it was right; the end of the line is enough. */
    private static final int PROOF = 3;

    private final Attempt attempt;
    private final Effort effort;

    Wrong(Entry entry, List<Token> tokens, Attempt attempt, Places places, Effort effort) {
        super(entry, tokens, attempt.reached(), places);
        this.attempt = attempt;
        this.effort = effort;
    }

    /** The innermost rule of the grammar that was being read. */
    @Nullable
    ParserRuleContext where() {
        return attempt.where();
    }

    /** The index of its first token. */
    int start(ParserRuleContext context) {
        return attempt.start(context);
    }

    /** Does a name stand before that must be given a value? */
    boolean isBound() {
        int before = at < 2 ? 0 : tokens.get(at - 2).getType();
        if (before == PetteiaParser.LET || before == PetteiaParser.VAR || before == PetteiaParser.DEFINE) return true;
        boolean defines = tokens.get(0).getType() == PetteiaParser.DEFINE || text(1).equals("define");
        return defines
                && typeBefore() == Signs.CLOSE_PARENTHESIS
                && where() instanceof PetteiaParser.DeclarationContext;
    }

    /** Does the text go on from {@code from}, the index of the first token in question, if its tokens are these? */
    boolean goesOn(List<Token> changed, int from) {
        int end = changed.size() - 1;
        if (from >= end) return reach(changed) > end;
        int goal = from + 1;
        boolean newLine =
                from > 0 && changed.get(from).getLine() != changed.get(from - 1).getLine();
        while (!newLine && goal < Math.min(end, from + PROOF) && isOnLine(changed, goal)) goal++;
        return reaches(changed, goal);
    }

    /** Is it on the same line as the token before? */
    private static boolean isOnLine(List<Token> tokens, int index) {
        return tokens.get(index).getLine() == tokens.get(index - 1).getLine();
    }

    /** Do all tokens before {@code goal} fit? */
    boolean reaches(List<Token> changed, int goal) {
        List<Token> start = new ArrayList<>(changed.subList(0, goal));
        start.add(RulesLexing.end(start));
        return reach(start) >= goal;
    }

    /** Could a token of this type stand in place of the wrong one? */
    boolean fits(int type) {
        return reaches(inserted(type), at + 1);
    }

    private int reach(List<Token> changed) {
        return effort.spend(changed.size()) ? Attempt.reach(entry, changed) : -1;
    }
}
