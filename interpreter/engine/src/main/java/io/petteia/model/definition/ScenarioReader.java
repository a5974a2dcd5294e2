package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Nodes;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads one scenario. */
final class ScenarioReader {
    private static final String MOVES = "a list of moves";
    private static final String OUTCOMES = "a list of outcomes";

    private final Definition definition;
    private final Reader reader;

    ScenarioReader(Definition definition, Reader reader) {
        this.definition = definition;
        this.reader = reader;
    }

    /** Null if it has no title, which has been told. */
    @Nullable
    Scenario read(Section section) {
        section.allow(
                "title",
                "options",
                "position",
                "play",
                "chance",
                "seed",
                "legal",
                "illegal",
                "exactly",
                "count",
                "expect",
                "result",
                "announced",
                "hidden");
        Yaml title = section.required("title", "what it shows, in a few words");
        Scenario.Said said = title == null ? null : said(title, "a text");
        if (said == null) return null;
        Yaml exactly = section.get("exactly");
        Yaml announced = section.get("announced");
        Yaml seed = section.get("seed");
        return new Scenario(
                said,
                options(section),
                section.get("position"),
                list(section.get("play"), MOVES),
                list(section.get("legal"), MOVES),
                illegal(section.get("illegal")),
                exactly == null ? null : list(exactly, MOVES),
                count(section),
                expressions(section.get("expect")),
                result(section),
                announced == null ? null : list(announced, "a list of messages"),
                hidden(section),
                chance(section.get("chance")),
                seed == null ? null : reader.number(seed, Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    private Scenario.@Nullable Said said(Yaml node, String expected) {
        Yaml.Scalar scalar = reader.scalar(node, expected);
        return scalar == null ? null : new Scenario.Said(scalar.value(), scalar.span());
    }

    private List<Scenario.Said> list(@Nullable Yaml node, String expected) {
        List<Scenario.Said> list = new ArrayList<>();
        if (node == null) return list;
        for (Yaml item : reader.items(node, expected)) {
            Scenario.Said one = said(item, "a single one");
            if (one != null) list.add(one);
        }
        return list;
    }

    private Map<String, Options.Given> options(Section scenario) {
        Map<String, Options.Given> options = new LinkedHashMap<>();
        Section section = scenario.section("options", "`options`");
        if (section == null) return options;
        for (Yaml.Entry entry : section.entries()) {
            String name = entry.key().value();
            Option option = definition.options().option(name);
            Yaml.Scalar value = reader.scalar(entry.value(), option == null ? "a value" : option.expected());
            // A name that is not known is told here, at the name.
            if (option == null)
                definition.options().tellUnknown(name, entry.key().span(), reader);
            else if (value != null) options.put(name, new Options.Given(value.value(), value.span()));
        }
        return options;
    }

    private List<Scenario.Illegal> illegal(@Nullable Yaml node) {
        List<Scenario.Illegal> moves = new ArrayList<>();
        if (!(node instanceof Yaml.Mapping reasons)) {
            for (Scenario.Said move : list(node, MOVES)) moves.add(new Scenario.Illegal(move, null));
            return moves;
        }
        for (Yaml.Entry entry : reasons.entries()) {
            Scenario.Said move =
                    new Scenario.Said(entry.key().value(), entry.key().span());
            Scenario.Said why = Nodes.isNothing(entry.value()) ? null : said(entry.value(), "why it is illegal");
            moves.add(new Scenario.Illegal(move, why));
        }
        return moves;
    }

    private List<Scenario.Count> count(Section scenario) {
        List<Scenario.Count> counts = new ArrayList<>();
        Section section = scenario.section("count", "`count`");
        if (section == null) return counts;
        for (Yaml.Entry entry : section.entries()) {
            Integer depth = reader.number(entry.key(), 1, 100);
            Long number = number(entry.value());
            if (depth != null && number != null)
                counts.add(new Scenario.Count(depth, number, entry.value().span()));
        }
        return counts;
    }

    private @Nullable Long number(Yaml node) {
        Yaml.Scalar scalar = reader.scalar(node, "how many there are");
        if (scalar == null) return null;
        if (scalar.value().matches("[0-9]{1,18}")) return Long.valueOf(scalar.value());
        reader.tell(Diagnostic.error("not-a-number", scalar.span(), "`" + scalar.value() + "` is not a whole number")
                .expected("how many there are"));
        return null;
    }

    private List<Expr> expressions(@Nullable Yaml node) {
        List<Expr> expressions = new ArrayList<>();
        if (node == null) return expressions;
        for (Yaml item : reader.items(node, "a list of conditions")) {
            Yaml.Scalar scalar = reader.scalar(item, "a condition");
            if (scalar != null) expressions.add(reader.parser().expression(scalar.content()));
        }
        return expressions;
    }

    private Scenario.@Nullable Outcome result(Section scenario) {
        Section section = scenario.section("result", "`result`");
        if (section == null) return null;
        section.allow("winner", "why");
        Yaml winner = section.get("winner");
        Yaml why = section.get("why");
        Scenario.Said won = winner == null ? null : said(winner, "a player, or `nobody`");
        if (won != null && !won.text().equals("nobody")) player(won);
        return new Scenario.Outcome(section.head(), won, why == null ? null : said(why, "a part of the reason"));
    }

    private List<Scenario.Hidden> hidden(Section scenario) {
        List<Scenario.Hidden> hidden = new ArrayList<>();
        Section section = scenario.section("hidden", "`hidden`");
        if (section == null) return hidden;
        for (Yaml.Entry entry : section.entries()) {
            Scenario.Said player =
                    new Scenario.Said(entry.key().value(), entry.key().span());
            if (!player(player)) continue;
            for (Expr value : expressions(entry.value())) hidden.add(new Scenario.Hidden(player, value));
        }
        return hidden;
    }

    private boolean player(Scenario.Said name) {
        List<String> players = definition.players().domain().members();
        if (players.contains(name.text())) return true;
        reader.tell(Diagnostic.error("unknown-player", name.span(), "there is no player `" + name.text() + "`")
                .expected(Suggestion.oneOf(players))
                .suggest(
                        name.text().equals("none")
                                ? "if nobody wins, write `nobody`"
                                : Suggestion.of(name.text(), players)));
        return false;
    }

    private Scenario.Chance chance(@Nullable Yaml node) {
        Map<String, List<Scenario.Said>> byName = new LinkedHashMap<>();
        if (!(node instanceof Yaml.Mapping mapping)) return new Scenario.Chance(list(node, OUTCOMES), byName);
        for (Yaml.Entry entry : mapping.entries()) byName.put(entry.key().value(), list(entry.value(), OUTCOMES));
        return new Scenario.Chance(List.of(), byName);
    }
}
