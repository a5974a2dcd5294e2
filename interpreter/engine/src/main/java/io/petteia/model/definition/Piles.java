package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Pile;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.Visibility;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The section {@code piles}. */
final class Piles {
    private final Building building;
    private final Reader reader;
    private final Map<Pile, Section> declared = new LinkedHashMap<>();

    Piles(Building building) {
        this.building = building;
        this.reader = building.reader();
    }

    void declare(Section game, Declaring declaring) {
        Section section = game.section("piles", "`piles`");
        if (section == null) return;
        for (Yaml.Entry entry : section.entries()) {
            if (!reader.isName(entry.key(), "a pile")) continue;
            Section values =
                    reader.section(entry.value(), "pile `" + entry.key().value() + "`");
            if (values == null) continue;
            values.allow("start", "visible", "per");
            boolean perPlayer =
                    values.has("per") && values.word("per", "player").equals("player");
            Visibility visibility = Variables.visibility(values);
            if (visibility == Visibility.OWNER && !perPlayer)
                reader.error("misplaced-key", entry.key().span(), "only a pile per player has an owner");
            Pile pile = new Pile(entry.key().value(), entry.key().span(), perPlayer, visibility);
            declared.put(pile, values);
            declaring.declare(pile.name(), new Symbol.PileName(pile.span(), pile));
        }
    }

    List<Pile> all() {
        return List.copyOf(declared.keySet());
    }

    void fill() {
        declared.forEach((pile, values) -> {
            Yaml start = values.get("start");
            Term cards = start == null ? null : start(start);
            if (cards != null) pile.setStart(cards);
        });
    }

    /** A list keeps its order, the first on top; a set is in the order of the cards. */
    private @Nullable Term start(Yaml node) {
        Type card = new Type.Member(building.names().cards());
        if (node instanceof Yaml.Sequence list) return new Cells(building).members(list, new Type.ListOf(card), card);
        Yaml.Scalar scalar = reader.scalar(node, "cards");
        Expr syntax =
                scalar == null ? new Expr.Missing(node.span()) : reader.parser().expression(scalar.content());
        if (syntax instanceof Expr.Missing) return null;
        Type expected = syntax instanceof Expr.ListLiteral ? new Type.ListOf(card) : new Type.SetOf(card);
        return building.checker().value(syntax, expected, List.of());
    }
}
