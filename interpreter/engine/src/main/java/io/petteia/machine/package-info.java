/** Lowering to a control graph, the state's layout, and the backends that run it. */
@NullMarked
package io.petteia.machine;

import org.jspecify.annotations.NullMarked;
