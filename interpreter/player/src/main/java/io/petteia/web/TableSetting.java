package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.machine.Defect;
import io.petteia.model.GameModel;
import io.petteia.model.Type;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Option;
import io.petteia.model.definition.Options;
import io.petteia.model.reading.Reader;
import io.petteia.terminal.Seen;
import io.petteia.terminal.picture.Artwork;
import io.petteia.terminal.picture.SvgBoard;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table before the game begins: what may be settled, what that rules out, who would sit there, and what the board would look like.
 *
 * @param playable whether a game can begin so
 * @param findings what is in the way
 * @param seats the names of the players, as many as would sit down
 * @param programs those that can play it
 * @param secrets whether not everybody sees everything
 */
record TableSetting(
        String game,
        String title,
        @Nullable String about,
        @Nullable String note,
        boolean playable,
        List<Finding> findings,
        List<Choice> options,
        List<String> seats,
        List<String> programs,
        boolean secrets,
        boolean resign,
        boolean agreedDraw,
        @Nullable String board) {
    /** Of so many values each is tried against the others. */
    private static final int MOST_TRIED = 64;

    /**
     * An option.
     *
     * @param kind {@code number}, {@code truth} or {@code choice}
     * @param least of a number
     * @param most of a number
     * @param values of a choice
     * @param value as it is set now
     * @param excluded by value why it cannot be set, as the others are set now
     */
    record Choice(
            String name,
            @Nullable String about,
            String kind,
            @Nullable Integer least,
            @Nullable Integer most,
            List<String> values,
            String standard,
            String value,
            Map<String, String> excluded) {}

    /** @throws Problem if the definition is so wrong that it has no options */
    static TableSetting of(Shelf shelf, Seating seating, Folder folder, Map<String, String> options, boolean trusted) {
        Loading loading = shelf.load(folder, options, trusted);
        Definition definition = loading.definition();
        List<Finding> findings = loading.diagnostics().sorted().stream()
                .filter(Diagnostic::isError)
                .map(Finding::of)
                .toList();
        if (definition == null) throw Problem.refused("wrong-definition", "the game cannot be read", findings);
        Game game = loading.game();
        GameModel model = game == null ? null : game.model();
        String title = model == null ? definition.id() : model.title();
        return new TableSetting(
                definition.id(),
                title,
                model == null ? null : model.about(),
                model == null ? null : model.note(),
                game != null,
                findings,
                choices(definition.options(), options),
                model == null ? List.of() : model.players().members().subList(0, model.seated()),
                game == null ? List.of() : seating.programs(game),
                game != null && game.hides(),
                model != null && model.resign(),
                model != null && model.agreedDraw(),
                game == null || model == null || model.board().size() == 0
                        ? null
                        : picture(game, shelf.artwork(folder)));
    }

    private static @Nullable String picture(Game game, Artwork artwork) {
        try {
            State state = game.start();
            return SvgBoard.of(game.model(), artwork).draw(new Seen(state.view(-1)), new BitSet());
        } catch (Defect wrong) {
            return null;
        }
    }

    private static List<Choice> choices(Options options, Map<String, String> given) {
        List<Choice> choices = new ArrayList<>();
        for (Option option : options.all()) {
            Type.Num range = option.type() instanceof Type.Num number ? number : null;
            boolean listed = !option.choices().isEmpty();
            String kind = listed ? "choice" : range != null ? "number" : "truth";
            choices.add(new Choice(
                    option.name(),
                    option.about(),
                    kind,
                    listed || range == null ? null : Integer.valueOf(range.least()),
                    listed || range == null ? null : Integer.valueOf(range.most()),
                    listed ? option.choices() : List.of(),
                    option.standard(),
                    given.getOrDefault(option.name(), option.standard()),
                    excluded(options, option, given)));
        }
        return choices;
    }

    private static Map<String, String> excluded(Options options, Option option, Map<String, String> given) {
        Map<String, String> excluded = new LinkedHashMap<>();
        boolean many = option.type() instanceof Type.Num range
                && option.choices().isEmpty()
                && (long) range.most() - range.least() >= MOST_TRIED;
        if (many) return excluded;
        for (String value : option.values().stream().limit(MOST_TRIED).toList()) {
            Map<String, Options.Given> tried = new LinkedHashMap<>();
            given.forEach((name, other) -> tried.put(name, new Options.Given(other, null)));
            tried.put(option.name(), new Options.Given(value, null));
            Diagnostics diagnostics = new Diagnostics();
            if (options.settle(tried, new Reader(diagnostics)) != null) continue;
            diagnostics.sorted().stream()
                    .filter(found -> found.code().equals("options-clash"))
                    .findFirst()
                    .ifPresent(found -> excluded.put(value, found.message()));
        }
        return excluded;
    }
}
