@NullMarked
package io.petteia.machine.lower;

import org.jspecify.annotations.NullMarked;
