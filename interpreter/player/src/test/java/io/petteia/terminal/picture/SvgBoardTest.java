package io.petteia.terminal.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.model.Board;
import io.petteia.model.GameModel.PieceType;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class SvgBoardTest {
    private static final List<PieceType> PIECES = List.of(
            new PieceType("king", "K", false), new PieceType("man", "<M&", false), new PieceType("wall", "#", true));

    private static String draw(Board board, Appearance look, BitSet marked) {
        return new SvgBoard("Kings & \"walls\"", board, List.of("White", "Black"), PIECES, List.of("plain", "water"))
                .draw(look, marked);
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static Scene scene(Board board, String... sites) {
        return new Scene(board)
                .man(sites[0], 0, 0)
                .man(sites[1], 1, 1)
                .man(sites[1], 1, 0)
                .man(sites[2], 2, -1)
                .mark(sites[0], "bound", "")
                .mark(sites[3], "seeds", "12")
                .terrain(sites[2], 1);
    }

    @Test
    void everyShapeGivesAPictureThatCanBeRead() throws Exception {
        List<Board> boards = new ArrayList<>(List.of(
                Boards.square(4, 3), Boards.rhombus(4), Boards.hexagon(2), Boards.triangles(3), Boards.morris()));
        for (Board board : boards) {
            List<String> sites = board.sites().members();
            Scene scene = scene(board, sites.get(0), sites.get(3), sites.get(4), sites.get(6));
            Document picture = parse(draw(board, scene, new BitSet()));
            int groups = 0;
            for (int i = 0; i < picture.getElementsByTagName("g").getLength(); i++)
                if (((Element) picture.getElementsByTagName("g").item(i)).hasAttribute("data-site")) groups++;
            assertThat(groups).as(board.shape()).isEqualTo(board.size());
        }
    }

    @Test
    void sitesSayInWordsWhatStandsThere() {
        Board board = Boards.square(4, 3);
        String svg = draw(board, scene(board, "a1", "b1", "c1", "d1").lift("d3"), new BitSet());
        assertThat(svg)
                .contains("<title>a1: White king, bound</title>")
                .contains("<title>b1: White man, Black man</title>")
                .contains("<title>c1: water, wall</title>")
                .contains("<title>d1: seeds 12</title>")
                .contains("<title>a2</title>")
                .contains("<title>Kings &amp; &quot;walls&quot;</title>")
                .contains("&lt;M&amp;")
                .doesNotContain("data-site=\"d3\"");
    }

    @Test
    void coordinatesStandAtTheEdgesOrOnTheSites() {
        Board square = Boards.square(2, 2);
        assertThat(draw(square, new Scene(square), new BitSet()))
                .contains(">b</text>", ">2</text>")
                .doesNotContain(">b2</text>");
        Board hexagon = Boards.hexagon(1);
        assertThat(draw(hexagon, new Scene(hexagon), new BitSet())).contains(">-1,1</text>");
    }

    @Test
    void linesRunRoundGroupsOfSitesAndAlongWhatIsGone() {
        Board row = Boards.parted(Boards.square(3, 1), 0, 0, 1);
        assertThat(borders(draw(row, new Scene(row), new BitSet()))).isEqualTo(8 + 1);
        assertThat(borders(draw(row, new Scene(row).lift("c1"), new BitSet()))).isEqualTo(6);
        Board plain = Boards.square(3, 1);
        assertThat(draw(plain, new Scene(plain), new BitSet())).doesNotContain("stroke-linecap");
    }

    private static long borders(String svg) {
        String path = svg.substring(svg.lastIndexOf("<path d="));
        return path.substring(0, path.indexOf("/>"))
                .chars()
                .filter(c -> c == 'M')
                .count();
    }

    @Test
    void aBoardThatIsLaidInPlayIsDrawnWhereSomethingLies() {
        Board board = Boards.bare(Boards.square(5, 5));
        Scene scene = new Scene(board);
        for (String site : board.sites().members()) if (!site.equals("b2") && !site.equals("c2")) scene.lift(site);
        assertThat(draw(board, scene, new BitSet())).contains("viewBox=\"54 -165 171 108\"");
    }

    @Test
    void aSideWithOneKindOfPiecesNeedsNoSigns() {
        Board board = Boards.square(2, 1);
        Scene scene = new Scene(board).man("a1", 0, 0).man("b1", 1, -1);
        List<PieceType> one = List.of(new PieceType("man", "M", false), new PieceType("wall", "#", true));
        String svg = new SvgBoard("", board, List.of("Red"), one, List.of()).draw(scene, new BitSet());
        assertThat(svg)
                .contains("<title>a1: Red man</title>", "<title>b1: wall</title>", ">#</text>")
                .doesNotContain(">M</text>");
    }

    @Test
    void theLocaleChangesNothing() {
        Locale before = Locale.getDefault();
        Board board = Boards.hexagon(2);
        Scene scene = scene(board, "0,0", "1,0", "-1,0", "0,1");
        String plain = draw(board, scene, new BitSet());
        try {
            for (String tag : List.of("tr", "it", "ar-EG-u-nu-arab")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThat(draw(board, scene, new BitSet())).isEqualTo(plain);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void numbersAreShort() {
        assertThat(List.of(0.0, 1.0, -0.5, 12.345, 0.05, -0.001, 99.999))
                .extracting(Svg::number)
                .containsExactly("0", "1", "-0.5", "12.35", "0.05", "0", "100");
    }
}
