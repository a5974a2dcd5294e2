package io.petteia.terminal.picture;

import java.util.ArrayList;
import java.util.List;

/** Lines of characters that can be written to anywhere, each character in a style. Lines and columns count from 0; one column is one code point. */
final class Canvas {
    /** @param sgr parameters of an ANSI "select graphic rendition", empty for none */
    private record Glyph(int codePoint, String sgr) {
        static final Glyph BLANK = new Glyph(' ', "");
    }

    private final List<List<Glyph>> lines = new ArrayList<>();

    void put(int line, int column, String text, String sgr) {
        while (lines.size() <= line) lines.add(new ArrayList<>());
        List<Glyph> glyphs = lines.get(line);
        int at = column;
        for (int codePoint : text.codePoints().toArray()) {
            while (glyphs.size() <= at) glyphs.add(Glyph.BLANK);
            glyphs.set(at++, new Glyph(codePoint, sgr));
        }
    }

    /** Writes only where nothing stands yet. */
    void putBehind(int line, int column, char character, String sgr) {
        boolean free = line >= lines.size()
                || column >= lines.get(line).size()
                || lines.get(line).get(column).codePoint() == ' ';
        if (free) put(line, column, String.valueOf(character), sgr);
    }

    List<String> lines(boolean colour) {
        return lines.stream().map(line -> written(line, colour)).toList();
    }

    private static String written(List<Glyph> line, boolean colour) {
        StringBuilder text = new StringBuilder();
        String style = "";
        for (Glyph glyph : line) {
            if (colour && !glyph.sgr().equals(style)) {
                if (!style.isEmpty()) text.append("\u001b[0m");
                if (!glyph.sgr().isEmpty())
                    text.append("\u001b[").append(glyph.sgr()).append('m');
                style = glyph.sgr();
            }
            text.appendCodePoint(glyph.codePoint());
        }
        if (!style.isEmpty()) text.append("\u001b[0m");
        return text.toString().stripTrailing();
    }
}
