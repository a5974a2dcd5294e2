package io.petteia.terminal.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.model.Board;
import io.petteia.model.GameModel.PieceType;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextBoardTest {
    private static final BitSet NONE = new BitSet();

    private static final List<PieceType> PIECES = List.of(
            new PieceType("king", "K", false), new PieceType("man", "M", false), new PieceType("wall", "#", true));

    private static Emblems two() {
        return new Emblems(List.of("White", "Black"), PIECES, List.of("plain", "mountain", "water"));
    }

    private static String draw(Board board, Emblems emblems, Appearance look, BitSet marked) {
        return String.join("\n", new TextBoard(board, emblems).draw(look, marked, false)) + "\n";
    }

    @Test
    void squaresHaveCoordinatesAtTheirEdges() {
        Board board = Boards.square(4, 3);
        Scene scene = new Scene(board)
                .man("a1", 0, 0)
                .man("b2", 1, 1)
                .man("d1", 2, -1)
                .man("d2", 1, -1)
                .terrain("c1", 1)
                .terrain("c3", 2)
                .lift("d3");
        BitSet marked = new BitSet();
        marked.set(board.sites().ordinal("b2"));
        assertThat(draw(board, two(), scene, marked)).isEqualTo("""
                     a   b   c   d
                  3  .   .   ~      3
                  2  .  [m]  .  *M  2
                  1  K   .   ^   #  1
                     a   b   c   d
                """);
    }

    @Test
    void hexagonsAreShiftedRowByRow() {
        Board board = Boards.rhombus(3);
        assertThat(draw(board, two(), new Scene(board).man("a2", 0, 0).man("b2", 0, 1), NONE))
                .isEqualTo("""
                         a   b   c
                      3  .   .   .  3
                    2  K   k   .  2
                  1  .   .   .  1
                     a   b   c
                """);
    }

    @Test
    void namesStandOnEmptySitesWhereNoEdgeTellsThem() {
        Board board = Boards.hexagon(1);
        assertThat(draw(board, two(), new Scene(board).man("0,0", 1, 1).lift("1,0"), NONE))
                .isEqualTo("""
                    0,-1  1,-1
                 -1,0    m
                    -1,1   0,1
                """);
    }

    @Test
    void aBoardThatIsLaidInPlayIsDrawnWhereSomethingLies() {
        Board board = Boards.bare(Boards.hexagon(9));
        Scene scene = new Scene(board).man("1,0", 0, 0);
        for (String site : board.sites().members())
            if (!List.of("0,0", "1,0", "0,1", "1,-1").contains(site)) scene.lift(site);
        assertThat(draw(board, two(), scene, NONE)).isEqualTo("    1,-1\n  0,0    K\n     0,1\n");
    }

    @Test
    void trianglesPointUpAndDown() {
        Board board = Boards.triangles(2);
        assertThat(draw(board, two(), new Scene(board).man("b1", 0, 0), NONE)).isEqualTo("""
                     a  b  c  d  e
                  1 /. \\K /. \\. /.  1
                  2 \\. /. \\. /. \\.  2
                     a  b  c  d  e
                """);
    }

    @Test
    void pointsAreJoinedByLines() {
        Board board = Boards.morris();
        assertThat(draw(board, two(), new Scene(board).man("a1", 0, 0).man("d4", 1, 1), NONE))
                .isEqualTo("""
                 a5------c5------e5
                  | \\     |     / |
                  |  b4--c4---m   |
                  |   |       |   |
                 a3--b3      d3--e3
                  |   |       |   |
                  |  b2--c2--d2   |
                  |       |       |
                  K------c1------e1
                """);
    }

    @Test
    void moreThanTwoPlayersAreToldApartBehindTheSymbol() {
        Board board = Boards.square(3, 1);
        Emblems three = new Emblems(List.of("North", "East", "West"), PIECES, List.of("plain"));
        assertThat(draw(
                        board,
                        three,
                        new Scene(board).man("a1", 0, 0).man("b1", 0, 2).man("c1", Appearance.UNKNOWN, 1),
                        NONE))
                .contains("Kn  Kw  ?e");
        Emblems alike =
                new Emblems(List.of("Syracuse", "Sparta"), List.of(new PieceType("star", "★", false)), List.of());
        assertThat(draw(board, alike, new Scene(board).man("a1", 0, 0).man("b1", 0, 1), NONE))
                .contains("★1  ★2");
    }

    @Test
    void whereAllPiecesAreAlikeTheOwnersInitialSaysEnough() {
        Board board = Boards.square(2, 1);
        Emblems alike =
                new Emblems(List.of("Red", "Yellow"), List.of(new PieceType("disc", "D", false)), List.of("plain"));
        assertThat(draw(board, alike, new Scene(board).man("a1", 0, 0).man("b1", 0, 1), NONE))
                .contains("R  Y");
        assertThat(alike.legend()).containsExactly("R Red  Y Yellow");
    }

    @Test
    void stacksNumbersAndTruthsAreWrittenToo() {
        Board board = Boards.square(4, 1);
        Emblems emblems = two();
        Scene scene = new Scene(board)
                .man("a1", 1, 1)
                .man("a1", 1, 0)
                .mark("b1", "seeds", "12")
                .man("c1", 1, 0)
                .mark("c1", "bound", "")
                .mark("c1", "strength", "3")
                .mark("d1", "mined", "");
        assertThat(draw(board, emblems, scene, NONE)).contains("M2", "12", "M:3'", ".!");
        assertThat(emblems.legend())
                .containsExactly(
                        "K king  M man  # wall",
                        "White CAPITALS  Black small  * nobody's",
                        ". plain  ^ mountain  ~ water",
                        "' bound  ! mined");
    }

    @Test
    void coloursAreOnlyAddedToTheText() {
        Board board = Boards.square(2, 1);
        Scene scene = new Scene(board).man("a1", 0, 0).man("b1", 0, 1);
        TextBoard picture = new TextBoard(board, two());
        String coloured = String.join("\n", picture.draw(scene, NONE, true));
        assertThat(coloured).contains("\u001b[1mK\u001b[0m");
        assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", ""))
                .isEqualTo(String.join("\n", picture.draw(scene, NONE, false)));
    }

    @Test
    void aBoardOfNamesShowsThemAll() {
        Board board = Boards.square(2, 2);
        assertThat(new TextBoard(board, two()).drawNames(new Scene(board).lift("b2")))
                .containsExactly("     a   b", "  2 a2      2", "  1 a1  b1  1", "     a   b");
    }
}
