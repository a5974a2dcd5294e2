@NullMarked
package io.petteia.machine.memory;

import org.jspecify.annotations.NullMarked;
