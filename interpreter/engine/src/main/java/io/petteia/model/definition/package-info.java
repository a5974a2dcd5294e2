/** Definitions of games: their files, their options, and the checked model made of them. */
@NullMarked
package io.petteia.model.definition;

import org.jspecify.annotations.NullMarked;
