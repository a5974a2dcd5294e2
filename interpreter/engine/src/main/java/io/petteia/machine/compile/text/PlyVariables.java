package io.petteia.machine.compile.text;

import io.petteia.machine.compile.Rewrite;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The words and ints of the position in variables of Java while plies are drawn one after the other in one method: they are read at its beginning and written back before
 * whatever else looks at the position, and where the method ends. Condition: the method goes on to another ply, or through options, for otherwise it does not pay; it reads
 * and writes places that are fixed, or those of the mover and of the other of two players on a board of one word; and other methods are called in statements of their own.
 */
public final class PlyVariables {
    private static final Pattern PLACE = Pattern.compile("\\b[bi]\\[");
    /** Methods that do not look at the position. */
    private static final Pattern HARMLESS = Pattern.compile(
            "io\\.petteia\\.machine\\.graph\\.Draw\\.\\w+\\(|Long\\.\\w+\\(|Math\\.\\w+\\(|offers\\.\\w+\\(|\\bmember\\(");

    private static final Pattern CALL = Pattern.compile("\\b(?!if\\b|for\\b|while\\b|switch\\b|return\\b)\\w+ ?\\(");
    private static final Pattern CONDITIONAL =
            Pattern.compile("^(\\s*if \\()(.*)\\) (return .*;|run\\.endless\\(.*;|C\\d+\\..*;)$");
    private static final Pattern ASSIGNED = Pattern.compile("^(\\s*)(\\S.*?) = (.*);$");
    /** Methods that may look at words and ints of the position and change none. */
    private static final Pattern ASKED = Pattern.compile(
            "^((int|long|boolean) \\w+ = (define\\d+|yields\\d+|C\\d+\\.eval)|kept\\d+|io\\.petteia\\.machine\\.graph\\.Turns\\.remember)\\(.*\\);$");

    private static final String NEXT_PLY = "left--;";
    /** Where all is written back, and where it is read again. */
    private static final String BACK = "/*back*/";

    /** The same of the mover alone. */
    private static final String MOVER_BACK = "/*mover*/";

    private static final String AGAIN = "/*again*/";
    /** What is read only to be written back at once. */
    private static final String READ_TO_WRITE = " *\\Q" + AGAIN + "\\E\n *\\Q" + BACK + "\\E\n(?= *return v\\d+;)";

    private final PlyPlaces places;
    private final StringBuilder text = new StringBuilder();

    private PlyVariables(String loop) {
        places = new PlyPlaces(loop);
    }

    /** The loop over plies with variables before it; as it was where it does not fit. @param options whether options are gone through in it */
    public static String write(Unit unit, String loop, boolean options) {
        if (!unit.has(Rewrite.WORDS_IN_VARIABLES) || unit.words > 1) return loop;
        if (!options && !loop.contains(NEXT_PLY)) return loop;
        if (unit.layout.model().players().size() != 2 && PlyPlaces.knowsMover(loop)) return loop;
        String rewritten = new PlyVariables(loop).rewrite(loop);
        return rewritten == null ? loop : rewritten;
    }

    private @Nullable String rewrite(String loop) {
        for (String line : loop.split("\n")) if (!line(line)) return null;
        String all = text.toString()
                .replaceAll(READ_TO_WRITE, "")
                .replace(BACK, places.writeBack())
                .replace(MOVER_BACK, places.writeBackMover())
                .replace(AGAIN, places.read(false));
        return "        java.util.random.RandomGenerator random = this.random;\n        "
                + places.read(true).replace("; ", ";\n        ") + "\n" + all;
    }

    private boolean line(String line) {
        String stripped = line.strip();
        boolean calls = calls(stripped);
        String before = line.substring(0, line.length() - line.stripLeading().length());
        if (stripped.equals("run.drew();")) return add(before + MOVER_BACK + " " + stripped);
        if (stripped.startsWith("return ")) return add(before + BACK) && add(places.named(line));
        Matcher conditional = CONDITIONAL.matcher(line);
        if (conditional.matches()) {
            if (calls(conditional.group(2))) return false;
            String then = conditional.group(3);
            String after = then.startsWith("C") ? " " + AGAIN : "";
            return add(conditional.group(1) + places.named(conditional.group(2)) + ") { " + BACK + " "
                    + places.named(then) + after + " }");
        }
        if (stripped.contains("return ")) return false;
        if (stripped.endsWith("{") || stripped.startsWith("case ") || stripped.startsWith("default:"))
            return !calls && add(places.named(line));
        if (ASKED.matcher(stripped).matches()) return add(before + BACK) && add(places.named(line));
        if (calls) return add(before + BACK) && add(places.named(line)) && add(before + AGAIN);
        return assign(line);
    }

    private boolean assign(String line) {
        Matcher assigned = ASSIGNED.matcher(line);
        if (!assigned.matches()) return add(places.named(line));
        String to = assigned.group(2);
        if (PlyPlaces.isPlace(to)) return add(assigned.group(1) + places.assign(to, assigned.group(3)));
        return !PLACE.matcher(to).find() && add(places.named(line));
    }

    private boolean add(String line) {
        text.append(line).append('\n');
        return !PLACE.matcher(line).find() || line.endsWith("run.drew();");
    }

    private static boolean calls(String code) {
        return CALL.matcher(HARMLESS.matcher(code).replaceAll("")).find();
    }
}
