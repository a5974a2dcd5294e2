package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Checker;
import io.petteia.model.Names;
import io.petteia.model.Names.OptionValue;
import io.petteia.model.board.BoardPlan;
import io.petteia.model.board.BoardReader;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Notation;
import io.petteia.model.reading.OptionTerms;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A model while it is built. First everything that has a name is declared: domains, the board, then what refers to them. Then the rules are declared,
 * then values and expressions are read and checked, and at last the rules.
 */
final class Draft {
    private final Definition definition;
    private final Map<String, OptionValue> options;
    private final Reader reader;
    private final Section game;

    Draft(Definition definition, Map<String, OptionValue> options, Reader reader) {
        this.definition = definition;
        this.options = options;
        this.reader = reader;
        this.game = new Section(reader, definition.game(), "a game");
    }

    /** Null if something is wrong. */
    @Nullable
    BuiltGame build(BiFunction<Names, Diagnostics, Checker> checkers) {
        Terrains terrains = new Terrains(game, reader);
        Pieces pieces = new Pieces(game, reader);
        Cards cards = new Cards(game, definition.kinds(), reader);
        BoardPlan plan = board();
        if (plan == null) return null;
        var players = definition.players().domain();
        int seated = Objects.requireNonNull(options.get(Option.PLAYERS)).value();
        Names names = new Names(players, seated, pieces.domain(), terrains.domain(), cards.domain(), plan.board());
        names.options().putAll(options);
        Building building =
                new Building(reader, names, checkers.apply(names, reader.diagnostics()), definition.defines());
        Parts all = new Parts(building, definition, game, plan, terrains, pieces, cards);
        all.declare();
        for (Definition.Rules rules : definition.rules()) {
            if (rules.extended()) building.checker().declareExtended(rules.file());
            else building.checker().declare(rules.file(), rules.module(), rules.use());
        }
        all.fill();
        Assembly assembly = new Assembly(game, all);
        assembly.read();
        Fen fen = new FenKeys(all).read(game);
        Checker.Checked checked = building.checker().finish(definition.sound(), game.get("limit") != null);
        if (!reader.diagnostics().hasErrors()) new StaticChecks(all).run(assembly.start());
        Block play = checked.play();
        List<Notation> notations = play == null || reader.diagnostics().hasErrors()
                ? List.of()
                : new NotationKeys(
                                all,
                                play,
                                new Leniency(definition, checked.defines().values(), reader.diagnostics()))
                        .read(game);
        if (!definition.sound() || reader.diagnostics().hasErrors()) return null;
        return new BuiltGame(assembly.model(definition, checked), all, checked, fen, notations, reader.diagnostics());
    }

    private @Nullable BoardPlan board() {
        var players = definition.players().domain();
        Yaml node = game.get("board");
        if (node == null) return BoardReader.none(players);
        Yaml found = node instanceof Yaml.Scalar scalar ? inFile(scalar) : node;
        Section section = found == null ? null : reader.section(found, "a board");
        return section == null ? null : BoardReader.read(section, players, new OptionTerms(options, reader), reader);
    }

    /** {@code boards/….yaml}, or {@code option.…} whose value names such a file. */
    private @Nullable Yaml inFile(Yaml.Scalar scalar) {
        String path = scalar.value();
        if (path.startsWith("option.")) {
            String name = path.substring("option.".length());
            Option option = definition.options().option(name);
            OptionValue value = options.get(name);
            if (option != null && option.isBroken()) return null;
            if (option == null || value == null || option.files() == null) {
                String message = "there is no option `" + name + "` that names files";
                reader.tell(Diagnostic.error("unknown-option", scalar.span(), message)
                        .expected("an option with `file: boards/*.yaml`"));
                return null;
            }
            return definition.files().get(option.path(value.text()));
        }
        if (!path.endsWith(".yaml")) {
            reader.tell(Diagnostic.error("wrong-value", scalar.span(), "`" + path + "` is not a board")
                    .expected("a mapping with `shape`, a file `boards/….yaml`, or `option.…`"));
            return null;
        }
        return definition.files().get(path);
    }
}
