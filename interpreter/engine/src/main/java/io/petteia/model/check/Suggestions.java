package io.petteia.model.check;

import java.util.Collection;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** "Did you mean": the nearest of the names that would fit at a place. */
final class Suggestions {
    private Suggestions() {}

    static @Nullable String among(String written, Collection<String> fitting) {
        String best = nearest(written, fitting);
        return best == null ? null : "did you mean `" + best + "`?";
    }

    static @Nullable String nearest(String written, Collection<String> fitting) {
        String best = null;
        int least = Integer.MAX_VALUE;
        for (String name : fitting) {
            int far = distance(written.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
            if (far < least) {
                least = far;
                best = name;
            }
        }
        return least <= Math.max(1, written.length() / 3) ? best : null;
    }

    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int other = Math.min(
                        Math.min(row[j], row[j - 1]) + 1, corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                corner = row[j];
                row[j] = other;
            }
        }
        return row[b.length()];
    }
}
