package io.petteia.model.definition;

import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.board.BoardPlan;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that a game has: declared by name first, given its values later. */
final class Parts {
    final Building building;
    final BoardPlan plan;
    final Pieces pieces;
    final Variables variables;
    final Piles piles;
    final Zones zones;
    private final Definition definition;
    private final Section game;
    private final Terrains terrains;
    private final Cards cards;
    private final Declaring declaring;
    private final List<Attributes> attributes = new ArrayList<>();

    Parts(
            Building building,
            Definition definition,
            Section game,
            BoardPlan plan,
            Terrains terrains,
            Pieces pieces,
            Cards cards) {
        this.building = building;
        this.definition = definition;
        this.game = game;
        this.plan = plan;
        this.terrains = terrains;
        this.pieces = pieces;
        this.cards = cards;
        this.variables = new Variables(building);
        this.piles = new Piles(building);
        this.zones = new Zones(building);
        this.declaring = new Declaring(building.names(), building.reader());
    }

    void declare() {
        Domain players = building.names().players();
        members(players, definition.players().places());
        for (Kinds.Kind kind : definition.kinds().values()) {
            declaring.declare(kind.name(), new Symbol.TypeName(kind.span(), kind.element()));
            Domain domain = kind.domain();
            if (domain != null) members(domain, kind.members());
        }
        members(terrains.domain(), terrains.places());
        members(pieces.domain(), places(pieces.holders()));
        members(building.names().cards(), places(cards.holders()));
        for (Cards.Named set : cards.sets()) declaring.declare(set.name(), new Symbol.CardSet(set.span(), set.cards()));
        new BoardNames(building, plan).declare(declaring);
        for (Option option : definition.options().all()) {
            if (!(option.type() instanceof Type.Member member)
                    || member.domain().sort() != Domain.Sort.CHOICE) continue;
            for (int i = 0; i < member.domain().size(); i++)
                declaring.member(member.domain(), i, option.places().get(i));
        }
        attributes();
        variables.declare(game, declaring);
        piles.declare(game, declaring);
        if (plan.section() != null) zones.declare(plan.section(), declaring);
        wordsOfPieces();
        attributes.forEach(Attributes::announce);
    }

    private void members(Domain domain, List<Span> places) {
        for (int i = 0; i < domain.size(); i++) declaring.member(domain, i, places.get(i));
    }

    private static List<Span> places(List<Attributes.Holder> holders) {
        return holders.stream().map(Attributes.Holder::span).toList();
    }

    private void attributes() {
        attributes.add(pieces.declare(building));
        attributes.add(cards.declare(building));
        for (Kinds.Kind kind : definition.kinds().values()) {
            Section values = kind.values();
            Domain domain = kind.domain();
            if (values == null || domain == null) continue;
            List<Attributes.Holder> holders = new ArrayList<>();
            for (int i = 0; i < domain.size(); i++) {
                String name = domain.member(i);
                holders.add(Attributes.Holder.of(name, kind.members().get(i), values.get(name), building.reader()));
            }
            Attributes of = new Attributes(building, domain, holders);
            of.declare(values.get("each"), List.of());
            attributes.add(of);
        }
        Attributes sites = new BoardNames(building, plan).attributes();
        if (sites != null) attributes.add(sites);
    }

    /** Truths and patterns of pieces are words of the rules, so they may not mean something else. */
    private void wordsOfPieces() {
        Section declared = game.get("pieces") instanceof Yaml.Mapping m && m.get("each") instanceof Yaml.Mapping each
                ? new Section(building.reader(), each, "`each`")
                : null;
        building.names().attributes(pieces.domain()).forEach((name, attribute) -> {
            boolean word = attribute.type() instanceof Type.Truth || attribute.type() instanceof Type.PatternValue;
            Symbol other = building.names().symbol(name);
            Yaml.Entry entry = declared == null ? null : declared.entry(name);
            Span at = entry == null
                    ? other == null ? null : other.span()
                    : entry.key().span();
            if (word && other != null && at != null)
                building.reader()
                        .error(
                                "doubled-name",
                                at,
                                "`" + name + "` is an attribute of pieces and " + Declaring.described(other)
                                        + " at once");
        });
    }

    /** Where a card is declared. */
    @Nullable
    Span placeOf(int card) {
        return cards.holders().get(card).span();
    }

    void fill() {
        attributes.forEach(Attributes::fill);
        zones.fill();
        variables.fill();
        piles.fill();
    }
}
