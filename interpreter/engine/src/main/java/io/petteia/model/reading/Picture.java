package io.petteia.model.reading;

import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows of words, as a board is drawn in YAML: one word a site, the first row on top. Empty lines count for nothing. A picture is
 * folded if YAML has made one line of all its rows.
 */
public record Picture(Span span, List<List<Word>> rows, boolean folded) {

    public record Word(String text, Span span) {}

    public static Picture of(Yaml.Scalar scalar) {
        Snippet content = scalar.content();
        List<List<Word>> rows = new ArrayList<>();
        int start = 0;
        while (start <= content.text().length()) {
            int end = content.text().indexOf('\n', start);
            if (end < 0) end = content.text().length();
            List<Word> row = words(content, start, end);
            if (!row.isEmpty()) rows.add(row);
            start = end + 1;
        }
        return new Picture(scalar.span(), rows, scalar.folded() && rows.size() == 1);
    }

    /** The words of a text, each with its place. */
    public static List<Word> words(Snippet content) {
        return words(content, 0, content.text().length());
    }

    private static List<Word> words(Snippet content, int from, int to) {
        List<Word> words = new ArrayList<>();
        String text = content.text();
        int at = from;
        while (at < to) {
            while (at < to && Character.isWhitespace(text.charAt(at))) at++;
            int start = at;
            while (at < to && !Character.isWhitespace(text.charAt(at))) at++;
            if (at > start) words.add(new Word(text.substring(start, at), content.span(start, at)));
        }
        return words;
    }

    /** Says of a place that there is nothing. */
    public static boolean isEmpty(String word) {
        return isHole(word) || word.equals(".");
    }

    /** Marks a place where there is no site. */
    public static boolean isHole(String word) {
        return word.equals("_") || word.equals("--");
    }
}
