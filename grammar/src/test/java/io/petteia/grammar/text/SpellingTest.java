package io.petteia.grammar.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {
    private static final List<String> NAMES = List.of(
            "hoplite",
            "peltast",
            "phalangite",
            "cleruch",
            "cleruchy",
            "quiet",
            "resources",
            "own",
            "INFILTRATION",
            "a1",
            "a2");
    private final Locale before = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    @ParameterizedTest
    @CsvSource({
        "hoplit, hoplite",
        "hopilte, hoplite",
        "Hoplite, hoplite",
        "hoplites, hoplite",
        "resource, resources",
        "clerchy, cleruchy",
        "quit, quiet",
        "owm, own",
        "res, resources",
        "infiltration, INFILTRATION",
        "phalanx, ",
        "xyz, ",
        "a3, ",
        "o, ",
        "'', ",
        "quiet, "
    })
    void theNearestNameIsMeant(String wrong, String meant) {
        assertThat(Spelling.closest(wrong, NAMES)).isEqualTo(meant);
    }

    @Test
    void aSuggestionIsASentence() {
        assertThat(Spelling.didYouMean("hoplit", NAMES)).isEqualTo("did you mean `hoplite`?");
        assertThat(Spelling.didYouMean("elephant", NAMES)).isNull();
    }

    @Test
    void turkishLettersDoNotMatter() {
        Locale.setDefault(Locale.forLanguageTag("tr"));
        assertThat(Spelling.closest("infiltration", NAMES)).isEqualTo("INFILTRATION");
        assertThat(Spelling.closest("QUIET", NAMES)).isEqualTo("quiet");
    }

    @Test
    void lettersSwappedAreOneMistake() {
        assertThat(Spelling.distance("ab", "ba")).isEqualTo(1);
        assertThat(Spelling.distance("kitten", "sitting")).isEqualTo(3);
        assertThat(Spelling.distance("", "abc")).isEqualTo(3);
    }
}
