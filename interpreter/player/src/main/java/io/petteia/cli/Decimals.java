package io.petteia.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers with at most four digits behind the point, the same in every locale. */
final class Decimals {
    private static final int DIGITS = 4;

    private Decimals() {}

    static double rounded(double value) {
        return BigDecimal.valueOf(value)
                .setScale(DIGITS, RoundingMode.HALF_EVEN)
                .doubleValue();
    }

    static String text(double value) {
        BigDecimal brief =
                BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN).stripTrailingZeros();
        return brief.signum() == 0 ? "0" : brief.toPlainString();
    }
}
