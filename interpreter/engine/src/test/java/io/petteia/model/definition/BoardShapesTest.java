package io.petteia.model.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.model.Board;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sites in their order, directions and where they lead, on boards of every shape. */
class BoardShapesTest {

    private static Board board(String yaml) {
        return Samples.model("board: " + yaml + "\n").board();
    }

    /** The site one step away, {@code none} at the edge. */
    private static String step(Board board, String from, String direction) {
        int[] next = board.next()[board.directions().ordinal(direction)];
        return board.sites().member(next[board.sites().ordinal(from)]);
    }

    private static String back(Board board, String from, String direction) {
        int opposite = board.opposite()[board.directions().ordinal(direction)];
        return step(board, from, board.directions().member(opposite));
    }

    private static List<String> group(Board board, String name, int player) {
        int[] members = Objects.requireNonNull(board.groups().get(name)).byPlayer()[player];
        return Arrays.stream(members).mapToObj(board.directions()::member).toList();
    }

    @Test
    void squares() {
        Board board = board("{shape: square, size: 3x2}");
        assertThat(board.sites().members()).containsExactly("a1", "b1", "c1", "a2", "b2", "c2");
        assertThat(board.row()).containsExactly(1, 1, 1, 2, 2, 2);
        assertThat(board.column()).containsExactly(1, 2, 3, 1, 2, 3);
        assertThat(step(board, "a1", "NE")).isEqualTo("b2");
        assertThat(step(board, "a1", "W")).isEqualTo("none");
        assertThat(group(board, "forward_diagonal", 0)).containsExactly("NE", "NW");
        assertThat(group(board, "forward_diagonal", 1)).containsExactly("SE", "SW");
        assertThat(group(board, "sideways", 1)).containsExactly("E", "W");
    }

    @Test
    void forwardMayLieAnywhere() {
        Board board = board("{shape: square, size: 3, forward: {Red: E, Blue: W}}");
        assertThat(group(board, "forward", 0)).containsExactly("E");
        assertThat(group(board, "backward_diagonal", 0)).containsExactly("SW", "NW");
        assertThat(group(board, "forward_diagonal", 1)).containsExactly("SW", "NW");
    }

    @Test
    void darkSquaresWithNumbers() {
        Board board = board("{shape: square, size: 8x8, sites: dark, names: numbers from top}");
        assertThat(board.size()).isEqualTo(32);
        assertThat(board.row()[0]).isEqualTo(8);
        assertThat(board.column()[0]).isEqualTo(2);
        assertThat(step(board, "1", "SW")).isEqualTo("5");
        assertThat(step(board, "29", "N")).isEqualTo("none");
    }

    @Test
    void rhombus() {
        Board board = board("{shape: rhombus, size: 3}");
        assertThat(board.sites().members()).startsWith("a1", "b1", "c1", "a2");
        assertThat(step(board, "b2", "NW")).isEqualTo("a3");
        assertThat(step(board, "b2", "SE")).isEqualTo("c1");
        assertThat(group(board, "orthogonal", 0)).containsExactly("N", "NE", "SE", "S", "SW", "NW");
    }

    @Test
    void hexagon() {
        Board board = board("{shape: hexagon, radius: 2, names: axial}");
        assertThat(board.size()).isEqualTo(19);
        assertThat(board.sites().members()).startsWith("0,-2", "1,-2", "2,-2", "-1,-1");
        assertThat(board.sites().member(board.middle())).isEqualTo("0,0");
        assertThat(step(board, "0,0", "NE")).isEqualTo("1,-1");
        assertThat(step(board, "0,0", "SW")).isEqualTo("-1,1");
    }

    @Test
    void triangles() {
        Board board = board("{shape: triangles, size: 4x2}");
        assertThat(board.sites().members()).startsWith("a2", "b2", "c2", "d2", "a1");
        assertThat(step(board, "a2", "across")).isEqualTo("a1");
        assertThat(step(board, "a1", "across")).isEqualTo("a2");
        assertThat(step(board, "b2", "across")).isEqualTo("none");
        assertThat(step(board, "a2", "p1")).isEqualTo("c2");
        assertThat(group(board, "all", 0)).containsExactly("left", "right", "across");
    }

    @Test
    void graphs() {
        Board board = board("{shape: graph, sites: 1..4 home, lines: {rows: [1 2 3]}, links: [3 - 4],"
                + " ways: {there: {Red: home 1..4, Blue: 4..1 home}, round: ring 1 2 3 4}}");
        assertThat(board.sites().members()).containsExactly("1", "2", "3", "4", "home");
        assertThat(step(board, "2", "rows/0+")).isEqualTo("3");
        assertThat(step(board, "2", "rows/0-")).isEqualTo("1");
        assertThat(step(board, "home", "there/Red")).isEqualTo("1");
        assertThat(step(board, "4", "round")).isEqualTo("1");
        assertThat(back(board, "1", "round")).isEqualTo("4");
        assertThat(back(board, "1", "there/Red")).isEqualTo("home");
        assertThat(group(board, "there", 1)).containsExactly("there/Blue");
        assertThat(group(board, "orthogonal", 0)).containsExactly("rows/0+", "rows/0-", "link/0+", "link/0-");
        assertThat(step(board, "3", "link/0+")).isEqualTo("4");
        assertThat(back(board, "4", "link/0+")).isEqualTo("3");
        assertThat(board.linked()[2]).containsExactly(3);
        assertThat(board.lattice()).isNull();
    }

    /** Of links that meet, each is a direction of its own. */
    @Test
    void nobodyWalksFromOneLinkToTheNext() {
        Board board = board("{shape: graph, sites: 1..4, links: [1 - 2, 2 - 3, 3 - 4]}");
        assertThat(group(board, "orthogonal", 0)).containsExactly("link/0+", "link/0-", "link/1+", "link/1-");
        assertThat(step(board, "1", "link/0+")).isEqualTo("2");
        assertThat(step(board, "2", "link/0+")).isEqualTo("none");
        assertThat(step(board, "2", "link/1+")).isEqualTo("3");
        assertThat(step(board, "3", "link/0+")).isEqualTo("4");
    }

    @ParameterizedTest
    @CsvSource({"6x2, f1, a2", "3x4, c1, a4", "27x2, z1, a2"})
    void starsAreTheLastThereIs(String size, String corner, String last) {
        Board board = board("{shape: square, size: " + size + ", ways: {row: ring a1..*1, corners: ring *1 a1..a*}}");
        assertThat(step(board, corner, "row")).isEqualTo("a1");
        assertThat(back(board, corner, "corners")).isEqualTo(last);
    }

    /** The same rhombus twice, with upright columns and with level rows. */
    @Test
    void levelRows() {
        Board upright = board("{shape: rhombus, size: 3}");
        Board level = board("{shape: rhombus, size: 3, level: true}");
        assertThat(upright.places().get(0).x())
                .isEqualTo(upright.places().get(3).x());
        assertThat(upright.places().get(0).y())
                .isNotEqualTo(upright.places().get(1).y());
        assertThat(level.places().get(0).y()).isEqualTo(level.places().get(1).y());
        assertThat(level.places().get(3).x() - level.places().get(0).x()).isEqualTo(0.5);
    }

    @Test
    void extraSitesLieBesideTheGrid() {
        Board board = board("{shape: square, size: 2, extra: [store, hand]}");
        assertThat(board.sites().members()).endsWith("store", "hand");
        assertThat(board.row()).endsWith(0, 0);
        assertThat(step(board, "b1", "E")).isEqualTo("none");
        assertThat(board.places().get(4).x()).isGreaterThan(1);
        assertThat(board.places().get(5).x()).isLessThan(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{shape: square, size: 5x4, extra: [x, y]}",
                "{shape: rhombus, size: 4x5}",
                "{shape: hexagon, radius: 3}",
                "{shape: triangles, size: 7x4, first: down}",
                "{shape: graph, sites: 1..9 in_hand, ways: {there: 1..9}}",
                "{shape: graph, lines: {rows: [a1 b1 c1, a1 a2 a3]}}",
                "{shape: graph, sites: Rome Athens Sparta, links: [Rome - Athens]}"
            })
    void everySiteIsDrawnInAPlaceOfItsOwn(String yaml) {
        List<Board.Place> places = board(yaml).places();
        for (int i = 0; i < places.size(); i++) {
            for (int j = 0; j < i; j++) {
                double far = Math.hypot(
                        places.get(i).x() - places.get(j).x(),
                        places.get(i).y() - places.get(j).y());
                assertThat(far).as(i + " and " + j).isGreaterThan(0.5);
            }
        }
    }

    /** The corner of one cell is a corner of its neighbour: cells touch, and do not overlap. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{shape: square, size: 3}",
                "{shape: rhombus, size: 3}",
                "{shape: hexagon, radius: 2}",
                "{shape: triangles, size: 5x3}"
            })
    void neighboursShareASide(String yaml) {
        Board board = board(yaml);
        for (int direction :
                Objects.requireNonNull(board.groups().get("orthogonal")).byPlayer()[0]) {
            for (int site = 0; site < board.size(); site++) {
                int other = board.next()[direction][site];
                if (other < 0) continue;
                double[][] mine = board.places().get(site).corners();
                double[][] theirs = board.places().get(other).corners();
                long shared = Arrays.stream(mine)
                        .filter(c -> Arrays.stream(theirs).anyMatch(d -> Math.hypot(c[0] - d[0], c[1] - d[1]) < 1e-9))
                        .count();
                assertThat(shared)
                        .as(board.sites().member(site) + " and " + board.sites().member(other))
                        .isEqualTo(2);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{shape: square, size: 3}",
                "{shape: rhombus, size: 3}",
                "{shape: hexagon, radius: 2}",
                "{shape: triangles, size: 5x3}"
            })
    void oppositeDirectionsLeadBack(String yaml) {
        Board board = board(yaml);
        for (int direction = 0; direction < board.directions().size(); direction++) {
            int back = board.opposite()[direction];
            int[] there = board.next()[direction];
            assertThat(IntStream.range(0, board.size()).filter(site -> there[site] >= 0))
                    .allMatch(site -> board.next()[back][there[site]] == site);
        }
    }
}
