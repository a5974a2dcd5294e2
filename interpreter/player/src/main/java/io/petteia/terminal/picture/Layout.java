package io.petteia.terminal.picture;

import io.petteia.model.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where each site stands in a picture made of characters: its line, and the column of its middle. Sites of one row share a line; others do whose
 * places are about as high. Across, the scale is the smallest at which neighbours do not touch.
 */
final class Layout {
    private final int[] line;
    private final int[] column;
    private final int width;

    private Layout(int[] line, int[] column, int width) {
        this.line = line;
        this.column = column;
        this.width = width;
    }

    /** @param cell the columns that each site needs @param lead the lines from one row to the next */
    static Layout of(Board board, int cell, int lead) {
        int[] line = new int[board.size()];
        List<List<Integer>> rows = rows(board);
        double gap = Double.MAX_VALUE;
        double left = Double.MAX_VALUE;
        for (int r = 0; r < rows.size(); r++) {
            List<Integer> row = rows.get(r);
            row.sort(Comparator.comparingDouble(site -> x(board, site)));
            for (int i = 0; i < row.size(); i++) {
                line[row.get(i)] = r * lead;
                double x = x(board, row.get(i));
                left = Math.min(left, x);
                if (i == 0 || board.row()[row.get(i)] == 0 && board.row()[board.size() / 2] > 0) continue;
                gap = Math.min(gap, Math.max(0.05, x - x(board, row.get(i - 1))));
            }
        }
        if (gap == Double.MAX_VALUE) gap = 1;
        int pitch = cell + 1;
        if (pitch % 2 == 1 && staggered(board, left, gap)) pitch++;
        int[] column = new int[board.size()];
        for (int site = 0; site < column.length; site++)
            column[site] = (int) Math.round((x(board, site) - left) / gap * pitch) + cell / 2;
        int width = Arrays.stream(column).max().orElse(0) + cell - cell / 2;
        return new Layout(line, column, width);
    }

    /** Whether rows are shifted by half a cell, as those of hexagons are. */
    private static boolean staggered(Board board, double left, double gap) {
        for (int site = 0; site < board.size(); site++)
            if (Math.abs((x(board, site) - left) / gap % 1 - 0.5) < 0.2) return true;
        return false;
    }

    private static List<List<Integer>> rows(Board board) {
        double[] heights = heights(board);
        List<Integer> sites = new ArrayList<>();
        for (int site = 0; site < board.size(); site++) sites.add(site);
        sites.sort(Comparator.comparingDouble(site -> heights[site]));
        List<List<Integer>> rows = new ArrayList<>();
        double last = 0;
        for (int site : sites) {
            if (rows.isEmpty() || heights[site] - last > 0.3) rows.add(new ArrayList<>());
            rows.get(rows.size() - 1).add(site);
            last = heights[site];
        }
        return rows;
    }

    /** The height of each site's row: that of the row's first site, so that triangles of one row stay together. */
    private static double[] heights(Board board) {
        double[] heights = new double[board.size()];
        Map<Integer, Double> ofRow = new HashMap<>();
        for (int site = 0; site < heights.length; site++) {
            double y = isLeaning(board, site)
                    ? -board.row()[site]
                    : board.places().get(site).y();
            heights[site] = board.row()[site] == 0 ? y : ofRow.computeIfAbsent(board.row()[site], row -> y);
        }
        return heights;
    }

    private static double x(Board board, int site) {
        return isLeaning(board, site)
                ? board.column()[site] + board.row()[site] / 2.0
                : board.places().get(site).x();
    }

    /** A rhombus is drawn with upright columns, which takes two lines a row; lying on its rows it takes one. */
    private static boolean isLeaning(Board board, int site) {
        return board.shape().equals("rhombus") && board.row()[site] > 0;
    }

    /** The same without the lines above and the columns left of some sites. */
    Layout cropped(Collection<Integer> sites) {
        int top = sites.stream().mapToInt(site -> line[site]).min().orElse(0);
        int left = sites.stream().mapToInt(site -> column[site]).min().orElse(0);
        int right = sites.stream().mapToInt(site -> column[site]).max().orElse(0);
        int before = Arrays.stream(column).min().orElse(0);
        int behind = width - Arrays.stream(column).max().orElse(0);
        return new Layout(
                Arrays.stream(line).map(at -> at - top).toArray(),
                Arrays.stream(column).map(at -> at - left + before).toArray(),
                before + right - left + behind);
    }

    int line(int site) {
        return line[site];
    }

    int column(int site) {
        return column[site];
    }

    int width() {
        return width;
    }
}
