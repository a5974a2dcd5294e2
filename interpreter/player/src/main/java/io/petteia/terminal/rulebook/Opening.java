package io.petteia.terminal.rulebook;

import java.util.List;
import java.util.Map;

/**
 * What a game looks like at its beginning.
 *
 * @param board drawn row by row; empty for none
 * @param moves by the name of a notation some moves, as it writes them
 */
public record Opening(List<String> board, Map<String, List<String>> moves) {}
