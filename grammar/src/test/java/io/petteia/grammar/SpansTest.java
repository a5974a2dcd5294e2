package io.petteia.grammar;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.syntax.Node;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every node points at what it was made of. */
class SpansTest {
    static List<Texts.Embedded> texts() {
        return Texts.all();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void nodesLieInOneAnotherAndNamesAreWhatTheyPointAt(Texts.Embedded text) {
        Node root = Reads.read(text.entry(), text.snippet(), new Diagnostics());
        Nodes.walk(root, (whole, part) -> {
            assertThat(part.span().start())
                    .as("%s in %s", part, whole)
                    .isBetween(whole.span().start(), whole.span().end());
            assertThat(part.span().end())
                    .as("%s in %s", part, whole)
                    .isBetween(part.span().start(), whole.span().end());
            if (part instanceof Name name) assertThat(name.span().text()).isEqualTo(name.text());
            if (part instanceof Expr.Word word) assertThat(word.span().text()).isEqualTo(word.name());
            if (part instanceof Expr.NumberLiteral number
                    && !"*+?".contains(number.span().text())) {
                assertThat(number.span().text()).isEqualTo(Integer.toString(number.value()));
            }
        });
    }

    @Test
    void parenthesesBelongToWhatIsAroundThem() {
        assertThat(spans("(a + b) * (c)")).containsExactly("(a + b) * (c)", "a + b", "a", "b", "c");
        assertThat(spans("(a)[1].x")).containsExactly("(a)[1].x", "(a)[1]", "a", "1", "x");
        assertThat(spans("(a) b of (c)")).containsExactly("(a) b of (c)", "(a) b", "a", "b", "c");
    }

    @Test
    void lettersOutsideOfUnicodesFirstPlaneCountAsTheTwoUnitsThatTheyAre() {
        assertThat(spans("f(\"\uD83C\uDFB2\", abc)"))
                .containsExactly("f(\"\uD83C\uDFB2\", abc)", "f", "\"\uD83C\uDFB2\"", "\"\uD83C\uDFB2\"", "abc");
    }

    private static List<String> spans(String expression) {
        Diagnostics diagnostics = new Diagnostics();
        Expr root = new RulesParser(diagnostics).expression(Snippet.whole(new Source("test", expression)));
        assertThat(diagnostics.isEmpty()).isTrue();
        List<String> spans = new ArrayList<>(List.of(root.span().text()));
        Nodes.walk(root, (whole, part) -> spans.add(part.span().text()));
        return spans;
    }

    /** In each of these YAML files the value of {@code a} is an expression with one mistake, where {@code )} stands. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: x and y) or z",
                "# über\n\na:   x and y) or z  # why",
                "a: 'x is \"it''s\" and y) or z'",
                "a: \"x is \\\"\\u00e9\\t\\\\n\\\" and y) or z\"",
                "b: {a: \"x and\\n y) or z\"}",
                "a: x and\n  y) or\n  z",
                "a: 'x and\n\n    y) or z'",
                "a: \"x and \\\n    y) or z\"",
                "a: |\n  x and\n    y) or\n  z",
                "b:\n  a: |-\n\n    x and\n    y) or z\n  c: 1",
                "b: 1\na: |2\n    x and y) or z\n",
                "a: >\n  x and\n  y) or z\n",
                "a: 'x is \"\uD83C\uDFB2\" and y) or z'",
                "\uD83C\uDFB2: '\uD83C\uDFB2'\na: x and y) or z",
                "a: x and\r\n  y) or z\r\nb: 1\r\n"
            })
    void mistakesInYamlAreToldAtTheirPlace(String file) {
        Diagnostics diagnostics = new Diagnostics();
        Yaml root = requireNonNull(new YamlReader(diagnostics).read(new Source("test.yaml", file)));
        assertThat(diagnostics.sorted()).isEmpty();
        Snippet snippet = value(root);
        new RulesParser(diagnostics).expression(snippet);
        assertThat(diagnostics.sorted()).singleElement().satisfies(told -> {
            Span place = requireNonNull(told.span());
            assertThat(place.start()).isEqualTo(file.indexOf(')'));
            assertThat(place.text()).isEqualTo(")");
        });
    }

    private static Snippet value(Node node) {
        List<Snippet> found = new ArrayList<>();
        collect((Yaml) node, found);
        return found.get(0);
    }

    private static void collect(Yaml node, List<Snippet> found) {
        if (!(node instanceof Yaml.Mapping map)) return;
        for (Yaml.Entry entry : map.entries()) {
            if (entry.key().value().equals("a")) found.add(((Yaml.Scalar) entry.value()).content());
            else collect(entry.value(), found);
        }
    }
}
