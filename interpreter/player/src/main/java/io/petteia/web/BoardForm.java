package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.game.Look;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.machine.Defect;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Definition;
import io.petteia.terminal.picture.SvgBoard;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game as an editor opens it: the board with what is on it, and every value that a form can set.
 *
 * @param variant whether the game extends another, so that it can be changed in place
 * @param savable whether variants may be saved on the server
 * @param paintable whether there is a board to be painted
 * @param holes whether sites can be left out
 * @param stacks whether several pieces can lie on a site
 * @param setup whether the pieces are set up beside the board
 * @param size columns and rows, or the radius, as written; null where there is none
 * @param zones by name, and for those that each player has by player, as written; else under an empty name
 * @param cells by site what is not plain
 */
record BoardForm(
        String game,
        String title,
        boolean variant,
        boolean savable,
        boolean paintable,
        boolean holes,
        boolean stacks,
        boolean setup,
        @Nullable String boardOption,
        @Nullable String size,
        Map<String, Map<String, String>> zones,
        List<String> terrains,
        List<String> players,
        List<Piece> pieces,
        Map<String, BoardPicture.Cell> cells,
        @Nullable String picture,
        List<Settings.Setting> settings) {

    record Piece(String name, String symbol, boolean ownerNone) {}

    /** @throws Problem if the game is wrong */
    static BoardForm of(Shelf shelf, String name, Map<String, String> options) {
        Loading loading = shelf.load(shelf.folder(name), options, true);
        Definition definition = loading.definition();
        Game game = loading.game();
        if (definition == null || game == null)
            throw Problem.refused(
                    "wrong-definition",
                    "the game cannot be read",
                    loading.diagnostics().sorted().stream()
                            .filter(Diagnostic::isError)
                            .map(Finding::of)
                            .toList());
        GameModel model = game.model();
        BoardSource source = BoardSource.of(definition, model);
        String size = source == null ? null : source.text("size");
        String radius = source == null ? null : source.text("radius");
        State state = begun(game);
        return new BoardForm(
                model.id(),
                model.title(),
                definition.folders().size() > 1,
                shelf.own() != null,
                source != null && model.board().size() > 0,
                BoardPicture.fits(model.board()) || model.board().bare(),
                model.board().stacks(),
                definition.game().get("setup") != null,
                source == null ? null : source.option(),
                size != null ? computed(model, size) : radius != null ? radius(model, radius) : null,
                source == null ? Map.of() : zones(source.node()),
                model.terrains().members(),
                model.players().members().subList(0, model.seated()),
                model.pieceTypes().stream()
                        .map(piece -> new Piece(piece.name(), piece.symbol(), piece.ownerNone()))
                        .toList(),
                state == null ? Map.of() : cells(state),
                state == null || model.board().size() == 0
                        ? null
                        : SvgBoard.of(model, shelf.artwork(shelf.folder(name)))
                                .draw(new Offered(state, Offered.toBePainted(state)), new BitSet()),
                Settings.of(definition.game()));
    }

    private static @Nullable State begun(Game game) {
        try {
            return game.start();
        } catch (Defect wrong) {
            return null;
        }
    }

    /** A size that depends on options is the one of now. */
    private static String computed(GameModel model, String written) {
        if (written.matches("\\d+(x\\d+)?")) return written;
        int rows = 0;
        int columns = 0;
        for (int site = 0; site < model.board().size(); site++) {
            rows = Math.max(rows, model.board().row()[site]);
            columns = Math.max(columns, model.board().column()[site]);
        }
        return columns + "x" + rows;
    }

    /** Rows there are twice as many, and that of the middle. */
    private static String radius(GameModel model, String written) {
        if (written.matches("\\d+")) return written;
        int rows = 0;
        for (int row : model.board().row()) rows = Math.max(rows, row);
        return String.valueOf((rows - 1) / 2);
    }

    private static Map<String, Map<String, String>> zones(Yaml.Mapping board) {
        Map<String, Map<String, String>> zones = new LinkedHashMap<>();
        if (!(board.get("zones") instanceof Yaml.Mapping all)) return zones;
        for (Yaml.Entry zone : all.entries()) {
            Map<String, String> sites = new LinkedHashMap<>();
            if (zone.value() instanceof Yaml.Mapping byPlayer)
                for (Yaml.Entry player : byPlayer.entries())
                    sites.put(player.key().value(), player.value().span().text());
            else sites.put("", zone.value().span().text());
            zones.put(zone.key().value(), sites);
        }
        return zones;
    }

    /** By site what is not plain. */
    static Map<String, BoardPicture.Cell> cells(State state) {
        GameModel model = state.game().model();
        Map<String, BoardPicture.Cell> cells = new LinkedHashMap<>();
        List<String> names = new ArrayList<>(model.board().sites().members());
        for (int site = 0; site < names.size(); site++) {
            boolean off = !state.isLaid(site);
            int terrain = state.terrain(site);
            int piece = off ? -1 : state.piece(site);
            int owner = state.owner(site);
            boolean stands = piece >= 0 && piece != Look.HIDDEN;
            BoardPicture.Cell cell = new BoardPicture.Cell(
                    terrain > 0 ? model.terrains().member(terrain) : null,
                    stands ? model.pieces().member(piece) : null,
                    stands && owner >= 0 ? model.players().member(owner) : null,
                    off ? Boolean.TRUE : null,
                    stands && state.height(site) > 1 ? Integer.valueOf(state.height(site)) : null);
            if (!cell.isPlain()) cells.put(names.get(site), cell);
        }
        return cells;
    }
}
