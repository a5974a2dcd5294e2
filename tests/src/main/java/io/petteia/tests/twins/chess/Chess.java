package io.petteia.tests.twins.chess;

import io.petteia.playtest.Twin;
import io.petteia.tests.twins.Dice;
import java.util.Map;

/** Chess; fifty moves of each side without a capture or a pawn's move are a draw, repetitions and dead positions are not. */
public final class Chess implements Twin {
    private static final int QUIET_MOVES = 50;
    private static final int DEEPEST = 16;

    private final Dice dice = new Dice();
    private final Position position = new Position();
    private final Generator generator = new Generator(position);
    private final int[][] moves = new int[DEEPEST][Moves.MOST];
    private final Position[] before = new Position[DEEPEST];

    public Chess() {
        for (int depth = 0; depth < DEEPEST; depth++) before[depth] = new Position();
    }

    @Override
    public String game() {
        return "chess";
    }

    @Override
    public Map<String, String> options() {
        return Map.of("repetition", "0", "dead_position", "false", "quiet_moves", Integer.toString(QUIET_MOVES));
    }

    @Override
    public int playout() {
        position.setUp();
        for (int ply = 0; ; ply++) {
            int count = generator.list(moves[0]);
            if (count == 0 || position.quiet >= 2 * QUIET_MOVES) return ply;
            position.play(moves[0][dice.below(count)]);
        }
    }

    @Override
    public long perft(int depth) {
        position.setUp();
        return count(depth);
    }

    /** From another position, in Forsyth-Edwards notation. */
    public long perft(String fen, int depth) {
        Fen.read(fen, position);
        return count(depth);
    }

    private long count(int depth) {
        if (depth == 0) return 1;
        int[] all = moves[depth];
        int count = generator.list(all);
        if (depth == 1) return count;
        before[depth].set(position);
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            position.play(all[i]);
            leaves += count(depth - 1);
            position.set(before[depth]);
        }
        return leaves;
    }

    @Override
    public int stateBytes() {
        return Position.BYTES;
    }
}
