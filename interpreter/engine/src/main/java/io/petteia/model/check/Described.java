package io.petteia.model.check;

import io.petteia.model.Domain;
import io.petteia.model.Type;

/** Types in the words of an author: "a number", "a set of sites", "an order". */
final class Described {
    private Described() {}

    static String one(Type type) {
        if (type instanceof Type.Num number) return number.equals(Type.NUMBER) ? "a number" : range(number);
        if (type instanceof Type.Truth) return "a condition";
        if (type instanceof Type.Text) return "a text";
        if (type instanceof Type.Member member) return withArticle(noun(member.domain()));
        if (type instanceof Type.SetOf set) return "a set of " + many(set.element());
        if (type instanceof Type.ListOf list) return "a list of " + many(list.element());
        if (type instanceof Type.RuleValue) return "a rule";
        if (type instanceof Type.PatternValue) return "a pattern";
        if (type instanceof Type.None) return "`none`";
        return "something unknown";
    }

    /** The kind of thing, without bounds. */
    static String roughly(Type type) {
        return type instanceof Type.Num ? "a number" : one(type);
    }

    static String many(Type type) {
        if (type instanceof Type.Num number)
            return number.most() == Integer.MAX_VALUE ? "numbers" : "numbers " + number.least() + ".." + number.most();
        if (type instanceof Type.Truth) return "truths";
        if (type instanceof Type.Member member) return plural(noun(member.domain()));
        if (type instanceof Type.SetOf set) return "sets of " + many(set.element());
        if (type instanceof Type.ListOf list) return "lists of " + many(list.element());
        return "things";
    }

    /** As the language spells it: {@code set of 1..8}, {@code sites}. */
    static String spelled(Type type) {
        if (type instanceof Type.Num number)
            return number.equals(Type.NUMBER) ? "number" : number.least() + ".." + number.most();
        if (type instanceof Type.Truth) return "boolean";
        if (type instanceof Type.Text) return "text";
        if (type instanceof Type.Member member) return member.domain().name();
        if (type instanceof Type.SetOf set) return type.isSites() ? "sites" : "set of " + spelled(set.element());
        if (type instanceof Type.ListOf list) return "list of " + spelled(list.element());
        if (type instanceof Type.RuleValue) return "rule";
        return "pattern";
    }

    static String noun(Domain domain) {
        return switch (domain.sort()) {
            case PLAYER -> "player";
            case PIECE -> "piece type";
            case SITE -> "site";
            case TERRAIN -> "terrain";
            case DIRECTION -> "direction";
            case CARD -> "card";
            case KIND, GROUPING -> "`" + domain.name() + "`";
            case CHOICE -> "choice of an option";
        };
    }

    static String withArticle(String noun) {
        char first = noun.charAt(noun.startsWith("`") ? 1 : 0);
        return ("aeiouAEIOU".indexOf(first) >= 0 ? "an " : "a ") + noun;
    }

    private static String plural(String noun) {
        if (noun.equals("terrain")) return "terrains";
        return noun.equals("choice of an option")
                ? "choices of an option"
                : noun + (noun.endsWith("`") ? " members" : "s");
    }

    private static String range(Type.Num number) {
        if (number.most() == Integer.MAX_VALUE) return "a number from " + number.least() + " up";
        return number.least() == number.most()
                ? "the number " + number.least()
                : "a number " + number.least() + ".." + number.most();
    }
}
