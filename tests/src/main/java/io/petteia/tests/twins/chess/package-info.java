/**
 * Chess as fast programs have it: sets of squares as words, a1 the lowest bit and eight bits a row; slides by perfect hashing; only legal moves are ever
 * generated, by knowing checks and pins before.
 */
package io.petteia.tests.twins.chess;
