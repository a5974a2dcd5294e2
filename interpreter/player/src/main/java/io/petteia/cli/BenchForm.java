package io.petteia.cli;

import io.petteia.playtest.Rates;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What was measured of one game, as JSON has it; in the table some of it.
 *
 * @param ratio the definition's playouts for one of the hand-written program's
 * @param twin null if nobody wrote one
 * @param load milliseconds from text to the first list of moves, once the program is warm
 * @param scaling playouts on two threads for one on one thread
 */
record BenchForm(
        int petteia,
        String command,
        String game,
        Map<String, String> options,
        String machine,
        @Nullable Double ratio,
        Cost definition,
        @Nullable Cost twin,
        @Nullable Double load,
        @Nullable Double scaling) {

    /** @param playouts a CPU second, as are {@code moves} @param allocated bytes a playout @param state bytes of a position */
    record Cost(double playouts, double moves, double length, double allocated, long state) {
        static Cost of(Rates rates, long state) {
            return new Cost(
                    Decimals.rounded(rates.playouts()),
                    Decimals.rounded(rates.moves()),
                    Decimals.rounded(rates.length()),
                    Decimals.rounded(rates.allocated()),
                    state);
        }
    }
}
