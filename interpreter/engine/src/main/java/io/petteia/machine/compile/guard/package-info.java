/** That no piece of some types may be left attacked, answered for all sites of a choice at once. */
@NullMarked
package io.petteia.machine.compile.guard;

import org.jspecify.annotations.NullMarked;
