package io.petteia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code bench} measures if nobody says what. */
class BenchEntryTest {
    static List<BenchEntry> usual() {
        return BenchEntry.usual();
    }

    @ParameterizedTest
    @MethodSource("usual")
    void isAGameWithTheseOptions(BenchEntry entry) {
        List<String> arguments = new ArrayList<>(List.of("render"));
        arguments.addAll(entry.arguments());
        Call call = Call.of(arguments.toArray(String[]::new));
        assertThat(call.err()).isEmpty();
        assertThat(call.code()).isZero();
    }
}
