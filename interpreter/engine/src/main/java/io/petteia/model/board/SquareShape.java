package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Board.Place;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Squares with the eight winds, and directions as a player sees them: his men march north unless the board says otherwise. */
final class SquareShape extends GridShape {
    private static final List<String> WINDS = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");

    @Override
    String name() {
        return "square";
    }

    @Override
    public List<String> keys() {
        return List.of("size", "sites", "names", "forward", "map", "legend", "groups", "narrow");
    }

    @Override
    Place place(int column, int row, Size size, boolean level) {
        double x = column;
        double y = size.height() - 1 - row;
        double[][] corners = {{x - 0.5, y - 0.5}, {x + 0.5, y - 0.5}, {x + 0.5, y + 0.5}, {x - 0.5, y + 0.5}};
        return new Place(x, y, corners);
    }

    @Override
    Map<String, int[]> steps() {
        return steps("N", 0, 1, "NE", 1, 1, "E", 1, 0, "SE", 1, -1, "S", 0, -1, "SW", -1, -1, "W", -1, 0, "NW", -1, 1);
    }

    @Override
    void directions(Sketch sketch, Request request) {
        String narrow = request.section().word("narrow", "none", "odd", "even");
        if (!narrow.equals("none")) new Narrow(narrow.equals("odd") ? 1 : 0).draw(sketch);
        sketch.group("orthogonal", "N", "E", "S", "W");
        sketch.group("diagonal", "NE", "SE", "SW", "NW");
        WINDS.forEach(wind -> sketch.group("all", wind));
        List<String> forward = forward(request);
        sketch.relative.put("forward", turned(forward, 0));
        sketch.relative.put("backward", turned(forward, 4));
        sketch.relative.put("sideways", turned(forward, 2, 6));
        sketch.relative.put("forward_diagonal", turned(forward, 1, 7));
        sketch.relative.put("backward_diagonal", turned(forward, 3, 5));
        sketch.relative.put("rightward", turned(forward, 2));
        sketch.relative.put("leftward", turned(forward, 6));
        sketch.relative.put("forward_right", turned(forward, 1));
        sketch.relative.put("forward_left", turned(forward, 7));
        sketch.relative.put("backward_right", turned(forward, 3));
        sketch.relative.put("backward_left", turned(forward, 5));
    }

    /** By player the winds that lie so many eighths of a circle from forward, in the order of the winds. */
    private static Sketch.Relative turned(List<String> forward, int... eighths) {
        List<List<String>> byPlayer = new ArrayList<>();
        for (String wind : forward) {
            List<String> winds = new ArrayList<>();
            for (int eighth : eighths) winds.add(WINDS.get((WINDS.indexOf(wind) + eighth) % 8));
            winds.sort(Comparator.comparingInt(WINDS::indexOf));
            byPlayer.add(winds);
        }
        return new Sketch.Relative(byPlayer);
    }

    /** By player where forward is. */
    private static List<String> forward(Request request) {
        Map<String, String> said = new HashMap<>();
        Section section = request.section().section("forward", "`forward`");
        if (section != null) {
            section.allow(request.players().members());
            for (Yaml.Entry entry : section.entries()) {
                Yaml.Scalar wind = request.reader().scalar(entry.value(), "`N`, `E`, `S` or `W`");
                if (wind == null) continue;
                if (List.of("N", "E", "S", "W").contains(wind.value()))
                    said.put(entry.key().value(), wind.value());
                else
                    request.reader()
                            .tell(Diagnostic.error(
                                            "unknown-direction", wind.span(), "`" + wind.value() + "` is not forward")
                                    .expected("`N`, `E`, `S` or `W`")
                                    .suggest(Suggestion.of(wind.value(), List.of("N", "E", "S", "W"))));
            }
        }
        List<String> forward = new ArrayList<>();
        for (String player : request.players().members()) {
            forward.add(said.getOrDefault(player, forward.isEmpty() ? "N" : "S"));
        }
        return forward;
    }
}
