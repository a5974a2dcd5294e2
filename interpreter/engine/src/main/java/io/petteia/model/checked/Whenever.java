package io.petteia.model.checked;

import io.petteia.grammar.text.Span;

/** Runs when its condition becomes true. */
public record Whenever(Span span, Term condition, Block body) {}
