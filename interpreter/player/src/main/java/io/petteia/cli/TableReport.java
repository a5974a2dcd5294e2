package io.petteia.cli;

import io.petteia.agents.solve.Limits;
import io.petteia.agents.solve.Positions;
import io.petteia.agents.solve.Solution;
import io.petteia.agents.solve.Worth;
import io.petteia.game.Descent;
import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** A game solved by a table of all positions. */
final class TableReport implements SolvedReport {
    private final State state;
    private final Worth worth;
    private final long limit;
    private final @Nullable Solution solution;
    private final List<Behind> moves;
    private final boolean tellsMoves;

    /** @param position its number */
    private record Behind(String move, int position) {}

    private TableReport(State state, Worth worth, long limit, @Nullable Solution solution, boolean tellsMoves) {
        this.state = state;
        this.worth = worth;
        this.limit = limit;
        this.solution = solution;
        this.tellsMoves = tellsMoves;
        this.moves = solution == null ? List.of() : moves(state, solution);
    }

    static TableReport of(State state, Worth worth, Limits limits, boolean tellsMoves, LongConsumer progress) {
        long[] seen = {0};
        Positions positions = Positions.from(state, worth, limits, count -> {
            seen[0] = count;
            progress.accept(count);
        });
        Solution solution = positions == null ? null : Solution.of(positions);
        return new TableReport(state, worth, Math.min(limits.positions(), seen[0]), solution, tellsMoves);
    }

    private static List<Behind> moves(State state, Solution solution) {
        Descent descent = new Descent(state);
        List<Behind> moves = new ArrayList<>();
        for (Move move : state.legalMoves())
            moves.add(new Behind(
                    move.notation(), solution.positions().find(descent.behind(move.script(), descent::hash))));
        int mover = solution.positions().mover(0);
        Comparator<Behind> best = (one, other) -> solution.isBetter(mover, one.position(), other.position())
                ? -1
                : solution.isBetter(mover, other.position(), one.position()) ? 1 : 0;
        moves.sort(best);
        return moves;
    }

    private List<String> best(Solution solution) {
        return moves.stream()
                .filter(move -> solution.value(move.position()) == solution.value(0)
                        && Objects.equals(
                                distance(solution, move.position()),
                                distance(solution, moves.get(0).position())))
                .map(Behind::move)
                .sorted()
                .toList();
    }

    private static @Nullable Integer distance(Solution solution, int position) {
        return solution.value(position) == 0 ? null : Integer.valueOf(solution.distance(position));
    }

    @Override
    public Form form() {
        String game = state.game().id();
        Solution solved = solution;
        if (solved == null)
            return new Form(
                    JsonOutput.VERSION,
                    "solve",
                    game,
                    "table",
                    "unknown",
                    null,
                    null,
                    null,
                    limit,
                    null,
                    null,
                    List.of(),
                    null);
        Verdicts verdicts = new Verdicts(state, worth);
        Positions positions = solved.positions();
        List<Branch> branches = moves.stream()
                .map(move -> new Branch(
                        move.move(),
                        verdicts.kind(solved.value(move.position())),
                        verdicts.winner(solved.value(move.position())),
                        solved.value(move.position()),
                        distance(solved, move.position())))
                .toList();
        return new Form(
                JsonOutput.VERSION,
                "solve",
                game,
                "table",
                verdicts.kind(solved.value(0)),
                verdicts.winner(solved.value(0)),
                solved.value(0),
                distance(solved, 0),
                positions.size(),
                positions.ends(),
                positions.isCyclic(),
                best(solved),
                tellsMoves ? branches : null);
    }

    @Override
    public List<String> lines() {
        Solution solved = solution;
        if (solved == null) return List.of("not solved: given up after " + Plural.of(limit, "position"));
        Verdicts verdicts = new Verdicts(state, worth);
        List<String> lines = new ArrayList<>();
        lines.add(verdicts.text(solved.value(0), distance(solved, 0)));
        Positions positions = solved.positions();
        lines.add(Plural.of(positions.size(), "position") + ", in " + positions.ends() + " of them the game is over"
                + (positions.isCyclic()
                        ? "; positions can come again, and a game that never ends is taken for a draw"
                        : ""));
        if (moves.isEmpty()) return lines;
        lines.add("best: " + String.join(", ", best(solved)));
        int width = moves.stream().mapToInt(move -> move.move().length()).max().orElse(0);
        if (tellsMoves)
            for (Behind move : moves)
                lines.add("  " + move.move() + " ".repeat(width - move.move().length()) + "  "
                        + verdicts.text(solved.value(move.position()), distance(solved, move.position())));
        return lines;
    }
}
