package io.petteia.agents.solve;

import io.petteia.game.Result;
import java.util.List;

/** What an end is worth to the person who sat down first; to the second the opposite. */
public enum Worth {
    /** The stakes if the first won, their negative if the second did, 0 for a draw. */
    OUTCOME {
        @Override
        public int of(Result result) {
            return (int) Math.round(first(result).utility());
        }
    },
    /** By how much the first has the higher score, where the rules rank by one; else the outcome. */
    SCORE {
        @Override
        public int of(Result result) {
            Integer first = first(result).score();
            if (first == null) return OUTCOME.of(result);
            if (result.outcomes().size() < 2) return first;
            Integer second = colour(result, 1).score();
            return second == null ? first : first - second;
        }
    };

    public abstract int of(Result result);

    private static Result.Outcome first(Result result) {
        return colour(result, 0);
    }

    private static Result.Outcome colour(Result result, int person) {
        List<Integer> persons = result.persons();
        return result.outcomes().get(persons.get(person));
    }
}
