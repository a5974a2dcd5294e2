package io.petteia.playtest;

/**
 * What random playouts cost.
 *
 * @param playouts a CPU second
 * @param moves a CPU second
 * @param length moves in a playout
 * @param allocated bytes a playout
 */
public record Rates(double playouts, double moves, double length, double allocated) {
    /** Whatever else goes on at a machine makes a program slower, never faster. */
    Rates orFaster(Rates other) {
        return playouts >= other.playouts ? this : other;
    }
}
