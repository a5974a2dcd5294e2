/** Instructions as Java: carrying out, and exploring all that may be chosen. */
@NullMarked
package io.petteia.machine.compile.flow;

import org.jspecify.annotations.NullMarked;
