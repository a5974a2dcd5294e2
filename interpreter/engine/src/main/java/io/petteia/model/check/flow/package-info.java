/** Looks at a checked game as a whole: circles, boundaries, what is never reached, what must not be seen. */
@NullMarked
package io.petteia.model.check.flow;

import org.jspecify.annotations.NullMarked;
