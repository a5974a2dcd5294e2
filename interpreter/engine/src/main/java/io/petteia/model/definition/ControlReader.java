package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what a position says of turns and seats, and of where within a turn the game stands. */
final class ControlReader {
    private static final int MANY = 1_000_000_000;

    private final Building building;
    private final Reader reader;

    ControlReader(Building building, Reader reader) {
        this.building = building;
        this.reader = reader;
    }

    Position.Control read(Section section) {
        Yaml level = section.get("petteia");
        if (level != null) reader.number(level, 1, 1);
        Yaml swapped = section.get("swapped");
        Boolean changed = swapped instanceof Yaml.Scalar scalar ? reader.truth(scalar) : null;
        return new Position.Control(
                number(section, "turn", 0),
                number(section, "passes", 0),
                player(section.get("next")),
                out(section.get("out")),
                Boolean.TRUE.equals(changed),
                number(section, "at", Domain.NONE),
                locals(section));
    }

    private int number(Section section, String key, int otherwise) {
        Yaml node = section.get(key);
        Integer number = node == null ? null : reader.number(node, 0, MANY);
        return number == null ? otherwise : number;
    }

    private int player(@Nullable Yaml node) {
        Integer player = node == null
                ? null
                : new Cells(building)
                        .constant(node, new Type.Member(building.names().players()));
        return player == null ? Domain.NONE : player;
    }

    private List<Integer> out(@Nullable Yaml node) {
        List<Integer> out = new ArrayList<>();
        if (node == null) return out;
        for (Yaml item : reader.items(node, "a list of players")) {
            int player = player(item);
            if (player != Domain.NONE) out.add(player);
        }
        return out;
    }

    private Map<String, List<Long>> locals(Section position) {
        Map<String, List<Long>> locals = new LinkedHashMap<>();
        Section section = position.section("locals", "`locals`");
        if (section == null) return locals;
        for (Yaml.Entry entry : section.entries()) {
            List<Long> words = new ArrayList<>();
            for (Yaml item : reader.items(entry.value(), "numbers")) {
                Yaml.Scalar scalar = reader.scalar(item, "a number");
                if (scalar == null) continue;
                try {
                    words.add(Long.valueOf(scalar.value()));
                } catch (NumberFormatException e) {
                    reader.tell(Diagnostic.error(
                            "not-a-number", scalar.span(), "`" + scalar.value() + "` is not a whole number"));
                }
            }
            locals.put(entry.key().value(), words);
        }
        return locals;
    }
}
