package io.petteia.store;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.store.Pgn.Ply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads files of games in Portable Game Notation. Comments, variations and evaluations are passed over. */
public final class PgnReader {
    private static final Pattern TAG = Pattern.compile("\\[\\s*(\\w+)\\s*\"((?:[^\"\\\\\\n]|\\\\.)*)\"\\s*\\]");
    private static final Pattern WORD = Pattern.compile("[^\\s{}();]+");
    private static final Pattern NUMBER = Pattern.compile("\\d+\\.+");
    /** The other ways to write an ending are those of draughts. */
    private static final Map<String, String> ENDINGS = Map.of(
            "1-0", "1-0", "0-1", "0-1", "1/2-1/2", Pgn.DRAW, "*", Pgn.OPEN, "2-0", "1-0", "0-2", "0-1", "1-1",
            Pgn.DRAW);

    private final Source source;
    private final String text;
    private final Diagnostics diagnostics;
    private final List<Pgn> games = new ArrayList<>();
    private Map<String, String> tags = new LinkedHashMap<>();
    private List<Ply> moves = new ArrayList<>();
    private int at;
    private int start;

    private PgnReader(Source source, Diagnostics diagnostics) {
        this.source = source;
        this.text = source.text();
        this.diagnostics = diagnostics;
    }

    /** Whether a text looks like such a file: it begins with a tag. */
    public static boolean isPgn(String text) {
        String begin = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return TAG.matcher(begin.stripLeading()).lookingAt();
    }

    /** What cannot be read is told and passed over. */
    public static List<Pgn> read(Source source, Diagnostics diagnostics) {
        PgnReader reader = new PgnReader(source, diagnostics);
        reader.read();
        return reader.games;
    }

    private void read() {
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean lineStarts = at == 0 || text.charAt(at - 1) == '\n';
            if (Character.isWhitespace(c) || c == '\uFEFF') at++;
            else if (c == ';' || c == '%' && lineStarts) at = behind("\n");
            else if (c == '{') at = closed("}");
            else if (c == '(') variation();
            else if (c == '[') tag();
            else if (c == '}' || c == ')') stray(c);
            else word();
        }
        if (!moves.isEmpty() || !tags.isEmpty()) end(tags.getOrDefault("Result", Pgn.OPEN));
    }

    private int behind(String sign) {
        int end = text.indexOf(sign, at);
        return end < 0 ? text.length() : end + sign.length();
    }

    private int closed(String sign) {
        if (text.indexOf(sign, at) < 0) tell(at, at + 1, "this is not closed", "`" + sign + "`");
        return behind(sign);
    }

    private void tell(int from, int to, String message, String expected) {
        diagnostics.add(
                Diagnostic.error("bad-pgn", source.span(from, to), message).expected(expected));
    }

    private void stray(char c) {
        tell(at, at + 1, "nothing opens this `" + c + "`", "a move, or how the game ended");
        at++;
    }

    /** With those inside of it. */
    private void variation() {
        int from = at;
        int depth = 0;
        do {
            char c = text.charAt(at);
            if (c == '{') at = behind("}") - 1;
            else if (c == '(') depth++;
            else if (c == ')') depth--;
            at++;
        } while (depth > 0 && at < text.length());
        if (depth > 0) tell(from, from + 1, "this is not closed", "`)`");
    }

    private void tag() {
        if (!moves.isEmpty()) end(tags.getOrDefault("Result", Pgn.OPEN));
        if (tags.isEmpty()) start = at;
        Matcher tag = TAG.matcher(text).region(at, text.length());
        if (tag.lookingAt()) {
            tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1"));
            at = tag.end();
            return;
        }
        int line = behind("\n");
        tell(
                at,
                Math.max(at + 1, at + text.substring(at, line).stripTrailing().length()),
                "this is no tag",
                "`[Name \"value\"]`");
        at = line;
    }

    private void word() {
        Matcher word = WORD.matcher(text).region(at, text.length());
        if (!word.lookingAt()) throw new IllegalStateException("nothing to read at " + at);
        int from = at;
        at = word.end();
        String said = word.group();
        if (ENDINGS.containsKey(said)) {
            end(said);
            return;
        }
        Matcher number = NUMBER.matcher(said);
        if (number.lookingAt()) from += number.end();
        String move = text.substring(from, at);
        boolean remark = move.isEmpty() || move.startsWith("$") || move.matches("[0-9]+|[!?]+|e\\.p\\.|\\.+");
        if (remark) return;
        if (moves.isEmpty() && tags.isEmpty()) start = from;
        moves.add(new Ply(move, source.span(from, at)));
    }

    private void end(String ending) {
        games.add(new Pgn(
                tags, List.copyOf(moves), ENDINGS.getOrDefault(ending, Pgn.OPEN), source.span(start, start + 1)));
        tags = new LinkedHashMap<>();
        moves = new ArrayList<>();
    }
}
