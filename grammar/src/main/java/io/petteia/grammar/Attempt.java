package io.petteia.grammar;

import java.util.List;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.jspecify.annotations.Nullable;

/**
 * One run of the parser over tokens, which are laid out for it: either a whole parse tree, or how far it came. The parser stops at the first token that
 * fits nothing; mending is not its business.
 *
 * @param tree the parse tree; null if a token did not fit
 * @param reached the index of that token; the number of tokens if all fit
 * @param where the innermost rule that was being read there
 * @param layout how the tokens were laid out
 * @param tooDeep whether it stopped because rules lay too deep in one another
 */
record Attempt(
        @Nullable ParserRuleContext tree,
        int reached,
        @Nullable ParserRuleContext where,
        Layout layout,
        boolean tooDeep) {

    /** The tokens must end with one of the type EOF. Tries the fast way first, and decides by the thorough one. */
    static Attempt at(Entry entry, List<Token> tokens) {
        Layout layout = Layout.of(tokens);
        Attempt fast = run(entry, layout, PredictionMode.SLL);
        return fast.tree != null ? fast : run(entry, layout, PredictionMode.LL);
    }

    /** How far it comes, when the tree does not matter. */
    static int reach(Entry entry, List<Token> tokens) {
        return run(entry, Layout.of(tokens), PredictionMode.LL).reached;
    }

    private static Attempt run(Entry entry, Layout layout, PredictionMode mode) {
        PetteiaParser parser = new PetteiaParser(new CommonTokenStream(new ListTokenSource(layout.tokens())));
        parser.removeErrorListeners();
        if (mode == PredictionMode.LL) parser.setInterpreter(new ContextPrediction(parser));
        parser.getInterpreter().setPredictionMode(mode);
        parser.setErrorHandler(new StopAtFirst());
        try {
            ParserRuleContext tree = entry.parse(parser);
            PetteiaParser.StatementContext second = RunOn.find(tree);
            if (second != null) return stopped(layout, second.getStart(), second.getParent());
            if (Depth.isTooDeep(tree)) return new Attempt(null, 0, null, layout, true);
            return new Attempt(tree, layout.origin(layout.tokens().size()), null, layout, false);
        } catch (Misfit misfit) {
            return stopped(layout, misfit.token, misfit.where);
        } catch (BoundedParser.TooDeep | StackOverflowError deep) {
            int reached = layout.origin(parser.getCurrentToken().getTokenIndex());
            return new Attempt(null, reached, null, layout, true);
        }
    }

    private static Attempt stopped(Layout layout, Token at, ParserRuleContext where) {
        return new Attempt(null, layout.origin(at.getTokenIndex()), where, layout, false);
    }

    /** The index of the first token of a rule. */
    int start(ParserRuleContext context) {
        return layout.origin(context.getStart().getTokenIndex());
    }

    /** Leaves the parser at the first error, with its place. */
    private static final class StopAtFirst extends BailErrorStrategy {
        @Override
        public void recover(Parser parser, RecognitionException error) {
            throw new Misfit(error.getOffendingToken(), parser.getContext());
        }

        @Override
        public Token recoverInline(Parser parser) {
            throw new Misfit(parser.getCurrentToken(), parser.getContext());
        }
    }

    private static final class Misfit extends RuntimeException {
        private static final long serialVersionUID = 1;
        final transient Token token;
        final transient ParserRuleContext where;

        Misfit(Token token, ParserRuleContext where) {
            super(null, null, false, false);
            this.token = token;
            this.where = where;
        }
    }
}
