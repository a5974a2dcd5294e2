@NullMarked
package io.petteia.machine.compile;

import org.jspecify.annotations.NullMarked;
