/** Games of one or two without chance and without secrets, solved: by a table of all positions, or by a proof. */
@NullMarked
package io.petteia.agents.solve;

import org.jspecify.annotations.NullMarked;
