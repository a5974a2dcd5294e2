package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.reading.Picture.Word;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of sites one after the other, as lines and ways have them: {@code a1..f1 south f2..a2}, {@code 24..1}. A star stands for the last letter or number that there is, so that
 * {@code a1..*1} is the first row of a board of any size.
 */
final class SiteList {
    private static final Pattern RANGE = Pattern.compile("(\\p{L}*)(\\d{1,6})\\.\\.(\\p{L}*)(\\d{1,6})");
    private static final Pattern OPEN = Pattern.compile("(?<letters>\\*|\\p{L}*)(?<number>\\*|\\d{1,6})");

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

    /** With the last that there is for every star; what there is none for stays as it is. */
    private static Word closed(Word word, Sketch sketch) {
        if (!word.text().contains("*")) return word;
        String closed = OPEN.matcher(word.text()).replaceAll(end -> Matcher.quoteReplacement(last(end, sketch)));
        return new Word(closed, word.span());
    }

    private static String last(MatchResult end, Sketch sketch) {
        String found = end.group();
        if (!found.contains("*")) return found;
        Pattern fits = Pattern.compile(found.replace("*", found.startsWith("*") ? "\\p{L}" : "\\d{1,6}"));
        return sketch.names().stream()
                .filter(name -> fits.matcher(name).matches())
                .max(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .orElse(found);
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
        List<Word> closed = words.stream().map(word -> closed(word, sketch)).toList();
        for (Word name : names(closed, reader)) {
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
