package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Checker;
import io.petteia.model.GameModel;
import io.petteia.model.Names;
import io.petteia.model.Type;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a game says about itself as a whole: the position at the start, what is shown and seen, how it ends when it does not end. */
final class Assembly {
    private final Section game;
    private final Parts parts;
    private final Building building;
    private final Reader reader;
    private final Arrangement start;
    private final List<GameModel.Shown> shown = new ArrayList<>();
    private @Nullable String title;
    private @Nullable String about;
    private @Nullable String note;
    private @Nullable Term pieceVisible;
    private @Nullable Term limit;
    private @Nullable Rule limitRule;
    private boolean resign;
    private boolean agreedDraw;

    Assembly(Section game, Parts parts) {
        this.game = game;
        this.parts = parts;
        this.building = parts.building;
        this.reader = building.reader();
        this.start = new Arrangement(building, parts.plan.grid());
    }

    void read() {
        title = game.text("title");
        about = game.text("about");
        note = game.text("note");
        listed();
        arrange();
        show();
        visible();
        limit();
        endings();
    }

    /** What only lists and rulebooks show. */
    private void listed() {
        game.text("family");
        Yaml plies = game.get("plies");
        if (plies != null) reader.number(plies, 1, Integer.MAX_VALUE);
        Yaml sources = game.get("sources");
        if (sources != null) reader.items(sources, "a list of texts").forEach(this::source);
    }

    private void source(Yaml node) {
        Yaml.Scalar source = reader.scalar(node, "a text, in quotes if there is a colon in it");
        if (source != null && source.value().isBlank())
            reader.error("no-source", source.span(), "this source says nothing");
    }

    /** What lies and stands on the board. */
    Arrangement start() {
        return start;
    }

    private void arrange() {
        Section board = parts.plan.section();
        Legend legend = new Legend(building, parts.pieces).with(board == null ? null : board.get("legend"));
        Yaml map = board == null ? null : board.get("map");
        int errors = reader.diagnostics().errorCount();
        if (map != null) start.draw(map, legend);
        Yaml ground = board == null ? null : board.get("terrain");
        if (ground != null) start.ground(ground);
        Yaml laid = board == null ? null : board.get("start");
        if (laid != null) start.lay(laid);
        Yaml setup = game.get("setup");
        if (setup instanceof Yaml.Mapping) start.place(setup);
        else if (setup != null) start.draw(setup, legend);
        boolean drawn = map != null || (setup != null && !(setup instanceof Yaml.Mapping));
        if (drawn && errors == reader.diagnostics().errorCount()) legend.tellUnused();
    }

    private void show() {
        Yaml node = game.get("show");
        List<Yaml> items = node == null ? List.of() : reader.items(node, "a list of variables and defines");
        for (Yaml item : items) {
            Expr.Word word = word(item, "a variable per player or a define of a player");
            GameModel.Shown one = word == null ? null : building.checker().shown(word);
            if (one != null) shown.add(one);
        }
    }

    private Expr.@Nullable Word word(Yaml node, String expected) {
        Yaml.Scalar scalar = reader.scalar(node, expected);
        if (scalar == null) return null;
        if (reader.parser().expression(scalar.content()) instanceof Expr.Word word) return word;
        reader.tell(Diagnostic.error("wrong-value", scalar.span(), "`" + scalar.value() + "` is not a name")
                .expected(expected));
        return null;
    }

    private void visible() {
        Section section = game.section("visible", "`visible`");
        if (section == null) return;
        section.allow("piece");
        Yaml piece = section.required("piece", "sites on which all see which piece stands");
        if (piece != null) pieceVisible = building.expression(piece, building.sites(), "sites", List.of());
    }

    private void limit() {
        Section section = game.section("limit", "`limit`");
        if (section == null) return;
        section.allow("turns", "then");
        Yaml turns = section.required("turns", "a number of turns");
        if (turns != null) limit = building.expression(turns, Type.NUMBER, "a number of turns", List.of());
        Integer number = limit == null ? null : Constants.value(limit);
        if (number != null && limit != null && number < 1)
            reader.tell(Diagnostic.error("out-of-range", limit.span(), "`" + number + "` turns are no game")
                    .expected("a number from 1"));
        Yaml then = section.required("then", "`draw`, or a rule");
        if (then instanceof Yaml.Scalar scalar && scalar.value().equals("draw")) return;
        Expr.Word rule = then == null ? null : word(then, "`draw`, or a rule");
        if (rule != null) limitRule = building.checker().rule(rule);
    }

    private void endings() {
        Section section = game.section("endings", "`endings`");
        if (section == null) return;
        section.allow("resign", "agreed_draw");
        resign = section.truth("resign");
        agreedDraw = section.truth("agreed_draw");
    }

    /** Only when nothing is wrong. */
    GameModel model(Definition definition, Checker.Checked checked) {
        Names names = building.names();
        Map<String, String> options = new LinkedHashMap<>();
        names.options().forEach((name, value) -> options.put(name, value.text()));
        return new GameModel(
                definition.id(),
                Objects.requireNonNullElse(title, definition.id()),
                Objects.requireNonNullElse(about, ""),
                note,
                definition.hash(),
                options,
                names.players(),
                names.seated(),
                names.pieces(),
                List.copyOf(parts.pieces.types()),
                names.terrains(),
                names.cards(),
                definition.kinds().values().stream()
                        .map(Kinds.Kind::domain)
                        .filter(Objects::nonNull)
                        .toList(),
                names.allAttributes(),
                names.board(),
                parts.zones.all(),
                start.terrain,
                List.copyOf(start.standing),
                List.copyOf(start.setup),
                parts.variables.all(),
                parts.piles.all(),
                pieceVisible,
                checked.defines(),
                checked.rules(),
                checked.whenevers(),
                Objects.requireNonNull(checked.play()),
                List.copyOf(shown),
                limit,
                limitRule,
                resign,
                agreedDraw,
                checked.phases());
    }
}
