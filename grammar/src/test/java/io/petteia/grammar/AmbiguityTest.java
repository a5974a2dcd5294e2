package io.petteia.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.dfa.DFA;
import org.junit.jupiter.api.Test;

/** Looks at everything written in the games and the library for texts that the grammar could read in two ways. */
class AmbiguityTest {
    private final Map<String, Integer> found = new TreeMap<>();

    /**
     * {@code count(s in own)} is a binder, though {@code s in own} is also a condition. And of {@code choose x in own man} the last word belongs to
     * the one before, though a call could begin there. Both times the first alternative is meant; nothing else is found.
     */
    @Test
    void onlyBindersAndWordsSideBySideCouldBeReadOtherwise() {
        for (Texts.Embedded text : Texts.all()) {
            Places places = new Places(text.snippet());
            List<Token> tokens = new RulesLexing(places, new Complaints(new Diagnostics()), true).tokens();
            if (text.entry() != null) parse(text.entry(), tokens);
            else {
                for (List<Token> declaration : declarations(tokens)) parse(Entry.DECLARATION, declaration);
            }
        }
        assertThat(found).containsOnlyKeys("args", "joined");
    }

    private static List<List<Token>> declarations(List<Token> tokens) {
        List<List<Token>> declarations = new ArrayList<>();
        for (List<Token> left = tokens; !left.isEmpty(); ) {
            int end = Slices.end(left);
            declarations.add(left.subList(0, end));
            left = left.subList(end, left.size());
        }
        return declarations;
    }

    private void parse(Entry entry, List<Token> part) {
        List<Token> tokens = new ArrayList<>(part);
        tokens.add(RulesLexing.end(part));
        PetteiaParser parser = new PetteiaParser(
                new CommonTokenStream(new ListTokenSource(Layout.of(tokens).tokens())));
        parser.removeErrorListeners();
        parser.getInterpreter().setPredictionMode(PredictionMode.LL_EXACT_AMBIG_DETECTION);
        parser.addErrorListener(new BaseErrorListener() {
            @Override
            public void reportAmbiguity(
                    Parser recognizer,
                    DFA dfa,
                    int startIndex,
                    int stopIndex,
                    boolean exact,
                    BitSet alternatives,
                    ATNConfigSet configs) {
                found.merge(parser.getRuleNames()[dfa.atnStartState.ruleIndex], 1, Integer::sum);
            }
        });
        entry.parse(parser);
        assertThat(parser.getNumberOfSyntaxErrors()).isZero();
    }
}
