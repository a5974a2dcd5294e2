package io.petteia.grammar.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Finds what an author may have meant by a word that is unknown. Two words are near if few letters are left out, put in, taken for others or
 * swapped, for their length; if they differ in case or in a plural's ending only; or if one begins the other. The same everywhere, whatever the
 * machine's language.
 */
public final class Spelling {
    /** More than any word is worth. */
    private static final int LONGEST = 64;

    private Spelling() {}

    /** A sentence for {@link Diagnostic#suggest}; null if nothing is near. */
    public static @Nullable String didYouMean(String wrong, Collection<String> fitting) {
        String closest = closest(wrong, fitting);
        return closest == null ? null : "did you mean `" + closest + "`?";
    }

    /** The nearest of the words that would fit; null if none is near. */
    public static @Nullable String closest(String wrong, Collection<String> fitting) {
        List<String> near = near(wrong, fitting);
        return near.isEmpty() ? null : near.get(0);
    }

    /** The words that are near, the nearest first. */
    public static List<String> near(String wrong, Collection<String> fitting) {
        return fitting.stream()
                .filter(word -> !word.equals(wrong) && cost(wrong, word) < FAR)
                .distinct()
                .sorted(Comparator.<String>comparingInt(word -> cost(wrong, word))
                        .thenComparing(word -> word))
                .toList();
    }

    private static final int FAR = Integer.MAX_VALUE;

    /** In tenths of a letter, so that of two words equally far the one that looks more alike wins. */
    private static int cost(String wrong, String word) {
        if (wrong.length() > LONGEST || word.length() > LONGEST || wrong.isEmpty() || word.isEmpty()) return FAR;
        String a = wrong.toLowerCase(Locale.ROOT);
        String b = word.toLowerCase(Locale.ROOT);
        if (a.equals(b)) return 1;
        int shorter = Math.min(a.length(), b.length());
        if (shorter > 2 && isPlural(a, b)) return 3;
        int allowed = shorter <= 2 ? 0 : shorter <= 4 ? 1 : shorter <= 8 ? 2 : 3;
        int distance = distance(a, b);
        if (distance <= allowed) return distance * 10 + (a.charAt(0) == b.charAt(0) ? 0 : 5);
        if (shorter >= 3 && (a.startsWith(b) || b.startsWith(a))) return 40 + Math.abs(a.length() - b.length());
        return FAR;
    }

    private static boolean isPlural(String a, String b) {
        return a.equals(b + "s") || b.equals(a + "s") || a.equals(b + "es") || b.equals(a + "es");
    }

    /** How many letters must be left out, put in, replaced, or swapped with their neighbour to make one word of the other. */
    public static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) last[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(last[j], row[j - 1]) + 1, last[j - 1] + replaced);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
            }
            beforeLast = last;
            last = row;
        }
        return last[b.length()];
    }
}
