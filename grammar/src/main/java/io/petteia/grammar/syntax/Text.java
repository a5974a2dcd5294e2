package io.petteia.grammar.syntax;

import io.petteia.grammar.text.Span;
import java.util.List;

/** A text in quotes, cut into what stands as it is and the holes {@code {E}}. The span covers the quotes. */
public record Text(Span span, List<Part> parts) implements Node {
    public sealed interface Part {}

    /** Letters as they are, escapes resolved. */
    public record Plain(String text) implements Part {}

    public record Hole(Expr value) implements Part {}

    /** The text if it has no holes, else with the holes as they were written. */
    public String plain() {
        StringBuilder out = new StringBuilder();
        for (Part part : parts) {
            if (part instanceof Plain p) out.append(p.text());
            else if (part instanceof Hole h)
                out.append('{').append(h.value().span().text()).append('}');
        }
        return out.toString();
    }
}
