package io.petteia.web;

import io.petteia.grammar.yaml.Yaml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The texts of a variant while it is made: what is changed goes under {@code change}, what is new under {@code add}, and all else stays as it is. */
final class VariantFiles {
    private static final String GAME = "game.yaml";
    private static final Pattern LINE = Pattern.compile("[^\\n\\r]{1,400}");
    /** What stands before a colon as it is. */
    private static final Pattern KEY = Pattern.compile("[\\p{L}\\p{N}_][\\p{L}\\p{N}_ .,+-]{0,79}");

    private final Map<String, String> files = new LinkedHashMap<>();

    Map<String, String> all() {
        return files;
    }

    boolean has(String file) {
        return files.containsKey(file);
    }

    String text(String file) {
        return files.getOrDefault(file, "");
    }

    void put(String file, String text) {
        files.put(file, text);
    }

    void set(String file, List<String> path, String value) {
        files.put(file, new YamlPatch(text(file)).set(path, value).text());
    }

    /** Sets what a variant says itself. */
    void setGame(List<String> path, String value) {
        set(GAME, path, value);
    }

    boolean gameHas(List<String> path) {
        return new YamlPatch(text(GAME)).has(path);
    }

    /** @throws Problem if it is no value */
    void change(Settings.Setting setting) {
        checkLine(setting.value());
        if (setting.path().isEmpty()) throw Problem.malformed("a value without a name");
        setting.path().forEach(VariantFiles::checkKey);
        List<String> added = path("add", setting.path());
        setGame(gameHas(added) ? added : path("change", setting.path()), setting.value());
    }

    /** Under {@code change} if the game that is extended has it, else under {@code add}. @param base that game */
    void change(List<String> path, String value, Yaml.Mapping base) {
        boolean added = gameHas(path("add", path)) || !gameHas(path("change", path)) && !has(base, path);
        setGame(path(added ? "add" : "change", path), value);
    }

    private static boolean has(Yaml.Mapping game, List<String> path) {
        Yaml at = game;
        for (String key : path) {
            // What is no map is replaced as a whole.
            if (!(at instanceof Yaml.Mapping mapping)) return true;
            Yaml next = mapping.get(key);
            if (next == null) return false;
            at = next;
        }
        return true;
    }

    static void checkLine(String text) {
        if (!LINE.matcher(text).matches()) throw Problem.malformed("a value is one line");
    }

    static void checkKey(String key) {
        if (!KEY.matcher(key).matches()) throw Problem.malformed("`" + key + "` is no name");
    }

    static List<String> path(String first, List<String> rest) {
        List<String> path = new ArrayList<>(List.of(first));
        path.addAll(rest);
        return path;
    }

    static String quoted(String text) {
        boolean plain = text.matches("[A-Za-z][\\w ,.'()-]*") && !text.matches("(?i)true|false|yes|no|on|off|null");
        return plain ? text.strip() : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
