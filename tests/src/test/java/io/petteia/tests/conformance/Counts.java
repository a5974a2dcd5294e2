package io.petteia.tests.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Numbers of sequences of legal moves from one position, by their length.
 *
 * @param rows in growing depth, without gaps in what is asked but perhaps in what is known
 */
record Counts(List<Row> rows) {
    /** What every build runs. */
    static final long BUILD = 1_000_000;
    /** What the slow profile runs. */
    static final long SLOW = 100_000_000;
    /** What it runs of games that have many such rows. */
    static final long SHORTER = 10_000_000;

    record Row(int depth, long leaves) {}

    /** {@code {"1": 20, "2": 400}}, or a list that begins with depth 1. */
    static Counts of(JsonNode node) {
        List<Row> rows = new ArrayList<>();
        if (node.isArray()) {
            for (int i = 0; i < node.size(); i++)
                rows.add(new Row(i + 1, node.get(i).asLong()));
        } else {
            node.properties()
                    .forEach(entry -> rows.add(new Row(
                            Integer.parseInt(entry.getKey()), entry.getValue().asLong())));
        }
        rows.sort(java.util.Comparator.comparingInt(Row::depth));
        return new Counts(List.copyOf(rows));
    }

    Stream<Row> between(long least, long most) {
        return rows.stream().filter(row -> row.leaves() > least && row.leaves() <= most);
    }

    Stream<Row> inBuild() {
        return between(-1, BUILD);
    }

    Stream<Row> inSlow() {
        return between(BUILD, SLOW);
    }
}
