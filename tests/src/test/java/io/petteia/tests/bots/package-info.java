/** What holds for every bot, in every game. */
package io.petteia.tests.bots;
