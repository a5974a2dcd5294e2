package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.GameModel.Standing;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a position says of sites without a picture, so that it can be said on every board: {@code terrain: {water: [a1, b1]}}, {@code laid: [a1, …]},
 * {@code stacks: {a1: [White man, Black man]}} from the lowest piece up.
 */
final class Placing {
    private final Building building;
    private final Reader reader;

    Placing(Building building, Reader reader) {
        this.building = building;
        this.reader = reader;
    }

    int @Nullable [] terrain(@Nullable Yaml node, int @Nullable [] drawn) {
        Section section = node == null ? null : reader.section(node, "`terrain`");
        if (section == null) return drawn;
        Domain terrains = building.names().terrains();
        section.allow(terrains.members());
        int[] at = drawn == null ? new int[building.names().board().size()] : drawn.clone();
        for (Yaml.Entry entry : section.entries()) {
            int terrain = terrains.ordinal(entry.key().value());
            if (terrain != Domain.NONE) for (int site : sites(entry.value())) at[site] = terrain;
        }
        return at;
    }

    boolean @Nullable [] laid(@Nullable Yaml node, boolean @Nullable [] drawn) {
        if (node == null) return drawn;
        boolean[] laid = new boolean[building.names().board().size()];
        for (int site : sites(node)) laid[site] = true;
        return laid;
    }

    Position.@Nullable Pieces pieces(@Nullable Yaml node, @Nullable Arrangement drawn) {
        Section section = node == null ? null : reader.section(node, "`stacks`");
        List<Standing> standing = new ArrayList<>();
        if (drawn != null) standing.addAll(drawn.standing);
        if (section == null)
            return drawn == null ? null : new Position.Pieces(List.copyOf(standing), List.copyOf(drawn.setup));
        for (Yaml.Entry entry : section.entries()) {
            int site = site(entry.key());
            if (site == Domain.NONE) continue;
            for (Yaml piece : reader.items(entry.value(), "a list of owners and pieces, the lowest first")) {
                Standing one = piece(site, piece);
                if (one != null) standing.add(one);
            }
        }
        return new Position.Pieces(List.copyOf(standing), drawn == null ? List.of() : List.copyOf(drawn.setup));
    }

    private @Nullable Standing piece(int site, Yaml node) {
        Yaml.Scalar scalar = reader.scalar(node, "an owner and a piece, `White man`");
        if (scalar == null) return null;
        String[] words = scalar.value().strip().split(" +", -1);
        Domain players = building.names().players();
        Domain pieces = building.names().pieces();
        if (words.length == 2 && (words[0].equals("none") || players.ordinal(words[0]) != Domain.NONE)) {
            int piece = pieces.ordinal(words[1]);
            if (piece != Domain.NONE) return new Standing(site, piece, players.ordinal(words[0]));
        }
        reader.tell(Diagnostic.error("bad-piece", scalar.span(), "`" + scalar.value() + "` is not an owner and a piece")
                .expected("a player or `none`, and a piece")
                .suggest(Suggestion.of(words[words.length - 1], pieces.members())));
        return null;
    }

    private int[] sites(Yaml node) {
        List<Yaml> items = reader.items(node, "a list of sites");
        return items.stream().mapToInt(this::site).filter(s -> s != Domain.NONE).toArray();
    }

    private int site(Yaml node) {
        Yaml.Scalar scalar = reader.scalar(node, "a site");
        if (scalar == null) return Domain.NONE;
        Domain sites = building.names().board().sites();
        int site = sites.ordinal(scalar.value());
        if (site == Domain.NONE)
            reader.tell(
                    Diagnostic.error("unknown-site", scalar.span(), "the board has no site `" + scalar.value() + "`")
                            .suggest(Suggestion.of(scalar.value(), sites.members())));
        return site;
    }
}
