package io.petteia.terminal.picture;

/** Writes SVG: elements with attributes, texts escaped, numbers with at most two decimals whatever the locale. */
final class Svg {
    private final StringBuilder out = new StringBuilder();
    private int depth;

    /** Attributes are names and values in turn; numbers are rounded. */
    Svg open(String element, Object... attributes) {
        start(element, attributes);
        out.append(">\n");
        depth++;
        return this;
    }

    Svg close(String element) {
        depth--;
        indent().append("</").append(element).append(">\n");
        return this;
    }

    Svg empty(String element, Object... attributes) {
        start(element, attributes);
        out.append("/>\n");
        return this;
    }

    Svg text(String element, String content, Object... attributes) {
        start(element, attributes);
        out.append('>').append(escape(content)).append("</").append(element).append(">\n");
        return this;
    }

    private void start(String element, Object... attributes) {
        indent().append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String text = value instanceof Double d ? number(d) : escape(value.toString());
            out.append(' ').append(attributes[i]).append("=\"").append(text).append('"');
        }
    }

    private StringBuilder indent() {
        return out.append("  ".repeat(depth));
    }

    static String number(double value) {
        long hundredths = Math.round(value * 100);
        StringBuilder text = new StringBuilder(hundredths < 0 ? "-" : "");
        long size = Math.abs(hundredths);
        text.append(size / 100);
        long rest = size % 100;
        if (rest > 0) text.append('.').append(rest / 10);
        if (rest % 10 > 0) text.append(rest % 10);
        return text.toString();
    }

    /** Characters that XML cannot hold at all become the sign for that. */
    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(c < 32 && c != '\n' && c != '\t' ? 0xFFFD : c);
            }
        });
        return escaped.toString();
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
