package io.petteia.model.reading;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A simple atom of Betza's notation as a line pattern.
 *
 * @param range how often it may be repeated, 0 for without end
 */
record BetzaAtom(char atom, int range, BetzaModifiers modifiers) {
    private static final Map<Character, String> LEAPS = Map.of('N', "1, 2", 'C', "1, 3", 'Z', "2, 3");

    /** What the patterns of the language have no words for. */
    static final class Unsayable extends Exception {
        private static final long serialVersionUID = 1;
        final String why;
        final @Nullable String expected;

        Unsayable(String message, @Nullable String expected) {
            super(message, null, false, false);
            this.why = message;
            this.expected = expected;
        }
    }

    /** How far one step of it goes along its line; 0 for those that go along none. */
    private int steps() {
        return switch (atom) {
            case 'W', 'F' -> 1;
            case 'D', 'A' -> 2;
            case 'H', 'G' -> 3;
            default -> 0;
        };
    }

    String pattern() throws Unsayable {
        String yields = "@" + modifiers.target();
        int steps = steps();
        if (steps == 0) return oblique(yields);
        if (steps > 1) return along() + ": " + modifiers.start() + between(steps - 1) + yields;
        return along() + ": " + modifiers.start() + way() + yields;
    }

    private String along() throws Unsayable {
        return "WDH".indexOf(atom) >= 0 ? orthogonal() : diagonal();
    }

    private String orthogonal() throws Unsayable {
        Set<String> ways = new LinkedHashSet<>();
        for (char letter : modifiers.directions().toCharArray())
            switch (letter) {
                case 'f' -> ways.add("forward");
                case 'b' -> ways.add("backward");
                case 'l' -> ways.add("leftward");
                case 'r' -> ways.add("rightward");
                case 'v' -> {
                    ways.add("forward");
                    ways.add("backward");
                }
                case 's' -> ways.add("sideways");
                default -> throw halves();
            }
        return ways.isEmpty() ? "orthogonal" : String.join(" or ", ways);
    }

    /** {@code f} goes both ways forward, {@code fl} one. */
    private String diagonal() throws Unsayable {
        Set<String> ways = new LinkedHashSet<>();
        String letters = modifiers.directions();
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            char next = i + 1 < letters.length() ? letters.charAt(i + 1) : ' ';
            boolean pair = "fb".indexOf(letter) >= 0 && "lr".indexOf(next) >= 0;
            if (pair) i++;
            switch (letter) {
                case 'f' -> ways.add(pair ? "forward_" + side(next) : "forward_diagonal");
                case 'b' -> ways.add(pair ? "backward_" + side(next) : "backward_diagonal");
                case 'l', 'r' -> {
                    ways.add("forward_" + side(letter));
                    ways.add("backward_" + side(letter));
                }
                case 'v', 's' -> ways.add("diagonal");
                default -> throw halves();
            }
        }
        return ways.isEmpty() ? "diagonal" : String.join(" or ", ways);
    }

    private static String side(char letter) {
        return letter == 'l' ? "left" : "right";
    }

    private Unsayable halves() {
        return new Unsayable("`h` speaks of half of a knight's leaps", "`f`, `b`, `l`, `r`, `v` or `s`");
    }

    // ---- what is met on the way
    private String between(int sites) throws Unsayable {
        if (range != 1) throw new Unsayable("leaps are not repeated in line patterns", "one leap, `" + atom + "`");
        if (modifiers.hopping() || modifiers.grasshopping()) throw hops();
        String met = modifiers.lame() ? "empty" : modifiers.jumping() ? "occupied" : "any";
        return (met + ", ").repeat(sites);
    }

    private Unsayable hops() {
        return new Unsayable("only sliders hop over a piece", "`R`, `B` or `Q` behind `p` or `g`");
    }

    /** Of a step or a slider, what lies before its end. */
    private String way() throws Unsayable {
        boolean far = range == 0;
        if ((modifiers.hopping() || modifiers.grasshopping()) && !far) throw hops();
        if (modifiers.hopping()) return "empty*, occupied, empty*, ";
        if (modifiers.grasshopping()) return "empty*, occupied, ";
        String skipped = modifiers.jumping() ? "any, " : "";
        if (modifiers.jumping() && range == 1)
            throw new Unsayable("a step has nothing to jump over", "a slider, or a leap such as `D`");
        if (far) return skipped + "empty*, ";
        int most = range - (modifiers.jumping() ? 2 : 1);
        return skipped + (most == 0 ? "" : "empty{0.." + most + "}, ");
    }

    // ---- knights and longer leaps
    private String oblique(String yields) throws Unsayable {
        if (modifiers.hopping() || modifiers.grasshopping() || modifiers.jumping()) throw hops();
        if (modifiers.lame()) return lame(yields);
        String numbers = LEAPS.get(atom);
        List<String> ways = new ArrayList<>();
        for (ObliqueWays.Way way : ObliqueWays.of(modifiers.directions()))
            ways.add("leap(" + (way.wide() ? mirrored() : numbers) + way.text() + ")");
        String way = ways.isEmpty() ? "leap(" + numbers + ")" : String.join(" or ", ways);
        String ridden = range == 1 ? "" : range == 0 ? "empty*, " : "empty{0.." + (range - 1) + "}, ";
        return way + ": " + modifiers.start() + ridden + yields;
    }

    private String mirrored() {
        String[] numbers = LEAPS.getOrDefault(atom, "").split(", ");
        return numbers[1] + ", " + numbers[0];
    }

    /** A lame knight goes one step straight and one askew. */
    private String lame(String yields) throws Unsayable {
        if (atom != 'N')
            throw new Unsayable(
                    "nothing says which way a lame `" + atom + "` goes",
                    "`nN`, of which the way is one step straight and one askew");
        if (range != 1) throw new Unsayable("a lame leap is not repeated", "one leap, `nN`");
        Set<String> ways = new LinkedHashSet<>();
        for (ObliqueWays.Way way : ObliqueWays.of(modifiers.directions())) {
            if (way.wide() || way.minor() != null)
                throw new Unsayable(
                        "nothing says which way half of a lame knight's leaps go", "`f`, `b`, `l`, `r`, `v` or `s`");
            ways.add(way.major());
        }
        String straight = ways.isEmpty() ? "orthogonal" : String.join(" or ", ways);
        return straight + ": " + modifiers.start() + "empty, bend(45), " + yields;
    }
}
