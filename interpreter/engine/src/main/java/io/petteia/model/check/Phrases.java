package io.petteia.model.check;

import java.util.List;

/** Small pieces of sentences. */
final class Phrases {
    private Phrases() {}

    /** "a", "a and b", "a, b and c". */
    static String list(List<String> all) {
        if (all.size() <= 1) return all.isEmpty() ? "nothing" : all.get(0);
        return String.join(", ", all.subList(0, all.size() - 1)) + " and " + all.get(all.size() - 1);
    }

    static String count(int number, String noun) {
        return (number == 0 ? "no" : number == 1 ? "one" : String.valueOf(number)) + " " + noun
                + (number == 1 ? "" : "s");
    }
}
