package io.petteia.terminal.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Opened;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.TextFolder;
import io.petteia.terminal.Seen;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ArtworkTest {
    private static final String GAME = "petteia: 1\n";

    private static Artwork read(Diagnostics diagnostics, Map<String, Map<String, String>> folders) {
        return Artwork.of(new TextFolder("mine", folders), Catalogue.EMPTY, diagnostics);
    }

    @Test
    void piecesAreDrawnByTheirOutlines() {
        Game chess = Opened.game("chess", Map.of());
        Artwork artwork = Artwork.of(Opened.folder("chess"), Opened.catalogue(), new Diagnostics());
        String picture = SvgBoard.of(chess.model(), artwork).draw(new Seen(chess.start()), new BitSet());
        assertThat(picture)
                .contains("d=\"" + artwork.pieces().get("knight") + "\"")
                .doesNotContain(">N</text>");
        assertThat(SvgBoard.of(chess.model()).draw(new Seen(chess.start()), new BitSet()))
                .contains(">N</text>");
    }

    @Test
    void aVariantHasThatOfItsBase() {
        assertThat(Artwork.of(Opened.folder("racing-kings"), Opened.catalogue(), new Diagnostics()))
                .isEqualTo(Artwork.of(Opened.folder("chess"), Opened.catalogue(), new Diagnostics()));
    }

    @Test
    void pointsLieWhereItSays() {
        Game game = Opened.game("syracuse", Map.of());
        Artwork artwork = Artwork.of(Opened.folder("syracuse"), Opened.catalogue(), new Diagnostics());
        assertThat(artwork.sites().keySet())
                .containsExactlyInAnyOrderElementsOf(
                        game.model().board().sites().members());
        int ortygia = game.model().board().sites().ordinal("Ortygia");
        assertThat(artwork.arranged(game.model().board()).places().get(ortygia).x())
                .isEqualTo(7.2);
    }

    @Test
    void whatIsWrongIsToldAndLeftOut() {
        Diagnostics diagnostics = new Diagnostics();
        String art =
                "pieces: {man: 'M0 0\" onload=\"x', king: M1 1h9}\nsites: {a: [1], b: [1, x], c: [1, -2.5]}\nmore: 1\n";
        Artwork artwork = read(diagnostics, Map.of("mine", Map.of("game.yaml", GAME, "artwork.yaml", art)));
        assertThat(artwork.pieces()).containsOnlyKeys("king");
        assertThat(artwork.sites()).containsOnlyKeys("c");
        assertThat(diagnostics.sorted().stream().map(Diagnostic::code))
                .containsExactlyInAnyOrder("bad-path", "bad-place", "bad-place", "unknown-key");
    }

    @Test
    void whatIsNeverDrawnIsAWarning() {
        Game game = Opened.game("morris", Map.of());
        Definition definition = Opened.definition("morris");
        String art = "pieces: {mann: M1 1h9}\nsites: {a7: [0, 0], z9: [1, 1]}\n";
        Map<String, Map<String, String>> folders = Map.of("mine", Map.of("game.yaml", GAME, "artwork.yaml", art));
        Diagnostics found = Artwork.check(new TextFolder("mine", folders), Catalogue.EMPTY, definition, game.model());
        assertThat(found.hasErrors()).isFalse();
        assertThat(found.sorted().stream().map(Diagnostic::message))
                .containsExactly(
                        "the game has no piece `mann`, so this is never drawn",
                        "the game has no site `z9`, so this is never drawn");
        assertThat(found.sorted().get(0).suggestion()).isEqualTo("did you mean `man`?");
    }

    @Test
    void gamesThatExtendOneAnotherEndTheSearch() {
        Map<String, Map<String, String>> circle = Map.of(
                "mine", Map.of("game.yaml", "extends: other\n"), "other", Map.of("game.yaml", "extends: mine\n"));
        assertThat(read(new Diagnostics(), circle)).isEqualTo(Artwork.NONE);
        assertThat(List.of(read(new Diagnostics(), Map.of("mine", Map.of("game.yaml", GAME)))))
                .containsExactly(Artwork.NONE);
    }
}
