package io.petteia.game;

import io.petteia.machine.memory.Ending;
import io.petteia.model.Domain;
import io.petteia.model.GameModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes results of endings. */
final class Results {
    private Results() {}

    static Result of(GameModel model, Ending ending, boolean swapped) {
        int[] ranks = ending.ranks();
        int last = Arrays.stream(ranks).max().orElse(1);
        List<Result.Outcome> outcomes = new ArrayList<>();
        List<Integer> persons = new ArrayList<>();
        for (int p = 0; p < ranks.length; p++) {
            Result.Kind kind = ending.won()[p]
                    ? Result.Kind.WIN
                    : ending.drawn() && ranks[p] == 1 ? Result.Kind.DRAW : Result.Kind.LOSS;
            int[] scores = ending.scores();
            Integer score = scores == null ? null : Integer.valueOf(scores[p]);
            outcomes.add(new Result.Outcome(p, kind, ranks[p], utility(ending, p, last), score));
            persons.add(person(p, swapped));
        }
        return new Result(List.copyOf(outcomes), List.copyOf(persons), ending.why());
    }

    /** By colour. */
    static double[] utilities(Ending ending) {
        int last = Arrays.stream(ending.ranks()).max().orElse(1);
        double[] utilities = new double[ending.ranks().length];
        for (int p = 0; p < utilities.length; p++) utilities[p] = utility(ending, p, last);
        return utilities;
    }

    /** From 1 for the first to -1 for the last, the mean of the places that a shared rank covers; alone in a game won or lost. */
    private static double utility(Ending ending, int player, int last) {
        int[] ranks = ending.ranks();
        int stakes = ending.stakes();
        if (ranks.length == 1) return ending.won()[0] ? stakes : ending.drawn() ? 0 : -stakes;
        if (!ending.drawn() && last <= 2) return ending.won()[player] ? stakes : -stakes;
        int shared = 0;
        for (int rank : ranks) if (rank == ranks[player]) shared++;
        double place = ranks[player] + (shared - 1) / 2.0;
        return stakes * (1 - 2 * (place - 1) / (ranks.length - 1));
    }

    /** Two persons who change places hold each other's colours. */
    static int person(int player, boolean swapped) {
        return swapped && player < 2 ? 1 - player : player;
    }

    /** Reads the order of a shuffle as a record has it: the cards from the top. */
    static long @Nullable [] order(GameModel model, String text) {
        if (!text.equals("shuffle") && !text.startsWith("shuffle ")) return null;
        String[] names = text.length() <= 8 ? new String[0] : text.substring(8).split(" ");
        long[] order = new long[names.length];
        for (int i = 0; i < names.length; i++) {
            int card = model.cards().ordinal(names[names.length - 1 - i]);
            if (card == Domain.NONE) return null;
            order[i] = card;
        }
        return order;
    }
}
