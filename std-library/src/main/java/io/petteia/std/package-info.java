/** The hooks of the standard library. Its modules in the language are resources under std/. */
@NullMarked
package io.petteia.std;

import org.jspecify.annotations.NullMarked;
