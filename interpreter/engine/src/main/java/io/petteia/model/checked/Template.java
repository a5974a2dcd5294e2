package io.petteia.model.checked;

import java.util.List;

/** A text with holes. A hole shows a member by name, a number in decimals, a set as its members joined by {@code +}. */
public record Template(List<Part> parts) {
    public sealed interface Part {}

    public record Plain(String text) implements Part {}

    public record Hole(Term value) implements Part {}
}
