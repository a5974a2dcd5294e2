package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Picture;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What joins sites by name: lines that may be walked both ways, ways that lead on, links between two. */
final class Lines {
    private static final String LINK = "link/";
    static final String EXPECTED = "a list of lines, each the names of its sites in order";

    private final Shape.Request request;
    private final Reader reader;
    private final Sketch sketch;

    Lines(Shape.Request request, Sketch sketch) {
        this.request = request;
        this.reader = request.reader();
        this.sketch = sketch;
    }

    void draw() {
        Section lines = request.section().section("lines", "`lines`");
        if (lines != null) lines.entries().forEach(this::group);
        Section ways = request.section().section("ways", "`ways`");
        if (ways != null) ways.entries().forEach(this::way);
        Yaml links = request.section().get("links");
        if (links != null) reader.items(links, "a list of pairs, `a - b`").forEach(this::link);
    }

    /** Every line is two directions, and each of the group joins neighbours. */
    private void group(Yaml.Entry entry) {
        String name = entry.key().value();
        if (isTaken(entry.key())) return;
        sketch.group(name);
        int number = 0;
        for (Yaml line : reader.items(entry.value(), EXPECTED)) {
            Yaml.Scalar scalar = reader.scalar(line, "the names of the sites of a line");
            if (scalar == null) continue;
            List<Picture.Word> words = Picture.words(scalar.content());
            List<Integer> sites = SiteList.sites(words, sketch, reader);
            boolean single = words.size() == 1 && sites.size() == 1;
            if (single) reader.error("short-line", scalar.span(), "a line joins at least two sites");
            String there = name + "/" + number + "+";
            String back = name + "/" + number + "-";
            walk(sketch.direction(there), sites, false);
            walk(sketch.direction(back), reversed(sites), false);
            sketch.opposite.put(there, back);
            sketch.opposite.put(back, there);
            for (String group : List.of(name, "orthogonal", "all")) sketch.group(group, there, back);
            number++;
        }
    }

    private void way(Yaml.Entry entry) {
        if (isTaken(entry.key())) return;
        String name = entry.key().value();
        if (!(entry.value() instanceof Yaml.Mapping)) {
            if (path(name, entry.value())) sketch.group(name, name);
            return;
        }
        Section byPlayer = reader.section(entry.value(), "way `" + name + "`");
        if (byPlayer == null) return;
        byPlayer.allow(request.players().members());
        List<List<String>> directions = new ArrayList<>();
        for (String player : request.players().members()) {
            Yaml path = byPlayer.get(player);
            String direction = name + "/" + player;
            directions.add(path != null && path(direction, path) ? List.of(direction) : List.of());
        }
        sketch.relative.put(name, new Sketch.Relative(directions));
    }

    /** One path, or several of which each goes its own way. */
    private boolean path(String direction, Yaml node) {
        String back = direction + "/back";
        int[] there = sketch.direction(direction);
        int[] homeward = sketch.direction(back);
        sketch.opposite.put(direction, back);
        sketch.opposite.put(back, direction);
        boolean read = true;
        for (Yaml each : node instanceof Yaml.Sequence list ? list.items() : List.of(node)) {
            Yaml.Scalar scalar =
                    reader.scalar(each, "the names of the sites in order, `ring` before them if they close");
            if (scalar == null) {
                read = false;
                continue;
            }
            List<Picture.Word> words = Picture.words(scalar.content());
            boolean ring = !words.isEmpty() && words.get(0).text().equals("ring");
            List<Integer> sites = SiteList.sites(ring ? words.subList(1, words.size()) : words, sketch, reader);
            walk(there, sites, ring);
            walk(homeward, reversed(sites), ring);
        }
        return read;
    }

    private static void walk(int[] next, List<Integer> sites, boolean ring) {
        for (int i = 0; i + 1 < sites.size(); i++) next[sites.get(i)] = sites.get(i + 1);
        if (ring && sites.size() > 1) next[sites.get(sites.size() - 1)] = sites.get(0);
    }

    private static List<Integer> reversed(List<Integer> sites) {
        List<Integer> back = new ArrayList<>(sites);
        Collections.reverse(back);
        return back;
    }

    private void link(Yaml node) {
        Yaml.Scalar scalar = reader.scalar(node, "a pair, `a - b`");
        if (scalar == null) return;
        List<Picture.Word> words = Picture.words(scalar.content());
        if (words.size() != 3 || !words.get(1).text().equals("-")) {
            reader.tell(Diagnostic.error("bad-link", scalar.span(), "`" + scalar.value() + "` is not a pair of sites")
                    .expected("two sites with a dash between, `a - b`"));
            return;
        }
        int from = site(words.get(0));
        int to = site(words.get(2));
        if (from == Sketch.NONE || to == Sketch.NONE) return;
        sketch.links.add(new int[] {from, to});
        int number = 0;
        while (isJoined(number, from) || isJoined(number, to)) number++;
        join(LINK + number + "+", from, to, LINK + number + "-");
        join(LINK + number + "-", to, from, LINK + number + "+");
    }

    /** Links that share no site are one direction and its opposite, so that nobody walks on from one to the next. */
    private void join(String direction, int from, int to, String opposite) {
        int[] next = sketch.next.get(direction);
        if (next == null) {
            next = sketch.direction(direction);
            sketch.opposite.put(direction, opposite);
            for (String group : List.of("orthogonal", "all")) sketch.group(group, direction);
        }
        next[from] = to;
    }

    private boolean isJoined(int number, int site) {
        int[] there = sketch.next.get(LINK + number + "+");
        int[] back = sketch.next.get(LINK + number + "-");
        return there != null && back != null && (there[site] != Sketch.NONE || back[site] != Sketch.NONE);
    }

    private int site(Picture.Word word) {
        int site = sketch.site(word.text());
        if (site == Sketch.NONE) {
            reader.tell(Diagnostic.error("unknown-site", word.span(), "there is no site `" + word.text() + "`")
                    .expected(Suggestion.oneOf(sketch.names()))
                    .suggest(Suggestion.of(word.text(), sketch.names())));
        }
        return site;
    }

    private boolean isTaken(Yaml.Scalar name) {
        String text = name.value();
        boolean taken =
                sketch.groups.containsKey(text) || sketch.relative.containsKey(text) || sketch.next.containsKey(text);
        if (!taken) return false;
        reader.error("doubled-name", name.span(), "the board already has directions named `" + text + "`");
        return true;
    }
}
