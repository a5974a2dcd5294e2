package io.petteia.model.check.flow;

import io.petteia.model.Names;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** All values that the options may have, tried out in turn, as far as they are not too many. */
final class OptionValues {
    private static final int MOST = 20_000;

    /** A condition, and whether it holds. */
    record Known(Term condition, boolean holds) {}

    private final WholeGame game;

    OptionValues(WholeGame game) {
        this.game = game;
    }

    List<Known> with(List<Known> known, Term condition, boolean holds) {
        List<Known> more = new ArrayList<>(known);
        more.add(new Known(condition, holds));
        return more;
    }

    /** Whether some values let all be as known. What depends on play may be either way. */
    boolean isPossible(List<Known> known) {
        Known last = known.get(known.size() - 1);
        Set<String> names = new TreeSet<>();
        for (Known each : known) mention(each.condition(), names);
        if (names.isEmpty()) return agrees(last, Map.of());
        Map<String, int[]> ranges = new LinkedHashMap<>();
        long all = 1;
        for (String name : names) {
            int[] range = range(name);
            if (range == null) return true;
            ranges.put(name, range);
            all *= (long) range[1] - range[0] + 1;
            if (all > MOST) return true;
        }
        return some(new ArrayList<>(ranges.keySet()), 0, ranges, new LinkedHashMap<>(), known);
    }

    private boolean some(
            List<String> names, int at, Map<String, int[]> ranges, Map<String, Integer> values, List<Known> known) {
        if (at == names.size()) return known.stream().allMatch(each -> agrees(each, values));
        String name = names.get(at);
        int[] range = java.util.Objects.requireNonNull(ranges.get(name));
        for (int value = range[0]; value <= range[1]; value++) {
            values.put(name, value);
            if (some(names, at + 1, ranges, values, known)) return true;
        }
        return false;
    }

    private boolean agrees(Known known, Map<String, Integer> values) {
        Integer value = new Foreseen(game.option(), values).value(known.condition());
        return value == null || (value != 0) == known.holds();
    }

    private void mention(Term condition, Set<String> names) {
        Inside.walk(condition, node -> {
            if (!(node instanceof Term term)) return;
            if (term instanceof Term.DefineCall call
                    && call.arguments().isEmpty()
                    && call.define().isChecked()) {
                mention(call.define().value(), names);
            }
            String name = game.option().apply(term);
            if (name != null) names.add(name);
        });
    }

    private int @Nullable [] range(String option) {
        Names.OptionValue value = game.names().options().get(option);
        if (value == null) return null;
        Type type = value.type();
        if (type instanceof Type.Num number) return new int[] {number.least(), number.most()};
        if (type instanceof Type.Member member)
            return new int[] {0, member.domain().size() - 1};
        return type.equals(Type.TRUTH) ? new int[] {0, 1} : null;
    }
}
