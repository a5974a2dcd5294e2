package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.machine.Defect;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A variant made in a form: a folder that says only what differs from the game it extends. A variant that is there already is changed in its own texts, which keep
 * their comments.
 */
final class Variant {
    private final Shelf shelf;
    private final Wanted wanted;
    private final VariantFiles files = new VariantFiles();
    private final boolean again;
    private final List<Finding> findings = new ArrayList<>();

    /**
     * What is to differ.
     *
     * @param base the game that is extended; the variant itself if it is there already
     * @param settings what else is different
     * @param board null if the board stays
     */
    record Wanted(
            String base,
            String name,
            @Nullable String title,
            @Nullable String about,
            @Nullable Map<String, String> options,
            @Nullable List<Settings.Setting> settings,
            @Nullable Painted board) {}

    /**
     * A board.
     *
     * @param size columns and rows, or the radius of a hexagon; null if it stays
     * @param cells by site what is not plain
     * @param pieces whether the pieces were painted too
     * @param zones by name, and for zones that each player has by player, expressions or lists of sites
     */
    record Painted(
            String name,
            @Nullable String title,
            @Nullable String size,
            Map<String, BoardPicture.Cell> cells,
            boolean pieces,
            @Nullable Map<String, Map<String, String>> zones) {}

    /** @param files by path the texts @param findings why there are none for the board */
    record Made(String name, Map<String, String> files, List<Finding> findings) {}

    private Variant(Shelf shelf, Wanted wanted) {
        this.shelf = shelf;
        this.wanted = wanted;
        this.again = wanted.base().equals(wanted.name());
    }

    static Made of(Shelf shelf, Wanted wanted) {
        Draft.checkName(wanted.name());
        return new Variant(shelf, wanted).made();
    }

    private Made made() {
        Folder base = shelf.folder(wanted.base());
        Definition definition = shelf.load(base, options(), true).definition();
        if (definition == null) throw Problem.refused("wrong-definition", "the game cannot be read", List.of());
        if (again) {
            files.all().putAll(GamesApi.files(base));
            files.all().keySet().removeIf(path -> path.startsWith("scenarios/") || path.endsWith(".rules"));
            if (!files.gameHas(List.of("extends")))
                throw Problem.conflict("`" + wanted.name() + "` is no variant; give yours another name");
        } else {
            files.put("game.yaml", "petteia: 1\nextends: " + wanted.base() + "\n");
        }
        if (wanted.title() != null) files.setGame(List.of("title"), VariantFiles.quoted(wanted.title()));
        if (wanted.about() != null && !wanted.about().isBlank())
            files.setGame(List.of("about"), VariantFiles.quoted(wanted.about()));
        if (!again && wanted.title() == null) files.setGame(List.of("title"), VariantFiles.quoted(wanted.name()));
        for (Settings.Setting setting : Objects.requireNonNullElse(wanted.settings(), List.<Settings.Setting>of()))
            files.change(setting);
        if (wanted.board() != null) paint(definition, wanted.board());
        return new Made(wanted.name(), files.all(), findings);
    }

    private Map<String, String> options() {
        return Objects.requireNonNullElse(wanted.options(), Map.of());
    }

    // ---- the board
    private void paint(Definition definition, Painted board) {
        Draft.checkName(board.name());
        String path = "boards/" + board.name() + ".yaml";
        Game old = shelf.load(shelf.folder(wanted.base()), options(), true).game();
        BoardSource source = old == null ? null : BoardSource.of(definition, old.model());
        if (source == null || old == null) throw Problem.conflict("this game has no board that can be painted");
        if (!BoardPicture.fits(old.model().board())) {
            list(definition, source, old, board, path);
            return;
        }
        boolean own = again && files.has(path);
        String text = own ? files.text(path) : BoardText.copied(source, board);
        choose(source, board, path);
        // The picture has the pieces, too.
        boolean setup = definition.game().get("setup") != null;
        if (board.pieces() && setup && !files.gameHas(List.of("remove"))) files.setGame(List.of("remove"), "[setup]");
        files.put(path, BoardText.without(text, board));
        GameModel bare = load(board);
        if (bare == null) return;
        BoardPicture picture = new BoardPicture(bare);
        picture.check(board.cells());
        Map<String, BoardPicture.Cell> cells = new LinkedHashMap<>();
        boolean pieces = board.pieces() || definition.game().get("setup") == null;
        board.cells().forEach((site, cell) -> cells.put(site, pieces ? cell : cell.withoutPiece()));
        List<String> rows = picture.rows(cells);
        YamlPatch patch = new YamlPatch(files.text(path)).block(List.of("map"), rows);
        picture.legend().forEach((word, meaning) -> patch.set(List.of("legend", key(word)), meaning));
        files.put(path, patch.text());
    }

    /** A board that no picture can hold. */
    private void list(Definition definition, BoardSource source, Game old, Painted board, String path) {
        boolean file = source.isFile();
        if (file) {
            boolean own = again && files.has(path);
            if (!own) files.put(path, BoardText.copied(source, board));
            choose(source, board, path);
        }
        String size = board.size();
        if (size != null)
            setBoard(file ? path : null, List.of(source.sizeKey()), BoardText.checkedSize(size), definition);
        GameModel bare = size == null ? old.model() : load(board);
        if (bare == null) return;
        new BoardPicture(bare).check(board.cells());
        PaintedLists lists = new PaintedLists(begun(old), board.cells(), bare);
        lists.terrains()
                .forEach((terrain, sites) ->
                        setBoard(file ? path : null, List.of("terrain", terrain), sites, definition));
        String laid = lists.laid();
        if (laid != null) setBoard(file ? path : null, List.of("start"), laid, definition);
        BoardText.zones(board).forEach((zone, sites) -> setBoard(file ? path : null, zone, sites, definition));
        if (board.pieces())
            lists.setup(definition.game().get("setup"))
                    .forEach((kind, sites) -> files.change(VariantFiles.path("setup", kind), sites, definition.game()));
        load(board);
    }

    private static @Nullable State begun(Game game) {
        try {
            return game.start();
        } catch (Defect wrong) {
            return null;
        }
    }

    /** @param file of the board; null if it is written in the game */
    private void setBoard(@Nullable String file, List<String> path, String value, Definition definition) {
        if (file != null) files.set(file, path, value);
        else files.change(VariantFiles.path("board", path), value, definition.game());
    }

    private static String key(String word) {
        return word.matches("[A-Za-z]\\w*") ? word : "\"" + word + "\"";
    }

    private void choose(BoardSource source, Painted board, String path) {
        if (source.option() != null) {
            files.setGame(List.of("change", "options", source.option(), "default"), board.name());
        } else {
            files.setGame(List.of("change", "board"), path);
        }
    }

    /** The variant as it is so far; null if it is wrong. */
    private @Nullable GameModel load(Painted board) {
        Map<String, String> options = new LinkedHashMap<>(options());
        options.values().removeIf(value -> value.equals(board.name()));
        Draft draft = new Draft(wanted.name(), new LinkedHashMap<>(files.all()));
        Definition named =
                shelf.load(draft.over(shelf.catalogue()), Map.of(), false).definition();
        if (named != null)
            options.keySet().removeIf(name -> {
                Option option = named.options().option(name);
                return option == null || option.files() != null;
            });
        Loading loading = shelf.load(draft.over(shelf.catalogue()), options, false);
        Game game = loading.game();
        if (game == null)
            loading.diagnostics().sorted().stream()
                    .filter(Diagnostic::isError)
                    .forEach(wrong -> findings.add(Finding.of(wrong)));
        return game == null ? null : game.model();
    }
}
