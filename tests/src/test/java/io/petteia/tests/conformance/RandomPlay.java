package io.petteia.tests.conformance;

import io.petteia.game.Game;
import io.petteia.game.State;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * What becomes of many games between players who take any move.
 *
 * @param wins of the first, of the second, and games that nobody won
 */
record RandomPlay(int number, int[] wins, double meanLength, double deviation) {

    /** The same numbers however many threads there are: each game has its own seed. */
    static RandomPlay of(Game game, int number) {
        int[][] ends = IntStream.range(0, number)
                .parallel()
                .mapToObj(seed -> play(game.start(), seed))
                .toArray(int[][]::new);
        int[] wins = new int[3];
        double sum = 0;
        double squares = 0;
        for (int[] end : ends) {
            wins[end[0]]++;
            sum += end[1];
            squares += (double) end[1] * end[1];
        }
        double mean = sum / number;
        return new RandomPlay(number, wins, mean, Math.sqrt(Math.max(0, squares / number - mean * mean)));
    }

    private static int[] play(State state, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int length = 0;
        while (!state.isOver()) {
            state.playRandom(random);
            length++;
        }
        int winner = state.result().winner();
        return new int[] {winner < 0 ? 2 : winner, length};
    }

    double share(int winner) {
        return (double) wins[winner] / number;
    }

    /** Four standard errors of the difference between our share and one found in so many games. */
    double tolerance(double share, double games) {
        double spread = Math.max(share * (1 - share), 1.0 / number);
        return 4 * Math.sqrt(spread / number + spread / games);
    }
}
