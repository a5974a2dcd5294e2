/** Resolves the names and the types of rules and expressions, and tells what is wrong with them. */
@NullMarked
package io.petteia.model.check;

import org.jspecify.annotations.NullMarked;
