package io.petteia.model;

import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Term;
import org.jspecify.annotations.Nullable;

/** An ordered pile of cards, or one for each player. {@code start}: a list or set of cards, null for none; the first is on top. */
public record Pile(String name, Span span, boolean perPlayer, Visibility visibility, @Nullable Term start) {}
