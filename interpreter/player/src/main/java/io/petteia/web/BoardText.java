package io.petteia.web;

import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.definition.YamlPrinter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The file of a painted board: what was written of the old one, but for what is painted. */
final class BoardText {
    private static final List<String> PAINTED = List.of("title", "size", "radius", "map", "legend");

    private BoardText() {}

    /** All that is written of the old board, but for what was painted. */
    static String copied(BoardSource source, Variant.Painted board) {
        List<Yaml.Entry> kept = source.node().entries().stream()
                .filter(entry -> !PAINTED.contains(entry.key().value()))
                .toList();
        String text = YamlPrinter.print(new Yaml.Mapping(source.node().span(), kept));
        String title = "title: " + VariantFiles.quoted(board.title() == null ? board.name() : board.title()) + "\n";
        YamlPatch patch = new YamlPatch(title + text);
        for (String key : List.of("size", "radius")) {
            String old = source.text(key);
            if (old != null) patch.set(List.of(key), old);
        }
        return patch.text();
    }

    /** The board as large as it is to be, with its zones; with nothing on it if its size changes. */
    static String without(String text, Variant.Painted board) {
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

    static String checkedSize(String size) {
        if (!size.matches("\\d{1,3}(x\\d{1,3})?")) throw Problem.malformed("`" + size + "` is no size");
        return size;
    }

    /** By path below the board the sites of its zones, as they were written in the form. */
    static Map<List<String>, String> zones(Variant.Painted board) {
        Map<List<String>, String> all = new LinkedHashMap<>();
        if (board.zones() == null) return all;
        board.zones()
                .forEach((zone, players) -> players.forEach((player, sites) -> {
                    VariantFiles.checkLine(sites);
                    VariantFiles.checkKey(zone);
                    if (!player.isEmpty()) VariantFiles.checkKey(player);
                    all.put(player.isEmpty() ? List.of("zones", zone) : List.of("zones", zone, player), sites);
                }));
        return all;
    }
}
