package io.petteia.grammar;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** A word of other languages, and the words that say the same here. */
record Foreign(int... types) {
    private static final Foreign WHILE = new Foreign(PetteiaParser.REPEAT, PetteiaParser.UNTIL);
    static final Map<String, Foreign> WORDS = words();

    String spelling() {
        return Arrays.stream(types).mapToObj(Signs::spelling).collect(Collectors.joining(" "));
    }

    /** What else must change. */
    String hint() {
        return Arrays.equals(types, WHILE.types) ? " and what ends the loop" : "";
    }

    private static Map<String, Foreign> words() {
        Map<String, Foreign> words = new HashMap<>();
        put(words, new Foreign(PetteiaParser.RULE), "function", "func", "fn", "def", "fun", "proc", "procedure", "sub");
        put(words, new Foreign(PetteiaParser.FOR, PetteiaParser.EACH), "foreach");
        put(words, new Foreign(PetteiaParser.LET), "const", "val");
        put(words, new Foreign(PetteiaParser.NONE), "null", "nil");
        put(words, new Foreign(PetteiaParser.IS), "equals", "eq");
        put(words, new Foreign(PetteiaParser.IS, PetteiaParser.NOT), "isnt", "isnot", "ne");
        put(words, new Foreign(PetteiaParser.IF, PetteiaParser.NOT), "unless");
        put(words, new Foreign(PetteiaParser.IF), "when");
        put(words, new Foreign(PetteiaParser.ELSE), "otherwise");
        put(words, new Foreign(PetteiaParser.ELSE, PetteiaParser.IF), "elseif", "elif", "elsif");
        put(words, new Foreign(PetteiaParser.REPEAT), "loop");
        put(words, WHILE, "while");
        put(words, new Foreign(PetteiaParser.ANNOUNCE), "print", "log", "say");
        put(words, new Foreign(PetteiaParser.CHOOSE), "select", "pick");
        put(words, new Foreign(PetteiaParser.REQUIRE), "assert", "ensure");
        return words;
    }

    private static void put(Map<String, Foreign> words, Foreign meaning, String... spellings) {
        for (String spelling : spellings) words.put(spelling, meaning);
    }
}
