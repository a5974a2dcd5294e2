package io.petteia.model.definition;

import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Attribute;
import io.petteia.model.Board;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.board.BoardPlan;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.TakenNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a board brings along: its sites, groups and directions by name, and the attributes of its sites. */
final class BoardNames {
    private static final Pattern GRID = Pattern.compile("[a-z]+[0-9]+");

    private final Building building;
    private final BoardPlan plan;

    BoardNames(Building building, BoardPlan plan) {
        this.building = building;
        this.plan = plan;
    }

    void declare(Declaring declaring) {
        Board board = plan.board();
        for (int site = 0; site < board.size(); site++) {
            Span at = plan.named().get(site);
            String name = board.sites().member(site);
            if (at != null && TakenNames.isTaken(name)) building.reader().tellTaken(name, at, "a site");
            else declaring.member(board.sites(), site, at);
        }
        for (Board.Grouping grouping : board.groupings()) {
            Section groups = plan.section() == null ? null : plan.section().section("groups", "`groups`");
            Yaml.Entry entry =
                    groups == null ? null : groups.entry(grouping.domain().name());
            Span at = entry == null ? null : entry.key().span();
            if (entry != null && !building.reader().isName(entry.key(), "a grouping")) continue;
            declaring.declare(grouping.domain().name(), new Symbol.GroupingName(at, grouping));
            for (int i = 0; i < grouping.domain().size(); i++) declaring.member(grouping.domain(), i, at);
        }
        board.groups().forEach((name, group) -> declaring.declare(name, new Symbol.DirectionsName(place(name), group)));
    }

    /** Where the author names lines or a way; null for what the shape has. */
    private @Nullable Span place(String directions) {
        for (String key : List.of("lines", "ways")) {
            Yaml node = plan.section() == null ? null : plan.section().get(key);
            Yaml.Entry entry = node instanceof Yaml.Mapping mapping ? mapping.entry(directions) : null;
            if (entry != null) return entry.key().span();
        }
        return null;
    }

    /** Null if the sites have nothing but their places. */
    @Nullable
    Attributes attributes() {
        Board board = plan.board();
        declare("row", board.row());
        declare("column", board.column());
        lines(board);
        Section section = plan.section();
        if (section == null || !(section.get("sites") instanceof Yaml.Mapping said)) return null;
        List<Attributes.Holder> holders = new ArrayList<>();
        for (int site = 0; site < board.size(); site++) {
            String name = board.sites().member(site);
            Span at = plan.named().get(site);
            Yaml values = said.get(name);
            if (at != null) holders.add(Attributes.Holder.of(name, at, values, building.reader()));
        }
        Attributes of = new Attributes(building, board.sites(), holders);
        of.declare(section.get("each"), List.of());
        return of;
    }

    /** Where sites are called by letters and numbers, a name falls into that of its column and that of its row. */
    private void lines(Board board) {
        List<String> names = board.sites().members();
        if (board.shape().equals("graph")
                || names.isEmpty()
                || !names.stream().allMatch(name -> GRID.matcher(name).matches())) return;
        declare("file", names.stream().map(name -> name.replaceAll("[0-9]", "")).toList());
        declare("rank", names.stream().map(name -> name.replaceAll("[a-z]", "")).toList());
    }

    private void declare(String name, List<String> texts) {
        Attribute attribute = new Attribute(name, plan.board().sites(), Type.TEXT, List.of());
        attribute.setCells(texts.stream()
                .map(text -> (Attribute.Cell) new Attribute.Words(text))
                .toList());
        building.names().declareAttribute(attribute);
    }

    private void declare(String name, int[] values) {
        int most = Arrays.stream(values).max().orElse(0);
        Attribute attribute = new Attribute(name, plan.board().sites(), new Type.Num(0, most), List.of());
        attribute.setCells(Arrays.stream(values)
                .mapToObj(value -> (Attribute.Cell) new Attribute.Scalar(value))
                .toList());
        building.names().declareAttribute(attribute);
    }
}
