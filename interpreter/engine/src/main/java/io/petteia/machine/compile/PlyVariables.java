package io.petteia.machine.compile;

import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The words and ints of the position in variables of Java while plies are drawn one after the other in one method: they are read at its beginning and written back before
 * whatever else looks at the position, and where the method ends. Condition: the method goes through options,
 * for otherwise it does not pay; it reads and writes places that are fixed, or those of the mover and of the
 * other of two players on a board of one word; and other methods are called in statements of their own.
 */
final class PlyVariables {
    private static final Pattern OWN = Pattern.compile("\\bb\\[(\\d+) \\+ i\\[1]]");
    private static final Pattern ENEMY = Pattern.compile("\\bb\\[(\\d+) \\+ \\(1 - i\\[1]\\)]");
    private static final Pattern FIXED = Pattern.compile("\\b([bi])\\[(\\d+)]");
    private static final Pattern PLACE = Pattern.compile("\\b[bi]\\[");
    /** Methods that do not look at the position. */
    private static final Pattern HARMLESS = Pattern.compile(
            "io\\.petteia\\.machine\\.graph\\.Draw\\.\\w+\\(|Long\\.\\w+\\(|Math\\.\\w+\\(|offers\\.\\w+\\(");

    private static final Pattern CALL = Pattern.compile("\\b(?!if\\b|for\\b|while\\b|switch\\b|return\\b)\\w+ ?\\(");
    private static final Pattern CONDITIONAL = Pattern.compile("^(\\s*if \\()(.*)\\) (return .*;|C\\d+\\..*;)$");
    private static final Pattern ASSIGNED = Pattern.compile("^(\\s*)(\\S.*?) = (.*);$");
    private static final String MOVER = "wi1";

    private final int players;
    private final Map<String, String> places = new TreeMap<>();
    private final TreeSet<String> written = new TreeSet<>();
    private final StringBuilder text = new StringBuilder();

    private PlyVariables(int players) {
        this.players = players;
    }

    /** The loop over plies with variables before it; as it was where it does not fit. */
    static String write(Unit unit, String loop) {
        if (!unit.has(Rewrite.WORDS_IN_VARIABLES) || unit.words > 1) return loop;
        PlyVariables variables = new PlyVariables(unit.layout.model().players().size());
        String rewritten = variables.rewrite(loop);
        return rewritten == null ? loop : rewritten;
    }

    private @Nullable String rewrite(String loop) {
        for (String line : loop.split("\n")) if (!line(line)) return null;
        StringBuilder all = new StringBuilder();
        places.forEach((name, place) -> all.append("        ")
                .append(name.startsWith("wb") ? "long " : "int ")
                .append(name)
                .append(" = ")
                .append(place)
                .append(";\n"));
        String back = String.join(
                " ", written.stream().map(n -> places.get(n) + " = " + n + ";").toList());
        String again = String.join(
                " ",
                places.entrySet().stream()
                        .map(e -> e.getKey() + " = " + e.getValue() + ";")
                        .toList());
        return all + text.toString().replace(BACK, back).replace(AGAIN, again);
    }

    /** Where all is written back, and where it is read again. */
    private static final String BACK = "/*back*/";

    private static final String AGAIN = "/*again*/";

    private boolean line(String line) {
        String stripped = line.strip();
        boolean calls = calls(stripped);
        String before = line.substring(0, line.length() - line.stripLeading().length());
        if (stripped.startsWith("return ")) return add(before + BACK) && add(named(line));
        Matcher conditional = CONDITIONAL.matcher(line);
        if (conditional.matches()) {
            if (calls(conditional.group(2))) return false;
            String then = conditional.group(3);
            String after = then.startsWith("return ") ? "" : " " + AGAIN;
            return add(conditional.group(1) + named(conditional.group(2)) + ") { " + BACK + " " + named(then) + after
                    + " }");
        }
        if (stripped.endsWith("{") || stripped.startsWith("case ") || stripped.startsWith("default:"))
            return !calls && add(named(line));
        if (calls) return add(before + BACK) && add(named(line)) && add(before + AGAIN);
        return assign(line);
    }

    private boolean assign(String line) {
        Matcher assigned = ASSIGNED.matcher(line);
        if (!assigned.matches()) return add(named(line));
        String to = assigned.group(2);
        String value = named(assigned.group(3));
        boolean own = OWN.matcher(to).matches();
        if (own || ENEMY.matcher(to).matches()) {
            Matcher at = own ? OWN.matcher(to) : ENEMY.matcher(to);
            if (players != 2 || !at.matches()) return false;
            int base = Integer.parseInt(at.group(1)) + (own ? 0 : 1);
            String first = note("b", base);
            String second = note("b", base + (own ? 1 : -1));
            note("i", 1);
            written.add(first);
            written.add(second);
            return add(assigned.group(1) + "if (" + MOVER + " == 0) " + first + " = " + value + "; else " + second
                    + " = " + value + ";");
        }
        Matcher fixed = FIXED.matcher(to);
        if (fixed.matches()) written.add(note(fixed.group(1), Integer.parseInt(fixed.group(2))));
        return add(assigned.group(1) + named(to) + " = " + value + ";");
    }

    private boolean add(String line) {
        text.append(line).append('\n');
        return !PLACE.matcher(line).find();
    }

    private static boolean calls(String code) {
        return CALL.matcher(HARMLESS.matcher(code).replaceAll("")).find();
    }

    /** Places by the names of their variables. */
    private String named(String code) {
        String own = byMover(OWN, code, 0);
        String enemy = own == null ? null : byMover(ENEMY, own, 1);
        if (enemy == null) return code;
        return FIXED.matcher(enemy).replaceAll(at -> note(at.group(1), Integer.parseInt(at.group(2))));
    }

    private @Nullable String byMover(Pattern pattern, String code, int other) {
        Matcher matcher = pattern.matcher(code);
        if (players != 2) return matcher.find() ? null : code;
        return matcher.replaceAll(at -> {
            int base = Integer.parseInt(at.group(1));
            note("i", 1);
            return "(" + MOVER + " == 0 ? " + note("b", base + other) + " : " + note("b", base + 1 - other) + ")";
        });
    }

    private String note(String array, int at) {
        String name = "w" + array + at;
        places.put(name, array + "[" + at + "]");
        return name;
    }
}
