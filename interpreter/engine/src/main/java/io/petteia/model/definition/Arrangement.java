package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.GameModel.Setup;
import io.petteia.model.GameModel.Standing;
import io.petteia.model.Type;
import io.petteia.model.board.Grid;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Nodes;
import io.petteia.model.reading.Picture;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What lies and stands on a board, drawn as a picture or said in words: {@code Player: {piece: SITES}}. */
final class Arrangement {
    private final Building building;
    private final Reader reader;
    private final @Nullable Grid grid;
    final int[] terrain;
    final boolean[] off;
    final List<Standing> standing = new ArrayList<>();
    final List<Setup> setup = new ArrayList<>();

    Arrangement(Building building, @Nullable Grid grid) {
        this.building = building;
        this.reader = building.reader();
        this.grid = grid;
        this.terrain = new int[building.names().board().size()];
        this.off = new boolean[terrain.length];
        Arrays.fill(terrain, building.names().terrains().size() == 0 ? Domain.NONE : 0);
    }

    /** What is on the board at the start, if not all of it and not nothing. */
    void lay(Yaml node) {
        if (node instanceof Yaml.Scalar word && List.of("laid", "bare").contains(word.value())) return;
        Term sites = new Sites(building).read(node);
        if (sites != null) setup.add(new Setup(Domain.NONE, Domain.NONE, sites, 0));
    }

    /** By terrain its sites, over what is drawn. */
    void ground(Yaml node) {
        int[] all = new Placing(building, reader).terrain(node, terrain);
        if (all != null) System.arraycopy(all, 0, terrain, 0, terrain.length);
    }

    void draw(Yaml node, Legend legend) {
        Yaml.Scalar scalar = reader.scalar(node, "a picture, one word a site");
        if (scalar == null) return;
        if (grid == null) {
            reader.error("no-picture", scalar.span(), "a board of this shape has no rows, so it cannot be drawn");
            return;
        }
        Set<String> told = new LinkedHashSet<>();
        grid.visit(Picture.of(scalar), reader, legend::isEmpty, (site, word) -> {
            Legend.Meaning meaning = legend.of(word.text());
            if (meaning == null) {
                if (told.add(word.text())) legend.tellUnknown(word.text(), word.span());
                return;
            }
            if (meaning.off()) off[site] = true;
            if (meaning.terrain() != Domain.NONE) terrain[site] = meaning.terrain();
            if (meaning.piece() != Domain.NONE) standing.add(new Standing(site, meaning.piece(), meaning.owner()));
        });
    }

    /** The section {@code setup}, or {@code pieces} of a position. */
    void place(Yaml node) {
        Section players = reader.section(node, "`setup`");
        if (players == null) return;
        List<String> owners = new ArrayList<>(building.names().players().members());
        owners.add("none");
        players.allow(owners);
        for (Yaml.Entry player : players.entries()) {
            if (!owners.contains(player.key().value())) continue;
            Section pieces =
                    reader.section(player.value(), "setup of `" + player.key().value() + "`");
            if (pieces == null) continue;
            int owner = building.names().players().ordinal(player.key().value());
            pieces.entries().forEach(piece -> place(owner, piece));
        }
    }

    private void place(int owner, Yaml.Entry entry) {
        Domain pieces = building.names().pieces();
        int piece = pieces.ordinal(entry.key().value());
        if (piece == Domain.NONE) {
            reader.tell(Keys.unknown(entry.key().value(), entry.key().span(), new Type.Member(pieces)));
            return;
        }
        if (!(entry.value() instanceof Yaml.Mapping stacks)) {
            add(piece, owner, entry.value(), 1);
            return;
        }
        if (!building.names().board().stacks()) {
            reader.tell(Diagnostic.error("no-stacks", Nodes.headOf(stacks), "sites of this board hold one piece each")
                    .expected("a list of sites; `stacks: true` under `board` allows more than one piece a site"));
            return;
        }
        for (Yaml.Entry stack : stacks.entries()) {
            Integer count = reader.number(stack.value(), 0, 1000);
            if (count != null) add(piece, owner, stack.key(), count);
        }
    }

    /** Site by site where they are listed, so that each is told at its own place. */
    private void add(int piece, int owner, Yaml sites, int count) {
        if (sites instanceof Yaml.Sequence list) {
            list.items().forEach(item -> add(piece, owner, item, count));
            return;
        }
        Term term = new Sites(building).read(sites);
        if (term != null) setup.add(new Setup(piece, owner, term, count));
    }
}
