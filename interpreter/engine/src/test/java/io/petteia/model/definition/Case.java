package io.petteia.model.definition;

import io.petteia.grammar.text.DiagnosticRenderer;
import io.petteia.grammar.text.Diagnostics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One mistake in a golden file: a title, the files in which it is made, and what is told. Files lie in {@code game/}, others beside it; what is not
 * given has the shortest contents that do no harm.
 */
record Case(String title, Map<String, String> files, Map<String, String> options, String told) {
    private static final String TITLE = "##### ";
    private static final String PART = "#---- ";
    private static final String FILE = "file ";
    private static final String OPTIONS = "options ";
    private static final String TOLD = "told";

    /** All cases of a golden file. */
    static List<Case> parse(String text) {
        List<Case> cases = new ArrayList<>();
        for (String chunk : text.split("(?m)^" + TITLE)) {
            if (!chunk.isBlank()) cases.add(one(chunk));
        }
        return cases;
    }

    private static Case one(String chunk) {
        Map<String, String> files = new LinkedHashMap<>();
        Map<String, String> options = new LinkedHashMap<>();
        String told = "";
        String[] parts = chunk.split("(?m)^" + PART);
        for (int i = 1; i < parts.length; i++) {
            int end = parts[i].indexOf('\n');
            String head = parts[i].substring(0, end).strip();
            String body = parts[i].substring(end + 1);
            if (head.startsWith(FILE)) files.put(head.substring(FILE.length()), body);
            else if (head.equals(TOLD)) told = body.stripTrailing();
            else
                for (String option : head.substring(OPTIONS.length()).split(" "))
                    options.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return new Case(parts[0].strip(), files, options, told);
    }

    /** The case as it should stand in the file. */
    String written(String tells) {
        StringBuilder out = new StringBuilder(TITLE).append(title).append('\n');
        files.forEach((path, text) ->
                out.append(PART).append(FILE).append(path).append('\n').append(text));
        if (!options.isEmpty()) {
            out.append(PART).append(OPTIONS.strip());
            options.forEach(
                    (name, value) -> out.append(' ').append(name).append('=').append(value));
            out.append('\n');
        }
        return out.append(PART)
                .append(TOLD)
                .append('\n')
                .append(tells)
                .append("\n\n")
                .toString();
    }

    /** Everything that is told of the game, its scenarios and their positions. */
    String tells() {
        Diagnostics told = Samples.told(new TextFolder("game", games()), options);
        return DiagnosticRenderer.plain().renderAll(told.sorted()).stripTrailing();
    }

    private Map<String, Map<String, String>> games() {
        Map<String, Map<String, String>> games = new TreeMap<>();
        games.put("game", new TreeMap<>());
        files.forEach((path, text) -> {
            boolean beside = path.startsWith("../");
            String game = beside ? path.split("/")[1] : "game";
            String inside = beside ? path.substring("../".length() + game.length() + 1) : path;
            games.computeIfAbsent(game, name -> new TreeMap<>()).put(inside, text);
        });
        games.values()
                .forEach(game ->
                        game.putIfAbsent("game.rules", "play { turns of players until passes >= 2 { pass } }\n"));
        return games;
    }
}
