@NullMarked
package io.petteia.machine.node;

import org.jspecify.annotations.NullMarked;
