package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Checker;
import io.petteia.model.Domain;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Rule;
import io.petteia.model.reading.Nodes;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads {@code position:} of a scenario, or what a position editor hands in. */
final class PositionReader {
    private final Parts parts;
    private final Building building;
    private final Reader reader;
    private final Checker.Checked checked;

    PositionReader(Parts parts, Checker.Checked checked) {
        this.parts = parts;
        this.building = parts.building;
        this.reader = building.reader();
        this.checked = checked;
    }

    @Nullable
    Position read(Yaml node) {
        Section section = reader.section(node, "a position");
        if (section == null) return null;
        section.allow(
                "petteia", "phase", "mover", "map", "legend", "terrain", "laid", "pieces", "stacks", "set", "piles",
                "prepare", "turn", "passes", "next", "out", "swapped", "at", "locals");
        Placing placing = new Placing(building, reader);
        Yaml map = section.get("map");
        Yaml pieces = section.get("pieces");
        Arrangement drawn = arrangement(map, pieces, section);
        boolean pictured = map != null || pieces instanceof Yaml.Scalar;
        boolean bare = building.names().board().bare();
        return new Position(
                phase(section),
                mover(section),
                placing.terrain(section.get("terrain"), map == null ? null : drawn.terrain),
                placing.laid(section.get("laid"), pictured && (map != null || !bare) ? laid(drawn) : null),
                placing.pieces(section.get("stacks"), map == null && pieces == null ? null : drawn),
                entries(section),
                piles(section),
                prepare(section),
                new ControlReader(building, reader).read(section));
    }

    private Arrangement arrangement(@Nullable Yaml map, @Nullable Yaml pieces, Section section) {
        Arrangement drawn = new Arrangement(building, parts.plan.grid());
        Section board = parts.plan.section();
        Legend legend = new Legend(building, parts.pieces)
                .with(board == null ? null : board.get("legend"))
                .with(section.get("legend"));
        if (map != null) drawn.draw(map, legend);
        if (pieces instanceof Yaml.Mapping || (pieces != null && Nodes.isNothing(pieces))) drawn.place(pieces);
        else if (pieces != null) drawn.draw(pieces, legend);
        return drawn;
    }

    private static boolean[] laid(Arrangement drawn) {
        boolean[] laid = new boolean[drawn.off.length];
        for (int site = 0; site < laid.length; site++) laid[site] = !drawn.off[site];
        return laid;
    }

    private @Nullable String phase(Section section) {
        String phase = section.text("phase");
        if (phase == null || checked.phases().contains(phase)) return phase;
        Yaml node = section.get("phase");
        reader.tell(Diagnostic.error(
                        "unknown-phase", node == null ? null : node.span(), "the rules have no phase `" + phase + "`")
                .expected(checked.phases().isEmpty() ? null : Suggestion.oneOf(checked.phases()))
                .suggest(Suggestion.of(phase, checked.phases())));
        return null;
    }

    private int mover(Section section) {
        Yaml node = section.get("mover");
        Integer mover = node == null
                ? Integer.valueOf(Domain.NONE)
                : new Cells(building)
                        .constant(node, new Type.Member(building.names().players()));
        if (mover != null && node != null && mover >= building.names().seated()) {
            reader.error("not-seated", node.span(), "only " + building.names().seated() + " players are seated");
        }
        return mover == null ? Domain.NONE : mover;
    }

    private List<Position.Entry> entries(Section position) {
        List<Position.Entry> entries = new ArrayList<>();
        Section section = position.section("set", "`set`");
        if (section == null) return entries;
        List<Variable> variables = parts.variables.all();
        List<String> names = variables.stream().map(Variable::name).toList();
        for (Yaml.Entry entry : section.entries()) {
            int at = names.indexOf(entry.key().value());
            if (at >= 0) entries.addAll(new Settings(building, variables.get(at)).read(entry.value()));
            else
                reader.tell(Diagnostic.error(
                                "unknown-variable",
                                entry.key().span(),
                                "the game has no variable `" + entry.key().value() + "`")
                        .suggest(Suggestion.of(entry.key().value(), names)));
        }
        return entries;
    }

    private List<Position.Cards> piles(Section position) {
        List<Position.Cards> piles = new ArrayList<>();
        Section section = position.section("piles", "`piles`");
        if (section == null) return piles;
        List<Pile> all = parts.piles.all();
        List<String> names = all.stream().map(Pile::name).toList();
        for (Yaml.Entry entry : section.entries()) {
            int at = names.indexOf(entry.key().value());
            if (at < 0) {
                reader.tell(Diagnostic.error(
                                "unknown-pile",
                                entry.key().span(),
                                "the game has no pile `" + entry.key().value() + "`")
                        .suggest(Suggestion.of(entry.key().value(), names)));
                continue;
            }
            if (!all.get(at).perPlayer()) pile(all.get(at), Domain.NONE, entry.value(), piles);
            else perPlayer(all.get(at), entry.value(), piles);
        }
        return piles;
    }

    private void perPlayer(Pile pile, Yaml node, List<Position.Cards> piles) {
        Section section = reader.section(node, "pile `" + pile.name() + "`");
        if (section == null) return;
        Domain players = building.names().players();
        section.allow(players.members());
        for (Yaml.Entry entry : section.entries()) {
            int player = players.ordinal(entry.key().value());
            if (player != Domain.NONE) pile(pile, player, entry.value(), piles);
        }
    }

    private void pile(Pile pile, int player, Yaml node, List<Position.Cards> piles) {
        Type card = new Type.Member(building.names().cards());
        List<Integer> cards = new ArrayList<>();
        boolean good = true;
        for (Yaml item : reader.items(node, "a list of cards, the top first")) {
            Integer one = new Cells(building).constant(item, card);
            good &= one != null;
            if (one != null) cards.add(one);
        }
        if (good)
            piles.add(new Position.Cards(
                    pile, player, cards.stream().mapToInt(c -> c).toArray()));
    }

    private @Nullable Rule prepare(Section section) {
        Yaml node = section.get("prepare");
        Yaml.Scalar scalar = node == null ? null : reader.scalar(node, "statements");
        return scalar == null
                ? null
                : building.checker().statements(reader.parser().block(scalar.content()));
    }
}
