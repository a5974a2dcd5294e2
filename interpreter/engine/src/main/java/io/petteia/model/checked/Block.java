package io.petteia.model.checked;

import io.petteia.grammar.text.Span;
import java.util.List;

/** Checked statements one after the other. */
public record Block(Span span, List<Action> actions) {}
