package io.petteia.machine.compile.text;

import java.util.BitSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The text of one method under way. Expressions are handed about as text; what must be worked out before them is written here. */
public final class Code {
    /** places of the position that are variables of this method, and those of them that are used */
    private final BitSet variables;

    private final BitSet used = new BitSet();
    private final SortedMap<Integer, String[]> lists = new TreeMap<>();
    private final StringBuilder text = new StringBuilder();
    private int names;
    private int depth = 2;

    public Code() {
        this(new BitSet());
    }

    /** @param variables places of ints of the position that this method holds in variables */
    public Code(BitSet variables) {
        this.variables = variables;
    }

    /** An int of the position: where it lies, or the variable that holds it. */
    public String place(int at) {
        if (!variables.get(at)) return "i[" + at + "]";
        used.set(at);
        return "w" + at;
    }

    /** A statement that puts back into the position what of some places is held in variables. */
    public String back(BitSet places) {
        StringBuilder back = new StringBuilder();
        places.stream().filter(variables::get).forEach(at -> back.append("i[" + at + "] = " + place(at) + "; "));
        return back.toString();
    }

    /** What is left of a set that a loop goes through, in variables of this method instead of a list: by the place of the loop's counter. */
    public String @Nullable [] left(int counter, int words) {
        if (!variables.get(counter)) return null;
        String[] names = new String[words];
        for (int w = 0; w < words; w++) names[w] = "w" + counter + "_" + w;
        lists.put(counter, names);
        return names;
    }

    /** At the beginning of the method. */
    public void declareVariables() {
        for (String[] words : lists.values()) for (String word : words) insert(0, "long " + word + " = 0L;");
        used.stream().forEach(at -> insert(0, "int w" + at + " = 0;"));
    }

    public Code line(String line) {
        text.append("    ".repeat(depth)).append(line).append('\n');
        return this;
    }

    /** A line that ends with a brace. */
    public Code open(String line) {
        line(line);
        depth++;
        return this;
    }

    public Code close() {
        depth--;
        return line("}");
    }

    public Code otherwise() {
        depth--;
        line("} else {");
        depth++;
        return this;
    }

    /** The end of a loop that is gone through once more while something holds. */
    public Code closeWhile(String condition) {
        depth--;
        return line("} while (" + condition + ");");
    }

    public String name(String of) {
        return of + names++;
    }

    /** A new variable with a value; plain names are left as they are. */
    public String let(String type, String value) {
        if (isPlain(value)) return value;
        String name = name("v");
        line(type + " " + name + " = " + value + ";");
        return name;
    }

    /** Also for what may change later: a copy of its own. */
    public String copy(String type, String value) {
        String name = name("v");
        line(type + " " + name + " = " + value + ";");
        return name;
    }

    public String[] let(String[] words) {
        String[] named = new String[words.length];
        for (int i = 0; i < words.length; i++) named[i] = let("long", words[i]);
        return named;
    }

    /** A variable, a parameter or a number: it costs nothing to write it twice, and it does not change. */
    static boolean isPlain(String value) {
        return PLAIN.matcher(value).matches();
    }

    private static final Pattern PLAIN = Pattern.compile("[vap][0-9]+|mv|-?[0-9]+|-?[0-9]+L|0x[0-9a-f]+L");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

    public static boolean isNumber(String value) {
        return NUMBER.matcher(value).matches();
    }

    public Code append(String lines) {
        text.append(lines);
        return this;
    }

    public int position() {
        return text.length();
    }

    public void insert(int at, String line) {
        text.insert(at, "    ".repeat(depth) + line + "\n");
    }

    boolean has(int from, String part) {
        return text.indexOf(part, from) >= 0;
    }

    /** Puts what has been written from somewhere on into a block. */
    public void enclose(int from, String head) {
        String inside = text.substring(from);
        text.setLength(from);
        open(head);
        text.append(inside.replaceAll("(?m)^", "    "));
        close();
    }

    /** What has been written since. */
    public String since(int at) {
        return text.substring(at);
    }

    public void cut(int at) {
        text.setLength(at);
    }

    public int length() {
        return text.length();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
