package io.petteia.protocol;

import io.petteia.agents.Bot;
import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Position;
import io.petteia.playtest.Seeds;
import io.petteia.store.GameRecord;
import io.petteia.store.GameRecord.Entry;
import io.petteia.terminal.Reasons;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The game that is being played: its state and how it came about. */
final class Table {
    private final Game game;
    private final Map<String, Bot.Seated> bots = new HashMap<>();
    private final List<Entry> entries = new ArrayList<>();
    private State state;
    private @Nullable String position;
    private long seed = 1;

    Table(Game game) {
        this.game = game;
        this.state = game.start();
    }

    Game game() {
        return game;
    }

    State state() {
        return state;
    }

    void seed(long number) {
        seed = number;
    }

    /** All chance comes from the seed and the number of moves made. */
    RandomGenerator random() {
        return Seeds.random(seed, entries.size());
    }

    /** @param text as `position` prints it; null for the start */
    void begin(@Nullable String text) {
        State begun;
        if (text == null) begun = game.start();
        else {
            Diagnostics diagnostics = new Diagnostics();
            Position read = game.read(new Source("<position>", text), diagnostics);
            if (read == null) throw wrong(diagnostics.sorted());
            begun = game.start(read);
        }
        state = begun;
        position = text;
        entries.clear();
        bots.clear();
    }

    private static Refusal wrong(List<Diagnostic> found) {
        List<String> reasons = found.stream()
                .map(each -> (each.span() == null ? "" : each.span() + " ") + each.code() + ": " + each.message())
                .toList();
        return new Refusal("wrong-position", "this is no position of the game", reasons);
    }

    void play(String text) {
        if (state.isOver()) throw new Refusal("game-over", "the game is over");
        Move move = state.read(text);
        if (move == null)
            throw new Refusal("illegal-move", "`" + text + "` is not legal", new Reasons(state).lines(text));
        play(move);
    }

    void play(Move move) {
        boolean chance = state.actor() == State.CHANCE;
        state.play(move);
        entries.add(new Entry(move.notation(), chance));
    }

    void undo() {
        if (entries.isEmpty()) throw new Refusal("nothing-to-undo", "no move has been made");
        state.undo();
        entries.remove(entries.size() - 1);
    }

    /** Somebody in the seat of whoever is to move, who remembers what he thought before. */
    Bot.Seated seated(Bot bot) {
        return bots.computeIfAbsent(state.person(state.actor()) + " " + bot.text(), seat -> bot.sit(game));
    }

    String name(int player) {
        return game.model().players().member(player);
    }

    /** The player of that name. */
    int player(String name) {
        int player = game.model()
                .players()
                .members()
                .subList(0, game.model().seated())
                .indexOf(name);
        if (player < 0) throw new Refusal("unknown-player", "there is no player `" + name + "`");
        return player;
    }

    GameRecord record() {
        GameModel model = game.model();
        Map<String, String> seats = new LinkedHashMap<>();
        for (int player = 0; player < model.seated(); player++) seats.put(name(player), "human");
        Map<String, String> outcome = new LinkedHashMap<>();
        Result result = state.result();
        if (result != null)
            for (Result.Outcome each : result.outcomes())
                outcome.put(name(each.player()), each.kind().name().toLowerCase(Locale.ROOT));
        return new GameRecord(
                model.id(),
                model.hash(),
                model.options(),
                seed,
                seats,
                position,
                List.copyOf(entries),
                null,
                outcome,
                result == null ? null : result.why());
    }
}
