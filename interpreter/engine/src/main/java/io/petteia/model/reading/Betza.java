package io.petteia.model.reading;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Ralph Betza's notation for how pieces move, {@code betza(mfWcfF)}, told in line patterns. Small letters before an atom say when and whither, an atom is
 * a step or a leap, a number behind it or the same letter again how often it may be repeated.
 *
 * <p>Everything that a pattern is made of gets the place of its atom, so that whatever is wrong with it is told there.
 */
public final class Betza {
    private static final Pattern WHOLE = Pattern.compile("\\s*betza\\((.*)\\)\\s*");
    private static final Pattern PART = Pattern.compile("([a-z]*)([A-Z])(\\2|[0-9]+)?");
    private static final String ATOMS = "WFDNAHCLJZGKRBQ";
    /** Those made of others, and those that go by another name. */
    private static final Map<Character, String> MEANT = Map.of('K', "WF", 'L', "C", 'J', "Z");

    private final Diagnostics diagnostics;
    private final Snippet text;
    private final List<Snippet> patterns = new ArrayList<>();

    private Betza(Snippet text, Diagnostics diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    /** The patterns, as they would be written; null if the text is none of Betza's. */
    public static @Nullable List<Snippet> patterns(Snippet content, Diagnostics diagnostics) {
        Matcher whole = WHOLE.matcher(content.text());
        if (!whole.matches()) return null;
        Betza betza = new Betza(content.part(whole.start(1), whole.end(1)), diagnostics);
        betza.read();
        return betza.patterns;
    }

    private void read() {
        if (text.text().isEmpty()) error(0, 0, "here is no atom", "atoms such as `W` or `N`, `betza(mfWcfF)`");
        Matcher part = PART.matcher(text.text());
        int at = 0;
        while (at < text.text().length()) {
            part.region(at, text.text().length());
            if (!part.lookingAt()) {
                boolean small = Character.isLowerCase(text.text().charAt(at));
                int end = small ? text.text().length() : at + 1;
                error(at, end, "`" + text.text().substring(at, end) + "` is no atom of Betza's notation", oneOf());
                return;
            }
            part(part);
            at = part.end();
        }
    }

    private static @Nullable String oneOf() {
        return Suggestion.oneOf(Arrays.asList(ATOMS.split("")));
    }

    private void part(Matcher part) {
        char letter = part.group(2).charAt(0);
        if (ATOMS.indexOf(letter) < 0) {
            error(part.start(2), part.end(2), "`" + letter + "` is no atom of Betza's notation", oneOf());
            return;
        }
        BetzaModifiers modifiers = modifiers(part);
        if (modifiers == null) return;
        String repeated = part.group(3);
        int range = repeated == null ? 1 : Character.isDigit(repeated.charAt(0)) ? number(repeated) : 0;
        atoms(letter, range, modifiers, part);
    }

    private static int number(String digits) {
        return digits.length() > 4 ? 0 : Integer.parseInt(digits);
    }

    private void atoms(char letter, int range, BetzaModifiers modifiers, Matcher part) {
        String meant = MEANT.get(letter);
        if (letter == 'R' || letter == 'B') {
            add(letter == 'R' ? 'W' : 'F', part.group(3) == null ? 0 : range, modifiers, part);
        } else if (letter == 'Q') {
            add('W', part.group(3) == null ? 0 : range, modifiers, part);
            add('F', part.group(3) == null ? 0 : range, modifiers, part);
        } else if (meant != null) for (char each : meant.toCharArray()) add(each, range, modifiers, part);
        else add(letter, range, modifiers, part);
    }

    private void add(char atom, int range, BetzaModifiers modifiers, Matcher part) {
        try {
            String pattern = new BetzaAtom(atom, range, modifiers).pattern();
            int[] offsets = new int[pattern.length() + 1];
            Arrays.fill(offsets, text.offsets()[part.start()]);
            offsets[pattern.length()] = text.offsets()[part.end()];
            patterns.add(new Snippet(text.source(), pattern, offsets));
        } catch (BetzaAtom.Unsayable thrown) {
            error(part.start(), part.end(), thrown.why, thrown.expected);
        }
    }

    private @Nullable BetzaModifiers modifiers(Matcher part) {
        String letters = part.group(1);
        for (int i = 0; i < letters.length(); i++) {
            if (BetzaModifiers.KNOWN.indexOf(letters.charAt(i)) >= 0) continue;
            int at = part.start(1) + i;
            error(
                    at,
                    at + 1,
                    "`" + letters.charAt(i) + "` says nothing before an atom",
                    Suggestion.oneOf(Arrays.asList(BetzaModifiers.KNOWN.split(""))));
            return null;
        }
        return BetzaModifiers.of(letters);
    }

    private void error(int start, int end, String message, @Nullable String expected) {
        diagnostics.add(
                Diagnostic.error("bad-betza", text.span(start, end), message).expected(expected));
    }
}
