package io.petteia.model.board;

import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Picture.Word;
import io.petteia.model.reading.Reader;

/** Sites beside the grid: stores, hands. They lie right and left of it in turn. */
final class Extras {
    private Extras() {}

    static void add(Sketch sketch, Shape.Request request) {
        Yaml node = request.section().get("extra");
        if (node == null) return;
        double[] box = box(sketch);
        Reader reader = request.reader();
        int number = 0;
        for (Yaml item : reader.items(node, "a list of names")) {
            Yaml.Scalar scalar = reader.scalar(item, "the name of a site");
            if (scalar == null) continue;
            double x = number % 2 == 0 ? box[1] + 1 + number / 2 : box[0] - 1 - number / 2;
            double y = (box[2] + box[3]) / 2;
            var place = Polygons.point(x, y);
            var cell = new Sketch.Cell(scalar.value(), scalar.span(), null, 0, 0, place);
            if (sketch.add(cell) == Sketch.NONE) GridShape.doubled(new Word(scalar.value(), scalar.span()), request);
            number++;
        }
        sketch.extend();
    }

    /** Left, right, upper and lower bound of the middles. */
    private static double[] box(Sketch sketch) {
        double[] box = {0, 0, 0, 0};
        for (Sketch.Cell cell : sketch.cells) {
            box[0] = Math.min(box[0], cell.place().x());
            box[1] = Math.max(box[1], cell.place().x());
            box[2] = Math.min(box[2], cell.place().y());
            box[3] = Math.max(box[3], cell.place().y());
        }
        return box;
    }
}
