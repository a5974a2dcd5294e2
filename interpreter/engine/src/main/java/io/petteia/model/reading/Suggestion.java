package io.petteia.model.reading;

import io.petteia.grammar.text.Spelling;
import java.util.Collection;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a message offers instead of a word that is not known. */
public final class Suggestion {
    private static final int ENOUGH = 12;

    private Suggestion() {}

    /** The nearest of the candidates as a question, null if none is near. Of numbers none is nearer than another. */
    public static @Nullable String of(String word, Collection<String> candidates) {
        return Reader.isInteger(word) ? null : Spelling.didYouMean(word, candidates);
    }

    /** What to expect of a word that may be one of these; nothing if they are too many to read. */
    public static @Nullable String oneOf(Collection<String> words) {
        if (words.isEmpty() || words.size() > ENOUGH) return null;
        return words.size() == 1 ? list(words) : "one of " + list(words);
    }

    /** {@code `a`, `b`, `c`}, cut where it would be too long to read. */
    public static String list(Collection<String> words) {
        String shown = words.stream().limit(ENOUGH).map(w -> "`" + w + "`").collect(Collectors.joining(", "));
        return words.size() > ENOUGH ? shown + ", …" : shown;
    }
}
