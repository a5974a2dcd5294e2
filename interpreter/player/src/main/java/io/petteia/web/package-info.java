/** The server: games hosted for several browsers and programs, over HTTP. */
@NullMarked
package io.petteia.web;

import org.jspecify.annotations.NullMarked;
