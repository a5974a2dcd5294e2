/** The checked description of a game: names, types, options, inheritance. */
@NullMarked
package io.petteia.model;

import org.jspecify.annotations.NullMarked;
