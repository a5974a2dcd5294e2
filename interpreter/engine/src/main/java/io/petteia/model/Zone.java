package io.petteia.model;

import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Term;
import java.util.List;

/** Named sites of the board, the same for all or one set for each player. Its sites are set once, when they have been checked. */
public final class Zone {
    private final String name;
    private final Span span;
    private final boolean perPlayer;
    private List<Term> sites = List.of();

    public Zone(String name, Span span, boolean perPlayer) {
        this.name = name;
        this.span = span;
        this.perPlayer = perPlayer;
    }

    public String name() {
        return name;
    }

    public Span span() {
        return span;
    }

    public boolean perPlayer() {
        return perPlayer;
    }

    /** One term, or by player ordinal one for each. */
    public List<Term> sites() {
        return sites;
    }

    public void setSites(List<Term> checked) {
        sites = List.copyOf(checked);
    }
}
