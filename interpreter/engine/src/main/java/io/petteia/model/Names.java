package io.petteia.model;

import io.petteia.grammar.text.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the YAML of a game declares, by name, with the options settled: the table in which the checker looks names up. One name means one
 * thing; whoever declares a second is told the first.
 */
public final class Names {
    /** An option in use: its value as a constant (a number, a truth, a member of its choices or players) or, for files, only text. */
    public record OptionValue(@Nullable Span span, Type type, int value, String text) {}

    private final Map<String, Symbol> symbols = new LinkedHashMap<>();
    private final Map<String, OptionValue> options = new LinkedHashMap<>();
    private final Map<Domain, Map<String, Attribute>> attributes = new LinkedHashMap<>();
    private final Domain players;
    private final int seated;
    private final Domain pieces;
    private final Domain terrains;
    private final Domain cards;
    private final Board board;

    public Names(Domain players, int seated, Domain pieces, Domain terrains, Domain cards, Board board) {
        this.players = players;
        this.seated = seated;
        this.pieces = pieces;
        this.terrains = terrains;
        this.cards = cards;
        this.board = board;
    }

    /** Declares a name; returns the symbol that already has it, null if none had. */
    public @Nullable Symbol declare(String name, Symbol symbol) {
        return symbols.putIfAbsent(name, symbol);
    }

    public @Nullable Symbol symbol(String name) {
        return symbols.get(name);
    }

    public Map<String, Symbol> symbols() {
        return symbols;
    }

    public Map<String, OptionValue> options() {
        return options;
    }

    public void declareAttribute(Attribute attribute) {
        attributes.computeIfAbsent(attribute.of(), d -> new LinkedHashMap<>()).put(attribute.name(), attribute);
    }

    /** The attributes of a domain by name: those declared, and {@code row} and {@code column} of sites, {@code moves} of pieces. */
    public Map<String, Attribute> attributes(Domain domain) {
        return attributes.getOrDefault(domain, Map.of());
    }

    public List<Attribute> allAttributes() {
        return attributes.values().stream().flatMap(m -> m.values().stream()).toList();
    }

    public Domain players() {
        return players;
    }

    public int seated() {
        return seated;
    }

    public Domain pieces() {
        return pieces;
    }

    public Domain terrains() {
        return terrains;
    }

    public Domain cards() {
        return cards;
    }

    public Board board() {
        return board;
    }
}
