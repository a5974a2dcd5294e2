package io.petteia.std;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.petteia.game.Loading;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.DiskFolder;
import io.petteia.model.definition.Library;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tiles of any form and on any board: a picture gives each site its tile, capitals carry a piece. */
class TileErosionTest {
    private static final String RULES = """
            hook erode(grouping: text, shaken: sites) -> sites from "std/tile-erosion"
            play {
              turns of players {
                pass
                let gone = erode("GROUPING", SHAKEN)
                lifted = count(gone)
              }
            }
            """;

    @TempDir
    private Path folder;

    /** @param picture rows of one letter a site, the first on top */
    private State start(String picture, String grouping, String shaken) throws IOException {
        String[] rows = picture.split("/");
        StringBuilder game =
                new StringBuilder("""
                petteia: 1
                title: Tiles
                players: [White, Black]
                rules: tiles.rules
                limit: {turns: 9, then: draw}
                pieces: {man: {symbol: M}}
                variables: {lifted: 0..99 = 0}
                board:
                  shape: square
                  size: COLUMNSxROWS
                  legend: {M: {piece: man, owner: White}}
                """.replace("COLUMNS", "" + rows[0].length()).replace("ROWS", "" + rows.length));
        game.append("  map: |\n");
        for (String row : rows) {
            game.append("   ");
            for (char c : row.toCharArray()) game.append(Character.isUpperCase(c) ? " M" : " .");
            game.append('\n');
        }
        game.append("  groups:\n    tile: |\n");
        for (String row : rows) {
            game.append("     ");
            for (char c : row.toLowerCase(java.util.Locale.ROOT).toCharArray())
                game.append(c == '.' ? " --" : " tile_" + c);
            game.append('\n');
        }
        Files.writeString(folder.resolve("game.yaml"), game);
        Files.writeString(
                folder.resolve("tiles.rules"),
                RULES.replace("GROUPING", grouping).replace("SHAKEN", shaken));
        Loading loading =
                Loading.of(new DiskFolder(folder), Catalogue.EMPTY, Library.in(new DiskFolder(folder)), Map.of());
        assertThat(loading.diagnostics().hasErrors()).isFalse();
        return Objects.requireNonNull(loading.game()).start();
    }

    /** With every tile shaken. */
    private void erodes(String picture, int lifted, String... left) throws IOException {
        erodes(start(picture, "tile", "site"), lifted, left);
    }

    private static void erodes(State state, int lifted, String... left) {
        String before = state.position();
        state.play(state.legalMoves().get(0));
        String after = state.position();
        if (lifted == 0) assertThat(after).doesNotContain("lifted").doesNotContain("laid:");
        else assertThat(after).contains("lifted: " + lifted).contains("laid: [" + String.join(", ", left) + "]");
        state.undo();
        assertThat(state.position()).isEqualTo(before);
    }

    @Test
    void aTileAtTheEndGoes() throws IOException {
        erodes("aabB/aabb", 4, "c1", "d1", "c2", "d2");
    }

    @Test
    void oneGoesAfterTheOther() throws IOException {
        erodes("Aabbcc/aabbcc", 8, "a1", "b1", "a2", "b2");
    }

    @Test
    void whatTouchesNothingStays() throws IOException {
        erodes("aa/aa", 0);
    }

    @Test
    void theLastOfAllStays() throws IOException {
        erodes("aabb/aabb", 4, "c1", "d1", "c2", "d2");
    }

    @Test
    void whatIsOccupiedStays() throws IOException {
        erodes("AabB/aabb", 0);
    }

    @Test
    void whatTouchesWithMoreThanHalfStays() throws IOException {
        erodes("AabbCc/aabbcc", 0);
    }

    @Test
    void whatTouchesAtTwoPlacesStays() throws IOException {
        erodes("AbbbbC", 0);
    }

    @Test
    void whatTouchesTwoTilesAtOneSideGoes() throws IOException {
        erodes("AAB/ccc/ccc", 6, "a3", "b3", "c3");
    }

    @Test
    void sitesInNoTileAreNeitherLiftedNorForgotten() throws IOException {
        erodes("aa../aaBb", 4, "c1", "d1", "c2", "d2");
    }

    @Test
    void onlyWhatIsShakenGoes() throws IOException {
        erodes(start("aabBcc/aabbcc", "tile", "{a1, d1}"), 4, "c1", "d1", "e1", "f1", "c2", "d2", "e2", "f2");
        erodes(start("aabBcc/aabbcc", "tile", "{}"), 0);
    }

    @Test
    void whatGoesShakesWhatIsBesideIt() throws IOException {
        erodes(start("aabbCc/aabbcc", "tile", "{a1}"), 8, "e1", "f1", "e2", "f2");
        erodes(start("aabbCc/aabbcc", "tile", "{c1}"), 0);
    }

    @Test
    void aGroupingThatIsMissingIsADefectWhereItIsAskedFor() throws IOException {
        State state = start("aB", "isle", "site");
        assertThatThrownBy(() -> state.play(state.legalMoves().get(0)))
                .isInstanceOf(Defect.class)
                .hasMessageContaining("tiles.rules:5:")
                .hasMessageContaining("the sites of the board are not grouped by `isle`");
    }
}
