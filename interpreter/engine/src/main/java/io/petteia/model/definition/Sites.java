package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** SITES in YAML: an expression, or a list of names of sites and expressions. */
final class Sites {
    private static final String EXPECTED = "sites: an expression, or a list of names and expressions";

    private final Building building;

    Sites(Building building) {
        this.building = building;
    }

    /** Null if something is wrong, which has been told. */
    @Nullable
    Term read(Yaml node) {
        Domain sites = building.names().board().sites();
        BitSet named = new BitSet();
        Term others = null;
        boolean good = true;
        for (Yaml item : building.reader().items(node, EXPECTED)) {
            Yaml.Scalar scalar = building.reader().scalar(item, "a site or an expression");
            int site = scalar == null ? Domain.NONE : sites.ordinal(scalar.value());
            if (site != Domain.NONE) {
                named.set(site);
                continue;
            }
            Term term = scalar == null ? null : expression(scalar);
            good &= term != null;
            if (term != null) others = others == null ? term : union(others, term);
        }
        if (!good || node instanceof Yaml.Mapping) return null;
        if (others == null) return fixed(named, node.span());
        return named.isEmpty() ? others : union(fixed(named, node.span()), others);
    }

    private @Nullable Term expression(Yaml.Scalar scalar) {
        if (Reader.isInteger(scalar.value()) || isUnknownWord(scalar.value())) {
            unknown(scalar);
            return null;
        }
        Expr syntax = building.reader().parser().expression(scalar.content());
        return syntax instanceof Expr.Missing ? null : building.checker().value(syntax, building.sites(), List.of());
    }

    private boolean isUnknownWord(String text) {
        boolean word = Reader.isWord(text);
        boolean attribute =
                building.names().attributes(building.names().pieces()).containsKey(text);
        return word && !attribute && !building.isKnown(text);
    }

    private void unknown(Yaml.Scalar scalar) {
        List<String> sites = building.names().board().sites().members();
        boolean many = sites.size() > 12;
        List<String> words = new ArrayList<>(sites);
        words.addAll(building.names().symbols().keySet());
        String ends =
                sites.isEmpty() ? null : "a site from `" + sites.get(0) + "` to `" + sites.get(sites.size() - 1) + "`";
        building.reader()
                .tell(Diagnostic.error("unknown-site", scalar.span(), "there is no site `" + scalar.value() + "`")
                        .expected(many ? ends : Suggestion.oneOf(sites))
                        .suggest(Suggestion.of(scalar.value(), words)));
    }

    Term fixed(BitSet sites, Span span) {
        return new Term.FixedSites(building.sites(), span, sites);
    }

    private Term union(Term one, Term other) {
        return new Term.Combine(building.sites(), one.span(), Term.SetOperation.UNION, one, other);
    }
}
