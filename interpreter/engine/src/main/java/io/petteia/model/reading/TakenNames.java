package io.petteia.model.reading;

import java.util.Set;

/** Names that no game may give to anything: the reserved words, and those that the language itself has given. */
public final class TakenNames {
    private static final Set<String> RESERVED = Set.of(
            ("along and announce as at bottom by can change choose commit deal define do draw each either else false for from give hook identify if"
                            + " in is lay least let lift list lose mod most move next none not of on once optionally or original override pass per"
                            + " phase place play possible prefer pure put rank record remove repeat require return reveal roll round rule seats set"
                            + " shuffle simultaneously starting stop swap take then times to true turn turns under until var whenever where while"
                            + " will win within")
                    .split(" "));

    private static final Set<String> LANGUAGE = Set.of(
            ("own enemy neutral occupied empty any site table here edge mover opponent players passes turn_number middle nothing this option"
                            + " board piece sites player card direction terrain boolean number text pattern"
                            + " count some no every sum min max first last best occurrences repeated cycle owner owners height neighbours group"
                            + " groups reach step axis distance area opposite row column rect after before holder leap bend")
                    .split(" "));

    private TakenNames() {}

    public static boolean isTaken(String name) {
        return isReserved(name) || isOfTheLanguage(name);
    }

    public static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }

    public static boolean isOfTheLanguage(String name) {
        return LANGUAGE.contains(name);
    }
}
