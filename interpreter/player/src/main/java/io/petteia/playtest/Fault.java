package io.petteia.playtest;

import io.petteia.grammar.text.Diagnostic;

/** A defect of the definition that only play shows, and the position in which it was met. */
public record Fault(Diagnostic diagnostic, String position) {}
