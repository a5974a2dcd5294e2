package io.petteia.terminal.rulebook;

import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Definition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What there is in a game: players, board, pieces, cards, and what may be settled before it begins. */
final class Inventory {
    private final GameModel model;
    private final Yaml.Mapping game;
    private final Page page;
    private final Movement movement = new Movement();

    Inventory(GameModel model, Definition definition, Page page) {
        this.model = model;
        this.game = definition.game();
        this.page = page;
    }

    void write(Opening opening) {
        page.title(model.title());
        if (!model.about().isEmpty()) page.paragraph(model.about());
        if (model.note() != null) page.paragraph(model.note());
        page.section("What there is");
        players();
        board(opening.board());
        pieces();
        cards();
        options();
        notations(opening.moves());
        sources();
    }

    private void players() {
        List<String> names = model.players().members().subList(0, model.seated());
        String said = names.size() == 1
                ? "One player, " + names.get(0)
                : names.size() + " players: " + String.join(", ", names);
        page.paragraph(names.size() == 1 ? said : said + ". " + names.get(0) + " is first");
    }

    private void board(List<String> start) {
        if (start.isEmpty()) return;
        String shape = switch (model.board().shape()) {
            case "square" -> "squares";
            case "rhombus", "hexagon" -> "hexagons";
            case "triangles" -> "triangles";
            default -> "points";
        };
        page.paragraph("A board of " + model.board().size() + " " + shape + ". At the beginning:");
        page.picture(start);
    }

    private void pieces() {
        if (!(game.get("pieces") instanceof Yaml.Mapping pieces)) return;
        page.part("Pieces");
        for (Yaml.Entry piece : pieces.entries()) {
            String name = piece.key().value();
            if (name.equals("each") || !(piece.value() instanceof Yaml.Mapping values)) continue;
            Yaml symbol = values.get("symbol");
            page.point(0, "**" + Phrases.name(name) + "**" + (symbol == null ? "" : " (" + text(symbol) + ")"));
            for (Yaml.Entry value : values.entries())
                if (!value.key().value().equals("symbol")) page.point(1, property(value));
        }
    }

    private String property(Yaml.Entry entry) {
        String key = Phrases.name(entry.key().value());
        if (text(entry.value()).equals("true")) return Page.sentence(key);
        if (!isPattern(entry)) return Page.sentence(key + ": " + Phrases.name(text(entry.value())));
        List<String> said = new ArrayList<>();
        if (entry.value() instanceof Yaml.Sequence list)
            list.items().forEach(item -> said.add(movement.of(text(item))));
        else said.add(movement.of(text(entry.value())));
        return Page.sentence(key + ": " + String.join("; or ", said));
    }

    private boolean isPattern(Yaml.Entry entry) {
        String text = text(entry.value());
        return text.contains("@") || text.startsWith("betza(") || text.contains("betza(");
    }

    private static String text(Yaml node) {
        if (node instanceof Yaml.Scalar scalar) return scalar.value();
        if (node instanceof Yaml.Sequence list)
            return String.join(", ", list.items().stream().map(Inventory::text).toList());
        return node.span().text().replaceAll("\\s+", " ");
    }

    private void cards() {
        if (model.cards().size() > 0) page.paragraph(model.cards().size() + " cards.");
        for (var kind : model.kinds())
            page.paragraph(Phrases.name(kind.name()) + ": "
                    + String.join(
                            ", ", kind.members().stream().map(Phrases::name).toList()));
    }

    private void options() {
        if (!(game.get("options") instanceof Yaml.Mapping options)) return;
        page.part("What the players may settle");
        for (Map.Entry<String, String> each : model.options().entrySet()) {
            String about = options.get(each.getKey()) instanceof Yaml.Mapping option ? about(option) : null;
            page.point(
                    0,
                    "**" + Phrases.name(each.getKey()) + "**, here " + Phrases.name(each.getValue())
                            + (about == null ? "" : ": " + about) + ".");
        }
    }

    private static @Nullable String about(Yaml.Mapping option) {
        Yaml about = option.get("about");
        return about == null ? null : text(about);
    }

    private void notations(Map<String, List<String>> examples) {
        if (examples.isEmpty()) return;
        page.part("How moves are written");
        examples.forEach((name, moves) ->
                page.point(0, "**" + name + "**" + (moves.isEmpty() ? "" : ", such as ") + String.join(", ", moves)));
    }

    private void sources() {
        Yaml sources = game.get("sources");
        if (sources == null) return;
        page.part("Where this comes from");
        if (sources instanceof Yaml.Sequence list) list.items().forEach(item -> page.point(0, text(item)));
        else page.point(0, text(sources));
    }
}
