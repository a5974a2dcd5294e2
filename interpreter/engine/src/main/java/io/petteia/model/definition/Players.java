package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All players there are by name, how many of them may be seated, and how many are if nobody says. */
public record Players(Domain domain, List<Span> places, int least, int most, int standard) {
    private static final String EXPECTED = "a list of names, or `{names: […], seated: 2..4}`";
    private static final int MOST = 64;

    static @Nullable Players read(Section game, Reader reader) {
        Yaml node = game.required("players", EXPECTED);
        if (node == null) return null;
        if (!(node instanceof Yaml.Mapping)) return named(node, reader);
        Section section = reader.section(node, "`players`");
        if (section == null) return null;
        section.allow("names", "seated", "default");
        Yaml names = section.required("names", "a list of names");
        Players all = names == null ? null : named(names, reader);
        return all == null ? null : all.seated(section, reader);
    }

    private static @Nullable Players named(Yaml node, Reader reader) {
        List<String> names = new ArrayList<>();
        List<Span> places = new ArrayList<>();
        List<Yaml> items = reader.items(node, EXPECTED);
        for (Yaml item : items) {
            Yaml.Scalar scalar = reader.scalar(item, "the name of a player");
            if (scalar == null) continue;
            // A name that cannot be one is kept, so that what it is said for elsewhere is not told as well.
            reader.isName(scalar, "a player");
            if (names.contains(scalar.value())) {
                reader.tell(Diagnostic.error(
                                "doubled-name", scalar.span(), "two players are named `" + scalar.value() + "`")
                        .related(places.get(names.indexOf(scalar.value())), "the first"));
                continue;
            }
            names.add(scalar.value());
            places.add(scalar.span());
        }
        if (items.isEmpty() && node instanceof Yaml.Sequence)
            reader.tell(Diagnostic.error("no-players", node.span(), "a game has at least one player")
                    .expected(EXPECTED));
        if (names.isEmpty()) return null;
        if (names.size() > MOST)
            reader.error("too-many-players", node.span(), "a game has at most " + MOST + " players");
        Domain domain = new Domain(Domain.Sort.PLAYER, "player", names);
        return new Players(domain, places, names.size(), names.size(), names.size());
    }

    private Players seated(Section section, Reader reader) {
        Yaml node = section.get("seated");
        Reader.Bounds bounds = node == null ? null : reader.bounds(node, 1, "how many may play, `2..4`");
        if (bounds != null && node != null && bounds.most() > domain.size()) {
            reader.error("out-of-range", node.span(), "there are only " + domain.size() + " players to be seated");
            bounds = null;
        }
        int fewest = bounds == null ? least : bounds.least();
        int highest = bounds == null ? most : bounds.most();
        Yaml standard = section.get("default");
        boolean known = node == null || bounds != null;
        Integer number = standard == null || !known ? null : reader.number(standard, fewest, highest);
        return new Players(domain, places, fewest, highest, number == null ? highest : number);
    }
}
