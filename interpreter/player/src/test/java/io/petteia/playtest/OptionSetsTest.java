package io.petteia.playtest;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Opened;
import io.petteia.model.definition.Option;
import io.petteia.model.definition.Options;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class OptionSetsTest {
    private static Options options(String game) {
        return Opened.definition(game).options();
    }

    private static boolean isMet(List<Map<String, String>> sets, Option a, String x, Option b, String y) {
        return sets.stream()
                .anyMatch(set -> set.getOrDefault(a.name(), a.standard()).equals(x)
                        && set.getOrDefault(b.name(), b.standard()).equals(y));
    }

    @Test
    void everyValueMeetsEveryOther() {
        Options options = options("cleruchy");
        List<Map<String, String>> sets = OptionSets.of(options, 1000);
        assertThat(sets.get(0)).isEmpty();
        assertThat(sets).doesNotHaveDuplicates().hasSizeLessThan(40);
        for (Option a : options.all()) {
            for (Option b : options.all()) {
                if (a == b) continue;
                for (String x : OptionSets.values(a))
                    for (String y : OptionSets.values(b))
                        assertThat(isMet(sets, a, x, b, y))
                                .as(a.name() + "=" + x + " " + b.name() + "=" + y)
                                .isTrue();
            }
        }
    }

    @Test
    void rangesAreTriedAtTheirEnds() {
        Option budget = options("cleruchy").option("budget");
        assertThat(OptionSets.values(Objects.requireNonNull(budget))).containsExactly("100", "0", "500");
    }

    @Test
    void thereAreNeverMoreThanWanted() {
        assertThat(OptionSets.of(options("cleruchy"), 5)).hasSize(5);
    }

    @Test
    void aGameWithoutOptionsHasOneSet() {
        assertThat(OptionSets.of(options("tic-tac-toe"), 1000)).containsExactly(Map.of());
    }
}
