package io.petteia.store;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Position;
import io.petteia.store.GameRecord.Ended;
import io.petteia.store.GameRecord.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays a game that somebody has written down, by the notations that its definition declares, and makes a record of it. */
public final class PgnImport {
    private final Game game;
    private final Diagnostics diagnostics;

    public PgnImport(Game game, Diagnostics diagnostics) {
        this.game = game;
        this.diagnostics = diagnostics;
    }

    /** Null if it cannot be played, or ends otherwise than it says, which has been told. */
    public @Nullable GameRecord read(Pgn pgn) {
        String fen = pgn.tags().get("FEN");
        State state = start(pgn, fen);
        if (state == null) return null;
        List<Entry> entries = new ArrayList<>();
        for (Pgn.Ply ply : pgn.moves()) {
            Move move = state.isOver() ? null : state.read(ply.text());
            if (move == null) {
                diagnostics.add(refused(ply, state));
                return null;
            }
            entries.add(new Entry(move.notation(), state.actor() == State.CHANCE));
            state.play(move);
        }
        if (!agrees(pgn, state)) return null;
        return record(pgn, state, fen == null ? null : "fen " + fen, entries);
    }

    private @Nullable State start(Pgn pgn, @Nullable String fen) {
        if (fen == null) return game.start();
        Diagnostics found = new Diagnostics();
        Position position = game.read(new Source("FEN", "\"fen " + fen + "\""), found);
        if (position != null) return game.start(position);
        for (Diagnostic each : found.sorted())
            diagnostics.add(Diagnostic.error(each.code(), pgn.span(), "the tag `FEN` is wrong: " + each.message()));
        return null;
    }

    private static Diagnostic refused(Pgn.Ply ply, State state) {
        Result result = state.result();
        if (result != null)
            return Diagnostic.error(
                            "record-fails",
                            ply.span(),
                            "`" + ply.text() + "` cannot be played: the game is over, " + result.why())
                    .expected("the end of the game");
        String message = state.actor() == State.CHANCE
                ? "`" + ply.text() + "` is no outcome of the chance that decides here"
                : "`" + ply.text() + "` is no legal move here, or more than one";
        List<String> legal = state.game().notations().stream()
                .flatMap(notation -> notation.texts(state).stream())
                .toList();
        return Diagnostic.error("record-fails", ply.span(), message).suggest(Spelling.didYouMean(ply.text(), legal));
    }

    private boolean agrees(Pgn pgn, State state) {
        String ruled = ending(outcome(state.result()), game.model());
        if (!state.isOver() || pgn.ending().equals(Pgn.OPEN) || ruled.equals(pgn.ending())) return true;
        Result result = state.result();
        diagnostics.add(Diagnostic.error(
                "record-fails",
                pgn.span(),
                "this game says that it ended `" + pgn.ending() + "`, by the rules it ended `" + ruled + "`"
                        + (result == null ? "" : ", " + result.why())));
        return false;
    }

    private GameRecord record(Pgn pgn, State state, @Nullable String position, List<Entry> entries) {
        GameModel model = game.model();
        Map<String, String> seats = new LinkedHashMap<>();
        for (String name : model.players().members().subList(0, model.seated())) seats.put(name, "human");
        Result result = state.result();
        Ended ended = state.isOver() ? null : ended(pgn.ending());
        return new GameRecord(
                model.id(),
                model.hash(),
                model.options(),
                1,
                seats,
                position,
                entries,
                ended,
                ended == null ? outcome(result) : outcome(ended),
                result == null ? null : result.why());
    }

    /** Who stopped before the rules ended it gave up, or agreed to a draw, where the game lets him. */
    private @Nullable Ended ended(String ending) {
        int winner = Pgn.WINS.indexOf(ending);
        if (ending.equals(Pgn.DRAW)) return game.model().agreedDraw() ? new Ended(null) : null;
        boolean resigned = winner >= 0 && game.model().resign() && game.model().seated() == 2;
        return resigned ? new Ended(game.model().players().member(1 - winner)) : null;
    }

    private Map<String, String> outcome(Ended ended) {
        Map<String, String> outcome = new LinkedHashMap<>();
        for (String name :
                game.model().players().members().subList(0, game.model().seated()))
            outcome.put(name, ended.isAgreedDraw() ? "draw" : name.equals(ended.resigned()) ? "loss" : "win");
        return outcome;
    }

    private Map<String, String> outcome(@Nullable Result result) {
        Map<String, String> outcome = new LinkedHashMap<>();
        if (result == null) return outcome;
        for (Result.Outcome each : result.outcomes())
            outcome.put(
                    game.model().players().member(each.player()),
                    each.kind().name().toLowerCase(java.util.Locale.ROOT));
        return outcome;
    }

    /** How a game between two is said to have ended. */
    static String ending(Map<String, String> outcome, GameModel model) {
        List<String> kinds = model.players().members().stream()
                .limit(model.seated())
                .map(name -> outcome.getOrDefault(name, ""))
                .toList();
        if (kinds.size() != 2) return Pgn.OPEN;
        if (kinds.get(0).equals("win")) return Pgn.WINS.get(0);
        if (kinds.get(1).equals("win")) return Pgn.WINS.get(1);
        return kinds.get(0).equals("draw") ? Pgn.DRAW : Pgn.OPEN;
    }
}
