package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.machine.Defect;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Option;
import io.petteia.model.definition.YamlPrinter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A variant made in a form: a folder that says only what differs from the game it extends. A variant that is there already is changed in its own texts, which keep
 * their comments.
 */
final class Variant {
    private static final Pattern LINE = Pattern.compile("[^\\n\\r]{1,400}");
    /** What stands before a colon as it is. */
    private static final Pattern KEY = Pattern.compile("[\\p{L}\\p{N}_][\\p{L}\\p{N}_ .,+-]{0,79}");

    private static final List<String> PAINTED = List.of("title", "size", "radius", "map", "legend");

    private final Shelf shelf;
    private final Wanted wanted;
    private final Map<String, String> files = new LinkedHashMap<>();
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
            files.putAll(GamesApi.files(base));
            files.keySet().removeIf(path -> path.startsWith("scenarios/") || path.endsWith(".rules"));
            if (!new YamlPatch(game()).has(List.of("extends")))
                throw Problem.conflict("`" + wanted.name() + "` is no variant; give yours another name");
        } else {
            files.put("game.yaml", "petteia: 1\nextends: " + wanted.base() + "\n");
        }
        if (wanted.title() != null) setGame(List.of("title"), quoted(wanted.title()));
        if (wanted.about() != null && !wanted.about().isBlank()) setGame(List.of("about"), quoted(wanted.about()));
        if (!again && wanted.title() == null) setGame(List.of("title"), quoted(wanted.name()));
        for (Settings.Setting setting : Objects.requireNonNullElse(wanted.settings(), List.<Settings.Setting>of()))
            change(setting);
        if (wanted.board() != null) paint(definition, wanted.board());
        return new Made(wanted.name(), files, findings);
    }

    private Map<String, String> options() {
        return Objects.requireNonNullElse(wanted.options(), Map.of());
    }

    private String game() {
        return files.getOrDefault("game.yaml", "");
    }

    private void setGame(List<String> path, String value) {
        files.put("game.yaml", new YamlPatch(game()).set(path, value).text());
    }

    static String quoted(String text) {
        boolean plain = text.matches("[A-Za-z][\\w ,.'()-]*") && !text.matches("(?i)true|false|yes|no|on|off|null");
        return plain ? text.strip() : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private void change(Settings.Setting setting) {
        if (!LINE.matcher(setting.value()).matches()) throw Problem.malformed("a value is one line");
        if (setting.path().isEmpty()) throw Problem.malformed("a value without a name");
        setting.path().forEach(Variant::checkKey);
        List<String> added = path("add", setting.path());
        setGame(new YamlPatch(game()).has(added) ? added : path("change", setting.path()), setting.value());
    }

    private static void checkKey(String key) {
        if (!KEY.matcher(key).matches()) throw Problem.malformed("`" + key + "` is no name");
    }

    private static List<String> path(String first, List<String> rest) {
        List<String> path = new ArrayList<>(List.of(first));
        path.addAll(rest);
        return path;
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
        boolean own = again && files.containsKey(path);
        String text = own ? files.getOrDefault(path, "") : copied(source, board);
        choose(source, board, path, definition);
        files.put(path, without(text, board));
        GameModel bare = load(board);
        if (bare == null) return;
        BoardPicture picture = new BoardPicture(bare);
        picture.check(board.cells());
        Map<String, BoardPicture.Cell> cells = new LinkedHashMap<>();
        boolean pieces = board.pieces() || definition.game().get("setup") == null;
        board.cells().forEach((site, cell) -> cells.put(site, pieces ? cell : cell.withoutPiece()));
        List<String> rows = picture.rows(cells);
        YamlPatch patch = new YamlPatch(files.getOrDefault(path, "")).block(List.of("map"), rows);
        picture.legend().forEach((word, meaning) -> patch.set(List.of("legend", key(word)), meaning));
        files.put(path, patch.text());
    }

    /** A board that no picture can hold. */
    private void list(Definition definition, BoardSource source, Game old, Painted board, String path) {
        boolean file = source.isFile();
        if (file) {
            boolean own = again && files.containsKey(path);
            if (!own) files.put(path, copied(source, board));
            choose(source, board, path, definition);
        }
        String size = board.size();
        if (size != null) setBoard(file ? path : null, List.of(source.sizeKey()), checkedSize(size), definition);
        GameModel bare = size == null ? old.model() : load(board);
        if (bare == null) return;
        new BoardPicture(bare).check(board.cells());
        PaintedLists lists = new PaintedLists(begun(old), board.cells(), bare);
        lists.terrains()
                .forEach((terrain, sites) ->
                        setBoard(file ? path : null, List.of("terrain", terrain), sites, definition));
        String laid = lists.laid();
        if (laid != null) setBoard(file ? path : null, List.of("start"), laid, definition);
        zones(board).forEach((zone, sites) -> setBoard(file ? path : null, zone, sites, definition));
        if (board.pieces())
            lists.setup(definition.game().get("setup")).forEach((kind, sites) -> {
                List<String> whole = new ArrayList<>(List.of("setup"));
                whole.addAll(kind);
                change(whole, sites, definition);
            });
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
        if (file != null) {
            files.put(
                    file,
                    new YamlPatch(files.getOrDefault(file, "")).set(path, value).text());
            return;
        }
        List<String> whole = new ArrayList<>(List.of("board"));
        whole.addAll(path);
        change(whole, value, definition);
    }

    /** Under {@code change} if the game that is extended has it, else under {@code add}. */
    private void change(List<String> path, String value, Definition definition) {
        YamlPatch own = new YamlPatch(game());
        boolean added = own.has(path("add", path)) || !own.has(path("change", path)) && !has(definition.game(), path);
        setGame(path(added ? "add" : "change", path), value);
    }

    private static boolean has(Yaml.Mapping game, List<String> path) {
        Yaml at = game;
        for (String key : path) {
            // What is no map is replaced as a whole.
            if (!(at instanceof Yaml.Mapping mapping)) return true;
            Yaml next = mapping.get(key);
            if (next == null) return false;
            at = next;
        }
        return true;
    }

    private static String checkedSize(String size) {
        if (!size.matches("\\d{1,3}(x\\d{1,3})?")) throw Problem.malformed("`" + size + "` is no size");
        return size;
    }

    /** By path below the board the sites of its zones, as they were written in the form. */
    private static Map<List<String>, String> zones(Painted board) {
        Map<List<String>, String> all = new LinkedHashMap<>();
        if (board.zones() == null) return all;
        board.zones()
                .forEach((zone, players) -> players.forEach((player, sites) -> {
                    if (!LINE.matcher(sites).matches()) throw Problem.malformed("a zone is one line");
                    checkKey(zone);
                    if (!player.isEmpty()) checkKey(player);
                    all.put(player.isEmpty() ? List.of("zones", zone) : List.of("zones", zone, player), sites);
                }));
        return all;
    }

    private static String key(String word) {
        return word.matches("[A-Za-z]\\w*") ? word : "\"" + word + "\"";
    }

    /** All that is written of the old board, but for what was painted. */
    private static String copied(BoardSource source, Painted board) {
        List<Yaml.Entry> kept = source.node().entries().stream()
                .filter(entry -> !PAINTED.contains(entry.key().value()))
                .toList();
        String text = YamlPrinter.print(new Yaml.Mapping(source.node().span(), kept));
        String title = "title: " + quoted(board.title() == null ? board.name() : board.title()) + "\n";
        YamlPatch patch = new YamlPatch(title + text);
        for (String key : List.of("size", "radius")) {
            String old = source.text(key);
            if (old != null) patch.set(List.of(key), old);
        }
        return patch.text();
    }

    /** The board as large as it is to be, with its zones; with nothing on it if its size changes. */
    private static String without(String text, Painted board) {
        StringBuilder lines = new StringBuilder();
        boolean skipping = false;
        for (String line : text.split("\n", -1)) {
            boolean top = !line.isEmpty() && !Character.isWhitespace(line.charAt(0));
            if (top) skipping = board.size() != null && (line.startsWith("map:") || line.startsWith("legend:"));
            if (!skipping) lines.append(line).append('\n');
        }
        YamlPatch patch = new YamlPatch(lines.toString().stripTrailing() + "\n");
        String size = board.size();
        if (size != null) {
            patch.set(List.of(patch.has(List.of("radius")) ? "radius" : "size"), checkedSize(size));
        }
        zones(board).forEach(patch::set);
        return patch.text();
    }

    private void choose(BoardSource source, Painted board, String path, Definition definition) {
        if (source.option() != null) {
            setGame(List.of("change", "options", source.option(), "default"), board.name());
        } else {
            setGame(List.of("change", "board"), path);
        }
        boolean setup = definition.game().get("setup") != null;
        if (board.pieces() && setup && !new YamlPatch(game()).has(List.of("remove")))
            setGame(List.of("remove"), "[setup]");
    }

    /** The variant as it is so far; null if it is wrong. */
    private @Nullable GameModel load(Painted board) {
        Map<String, String> options = new LinkedHashMap<>(options());
        options.values().removeIf(value -> value.equals(board.name()));
        Draft draft = new Draft(wanted.name(), new LinkedHashMap<>(files));
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
