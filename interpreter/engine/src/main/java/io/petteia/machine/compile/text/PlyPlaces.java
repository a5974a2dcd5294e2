package io.petteia.machine.compile.text;

import io.petteia.machine.memory.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The variables that stand for places of the position in a method, by name. A word that two players have each is a pair: the mover's and the other's, which change places
 * when the mover does. Where such a word is also used as that of a certain player, the two are variables like others, and the mover says which is meant.
 */
final class PlyPlaces {
    private static final String MOVER = "wi" + Layout.MOVER;
    private static final Pattern OWN = Pattern.compile("\\bb\\[(\\d+) \\+ i\\[" + Layout.MOVER + "]]");
    private static final Pattern ENEMY = Pattern.compile("\\bb\\[(\\d+) \\+ \\(1 - i\\[" + Layout.MOVER + "]\\)]");
    private static final Pattern FIXED = Pattern.compile("\\b([bi])\\[(\\d+)]");

    /** By name the place of each. */
    private final TreeMap<String, String> places = new TreeMap<>();

    private final TreeSet<String> written = new TreeSet<>();
    /** The first of the two places of each pair. */
    private final TreeSet<Integer> pairs = new TreeSet<>();

    private boolean writesPairs;

    PlyPlaces(String text) {
        place("i", Layout.MOVER);
        Set<Integer> byMover = new TreeSet<>();
        OWN.matcher(text).results().forEach(at -> byMover.add(base(at)));
        ENEMY.matcher(text).results().forEach(at -> byMover.add(base(at)));
        Set<Integer> fixed = new TreeSet<>();
        FIXED.matcher(text)
                .results()
                .filter(at -> at.group(1).equals("b"))
                .forEach(at -> fixed.add(Integer.parseInt(at.group(2))));
        for (int base : byMover) if (!fixed.contains(base) && !fixed.contains(base + 1)) pairs.add(base);
    }

    private static int base(MatchResult at) {
        return Integer.parseInt(at.group(1));
    }

    /** Whether any word is asked for by who moves. */
    static boolean knowsMover(String text) {
        return OWN.matcher(text).find() || ENEMY.matcher(text).find();
    }

    private String place(String array, int at) {
        String name = "w" + array + at;
        places.put(name, array + "[" + at + "]");
        return name;
    }

    private static String own(int base) {
        return "own" + base;
    }

    private static String enemy(int base) {
        return "enemy" + base;
    }

    // ---- what reads and writes places
    /** Code with its places by the names of their variables. */
    String named(String code) {
        String own = OWN.matcher(code).replaceAll(at -> byMover(base(at), true));
        String both = ENEMY.matcher(own).replaceAll(at -> byMover(base(at), false));
        return FIXED.matcher(both).replaceAll(at -> place(at.group(1), Integer.parseInt(at.group(2))));
    }

    private String byMover(int base, boolean mover) {
        if (pairs.contains(base)) return mover ? own(base) : enemy(base);
        return "(" + MOVER + " == " + (mover ? 0 : 1) + " ? " + place("b", base) + " : " + place("b", base + 1) + ")";
    }

    /** Whether code is one place. */
    static boolean isPlace(String code) {
        return OWN.matcher(code).matches()
                || ENEMY.matcher(code).matches()
                || FIXED.matcher(code).matches();
    }

    /** A statement that gives a place another value, both as they were. */
    String assign(String to, String value) {
        Matcher own = OWN.matcher(to);
        if (own.matches()) return assignByMover(base(own), true, named(value));
        Matcher enemy = ENEMY.matcher(to);
        if (enemy.matches()) return assignByMover(base(enemy), false, named(value));
        String name = named(to);
        written.add(name);
        return name.equals(MOVER) && !pairs.isEmpty() ? pass(named(value)) : name + " = " + named(value) + ";";
    }

    private String assignByMover(int base, boolean mover, String value) {
        if (pairs.contains(base)) {
            writesPairs = true;
            return byMover(base, mover) + " = " + value + ";";
        }
        String first = place("b", base + (mover ? 0 : 1));
        String second = place("b", base + (mover ? 1 : 0));
        written.add(first);
        written.add(second);
        return "if (" + MOVER + " == 0) " + first + " = " + value + "; else " + second + " = " + value + ";";
    }

    /** Another moves, if it is another. */
    private String pass(String mover) {
        StringBuilder code = new StringBuilder("if (" + MOVER + " != " + mover + ") { " + MOVER + " = " + mover + ";");
        for (int base : pairs) {
            String other = "other" + base;
            code.append(" long " + other + " = " + own(base) + "; " + own(base) + " = " + enemy(base) + "; "
                    + enemy(base) + " = " + other + ";");
        }
        return code.append(" }").toString();
    }

    // ---- from the position and back
    /** Statements that read all again, as declarations or not. */
    String read(boolean declares) {
        List<String> all = new ArrayList<>();
        places.forEach((name, place) ->
                all.add((!declares ? "" : name.startsWith("wb") ? "long " : "int ") + name + " = " + place + ";"));
        for (int base : pairs) {
            all.add((declares ? "long " : "") + own(base) + " = b[" + base + " + " + MOVER + "];");
            all.add((declares ? "long " : "") + enemy(base) + " = b[" + (base + 1) + " - " + MOVER + "];");
        }
        return String.join(" ", all);
    }

    /** Statements that write back what has been written anywhere in the method. */
    String writeBack() {
        List<String> all = new ArrayList<>();
        for (String name : written) all.add(places.get(name) + " = " + name + ";");
        if (!writesPairs) return String.join(" ", all);
        for (int base : pairs) {
            all.add("b[" + base + " + " + MOVER + "] = " + own(base) + ";");
            all.add("b[" + (base + 1) + " - " + MOVER + "] = " + enemy(base) + ";");
        }
        return String.join(" ", all);
    }

    /** The same for who moves alone. */
    String writeBackMover() {
        return written.contains(MOVER) ? places.get(MOVER) + " = " + MOVER + ";" : "";
    }
}
