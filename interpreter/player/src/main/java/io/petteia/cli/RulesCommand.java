package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.game.MoveNotation;
import io.petteia.game.State;
import io.petteia.model.GameModel;
import io.petteia.terminal.Seen;
import io.petteia.terminal.picture.Emblems;
import io.petteia.terminal.picture.TextBoard;
import io.petteia.terminal.rulebook.Opening;
import io.petteia.terminal.rulebook.Rulebook;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code rules}. */
@Command(
        name = "rules",
        description = {
            "A rulebook of the game, made from its definition: what there is, what a turn is, how it ends.",
            "Options change it: what they exclude is left out."
        })
final class RulesCommand implements Callable<Integer> {
    private static final int EXAMPLES = 3;

    private final Streams streams;

    @Mixin
    private final GameArgument game;

    @Mixin
    private final JsonOutput json;

    @Option(names = "--markdown", description = "Print Markdown.")
    private boolean markdown;

    @Inject
    RulesCommand(Streams streams, GameArgument game, JsonOutput json) {
        this.streams = streams;
        this.game = game;
        this.json = json;
    }

    /** @param text Markdown */
    record Form(int petteia, String command, String game, String text) {}

    @Override
    public Integer call() {
        Game opened = game.open();
        GameModel model = opened.model();
        List<String> lines =
                Rulebook.of(model, game.definition(), opening(opened.start()), markdown || json.isWanted());
        if (json.isWanted())
            json.print(new Form(JsonOutput.VERSION, "rules", model.id(), String.join("\n", lines) + "\n"));
        else lines.forEach(streams.out()::println);
        return ExitCode.FINE;
    }

    private static Opening opening(State start) {
        Map<String, List<String>> moves = new LinkedHashMap<>();
        for (MoveNotation each : start.game().notations()) {
            List<String> texts = each.texts(start);
            moves.put(each.name(), texts.subList(0, Math.min(texts.size(), EXAMPLES)));
        }
        return new Opening(board(start), moves);
    }

    private static List<String> board(State start) {
        GameModel model = start.game().model();
        if (model.board().size() == 0) return List.of();
        return new TextBoard(model.board(), Emblems.of(model)).draw(new Seen(start), new BitSet(), false);
    }
}
