package io.petteia.store;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.store.GameRecord.Ended;
import io.petteia.store.GameRecord.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads records, YAML or JSON, which is YAML too. What is wrong is told with its place. */
public final class RecordReader {
    private static final String[] KEYS = {
        "format", "game", "definition", "options", "seed", "seats", "position", "moves", "ended", "result", "why"
    };

    private final Diagnostics diagnostics;
    private final Reader reader;

    public RecordReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.reader = new Reader(diagnostics);
    }

    /** Null if it is no record; why has been told. */
    public @Nullable GameRecord read(Source source) {
        Yaml document = new YamlReader(diagnostics).read(source);
        if (!(document instanceof Yaml.Mapping)) {
            if (!diagnostics.hasErrors()) diagnostics.add(notARecord(source));
            return null;
        }
        Section section = reader.section(document, "a record");
        if (section == null || !isOurFormat(section)) return null;
        GameRecord game = read(section.allow(KEYS));
        return diagnostics.hasErrors() ? null : game;
    }

    private static Diagnostic notARecord(Source source) {
        return Diagnostic.error("not-a-record", source.span(0, 0), "this is no record of a game")
                .expected("a file that `save` wrote");
    }

    private boolean isOurFormat(Section section) {
        Yaml node = section.required("format", "the version of the form, " + GameRecord.FORMAT);
        Integer format = node == null ? null : reader.number(node, 1, Integer.MAX_VALUE);
        if (node == null || format == null) return false;
        if (format == GameRecord.FORMAT) return true;
        reader.tell(Diagnostic.error("unknown-format", node.span(), "this record is of a later form")
                .expected("`format: " + GameRecord.FORMAT + "`"));
        return false;
    }

    private GameRecord read(Section section) {
        return new GameRecord(
                required(section, "game", "the name of the game"),
                required(section, "definition", "the hash of the definition"),
                map(section, "options"),
                seed(section),
                map(section, "seats"),
                section.text("position"),
                moves(section),
                ended(section),
                map(section, "result"),
                section.text("why"));
    }

    private String required(Section section, String key, String expected) {
        Yaml node = section.required(key, expected);
        String text = node == null ? null : reader.text(node);
        return text == null ? "" : text;
    }

    private Map<String, String> map(Section section, String key) {
        Map<String, String> map = new LinkedHashMap<>();
        Section entries = section.section(key, "`" + key + "`");
        if (entries == null) return map;
        for (Yaml.Entry entry : entries.entries()) {
            String value = reader.text(entry.value());
            if (value != null) map.put(entry.key().value(), value);
        }
        return map;
    }

    private long seed(Section section) {
        Yaml node = section.required("seed", "a whole number");
        Yaml.Scalar scalar = node == null ? null : reader.scalar(node, "a whole number");
        if (scalar == null) return 0;
        try {
            return Long.parseLong(scalar.value());
        } catch (NumberFormatException e) {
            reader.error("not-a-number", scalar.span(), "`" + scalar.value() + "` is not a whole number");
            return 0;
        }
    }

    private List<Entry> moves(Section section) {
        List<Entry> moves = new ArrayList<>();
        Yaml node = section.required("moves", "a list of moves");
        if (node == null) return moves;
        for (Yaml item : reader.items(node, "a list of moves")) {
            boolean chance = item instanceof Yaml.Mapping;
            Section entry = chance ? reader.section(item, "an outcome of chance") : null;
            String move = entry == null ? reader.text(item) : required(entry.allow("chance"), "chance", "the outcome");
            if (move != null) moves.add(new Entry(move, chance));
        }
        return moves;
    }

    private @Nullable Ended ended(Section section) {
        Yaml node = section.get("ended");
        if (node == null) return null;
        if (node instanceof Yaml.Scalar) {
            section.word("ended", "agreed draw");
            return new Ended(null);
        }
        Section how = reader.section(node, "`ended`");
        return how == null ? null : new Ended(required(how.allow("resigned"), "resigned", "the name of a player"));
    }
}
