package io.petteia.web;

import io.petteia.game.State;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Board;
import io.petteia.model.GameModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A painted board as lists of sites, for boards that no picture can hold: graphs, stacks, boards of which a part is laid. Only what differs from the game as it
 * was is said.
 */
final class PaintedLists {
    private final Map<String, BoardPicture.Cell> before;
    private final Map<String, BoardPicture.Cell> now;
    private final GameModel model;

    /** @param before the game as it was @param now by site what is painted @param model whose sites, terrains and pieces are meant */
    PaintedLists(@Nullable State before, Map<String, BoardPicture.Cell> now, GameModel model) {
        this.before = before == null ? Map.of() : BoardForm.cells(before);
        this.now = now;
        this.model = model;
    }

    /** By terrain its sites, of terrains whose sites are others than before. */
    Map<String, String> terrains() {
        Map<String, String> terrains = new LinkedHashMap<>();
        List<String> names = model.terrains().members();
        for (int i = 1; i < names.size(); i++) {
            List<String> sites = on(now, names.get(i));
            if (!sites.equals(on(before, names.get(i)))) terrains.put(names.get(i), list(sites));
        }
        return terrains;
    }

    private List<String> on(Map<String, BoardPicture.Cell> cells, String terrain) {
        return sites().filter(site -> terrain.equals(at(cells, site).terrain())).toList();
    }

    private java.util.stream.Stream<String> sites() {
        return model.board().sites().members().stream();
    }

    private static BoardPicture.Cell at(Map<String, BoardPicture.Cell> cells, String site) {
        return cells.getOrDefault(site, BoardPicture.Cell.EMPTY);
    }

    /** The sites on the board at first; null if they are those of before, or all always are. */
    @Nullable
    String laid() {
        Board board = model.board();
        if (!board.bare()) return null;
        List<String> laid = sites().filter(site -> !at(now, site).isOff()).toList();
        boolean same = sites().allMatch(
                        site -> at(now, site).isOff() == at(before, site).isOff());
        return same ? null : list(laid);
    }

    /**
     * By path below {@code setup} what stands where: owner, piece, and the site where single ones are counted.
     *
     * @param setup as it was written; null if nothing was
     */
    Map<List<String>, String> setup(@Nullable Yaml setup) {
        Set<List<String>> kinds = new LinkedHashSet<>();
        for (Map<String, BoardPicture.Cell> cells : List.of(before, now))
            cells.values().forEach(cell -> add(kinds, cell));
        Map<List<String>, String> paths = new LinkedHashMap<>();
        for (List<String> kind : kinds) {
            Map<String, Integer> stood = standing(before, kind);
            Map<String, Integer> stands = standing(now, kind);
            boolean drawn = setup != null && !(setup instanceof Yaml.Mapping);
            if (drawn ? stands.isEmpty() : stood.equals(stands)) continue;
            if (setup == null) stands = more(stands, stood);
            if (written(setup, kind) instanceof Yaml.Mapping counted) count(kind, counted, stands, paths);
            else if (setup != null || !stands.isEmpty()) paths.put(kind, sites(stands));
        }
        return paths;
    }

    private static void add(Set<List<String>> kinds, BoardPicture.Cell cell) {
        if (cell.piece() != null && !cell.isOff()) kinds.add(List.of(owner(cell), cell.piece()));
    }

    private static String owner(BoardPicture.Cell cell) {
        String owner = cell.owner();
        return owner == null ? "none" : owner;
    }

    private Map<String, Integer> standing(Map<String, BoardPicture.Cell> cells, List<String> kind) {
        Map<String, Integer> standing = new LinkedHashMap<>();
        sites().forEach(site -> {
            BoardPicture.Cell cell = at(cells, site);
            Integer count = cell.count();
            if (!cell.isOff() && kind.get(1).equals(cell.piece()) && kind.get(0).equals(owner(cell)))
                standing.put(site, count == null ? 1 : count);
        });
        return standing;
    }

    /** Where nothing is set up, rules have placed what stood: only what has come to it can be said. */
    private static Map<String, Integer> more(Map<String, Integer> stands, Map<String, Integer> stood) {
        Map<String, Integer> more = new LinkedHashMap<>();
        stands.forEach((site, count) -> {
            int fresh = count - stood.getOrDefault(site, 0);
            if (fresh > 0) more.put(site, fresh);
        });
        return more;
    }

    private static @Nullable Yaml written(@Nullable Yaml setup, List<String> kind) {
        Yaml owner = setup instanceof Yaml.Mapping all ? all.get(kind.get(0)) : null;
        return owner instanceof Yaml.Mapping pieces ? pieces.get(kind.get(1)) : null;
    }

    /** Where sites are counted one by one, one is changed without the others. */
    private static void count(
            List<String> kind, Yaml.Mapping counted, Map<String, Integer> stands, Map<List<String>, String> paths) {
        Map<String, String> old = new TreeMap<>();
        for (Yaml.Entry entry : counted.entries())
            old.put(entry.key().value(), entry.value().span().text());
        old.forEach((site, number) -> {
            String wanted = String.valueOf(stands.getOrDefault(site, 0));
            if (!wanted.equals(number)) paths.put(List.of(kind.get(0), kind.get(1), site), wanted);
        });
        stands.forEach((site, number) -> {
            if (!old.containsKey(site)) paths.put(List.of(kind.get(0), kind.get(1), site), String.valueOf(number));
        });
    }

    private static String sites(Map<String, Integer> stands) {
        if (stands.values().stream().allMatch(count -> count == 1)) return list(stands.keySet());
        List<String> counts = new ArrayList<>();
        stands.forEach((site, count) -> counts.add(name(site) + ": " + count));
        return "{" + String.join(", ", counts) + "}";
    }

    private static String list(java.util.Collection<String> sites) {
        return "[" + String.join(", ", sites.stream().map(PaintedLists::name).toList()) + "]";
    }

    /** As it stands in a list or as a key of YAML. */
    static String name(String site) {
        return site.matches("[A-Za-z_]\\w*") ? site : "\"" + site + "\"";
    }
}
