/**
 * Games written by hand, one class or package each: what a definition is measured against by {@code petteia bench}. They are written to be fast first, as
 * a good programmer writes who has only this game to write, and held to the counts that the definitions are held to.
 */
package io.petteia.tests.twins;
