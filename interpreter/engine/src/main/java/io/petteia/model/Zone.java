package io.petteia.model;

import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Term;
import java.util.List;

/** Named sites of the board, the same for all or, by player ordinal, one set each; {@code sites} has one term or one for every player. */
public record Zone(String name, Span span, boolean perPlayer, List<Term> sites) {}
