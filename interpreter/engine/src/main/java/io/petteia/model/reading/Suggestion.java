package io.petteia.model.reading;

import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a message offers instead of a word that is not known. */
public final class Suggestion {
    private static final int ENOUGH = 12;

    private Suggestion() {}

    /** The nearest of the candidates as a question, null if none is near. */
    public static @Nullable String of(String word, Collection<String> candidates) {
        String best = null;
        int least = Math.max(1, word.length() / 3) + 1;
        for (String candidate : candidates) {
            int far = distance(word.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            if (far < least) {
                least = far;
                best = candidate;
            }
        }
        return best == null ? null : "did you mean `" + best + "`?";
    }

    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int same = corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                corner = row[j];
                row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, same);
            }
        }
        return row[b.length()];
    }

    /** {@code `a`, `b`, `c`}, cut where it would be too long to read. */
    public static String list(Collection<String> words) {
        String shown = words.stream().limit(ENOUGH).map(w -> "`" + w + "`").collect(Collectors.joining(", "));
        return words.size() > ENOUGH ? shown + ", …" : shown;
    }
}
