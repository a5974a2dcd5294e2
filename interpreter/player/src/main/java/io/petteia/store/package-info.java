/** Where games are kept. */
@NullMarked
package io.petteia.store;

import org.jspecify.annotations.NullMarked;
