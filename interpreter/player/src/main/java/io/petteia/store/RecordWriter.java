package io.petteia.store;

import io.petteia.store.GameRecord.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Writes records: as YAML, a move a line, or as the same in JSON. */
public final class RecordWriter {
    private RecordWriter() {}

    public static String yaml(GameRecord game) {
        StringBuilder text = new StringBuilder();
        line(text, "format", Integer.toString(GameRecord.FORMAT));
        line(text, "game", YamlText.scalar(game.game()));
        line(text, "definition", "\"" + game.definition() + "\"");
        line(text, "options", map(game.options()));
        line(text, "seed", Long.toString(game.seed()));
        line(text, "seats", map(game.seats()));
        if (game.position() != null) line(text, "position", YamlText.block(game.position(), "  "));
        if (game.moves().isEmpty()) line(text, "moves", "[]");
        else text.append("moves:\n");
        for (Entry entry : game.moves())
            text.append("  - ")
                    .append(entry.chance() ? "chance: " : "")
                    .append(YamlText.scalar(entry.move()))
                    .append('\n');
        GameRecord.Ended ended = game.ended();
        if (ended != null && ended.resigned() != null) line(text, "ended", map(Map.of("resigned", ended.resigned())));
        else if (ended != null) line(text, "ended", "agreed draw");
        if (!game.result().isEmpty()) line(text, "result", map(game.result()));
        if (game.why() != null) line(text, "why", YamlText.scalar(game.why()));
        return text.toString();
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append(": ").append(value).append('\n');
    }

    private static String map(Map<String, String> entries) {
        StringJoiner map = new StringJoiner(", ", "{", "}");
        entries.forEach((key, value) -> map.add(YamlText.scalar(key) + ": " + YamlText.scalar(value)));
        return map.toString();
    }

    public static String json(GameRecord game) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("format", GameRecord.FORMAT);
        form.put("game", game.game());
        form.put("definition", game.definition());
        form.put("options", game.options());
        form.put("seed", game.seed());
        form.put("seats", game.seats());
        if (game.position() != null) form.put("position", game.position());
        List<Object> moves = new ArrayList<>();
        for (Entry entry : game.moves()) moves.add(entry.chance() ? Map.of("chance", entry.move()) : entry.move());
        form.put("moves", moves);
        GameRecord.Ended ended = game.ended();
        if (ended != null)
            form.put("ended", ended.resigned() == null ? "agreed draw" : Map.of("resigned", ended.resigned()));
        if (!game.result().isEmpty()) form.put("result", game.result());
        if (game.why() != null) form.put("why", game.why());
        return Json.text(form) + "\n";
    }
}
