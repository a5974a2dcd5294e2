package io.petteia.terminal.rulebook;

import io.petteia.grammar.RulesParser;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Path;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import io.petteia.model.reading.Betza;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Says line patterns in words. */
final class Movement {
    private static final Map<String, String> WAYS = Map.of(
            "orthogonal", "straight",
            "diagonal", "diagonally",
            "all", "in any direction",
            "sideways", "sideways",
            "forward_diagonal", "diagonally forward",
            "backward_diagonal", "diagonally backward");

    private final RulesParser parser = new RulesParser(new Diagnostics());

    /** Of a pattern as it stands in YAML, Betza's notation among them. */
    String of(String text) {
        Snippet written = Snippet.whole(new Source("", text));
        List<Snippet> betza = Betza.patterns(written, new Diagnostics());
        if (betza != null) return betza.stream().map(each -> of(each.text())).collect(Collectors.joining("; or "));
        return of(parser.path(written));
    }

    String of(Path path) {
        StringBuilder said = new StringBuilder(path.along() ? "through it, " : "");
        said.append(path.directions().stream().map(Movement::way).collect(Collectors.joining(" or ")));
        if (path.start() != null) said.append(" from ").append(site(path.start()));
        elements(path.elements()).forEach(each -> said.append(", ").append(each));
        return said.toString();
    }

    private static String way(Expr e) {
        if (e instanceof Expr.Word word) return WAYS.getOrDefault(word.name(), Phrases.name(word.name()));
        if (e instanceof Expr.Apply leap && leap.arguments().size() >= 2)
            return leap(leap.arguments().stream()
                    .map(argument -> argument.value().span().text())
                    .toList());
        return e.span().text();
    }

    private static List<String> elements(List<Path.Element> elements) {
        List<String> said = new ArrayList<>();
        for (Path.Element element : elements) {
            if (element instanceof Path.Step step) said.add(step(step));
            else if (element instanceof Path.Bend bend)
                said.add("turning by " + bend.degrees().span().text() + " degrees");
            else if (element instanceof Path.Group group)
                said.add(group.alternatives().stream()
                        .map(each -> String.join(", ", elements(each)))
                        .collect(Collectors.joining("; or ")));
        }
        return said;
    }

    private static String step(Path.Step step) {
        String site = site(step.klass());
        Path.Quantity quantity = step.quantity();
        if (quantity == null) return (step.marked() ? "to " : "over ") + site;
        String least = quantity.least().span().text();
        String most = quantity.most() == null ? null : quantity.most().span().text();
        String sign = quantity.span().text();
        String many = switch (sign) {
            case "*" -> "any number of places, each ";
            case "+" -> "one or more places, each ";
            case "?" -> "perhaps ";
            default ->
                most == null
                        ? least + " or more places, each "
                        : least.equals(most) ? least + " places, each " : least + " to " + most + " places, each ";
        };
        return (step.marked() ? "to any of " : "over ") + many + site;
    }

    private static String site(Expr e) {
        if (e instanceof Expr.Word word)
            return switch (word.name()) {
                case "empty" -> "an empty one";
                case "enemy" -> "an enemy piece";
                case "own" -> "a piece of one's own";
                case "occupied" -> "a piece";
                case "any" -> "any place";
                case "edge" -> "the edge";
                case "here" -> "the place itself";
                default -> Phrases.name(word.name());
            };
        if (e instanceof Expr.Not not
                && not.of() instanceof Expr.Word word
                && word.name().equals("own")) return "a place without a piece of one's own";
        if (e instanceof Expr.Binary binary)
            return site(binary.left()) + " " + binary.operatorSpan().text().strip() + " " + site(binary.right());
        if (e instanceof Expr.Not not) return "not " + site(not.of());
        if (e instanceof Expr.NotThere not) return "not " + site(not.of());
        return Phrases.name(e.span().text().replaceAll("[()]", " ").strip());
    }

    private static String leap(List<String> said) {
        if (said.size() == 2) return "a leap of " + said.get(0) + " by " + said.get(1);
        String aside = said.size() == 4 ? said.get(3) : "to either side";
        return "a leap of " + said.get(1) + " " + said.get(2) + " and " + said.get(0) + " " + aside;
    }
}
