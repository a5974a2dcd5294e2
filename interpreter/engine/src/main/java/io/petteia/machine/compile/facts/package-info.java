/** What is found out about a program before it is written: what is read and changed, what may still be refused, where decisions begin. */
@NullMarked
package io.petteia.machine.compile.facts;

import org.jspecify.annotations.NullMarked;
