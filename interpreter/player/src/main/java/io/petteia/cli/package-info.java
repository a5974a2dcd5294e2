/** The command line. */
@NullMarked
package io.petteia.cli;

import org.jspecify.annotations.NullMarked;
