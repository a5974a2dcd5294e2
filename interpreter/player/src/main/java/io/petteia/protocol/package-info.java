/** The line protocol, by which other programs drive the engine. */
@NullMarked
package io.petteia.protocol;

import org.jspecify.annotations.NullMarked;
