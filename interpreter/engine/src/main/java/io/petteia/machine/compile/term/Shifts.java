package io.petteia.machine.compile.term;

import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.pattern.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * All sites of a set stepped back in a direction at once: the sites whose neighbour in the direction is in the set. Sites whose neighbours are equally far off in
 * the numbering move by one masked shift. Condition: a direction has few such distances, all below 64.
 */
public final class Shifts {
    private static final int MOST = 4;

    private Shifts() {}

    public static Map<Integer, long[]> distances(Unit unit, int direction) {
        Steps steps = unit.program.steps();
        Map<Integer, long[]> masks = new TreeMap<>();
        for (int s = 0; s < unit.layout.model().board().size(); s++) {
            int to = steps.next(direction, s);
            if (to < 0) continue;
            masks.computeIfAbsent(to - s, k -> new long[unit.words])[s >> 6] |= 1L << s;
        }
        return masks;
    }

    public static boolean fit(Unit unit, int direction) {
        Map<Integer, long[]> masks = unit.distances(direction);
        return masks.size() <= MOST && masks.keySet().stream().allMatch(k -> k != 0 && Math.abs(k) < 64);
    }

    /** The words of a set, which are plain, stepped back. */
    public static String[] back(Unit unit, int direction, String[] of) {
        List<List<String>> parts = new ArrayList<>();
        for (int w = 0; w < of.length; w++) parts.add(new ArrayList<>());
        unit.distances(direction).forEach((distance, mask) -> {
            for (int w = 0; w < of.length; w++)
                if (mask[w] != 0)
                    parts.get(w).add("(" + shifted(of, w, distance) + " & " + Terms.literal(mask[w]) + ")");
        });
        String[] all = new String[of.length];
        for (int w = 0; w < all.length; w++)
            all[w] = parts.get(w).isEmpty() ? "0L" : "(" + String.join(" | ", parts.get(w)) + ")";
        return all;
    }

    /** A word of a set moved by a distance in the numbering, below 64. */
    static String shifted(String[] of, int w, int distance) {
        if (distance > 0) {
            String low = of[w] + " >>> " + distance;
            return w + 1 < of.length ? "(" + low + " | " + of[w + 1] + " << " + (64 - distance) + ")" : "(" + low + ")";
        }
        String high = of[w] + " << " + -distance;
        return w > 0 ? "(" + high + " | " + of[w - 1] + " >>> " + (64 + distance) + ")" : "(" + high + ")";
    }

    /** The sites from which the neighbour in a direction is in a set; null where it does not fit. */
    static String @Nullable [] backOrNull(Unit unit, int direction, String[] of) {
        return fit(unit, direction) ? back(unit, direction, of) : null;
    }
}
