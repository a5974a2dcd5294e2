/** Line patterns as Java: masks, rays, lines through a site and walks, forwards and backwards. */
@NullMarked
package io.petteia.machine.compile.pattern;

import org.jspecify.annotations.NullMarked;
