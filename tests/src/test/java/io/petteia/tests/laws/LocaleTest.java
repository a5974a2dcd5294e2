package io.petteia.tests.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where the program runs changes no byte of what it says: in Turkish a small I has no dot, in Italian a fraction has a comma. */
@ResourceLock(Resources.LOCALE)
class LocaleTest {
    private static final List<Locale> ELSEWHERE =
            List.of(Locale.forLanguageTag("tr-TR"), Locale.ITALY, Locale.forLanguageTag("ar-EG-u-nu-arab"));

    static Stream<Subject> subjects() {
        return Subject.all();
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void gamesGoOnAlike(Subject subject) {
        Playout playout = subject.playouts().get(0);
        int plies = Math.min(30, playout.moves().size());
        Fingerprint here = Fingerprint.of(playout.after(plies));
        for (Locale locale : ELSEWHERE) {
            Locale before = Locale.getDefault();
            Locale.setDefault(locale);
            try {
                Shelf anew = new Shelf(subject.shelf().root());
                State there = playout.on(anew.game(subject.name(), subject.options()), plies);
                assertThat(Fingerprint.of(there)).as("in %s", locale).isEqualTo(here);
            } finally {
                Locale.setDefault(before);
            }
        }
    }
}
