/** Many games at once, and what can be learned from them. */
@NullMarked
package io.petteia.playtest;

import org.jspecify.annotations.NullMarked;
