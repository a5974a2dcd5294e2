/** Players that are programs. */
@NullMarked
package io.petteia.agents;

import org.jspecify.annotations.NullMarked;
