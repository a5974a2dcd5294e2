package io.petteia.store;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Writes scalars so that every reader of YAML takes them for the same text: plainly where that is safe, else in double quotes as JSON does. */
final class YamlText {
    private static final Pattern PLAIN =
            Pattern.compile("[A-Za-z][A-Za-z0-9_.+/-]*( [A-Za-z0-9_.+/(-][A-Za-z0-9_.+/()-]*)*");
    private static final Set<String> OTHER_THAN_TEXT =
            Set.of("true", "false", "yes", "no", "on", "off", "null", "y", "n");

    private YamlText() {}

    static String scalar(String text) {
        if (PLAIN.matcher(text).matches() && !OTHER_THAN_TEXT.contains(text.toLowerCase(Locale.ROOT))) return text;
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> quoted.append('\\').append(c);
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> {
                    if (c < ' ' || c == 0x7f || c == 0x85 || c == 0x2028 || c == 0x2029 || c == 0xfeff)
                        quoted.append("\\u").append(hexadecimal(c));
                    else quoted.append(c);
                }
            }
        }
        return quoted.append('"').toString();
    }

    private static String hexadecimal(char c) {
        String digits = Integer.toHexString(c);
        return "0".repeat(4 - digits.length()) + digits;
    }

    /** A text of several lines as a block, if its lines are of the plain kind. */
    static String block(String text, String indent) {
        boolean plain = !text.isEmpty()
                && !text.startsWith(" ")
                && text.endsWith("\n")
                && !text.endsWith("\n\n")
                && text.codePoints().allMatch(c -> c == '\n' || c >= ' ' && c != 0x7f && c != 0x85 && c != 0xfeff);
        if (!plain) return scalar(text);
        StringBuilder block = new StringBuilder("|\n");
        text.lines()
                .forEach(line ->
                        block.append(line.isEmpty() ? "" : indent + line).append('\n'));
        return block.substring(0, block.length() - 1);
    }
}
