package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.reading.Picture.Word;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of sites one after the other, as lines and ways have them: {@code a1..f1 south f2..a2}, {@code 24..1}. */
final class SiteList {
    private static final Pattern RANGE = Pattern.compile("(\\p{L}*)(\\d{1,6})\\.\\.(\\p{L}*)(\\d{1,6})");

    private SiteList() {}

    /** The names, ranges written out, each with the place of the word it comes from. */
    static List<Word> names(List<Word> words, Reader reader) {
        List<Word> names = new ArrayList<>();
        for (Word word : words) {
            if (!word.text().contains("..")) names.add(word);
            else spread(word, names, reader);
        }
        return names;
    }

    private static void spread(Word word, List<Word> names, Reader reader) {
        Matcher range = RANGE.matcher(word.text());
        if (range.matches()) {
            String first = range.group(1);
            String last = range.group(3);
            int from = Integer.parseInt(range.group(2));
            int to = Integer.parseInt(range.group(4));
            if (first.equals(last) && Math.abs(from - to) < Sketch.MOST_SITES) {
                int step = from <= to ? 1 : -1;
                for (int i = from; i != to + step; i += step) names.add(new Word(first + i, word.span()));
                return;
            }
            if (first.length() == 1 && last.length() == 1 && from == to) {
                int step = first.charAt(0) <= last.charAt(0) ? 1 : -1;
                for (int c = first.charAt(0); c != last.charAt(0) + step; c += step)
                    names.add(new Word((char) c + range.group(2), word.span()));
                return;
            }
        }
        reader.tell(Diagnostic.error("bad-range", word.span(), "`" + word.text() + "` is no row of sites")
                .expected(
                        "sites that differ in the number or in the letter alone, such as `a1..a8`, `a1..h1`, `1..24`"));
    }

    /** The sites of these names; those that do not exist are told. */
    static List<Integer> sites(List<Word> words, Sketch sketch, Reader reader) {
        List<Integer> sites = new ArrayList<>();
        for (Word name : names(words, reader)) {
            int site = sketch.site(name.text());
            if (site != Sketch.NONE) sites.add(site);
            else
                reader.tell(Diagnostic.error("unknown-site", name.span(), "there is no site `" + name.text() + "`")
                        .expected(Suggestion.oneOf(sketch.names()))
                        .suggest(Suggestion.of(name.text(), sketch.names())));
        }
        return sites;
    }
}
