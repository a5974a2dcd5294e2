/** What a hook written in Java may see and do. The only door for code outside the engine. */
@NullMarked
package io.petteia.hook;

import org.jspecify.annotations.NullMarked;
