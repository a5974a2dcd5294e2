package io.petteia.grammar.syntax;

import io.petteia.grammar.text.Span;

/** A node of a syntax tree: what the author wrote, unresolved and unchecked, and where. */
public interface Node {
    Span span();
}
