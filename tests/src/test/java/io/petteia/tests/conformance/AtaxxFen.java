package io.petteia.tests.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Ataxx as programs for it write it: {@code x} and {@code o} are stones, {@code -} is a square left out; behind the rows whose turn it is. */
final class AtaxxFen implements PositionNotation {
    private static final Map<Character, String> PIECES =
            Map.of('x', "Black: {stone: ", 'o', "White: {stone: ", '-', "none: {block: ");

    @Override
    public String position(String text) {
        String[] fields = text.trim().split("\\s+");
        String[] rows = fields[0].split("/");
        Map<Character, List<String>> sites = new TreeMap<>();
        for (int i = 0; i < rows.length; i++) {
            int column = 0;
            for (char c : rows[i].toCharArray()) {
                if (Character.isDigit(c)) column += c - '0';
                else
                    sites.computeIfAbsent(c, k -> new ArrayList<>())
                            .add((char) ('a' + column++) + "" + (rows.length - i));
            }
        }
        StringBuilder pieces = new StringBuilder();
        sites.forEach((c, at) -> pieces.append(pieces.isEmpty() ? "" : ", ")
                .append(PIECES.get(c))
                .append(at)
                .append('}'));
        return "mover: " + (fields[1].equals("x") ? "Black" : "White") + "\npieces: {" + pieces + "}\n";
    }
}
