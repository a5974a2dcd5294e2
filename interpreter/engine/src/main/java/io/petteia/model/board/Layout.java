package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Picture;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Places for the sites of a graph, which have none of their own: as a picture shows them; else on a grid if all are named like {@code a7}; else along the longest way, bent like a
 * horseshoe, or round if it closes; else along the longest line; else in a circle.
 */
final class Layout {
    private static final Pattern SQUARE = Pattern.compile("([a-z])(\\d{1,2})");

    private final Sketch sketch;
    private final double[][] places;

    private Layout(Sketch sketch) {
        this.sketch = sketch;
        this.places = new double[sketch.cells.size()][];
    }

    static void arrange(Sketch sketch, Shape.Request request) {
        Layout layout = new Layout(sketch);
        if (!layout.drawn(request) && !layout.grid()) layout.along();
        for (int site = 0; site < layout.places.length; site++) {
            Sketch.Cell cell = sketch.cells.get(site);
            double[] at = layout.places[site];
            sketch.cells.set(
                    site,
                    new Sketch.Cell(
                            cell.name(), cell.span(), null, cell.row(), cell.column(), Polygons.point(at[0], at[1])));
        }
    }

    /** The names of the sites where they lie. */
    private boolean drawn(Shape.Request request) {
        Yaml node = request.section().get("picture");
        Yaml.Scalar scalar =
                node == null ? null : request.reader().scalar(node, "a picture with the names of all sites");
        if (scalar == null) return false;
        List<List<Picture.Word>> rows = Picture.of(scalar).rows();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                Picture.Word word = rows.get(row).get(column);
                if (Picture.isEmpty(word.text())) continue;
                int site = sketch.site(word.text());
                if (site != Sketch.NONE) places[site] = new double[] {column, row};
                else
                    request.reader()
                            .tell(Diagnostic.error(
                                            "unknown-site", word.span(), "there is no site `" + word.text() + "`")
                                    .suggest(Suggestion.of(word.text(), sketch.names())));
            }
        }
        for (int site = 0; site < places.length; site++) {
            if (places[site] != null) continue;
            request.error(
                    "incomplete-picture", scalar.span(), "`" + sketch.names().get(site) + "` is not in the picture");
            return false;
        }
        return true;
    }

    private boolean grid() {
        for (int site = 0; site < places.length; site++) {
            Matcher name = SQUARE.matcher(sketch.cells.get(site).name());
            if (!name.matches()) return false;
            places[site] = new double[] {name.group(1).charAt(0) - 'a', -Integer.parseInt(name.group(2))};
        }
        return true;
    }

    private void along() {
        List<Integer> path = new ArrayList<>();
        for (int[] next : sketch.next.values()) {
            List<Integer> walk = walk(next);
            if (walk.size() > path.size()) path = walk;
        }
        boolean round = path.size() < 5 || closes(path);
        if (round) circle(path);
        else horseshoe(path);
    }

    /** The longest walk in a direction, from a site to which it does not lead if there is one. */
    private static List<Integer> walk(int[] next) {
        boolean[] reached = new boolean[next.length];
        for (int to : next) if (to != Sketch.NONE) reached[to] = true;
        List<Integer> longest = new ArrayList<>();
        for (int pass = 0; pass < 2 && longest.isEmpty(); pass++) {
            for (int start = 0; start < next.length; start++) {
                if (next[start] == Sketch.NONE || (pass == 0 && reached[start])) continue;
                List<Integer> walk = new ArrayList<>();
                boolean[] seen = new boolean[next.length];
                for (int at = start; at != Sketch.NONE && !seen[at]; at = next[at]) {
                    seen[at] = true;
                    walk.add(at);
                }
                if (walk.size() > longest.size()) longest = walk;
                if (pass == 1) break;
            }
        }
        return longest;
    }

    private boolean closes(List<Integer> path) {
        int last = path.get(path.size() - 1);
        return sketch.next.values().stream().anyMatch(next -> next[last] == path.get(0));
    }

    /** First the path, then all others, round one circle. */
    private void circle(List<Integer> path) {
        List<Integer> order = new ArrayList<>(path);
        for (int site = 0; site < places.length; site++) if (!order.contains(site)) order.add(site);
        double radius = Math.max(1, order.size() / (2 * Math.PI)) * 1.2;
        for (int i = 0; i < order.size(); i++) {
            double angle = 2 * Math.PI * i / order.size() - Math.PI / 2;
            places[order.get(i)] = new double[] {radius * Math.cos(angle), radius * Math.sin(angle)};
        }
    }

    /** The upper half from the right to the left, the lower half back; what is not on the path in columns at the left. */
    private void horseshoe(List<Integer> path) {
        int half = (path.size() + 1) / 2;
        for (int i = 0; i < path.size(); i++) {
            boolean upper = i < half;
            places[path.get(i)] = new double[] {upper ? half - 1 - i : i - half + (path.size() % 2), upper ? 0 : 3};
        }
        int others = 0;
        for (int site = 0; site < places.length; site++) {
            if (places[site] != null) continue;
            places[site] = new double[] {-1.0 - others / 4, others % 4};
            others++;
        }
    }
}
