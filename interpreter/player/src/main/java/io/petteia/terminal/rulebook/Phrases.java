package io.petteia.terminal.rulebook;

import io.petteia.grammar.syntax.Expr;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Says expressions in words, as far as that is clearer than how they are written. */
final class Phrases {
    private static final Map<String, String> WORDS = Map.of(
            "mover", "whoever moves",
            "opponent", "the opponent",
            "players", "the players",
            "passes", "the number of passes in a row",
            "turn_number", "the number of the turn",
            "any", "any place",
            "site", "the places of the board");
    private static final Map<Expr.Operator, String> SIGNS = Map.of(
            Expr.Operator.LESS, "is less than",
            Expr.Operator.AT_MOST, "is at most",
            Expr.Operator.GREATER, "is more than",
            Expr.Operator.AT_LEAST, "is at least");

    private final Map<String, String> options;
    private final Set<String> pieces;
    private final Consumer<String> used;
    private final Movement movement = new Movement();

    /**
     * @param options their values, by name
     * @param pieces the kinds of pieces
     * @param used is told of every name that is said
     */
    Phrases(Map<String, String> options, Set<String> pieces, Consumer<String> used) {
        this.options = options;
        this.pieces = pieces;
        this.used = used;
    }

    static String name(String name) {
        return name.replace('_', ' ');
    }

    String of(Expr e) {
        if (e instanceof Expr.Word word) return word(word.name());
        if (e instanceof Expr.NumberLiteral number) return "" + number.value();
        if (e instanceof Expr.None) return "nothing";
        if (e instanceof Expr.Truth truth) return "" + truth.value();
        if (e instanceof Expr.Gather gather) return gathered(gather);
        if (e instanceof Expr.TextLiteral text) return text.text().plain();
        if (e instanceof Expr.Attribute attribute) return attribute(attribute);
        if (e instanceof Expr.Index index) return "the " + of(index.of()) + " of " + all(index.at());
        if (e instanceof Expr.Apply apply) return apply(apply);
        if (e instanceof Expr.Not not) return not(not);
        if (e instanceof Expr.Binary binary) return binary(binary);
        if (e instanceof Expr.Words words)
            return words.words().stream().map(this::of).collect(Collectors.joining(" "));
        if (e instanceof Expr.Of of) return of(of.sites()) + " of " + of(of.owner());
        if (e instanceof Expr.SetLiteral set) return set.members().isEmpty() ? "nothing" : all(set.members());
        if (e instanceof Expr.Members members && members.yields() == null) return binder(members.binder());
        if (e instanceof Expr.Can can) return of(can.player()) + " can " + of(can.call());
        if (e instanceof Expr.As as) return of(as.of()) + ", for " + of(as.player());
        if (e instanceof Expr.If choice)
            return of(choice.then()) + " if " + of(choice.condition()) + ", else " + of(choice.otherwise());
        if (e instanceof Expr.PatternLiteral pattern) return movement.of(pattern.path());
        if (e instanceof Expr.From from)
            return (from.pattern() instanceof Expr.PatternLiteral ? "a line " : "") + of(from.pattern()) + ", from "
                    + of(from.origins());
        return written(e);
    }

    private String word(String name) {
        used.accept(name);
        return WORDS.getOrDefault(name, name(name));
    }

    String binder(Expr.Binder binder) {
        String where = binder.where() == null ? "" : " where " + of(binder.where());
        return of(binder.source()) + where;
    }

    private String all(List<Expr> each) {
        return each.stream().map(this::of).collect(Collectors.joining(" and "));
    }

    static String written(Expr e) {
        return "`" + e.span().text().replaceAll("\\s+", " ") + "`";
    }

    private String gathered(Expr.Gather gather) {
        String over = gather.binders().stream().map(this::binder).collect(Collectors.joining(" and "));
        String yields = gather.yields() == null ? "" : of(gather.yields());
        return switch (gather.function().name()) {
            case "some" -> "there is one of " + over;
            case "no" -> "there is none of " + over;
            case "count" -> "the number of " + over;
            case "every" -> "for each of " + over + ": " + yields;
            case "sum" -> "the sum, over " + over + ", of " + yields;
            case "min", "max" ->
                "the " + (gather.function().name().equals("min") ? "least" : "greatest") + " " + yields + " over "
                        + over;
            case "best" -> "the one of " + over + " with the most " + yields;
            default -> gather.function().name() + " of " + over;
        };
    }

    private String attribute(Expr.Attribute attribute) {
        if (attribute.of() instanceof Expr.Word word && word.name().equals("option"))
            return name(options.getOrDefault(
                    attribute.name().text(), attribute.name().text()));
        return "the " + name(attribute.name().text()) + " of " + of(attribute.of());
    }

    private String not(Expr.Not not) {
        return not.of() instanceof Expr.Binary ? "it is not so that " + of(not.of()) : "not " + of(not.of());
    }

    private String binary(Expr.Binary binary) {
        String sign = SIGNS.getOrDefault(
                binary.operator(), binary.operatorSpan().text().replaceAll("\\s+", " "));
        if (sign.equals("in")) sign = "is in";
        if (sign.equals("not in")) sign = "is not in";
        return of(binary.left()) + " " + sign + " " + of(binary.right());
    }

    private String apply(Expr.Apply apply) {
        List<Expr> arguments =
                apply.arguments().stream().map(Expr.Argument::value).toList();
        if (!(apply.function() instanceof Expr.Word word) || arguments.isEmpty()) return written(apply);
        used.accept(word.name());
        String first = of(arguments.get(0));
        if (arguments.size() == 1 && pieces.contains(word.name())) return first + " is a " + name(word.name());
        if (arguments.size() == 1)
            switch (word.name()) {
                case "some" -> {
                    return "there is " + first;
                }
                case "no" -> {
                    return "there is no " + first;
                }
                case "count" -> {
                    return "the number of " + first;
                }
                case "own", "enemy", "empty", "occupied" -> {
                    return first + " is " + word.name();
                }
                case "first", "last" -> {
                    return "the " + word.name() + " of " + first;
                }
                case "neighbours" -> {
                    return "the places beside " + first;
                }
                default -> {
                    return name(word.name()) + " of " + first;
                }
            }
        if (word.name().equals("occurrences")) return "how often this position has stood";
        return name(word.name()) + " of " + all(arguments);
    }
}
