package io.petteia.model.reading;

import io.petteia.model.reading.BetzaAtom.Unsayable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which of its eight leaps a knight, or a longer leaper, makes. One letter, or the same twice, is the pair that goes farthest that way. Of two letters the
 * second is the way that it goes farther: {@code fs} are the two wide leaps forward, {@code fr} one of them, {@code rf} one of the narrow ones. With
 * {@code h} they are all four on that side.
 */
final class ObliqueWays {
    private static final Map<Character, String> NAMES =
            Map.of('f', "forward", 'b', "backward", 'l', "leftward", 'r', "rightward", 's', "sideways");

    private ObliqueWays() {}

    /**
     * @param major whither it goes farther, as patterns call it
     * @param minor to which side; null for both
     * @param wide whether it goes farther to the side than along {@code major}
     */
    record Way(String major, @Nullable String minor, boolean wide) {
        String text() {
            return ", " + major + (minor == null ? "" : ", " + minor);
        }
    }

    static List<Way> of(String letters) throws Unsayable {
        List<Way> ways = new ArrayList<>();
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            char next = i + 1 < letters.length() ? letters.charAt(i + 1) : ' ';
            if (letter == 'h') throw new Unsayable("`h` stands behind a direction", "such as `fh`");
            boolean crossing = next != ' ' && next != 'h' && isUpright(letter) != isUpright(next);
            if (crossing) {
                boolean both = letter == 's' || letter == 'v';
                for (char major : single(next)) ways.add(new Way(name(major), both ? null : name(letter), false));
            } else if (next == 'h') {
                for (char each : single(letter)) {
                    ways.add(new Way(name(each), null, false));
                    ways.add(new Way(name(each), null, true));
                }
            } else for (char each : single(letter)) ways.add(new Way(name(each), null, false));
            if (crossing || next == letter || next == 'h') i++;
        }
        return ways;
    }

    private static boolean isUpright(char letter) {
        return letter == 'f' || letter == 'b' || letter == 'v';
    }

    /** Upright and sideways each as one letter where a pattern has a word for both. */
    private static char[] single(char letter) {
        return letter == 'v' ? new char[] {'f', 'b'} : new char[] {letter};
    }

    private static String name(char letter) {
        String name = NAMES.get(letter);
        if (name == null) throw new IllegalStateException("no direction: " + letter);
        return name;
    }
}
