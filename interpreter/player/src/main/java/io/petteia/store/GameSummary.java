package io.petteia.store;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Folder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a list says of a game, read from its {@code game.yaml} and those it extends alone, so that even a long list is quick. Nothing is checked; what
 * cannot be read is left out.
 *
 * @param players the names that there are, of whom not all may be seated
 * @param seated how many may play, as the definition writes it; null if all do
 * @param base the game that it extends
 * @param family under which heading it stands
 * @param plies how many moves a game takes if all are taken at random, about; a variant's own, never that of the game it extends
 * @param sources where the rules come from
 */
public record GameSummary(
        String name,
        String title,
        @Nullable String about,
        List<String> players,
        @Nullable String seated,
        @Nullable String base,
        @Nullable String family,
        @Nullable Integer plies,
        List<String> sources) {
    private static final int LONGEST_CHAIN = 16;

    public static GameSummary of(Folder folder, Catalogue catalogue) {
        return of(folder, catalogue, LONGEST_CHAIN);
    }

    private static GameSummary of(Folder folder, Catalogue catalogue, int chain) {
        Yaml.Mapping game = read(folder);
        if (game == null)
            return new GameSummary(folder.name(), folder.name(), null, List.of(), null, null, null, null, List.of());
        String base = text(game.get("extends"));
        GameSummary inherited = null;
        if (base != null && chain > 0) {
            Folder parent = folder.beside().or(catalogue).game(base);
            if (parent != null) inherited = of(parent, catalogue, chain - 1);
        }
        return of(folder.name(), game, base, inherited);
    }

    private static GameSummary of(
            String name, Yaml.Mapping game, @Nullable String base, @Nullable GameSummary inherited) {
        String title = text(game.get("title"));
        String about = text(game.get("about"));
        Yaml players = game.get("players");
        Yaml names = players instanceof Yaml.Mapping map ? map.get("names") : players;
        String seated = players instanceof Yaml.Mapping map ? text(map.get("seated")) : null;
        String family = text(game.get("family"));
        Integer plies = number(text(game.get("plies")));
        Yaml given = game.get("sources");
        List<String> sources = given instanceof Yaml.Scalar one ? List.of(one.value()) : names(given);
        if (inherited == null)
            return new GameSummary(
                    name, title == null ? name : title, about, names(names), seated, base, family, plies, sources);
        return new GameSummary(
                name,
                title == null ? inherited.title : title,
                about == null ? inherited.about : about,
                players == null ? inherited.players : names(names),
                players == null ? inherited.seated : seated,
                base,
                family == null ? inherited.family : family,
                plies,
                given == null ? inherited.sources : sources);
    }

    private static Yaml.@Nullable Mapping read(Folder folder) {
        if (!(folder.read("game.yaml") instanceof Folder.Found found)) return null;
        return new YamlReader(new Diagnostics()).read(found.source()) instanceof Yaml.Mapping game ? game : null;
    }

    private static @Nullable String text(@Nullable Yaml node) {
        return node instanceof Yaml.Scalar scalar && !scalar.value().isEmpty() ? scalar.value() : null;
    }

    private static @Nullable Integer number(@Nullable String text) {
        return text != null && text.matches("[0-9]{1,9}") ? Integer.valueOf(text) : null;
    }

    private static List<String> names(@Nullable Yaml node) {
        if (!(node instanceof Yaml.Sequence sequence)) return List.of();
        return sequence.items().stream()
                .filter(Yaml.Scalar.class::isInstance)
                .map(item -> ((Yaml.Scalar) item).value())
                .toList();
    }
}
