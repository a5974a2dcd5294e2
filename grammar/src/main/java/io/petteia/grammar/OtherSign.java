package io.petteia.grammar;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A sign of other languages, and the tokens that mean the same here. */
record OtherSign(int... types) {
    static OtherSign of(String sign) {
        return switch (sign) {
            case "==", "===", "≡" -> new OtherSign(PetteiaParser.IS);
            case "!=", "<>", "≠" -> new OtherSign(PetteiaParser.IS, PetteiaParser.NOT);
            case "&&" -> new OtherSign(PetteiaParser.AND);
            case "||" -> new OtherSign(PetteiaParser.OR);
            case "!" -> new OtherSign(PetteiaParser.NOT);
            case "=<", "≤" -> new OtherSign(Signs.type("<="));
            case "=>", "≥" -> new OtherSign(Signs.type(">="));
            case "%" -> new OtherSign(PetteiaParser.MOD);
            case "×", "·" -> new OtherSign(Signs.type("*"));
            case "÷" -> new OtherSign(Signs.type("/"));
            case "−", "–", "—" -> new OtherSign(Signs.type("-"));
            case "…" -> new OtherSign(Signs.type(".."));
            case "++" -> new OtherSign(Signs.type("+="), PetteiaParser.NUMBER);
            default -> new OtherSign(Signs.EQUALS);
        };
    }

    /** The letters of one of them; the only number is 1. */
    static String text(int type) {
        return type == PetteiaParser.NUMBER ? "1" : Signs.spelling(type);
    }

    /** Does it ask whether two are the same? */
    boolean asks() {
        return types[0] == PetteiaParser.IS && types.length == 1;
    }

    String spelling() {
        return Arrays.stream(types).mapToObj(OtherSign::text).collect(Collectors.joining(" "));
    }
}
