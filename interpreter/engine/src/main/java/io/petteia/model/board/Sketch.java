package io.petteia.model.board;

import io.petteia.grammar.text.Span;
import io.petteia.model.Board.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A board while it is being drawn: first its sites, then its directions, then what joins them by name. */
final class Sketch {
    static final int NONE = -1;
    static final int MOST_SITES = 32_768;

    /** @param at coordinates on the lattice; null for extra sites and on graphs */
    record Cell(String name, @Nullable Span span, int @Nullable [] at, int row, int column, Place place) {}

    /** A group that is not the same for all: by player the names of its directions. */
    record Relative(List<List<String>> byPlayer) {}

    final String shape;
    final List<Cell> cells = new ArrayList<>();
    final Map<String, int[]> next = new LinkedHashMap<>();
    final Map<String, String> opposite = new HashMap<>();
    final Map<String, List<String>> groups = new LinkedHashMap<>();
    final Map<String, Relative> relative = new LinkedHashMap<>();
    final List<String> turnable = new ArrayList<>();
    final List<int[]> links = new ArrayList<>();
    int middle = NONE;

    @Nullable
    Grid grid;

    private final Map<String, Integer> ordinals = new HashMap<>();
    private final Map<Long, Integer> byPlace = new HashMap<>();

    Sketch(String shape) {
        this.shape = shape;
        groups.put("orthogonal", new ArrayList<>());
        groups.put("all", new ArrayList<>());
    }

    /** The new site's ordinal, or -1 if one of that name is there. */
    int add(Cell cell) {
        if (ordinals.putIfAbsent(cell.name(), cells.size()) != null) return NONE;
        if (cell.at() != null) byPlace.put(key(cell.at()[0], cell.at()[1]), cells.size());
        cells.add(cell);
        return cells.size() - 1;
    }

    int site(String name) {
        return ordinals.getOrDefault(name, NONE);
    }

    List<String> names() {
        return cells.stream().map(Cell::name).toList();
    }

    /** The site at a place of the lattice. */
    int site(int x, int y) {
        return byPlace.getOrDefault(key(x, y), NONE);
    }

    /** Directions by their steps on the lattice, in the order given; those that cancel out are opposites. */
    void lattice(Map<String, int[]> steps) {
        steps.forEach((name, step) -> {
            int[] to = edge();
            for (int s = 0; s < cells.size(); s++) {
                int[] at = cells.get(s).at();
                if (at != null) to[s] = site(at[0] + step[0], at[1] + step[1]);
            }
            next.put(name, to);
            steps.forEach((other, back) -> {
                if (step[0] + back[0] == 0 && step[1] + back[1] == 0) opposite.put(name, other);
            });
        });
        turnable.addAll(steps.keySet());
    }

    /** A direction that leads nowhere yet. */
    int[] direction(String name) {
        int[] to = edge();
        next.put(name, to);
        return to;
    }

    /** Sites have been added: no direction leads from or to them yet. */
    void extend() {
        next.replaceAll((name, to) -> {
            int[] longer = edge();
            System.arraycopy(to, 0, longer, 0, to.length);
            return longer;
        });
    }

    void group(String name, String... directions) {
        groups.computeIfAbsent(name, n -> new ArrayList<>()).addAll(List.of(directions));
    }

    private int[] edge() {
        int[] to = new int[cells.size()];
        Arrays.fill(to, NONE);
        return to;
    }

    private static long key(int x, int y) {
        return ((long) x << 32) ^ (y & 0xffffffffL);
    }
}
