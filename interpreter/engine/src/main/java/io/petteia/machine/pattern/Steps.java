package io.petteia.machine.pattern;

import io.petteia.model.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Where directions lead, and leaps too: a leap is a direction behind those of the board, made when a pattern asks for it.
 * Also who is joined to whom.
 */
public final class Steps {
    /** Beyond so many sites the rays would take too much room. */
    private static final int LARGEST_WITH_RAYS = 512;

    private final Board board;
    private int[][] next;
    private final int directions;
    private final List<int[]> leaps = new ArrayList<>();

    private final long @Nullable [][][] rays;

    public Steps(Board board) {
        this.board = board;
        next = board.next();
        directions = next.length;
        rays = board.size() <= LARGEST_WITH_RAYS ? rays() : null;
    }

    private long[][][] rays() {
        long[][][] all = new long[directions][board.size()][];
        for (int d = 0; d < directions; d++) {
            for (int s = 0; s < board.size(); s++) {
                long[] ray = new long[(board.size() + 63) >> 6];
                for (int t = next[d][s]; t >= 0 && (ray[t >> 6] >>> t & 1) == 0; t = next[d][t]) ray[t >> 6] |= 1L << t;
                all[d][s] = ray;
            }
        }
        return all;
    }

    /** Whether a site can be met at all when walking from another in a direction; true where that is not known. */
    boolean mayMeet(int direction, int from, int site) {
        if (direction >= directions) {
            int at = next[direction][from];
            while (at >= 0 && at != site && at != from) at = next[direction][at];
            return at == site;
        }
        return rays == null || (rays[direction][from][site >> 6] >>> site & 1) != 0;
    }

    public Board board() {
        return board;
    }

    /** The neighbour of a site in a direction or by a leap, -1 if there is none. */
    public int next(int direction, int site) {
        return next[direction][site];
    }

    /** The leaps by (a, b) in all turns and mirrorings; one direction each. */
    public int[] leap(int a, int b) {
        int[][] vectors = {{a, b}, {b, a}, {b, -a}, {a, -b}, {-a, -b}, {-b, -a}, {-b, a}, {-a, b}};
        List<Integer> found = new ArrayList<>();
        for (int[] vector : vectors) {
            int direction = direction(vector);
            if (!found.contains(direction)) found.add(direction);
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The leaps of b steps along some directions and of a steps aside, to both sides if {@code aside} is null. */
    public int[] leap(int a, int b, int[] along, int @Nullable [] aside) {
        List<Integer> found = new ArrayList<>();
        for (int d : along) {
            int[] way = vector(d);
            List<int[]> sides = new ArrayList<>(List.of(new int[] {-way[1], way[0]}, new int[] {way[1], -way[0]}));
            if (aside != null)
                sides.removeIf(side -> Arrays.stream(aside).noneMatch(other -> Arrays.equals(vector(other), side)));
            for (int[] side : sides) {
                int leap = direction(new int[] {b * way[0] + a * side[0], b * way[1] + a * side[1]});
                if (!found.contains(leap)) found.add(leap);
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    /** How one step in a direction changes the place on the lattice; nothing where there is none. */
    private int[] vector(int direction) {
        int[][] lattice = board.lattice();
        for (int s = 0; lattice != null && s < board.size(); s++) {
            int to = next[direction][s];
            if (to >= 0 && lattice[s] != null && lattice[to] != null)
                return new int[] {lattice[to][0] - lattice[s][0], lattice[to][1] - lattice[s][1]};
        }
        return new int[2];
    }

    private int direction(int[] vector) {
        for (int i = 0; i < leaps.size(); i++) if (Arrays.equals(leaps.get(i), vector)) return directions + i;
        int[][] lattice = board.lattice();
        int[] to = new int[board.size()];
        Arrays.fill(to, -1);
        for (int s = 0; lattice != null && s < to.length; s++) {
            if (lattice[s] == null) continue;
            for (int t = 0; t < to.length; t++) {
                int[] there = lattice[t];
                if (there != null && there[0] - lattice[s][0] == vector[0] && there[1] - lattice[s][1] == vector[1])
                    to[s] = t;
            }
        }
        leaps.add(vector);
        next = Arrays.copyOf(next, next.length + 1);
        next[next.length - 1] = to;
        return next.length - 1;
    }

    /** The sites joined to each in some directions or by links. */
    public Joined joined(int[] along) {
        int[][] lists = new int[board.size()][];
        for (int s = 0; s < lists.length; s++) {
            int site = s;
            IntStream beside = Arrays.stream(along).map(d -> next[d][site]).filter(t -> t >= 0);
            IntStream linked = s < board.linked().length ? Arrays.stream(board.linked()[s]) : IntStream.empty();
            lists[s] = IntStream.concat(beside, linked).distinct().toArray();
        }
        return new Joined(lists);
    }
}
