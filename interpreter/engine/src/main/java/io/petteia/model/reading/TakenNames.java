package io.petteia.model.reading;

import io.petteia.grammar.Words;
import java.util.Set;

/** Names that no game may give to anything: the reserved words, and those that the language itself has given. */
public final class TakenNames {
    private static final Set<String> LANGUAGE = Set.of(
            ("own enemy neutral occupied empty any site table here edge mover opponent players passes turn_number middle nothing this option"
                            + " board piece sites player card direction terrain boolean number text pattern"
                            + " count some no every sum min max first last best occurrences repeated cycle owner owners height neighbours group"
                            + " groups reach step axis distance area opposite row column rect after before holder leap bend")
                    .split(" "));

    private TakenNames() {}

    public static boolean isTaken(String name) {
        return Words.isReserved(name) || isOfTheLanguage(name);
    }

    public static boolean isOfTheLanguage(String name) {
        return LANGUAGE.contains(name);
    }
}
