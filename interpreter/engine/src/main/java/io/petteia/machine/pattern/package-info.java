@NullMarked
package io.petteia.machine.pattern;

import org.jspecify.annotations.NullMarked;
