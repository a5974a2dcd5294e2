package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import io.petteia.model.definition.Folder;
import io.petteia.playtest.Seeds;
import io.petteia.terminal.picture.Artwork;
import io.petteia.terminal.picture.SvgBoard;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A definition while it is being written: what is wrong with it, and the position that some moves lead to, with its legal moves. Of the moves as many are played as
 * can be; chance is the same each time.
 *
 * @param findings errors and warnings
 * @param kept how many of the moves were played
 * @param failed the first that could not be; null if all could
 * @param moves the legal moves, the first of them
 * @param total how many there are
 */
record Bench(
        boolean playable,
        List<Finding> findings,
        int kept,
        @Nullable String failed,
        @Nullable String board,
        @Nullable String mover,
        List<Projection.Choice> moves,
        int total,
        @Nullable String result,
        @Nullable String position) {
    private static final int MOST_MOVES = 600;
    private static final int MOST_FINDINGS = 50;

    /** @param whole whether sites are drawn too that are not on the board, so that they can be painted */
    record Request(
            Draft draft,
            @Nullable Map<String, String> options,
            @Nullable List<String> moves,
            @Nullable Boolean whole) {}

    static Bench of(Shelf shelf, Request request) {
        Map<String, String> options = Objects.requireNonNullElse(request.options(), Map.of());
        Folder folder = request.draft().checked().over(shelf.catalogue());
        Loading loading = shelf.load(folder, options, false);
        Artwork artwork = shelf.artwork(folder, loading);
        List<Finding> findings = new ArrayList<>(loading.diagnostics().sorted().stream()
                .limit(MOST_FINDINGS)
                .map(Finding::of)
                .toList());
        Game game = loading.game();
        if (game == null) return new Bench(false, findings, 0, null, null, null, List.of(), 0, null, null);
        try {
            return played(game, request, findings, artwork);
        } catch (Defect defect) {
            findings.add(Finding.of(defect.diagnostic()));
            return new Bench(false, findings, 0, null, null, null, List.of(), 0, null, null);
        }
    }

    private static Bench played(Game game, Request request, List<Finding> findings, Artwork artwork) {
        List<String> wanted = Objects.requireNonNullElse(request.moves(), List.of());
        State state = game.start();
        int kept = 0;
        int plies = chance(state, 0);
        String failed = null;
        for (String notation : wanted) {
            Move move = state.isOver() ? null : state.move(notation);
            if (move == null) {
                failed = notation;
                break;
            }
            state.play(move);
            kept++;
            plies = chance(state, plies + 1);
        }
        List<Move> legal = state.isOver() ? List.of() : state.legalMoves();
        if (!state.isOver() && legal.isEmpty())
            findings.add(Finding.of(state.deadEnd().diagnostic()));
        List<Projection.Choice> moves =
                legal.stream().limit(MOST_MOVES).map(Projection.Choice::of).toList();
        int actor = state.actor();
        boolean board = game.model().board().size() > 0;
        return new Bench(
                true,
                findings,
                kept,
                failed,
                board ? picture(state, legal, artwork, Boolean.TRUE.equals(request.whole())) : null,
                actor < 0 ? null : game.model().players().member(actor),
                moves,
                legal.size(),
                result(state),
                state.position());
    }

    private static String picture(State state, List<Move> legal, Artwork artwork, boolean whole) {
        BitSet open = whole ? Offered.toBePainted(state) : new BitSet();
        if (!whole && state.game().model().board().bare())
            for (Move move : legal) for (Move.Part part : move.parts()) if (part.site() >= 0) open.set(part.site());
        return SvgBoard.of(state.game().model(), artwork).draw(new Offered(state, open), new BitSet());
    }

    private static @Nullable String result(State state) {
        Result result = state.result();
        if (result == null) return null;
        int winner = result.winner();
        String who = winner < 0
                ? "nobody wins alone"
                : state.game().model().players().member(winner) + " wins";
        return result.why() == null ? who : who + ": " + result.why();
    }

    private static int chance(State state, int plies) {
        int at = plies;
        while (!state.isOver() && state.actor() == State.CHANCE) state.play(state.sample(Seeds.random(1, at++)));
        return at;
    }
}
