package io.petteia.grammar;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.TokenStream;

/** What the generated parser is built on: a bound on how deep rules may lie in one another, so that no text makes it overflow its stack. */
abstract class BoundedParser extends Parser {
    /** Some hundred brackets; a rule of the grammar is a level, and an expression has a dozen of them. */
    private static final int DEEPEST = 2_000;

    private int depth;

    BoundedParser(TokenStream input) {
        super(input);
    }

    @Override
    public void enterRule(ParserRuleContext context, int state, int ruleIndex) {
        super.enterRule(context, state, ruleIndex);
        if (++depth > DEEPEST) throw new TooDeep();
    }

    @Override
    public void exitRule() {
        depth--;
        super.exitRule();
    }

    /** Thrown through the generated code, caught where the parser is run. */
    static final class TooDeep extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooDeep() {
            super(null, null, false, false);
        }
    }
}
