package io.petteia.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The tree of every form of the language. */
class TreesTest {
    @TestFactory
    Stream<DynamicTest> everyTreeIsAsWritten() {
        return Golden.tests("trees", TreesTest::tree);
    }

    private static String tree(String language, String input) {
        Diagnostics diagnostics = new Diagnostics();
        String tree = TreePrinter.print(Reads.read(language, input, diagnostics));
        assertThat(diagnostics.sorted()).isEmpty();
        return tree;
    }
}
