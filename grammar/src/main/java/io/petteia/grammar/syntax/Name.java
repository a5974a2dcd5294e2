package io.petteia.grammar.syntax;

import io.petteia.grammar.text.Span;

/** A name as it is written where something is declared or bound; empty where it is missing and that has been told. */
public record Name(Span span, String text) implements Node {}
