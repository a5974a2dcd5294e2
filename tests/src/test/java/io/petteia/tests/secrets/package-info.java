/** What a seat receives, and that it tells nothing of what is hidden from it. */
package io.petteia.tests.secrets;
