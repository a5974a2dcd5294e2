package io.petteia.grammar.syntax;

import io.petteia.grammar.text.Span;
import java.util.List;

/** Statements one after the other. Names bound inside end with it. */
public record Block(Span span, List<Statement> statements) implements Node {}
