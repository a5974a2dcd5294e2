package io.petteia.model.board;

import io.petteia.grammar.text.Span;
import io.petteia.model.Board;
import io.petteia.model.reading.Section;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board that has been read, and its section, in which zones, legend and attributes of sites wait until all names are known.
 *
 * @param section null for games without a board
 * @param grid null on graphs, which have no pictures
 * @param named by site the place of its name, null for those that the shape names
 */
public record BoardPlan(
        Board board, @Nullable Section section, @Nullable Grid grid, List<@Nullable Span> named) {}
