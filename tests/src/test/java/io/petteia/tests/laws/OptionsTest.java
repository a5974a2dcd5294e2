package io.petteia.tests.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.Type;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Option;
import io.petteia.model.definition.Options;
import io.petteia.tests.Shelf;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws hold too when an option has another value than its standard one: each at each of its choices or ends. */
class OptionsTest {
    private static final int PLIES = 6;

    static Stream<Subject> subjects() {
        return Subject.all();
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void eachValueIsPlayed(Subject subject) {
        Definition definition = subject.shelf().definition(subject.name());
        for (Option option : definition.options().all())
            for (String value : values(option)) {
                Diagnostics diagnostics = new Diagnostics();
                Game game =
                        Loading.game(definition, Map.of(option.name(), new Options.Given(value, null)), diagnostics);
                if (game != null) play(game, option.name() + "=" + value);
            }
    }

    private static void play(Game game, String option) {
        State state = game.start();
        SplittableRandom random = new SplittableRandom(1);
        for (int ply = 0; ply < PLIES && !state.isOver(); ply++) {
            String text = state.position();
            State read = game.start(Shelf.position(game, text));
            assertThat(read.position()).as(option).isEqualTo(text);
            assertThat(read.hash()).as(option).isEqualTo(state.hash());
            Move move = Playout.choose(state, random);
            state.play(move);
            state.undo();
            assertThat(state.hash()).as(option).isEqualTo(read.hash());
            state.play(move);
        }
    }

    /** All choices, the ends of a range. */
    private static Set<String> values(Option option) {
        Set<String> values = new LinkedHashSet<>();
        if (option.choices().isEmpty() && option.type() instanceof Type.Num range) {
            values.add(Integer.toString(range.least()));
            values.add(Integer.toString(range.most()));
        } else {
            values.addAll(option.values());
        }
        values.remove(option.standard());
        return values;
    }
}
