package io.petteia.grammar;

import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;

/** What a text is read as: the rules of the grammar that may be asked for from outside. */
enum Entry {
    DECLARATION(PetteiaParser::declarationText),
    BLOCK(PetteiaParser::blockText),
    EXPRESSION(PetteiaParser::exprText),
    PATH(PetteiaParser::pathText),
    TYPE(PetteiaParser::typeText);

    private final Function<PetteiaParser, ParserRuleContext> rule;

    Entry(Function<PetteiaParser, ParserRuleContext> rule) {
        this.rule = rule;
    }

    ParserRuleContext parse(PetteiaParser parser) {
        return rule.apply(parser);
    }
}
