package io.petteia.playtest;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.Type;
import io.petteia.model.definition.Option;
import io.petteia.model.definition.Options;
import io.petteia.model.reading.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Few settings of a game's options in which each value meets each value of every other option: of a range its ends and its standard, of the others
 * all. The standard comes first. Which sets come out depends on the options alone. What the game's own checks exclude is left out.
 */
final class OptionSets {
    /** One option at one value, and another at one of its. */
    private record Pair(int option, int value, int other, int otherValue) {}

    private final Options options;
    private final List<String> names = new ArrayList<>();
    private final List<List<String>> values = new ArrayList<>();
    private final Set<Pair> open = new LinkedHashSet<>();
    private final List<Map<String, String>> sets = new ArrayList<>();
    private final int most;

    private OptionSets(Options options, int most) {
        this.options = options;
        this.most = most;
        for (Option option : options.all()) {
            List<String> each = values(option);
            if (each.size() < 2) continue;
            names.add(option.name());
            values.add(each);
        }
        for (int i = 0; i < names.size(); i++)
            for (int j = i + 1; j < names.size(); j++)
                for (int v = 0; v < values.get(i).size(); v++)
                    for (int w = 0; w < values.get(j).size(); w++) open.add(new Pair(i, v, j, w));
    }

    /** @param most sets at most */
    static List<Map<String, String>> of(Options options, int most) {
        OptionSets covering = new OptionSets(options, most);
        covering.cover();
        return covering.sets;
    }

    /** The standard first. */
    static List<String> values(Option option) {
        Set<String> values = new LinkedHashSet<>();
        values.add(option.standard());
        if (option.choices().isEmpty() && option.type() instanceof Type.Num range) {
            values.add(Integer.toString(range.least()));
            values.add(Integer.toString(range.most()));
        } else {
            values.addAll(option.values());
        }
        return List.copyOf(values);
    }

    private void cover() {
        take(new int[names.size()]);
        if (names.size() == 1) for (int v = 1; v < values.get(0).size(); v++) take(new int[] {v});
        while (!open.isEmpty() && sets.size() < most) {
            Pair first = open.iterator().next();
            if (!take(around(first))) take(alone(first));
            // Met now, or never to be.
            open.remove(first);
        }
    }

    /** The pair, and of every other option in turn the value that meets most values which it has not met yet. */
    private int[] around(Pair pair) {
        int[] row = new int[names.size()];
        boolean[] set = new boolean[names.size()];
        row[pair.option()] = pair.value();
        row[pair.other()] = pair.otherValue();
        set[pair.option()] = true;
        set[pair.other()] = true;
        for (int option = 0; option < row.length; option++) {
            if (set[option]) continue;
            int best = -1;
            for (int value = 0; value < values.get(option).size(); value++) {
                int met = 0;
                for (int other = 0; other < row.length; other++)
                    if (set[other] && open.contains(pair(option, value, other, row[other]))) met++;
                if (met <= best) continue;
                best = met;
                row[option] = value;
            }
            set[option] = true;
        }
        return row;
    }

    private int[] alone(Pair pair) {
        int[] row = new int[names.size()];
        row[pair.option()] = pair.value();
        row[pair.other()] = pair.otherValue();
        return row;
    }

    private static Pair pair(int option, int value, int other, int otherValue) {
        return option < other ? new Pair(option, value, other, otherValue) : new Pair(other, otherValue, option, value);
    }

    /** False if the game excludes it. */
    private boolean take(int[] row) {
        Map<String, String> set = new LinkedHashMap<>();
        Map<String, Options.Given> given = new LinkedHashMap<>();
        for (int i = 0; i < row.length; i++) {
            String value = values.get(i).get(row[i]);
            // What is standard need not be said.
            if (row[i] > 0) set.put(names.get(i), value);
            given.put(names.get(i), new Options.Given(value, null));
        }
        boolean first = sets.isEmpty();
        if (!first && options.settle(given, new Reader(new Diagnostics())) == null) return false;
        sets.add(set);
        for (int i = 0; i < row.length; i++)
            for (int j = i + 1; j < row.length; j++) open.remove(new Pair(i, row[i], j, row[j]));
        return true;
    }
}
