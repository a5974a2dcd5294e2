package io.petteia.terminal.picture;

import io.petteia.model.Board;
import io.petteia.model.Board.Place;
import io.petteia.model.Domain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Small boards of each shape, made by hand. */
final class Boards {
    private static final double HIGH = Math.sqrt(3) / 2;

    private Boards() {}

    static Board square(int columns, int rows) {
        Grid grid = new Grid("square");
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                double x = column;
                double y = -row;
                grid.add(letter(column) + row, row, column, x, y, box(x, y));
            }
        }
        return grid.board();
    }

    static Board rhombus(int size) {
        Grid grid = new Grid("rhombus");
        for (int row = 1; row <= size; row++) {
            for (int column = 1; column <= size; column++) {
                double x = column * HIGH;
                double y = -row - column / 2.0;
                grid.add(letter(column) + row, row, column, x, y, flatHexagon(x, y));
            }
        }
        return grid.board();
    }

    static Board hexagon(int radius) {
        Grid grid = new Grid("hexagon");
        for (int r = -radius; r <= radius; r++) {
            for (int q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++) {
                double x = q + r / 2.0;
                double y = r * HIGH;
                grid.add(q + "," + r, r + radius + 1, q + radius + 1, x, y, hexagon(x, y));
            }
        }
        return grid.board();
    }

    static Board triangles(int rows) {
        Grid grid = new Grid("triangles");
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= 2 * rows + 1; column++) {
                boolean up = (row + column) % 2 == 0;
                double x = column / 2.0;
                double top = row * HIGH;
                double[][] corners = up
                        ? new double[][] {{x, top}, {x + 0.5, top + HIGH}, {x - 0.5, top + HIGH}}
                        : new double[][] {{x, top + HIGH}, {x + 0.5, top}, {x - 0.5, top}};
                grid.add(letter(column) + row, row, column, x, top + HIGH * (up ? 2 : 1) / 3, corners);
            }
        }
        return grid.board();
    }

    /** Two squares, one in the other, joined in the middle of their sides; and a diagonal in a corner. */
    static Board morris() {
        Grid grid = new Grid("graph");
        String[] names = {"a5", "c5", "e5", "b4", "c4", "d4", "a3", "b3", "d3", "e3", "b2", "c2", "d2", "a1", "c1", "e1"
        };
        for (String name : names) grid.add(name, 0, 0, name.charAt(0) - 'a', '5' - name.charAt(1), new double[0][]);
        String[] joined = {
            "a5 c5", "c5 e5", "b4 c4", "c4 d4", "a3 b3", "d3 e3", "b2 c2", "c2 d2", "a1 c1", "c1 e1", "a5 a3", "a3 a1",
            "b4 b3", "b3 b2", "c5 c4", "c2 c1", "d4 d3", "d3 d2", "e5 e3", "e3 e1", "a5 b4", "d4 e5"
        };
        for (String pair : joined) grid.join(pair.substring(0, 2), pair.substring(3));
        return grid.board();
    }

    /** The same board, which is bare at first. */
    static Board bare(Board board) {
        return with(board, true, List.of());
    }

    /** The same board in parts: the number of each site's part, in the order of the sites. */
    static Board parted(Board board, int... parts) {
        Domain names = new Domain(Domain.Sort.GROUPING, "part", List.of("p", "q"));
        return with(board, false, List.of(new Board.Grouping(names, parts)));
    }

    private static Board with(Board board, boolean bare, List<Board.Grouping> groupings) {
        return new Board(
                board.title(),
                board.shape(),
                board.sites(),
                board.directions(),
                board.next(),
                board.opposite(),
                board.groups(),
                board.linked(),
                board.turnable(),
                board.row(),
                board.column(),
                board.lattice(),
                board.middle(),
                board.stacks(),
                bare,
                board.off(),
                board.places(),
                groupings);
    }

    private static String letter(int column) {
        return Character.toString('a' + column - 1);
    }

    private static double[][] box(double x, double y) {
        return new double[][] {{x - 0.5, y - 0.5}, {x + 0.5, y - 0.5}, {x + 0.5, y + 0.5}, {x - 0.5, y + 0.5}};
    }

    private static double[][] hexagon(double x, double y) {
        double side = 1 / Math.sqrt(3);
        return new double[][] {
            {x, y - side},
            {x + 0.5, y - side / 2},
            {x + 0.5, y + side / 2},
            {x, y + side},
            {x - 0.5, y + side / 2},
            {x - 0.5, y - side / 2}
        };
    }

    private static double[][] flatHexagon(double x, double y) {
        double[][] corners = hexagon(y, x);
        for (double[] corner : corners) {
            double swapped = corner[0];
            corner[0] = corner[1];
            corner[1] = swapped;
        }
        return corners;
    }

    private static final class Grid {
        private final String shape;
        private final List<String> names = new ArrayList<>();
        private final List<Integer> rows = new ArrayList<>();
        private final List<Integer> columns = new ArrayList<>();
        private final List<Place> places = new ArrayList<>();
        private final List<List<Integer>> links = new ArrayList<>();

        Grid(String shape) {
            this.shape = shape;
        }

        void add(String name, int row, int column, double x, double y, double[][] corners) {
            names.add(name);
            rows.add(row);
            columns.add(column);
            places.add(new Place(x, y, corners));
            links.add(new ArrayList<>());
        }

        void join(String a, String b) {
            links.get(names.indexOf(a)).add(names.indexOf(b));
            links.get(names.indexOf(b)).add(names.indexOf(a));
        }

        Board board() {
            return new Board(
                    "",
                    shape,
                    new Domain(Domain.Sort.SITE, "site", names),
                    new Domain(Domain.Sort.DIRECTION, "direction", List.of()),
                    new int[0][],
                    new int[0],
                    Map.of(),
                    links.stream().map(Grid::ints).toArray(int[][]::new),
                    new int[0],
                    ints(rows),
                    ints(columns),
                    null,
                    -1,
                    false,
                    false,
                    new boolean[names.size()],
                    places,
                    List.of());
        }

        private static int[] ints(List<Integer> list) {
            return Arrays.stream(list.toArray(Integer[]::new)).mapToInt(i -> i).toArray();
        }
    }
}
