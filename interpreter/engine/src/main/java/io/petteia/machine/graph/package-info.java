@NullMarked
package io.petteia.machine.graph;

import org.jspecify.annotations.NullMarked;
