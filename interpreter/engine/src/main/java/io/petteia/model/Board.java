package io.petteia.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fixed geometry of a board: sites, where each direction leads from each, groups of directions, groupings of sites, and where things are drawn.
 * What changes during play (which sites are laid, what stands on them) is state.
 *
 * @param shape square, rhombus, hexagon, triangles, graph
 * @param sites rows from the first, files in a row; as named on graphs; extra sites last
 * @param directions all directions: of the lattice, of each line both ways ({@code mills/0+}, {@code mills/0-}), of each way
 * @param next by direction and site the neighbouring site, -1 at the edge
 * @param opposite by direction the one back, -1 if there is none
 * @param groups named directions: every direction alone, {@code orthogonal}, {@code all}, {@code forward}, lines and ways
 * @param linked by site the sites joined to it by {@code links}, which have no direction
 * @param turnable the lattice's directions in the order of a full turn, evenly spaced (for {@code bend}); empty where there is none
 * @param row by site, from 1; 0 for extra sites and on graphs
 * @param column by site, from 1; 0 for extra sites and on graphs
 * @param lattice by site its integer coordinates (x to the right, y upward on squares; axial q, r on hexagons) for {@code leap} and {@code rect};
 *     null for extra sites and on graphs
 * @param middle the site in the middle of a hexagon, else -1
 * @param stacks whether sites hold stacks of pieces
 * @param bare whether no site is laid at the start
 * @param off sites that the board's own picture leaves out from the start
 * @param places by site where and as what it is drawn
 */
public record Board(
        String title,
        String shape,
        Domain sites,
        Domain directions,
        int[][] next,
        int[] opposite,
        Map<String, DirectionGroup> groups,
        int[][] linked,
        int[] turnable,
        int[] row,
        int[] column,
        int @Nullable [][] lattice,
        int middle,
        boolean stacks,
        boolean bare,
        boolean[] off,
        List<Place> places,
        List<Grouping> groupings) {

    /** Directions with one name; by player where they are relative ({@code forward}, ways), else the same list for each. */
    public record DirectionGroup(String name, boolean relative, int[][] byPlayer) {}

    /** A picture that puts each site into one of the groups of a domain; -1 where it says nothing. */
    public record Grouping(Domain domain, int[] of) {}

    /** The centre of a site and the corners of its cell, in units of a cell's width, y downward; no corners: a point on a line drawing. */
    public record Place(double x, double y, double[][] corners) {}

    public int size() {
        return sites.size();
    }

    /** The same board, drawn otherwise. */
    public Board withPlaces(List<Place> elsewhere) {
        return new Board(
                title,
                shape,
                sites,
                directions,
                next,
                opposite,
                groups,
                linked,
                turnable,
                row,
                column,
                lattice,
                middle,
                stacks,
                bare,
                off,
                List.copyOf(elsewhere),
                groupings);
    }
}
