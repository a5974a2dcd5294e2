package io.petteia.grammar;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.ParserATNSimulator;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.dfa.DFAState;

/**
 * Prediction that finds the first token which fits nothing. ANTLR first looks ahead without regard to where the parser is; when that ends at a mistake,
 * it takes the alternative that could have ended somewhere else, and the mistake is met too early. Here it looks again, with regard to it.
 */
final class ContextPrediction extends ParserATNSimulator {
    private boolean inContext;

    ContextPrediction(PetteiaParser parser) {
        super(
                parser,
                parser.getATN(),
                parser.getInterpreter().decisionToDFA,
                parser.getInterpreter().getSharedContextCache());
    }

    @Override
    public int adaptivePredict(TokenStream input, int decision, ParserRuleContext outerContext) {
        int start = input.index();
        try {
            return super.adaptivePredict(input, decision, outerContext);
        } catch (DeadEnd found) {
            input.seek(start);
            return predictInContext(input, start, decisionToDFA[decision], outerContext);
        }
    }

    private int predictInContext(TokenStream input, int start, DFA dfa, ParserRuleContext outerContext) {
        inContext = true;
        _input = input;
        _startIndex = start;
        _outerContext = outerContext;
        _dfa = dfa;
        int mark = input.mark();
        try {
            ATNConfigSet configs = computeStartState(dfa.atnStartState, outerContext, true);
            return execATNWithFullContext(dfa, new DFAState(configs), configs, input, start, outerContext);
        } finally {
            inContext = false;
            mergeCache = null;
            input.seek(start);
            input.release(mark);
        }
    }

    @Override
    protected int getSynValidOrSemInvalidAltThatFinishedDecisionEntryRule(
            ATNConfigSet configs, ParserRuleContext outerContext) {
        if (!inContext) throw new DeadEnd();
        return super.getSynValidOrSemInvalidAltThatFinishedDecisionEntryRule(configs, outerContext);
    }

    private static final class DeadEnd extends RuntimeException {
        private static final long serialVersionUID = 1;

        DeadEnd() {
            super(null, null, false, false);
        }
    }
}
