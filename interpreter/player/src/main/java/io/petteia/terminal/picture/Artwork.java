package io.petteia.terminal.picture;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import io.petteia.model.Board;
import io.petteia.model.Domain;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Folder;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a definition adds to the pictures of its boards, in the file {@code artwork.yaml} beside its game.yaml: under {@code pieces}, by name, the outline of each
 * piece as an SVG path in a box of 100 by 100, drawn in place of its symbol; under {@code sites}, by name, where a site that is drawn as a point lies, {@code [x, y]} in cells, x to the right and y
 * down. Without the file, that of the game it extends holds.
 */
public record Artwork(Map<String, String> pieces, Map<String, double[]> sites) {
    public static final Artwork NONE = new Artwork(Map.of(), Map.of());

    private static final String FILE = "artwork.yaml";
    private static final int LONGEST_CHAIN = 8;
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,3}(\\.\\d{1,3})?");
    /** Nothing but commands and numbers: a picture of a stranger's holds no scripts. */
    private static final Pattern PATH = Pattern.compile("[MmLlHhVvCcSsQqTtAaZz0-9 ,.\\-]{1,2000}");

    /** @param diagnostics told what is wrong with the file; what is wrong is left out */
    public static Artwork of(Folder folder, Catalogue catalogue, Diagnostics diagnostics) {
        Folder at = folder;
        for (int i = 0; i < LONGEST_CHAIN; i++) {
            if (at.read(FILE) instanceof Folder.Found found) {
                Section section = section(found, new Reader(diagnostics), diagnostics);
                return section == null ? NONE : read(section, new Reader(diagnostics));
            }
            Folder base = base(at, catalogue);
            if (base == null) return NONE;
            at = base;
        }
        return NONE;
    }

    private static @Nullable Folder base(Folder folder, Catalogue catalogue) {
        if (!(folder.read("game.yaml") instanceof Folder.Found found)) return null;
        Yaml game = new YamlReader(new Diagnostics()).read(found.source());
        Yaml base = game instanceof Yaml.Mapping mapping ? mapping.get("extends") : null;
        return base instanceof Yaml.Scalar name ? folder.beside().or(catalogue).game(name.value()) : null;
    }

    /**
     * What is wrong with the file of a game's own: its form, and names that the game does not have, which are never drawn.
     *
     * @param definition null if it cannot be read
     * @param game with its options settled; null if it is wrong itself
     */
    public static Diagnostics check(
            Folder folder, Catalogue catalogue, @Nullable Definition definition, @Nullable GameModel game) {
        Diagnostics diagnostics = new Diagnostics();
        of(folder, catalogue, diagnostics);
        if (game == null || definition == null || !(folder.read(FILE) instanceof Folder.Found found))
            return diagnostics;
        Section section = section(found, new Reader(new Diagnostics()), new Diagnostics());
        if (section == null) return diagnostics;
        known(section.get("pieces"), game.pieces(), diagnostics);
        Yaml board = definition.game().get("board");
        // With other options there may be other sites.
        if (board != null && !board.span().text().contains("option."))
            known(section.get("sites"), game.board().sites(), diagnostics);
        return diagnostics;
    }

    private static void known(@Nullable Yaml node, Domain domain, Diagnostics diagnostics) {
        if (!(node instanceof Yaml.Mapping mapping)) return;
        for (Yaml.Entry entry : mapping.entries()) {
            String name = entry.key().value();
            if (domain.ordinal(name) != Domain.NONE) continue;
            diagnostics.add(Diagnostic.warning(
                            "never-drawn",
                            entry.key().span(),
                            "the game has no " + domain.name() + " `" + name + "`, so this is never drawn")
                    .expected(Suggestion.oneOf(domain.members()))
                    .suggest(Suggestion.of(name, domain.members())));
        }
    }

    private static @Nullable Section section(Folder.Found found, Reader reader, Diagnostics diagnostics) {
        return new YamlReader(diagnostics).read(found.source()) instanceof Yaml.Mapping art
                ? reader.section(art, "artwork")
                : null;
    }

    private static Artwork read(Section section, Reader reader) {
        section.allow("pieces", "sites");
        return new Artwork(
                pieces(section.section("pieces", "`pieces`"), reader),
                sites(section.section("sites", "`sites`"), reader));
    }

    private static Map<String, String> pieces(@Nullable Section section, Reader reader) {
        Map<String, String> pieces = new HashMap<>();
        if (section == null) return pieces;
        for (Yaml.Entry entry : section.entries()) {
            Yaml.Scalar path = reader.scalar(entry.value(), "an SVG path");
            if (path == null) continue;
            if (PATH.matcher(path.value()).matches()) pieces.put(entry.key().value(), path.value());
            else
                reader.tell(Diagnostic.error("bad-path", path.span(), "this is no outline")
                        .expected("an SVG path of at most 2000 signs, such as `M10 10h80v80h-80z`"));
        }
        return pieces;
    }

    private static Map<String, double[]> sites(@Nullable Section section, Reader reader) {
        Map<String, double[]> sites = new HashMap<>();
        if (section == null) return sites;
        for (Yaml.Entry entry : section.entries()) {
            List<Yaml> at = entry.value() instanceof Yaml.Sequence list ? list.items() : List.of();
            boolean place = at.size() == 2
                    && at.stream()
                            .allMatch(each -> each instanceof Yaml.Scalar number
                                    && NUMBER.matcher(number.value()).matches());
            if (place)
                sites.put(
                        entry.key().value(),
                        at.stream()
                                .mapToDouble(each -> Double.parseDouble(((Yaml.Scalar) each).value()))
                                .toArray());
            else
                reader.tell(Diagnostic.error("bad-place", entry.value().span(), "this is no place")
                        .expected("two numbers, `[x, y]`"));
        }
        return sites;
    }

    /** The board with the places of the artwork; cells stay where their shape puts them. */
    Board arranged(Board board) {
        if (sites.isEmpty()) return board;
        List<Board.Place> places = new ArrayList<>();
        for (int site = 0; site < board.size(); site++) {
            Board.Place place = board.places().get(site);
            double[] at = sites.get(board.sites().member(site));
            boolean point = place.corners().length == 0;
            places.add(at == null || !point ? place : new Board.Place(at[0], at[1], place.corners()));
        }
        return board.withPlaces(places);
    }
}
