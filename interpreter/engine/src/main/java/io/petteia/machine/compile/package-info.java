/**
 * A game as a Java class: its control graph written as text, compiled and loaded. {@code text} is the class under way, {@code facts} what is found out about the program before
 * anything is written; {@code term} and {@code pattern} write expressions, {@code guard} what keeps pieces safe, {@code flow} the instructions, {@code playout} random play.
 */
@NullMarked
package io.petteia.machine.compile;

import org.jspecify.annotations.NullMarked;
