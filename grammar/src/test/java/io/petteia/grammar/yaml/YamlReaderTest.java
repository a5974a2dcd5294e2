package io.petteia.grammar.yaml;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlReaderTest {
    @Test
    void scalarsStayAsTheyAreWritten() {
        Yaml.Mapping map =
                mapping("a: 012\nb: on\nc: 12:30\nd: 1e3\ne: ~\nf: null\ng: 0x1F\nh: 2024-01-01\ni:\n'12': yes\n");
        assertThat(map.entries().stream().map(e -> ((Yaml.Scalar) e.value()).value()))
                .containsExactly("012", "on", "12:30", "1e3", "~", "null", "0x1F", "2024-01-01", "", "yes");
        assertThat(map.entry("12")).isNotNull();
        assertThat(map.get("none")).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "# only a comment\n", "---\n", "---\n...\n", "\uFEFF"})
    void aFileWithoutAnythingIsNull(String text) {
        assertThat(read(text)).isNull();
    }

    @Test
    void aScalarTellsHowItWasWritten() {
        assertThat(flags("b")).isEqualTo("");
        assertThat(flags("'b'")).isEqualTo("quoted");
        assertThat(flags("\"b\"")).isEqualTo("quoted");
        assertThat(flags("b\n  c")).isEqualTo("folded");
        assertThat(flags("\"b\n  c\"")).isEqualTo("quoted folded");
        assertThat(flags(">\n  b\n  c")).isEqualTo("folded");
        assertThat(flags("|\n  b\n  c")).isEqualTo("");
        assertThat(flags("'b\n\n  c'")).as("an empty line is a line break").isEqualTo("quoted");
    }

    private static String flags(String value) {
        Yaml.Scalar scalar =
                (Yaml.Scalar) mapping("a: " + value + "\n").entries().get(0).value();
        return ((scalar.quoted() ? "quoted " : "") + (scalar.folded() ? "folded" : "")).strip();
    }

    @Test
    void spansCoverWhatTheyAreOf() {
        Yaml.Mapping map = mapping("a: [b, 'c']   # d\ne:\n  f: {g: h}\n  i: |\n    j\n\nk: l\n");
        Yaml.Sequence list = (Yaml.Sequence) map.entries().get(0).value();
        Yaml.Mapping inner = (Yaml.Mapping) map.entries().get(1).value();
        assertThat(list.span().text()).isEqualTo("[b, 'c']");
        assertThat(list.items().get(1).span().text()).isEqualTo("'c'");
        assertThat(map.entries().get(1).key().span().text()).isEqualTo("e");
        assertThat(inner.span().text()).isEqualTo("f: {g: h}\n  i: |\n    j");
        assertThat(inner.entries().get(1).value().span().text()).isEqualTo("|\n    j");
    }

    private static Yaml.Mapping mapping(String text) {
        return (Yaml.Mapping) requireNonNull(read(text));
    }

    private static @Nullable Yaml read(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Yaml yaml = new YamlReader(diagnostics).read(new Source("test.yaml", text));
        assertThat(diagnostics.sorted()).isEmpty();
        return yaml;
    }
}
