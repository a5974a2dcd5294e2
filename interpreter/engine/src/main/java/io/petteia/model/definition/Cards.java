package io.petteia.model.definition;

import io.petteia.grammar.RulesParser;
import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cards: named sets of them, each written out or made of every combination of some attributes, with copies. */
final class Cards {
    private static final int MOST = 10_000;

    /** A named set. */
    record Named(String name, Span span, BitSet cards) {}

    private final Reader reader;
    private final Map<String, Kinds.Kind> kinds;
    private final Map<String, Attributes.Holder> holders = new LinkedHashMap<>();
    private final List<Named> sets = new ArrayList<>();
    private final @Nullable Yaml each;
    private final Domain domain;

    Cards(Section game, Map<String, Kinds.Kind> kinds, Reader reader) {
        this.reader = reader;
        this.kinds = kinds;
        Section section = game.section("cards", "`cards`");
        this.each = section == null ? null : section.get("each");
        if (section != null) {
            for (Yaml.Entry entry : section.entries()) {
                if (!entry.key().value().equals("each") && reader.isName(entry.key(), "a set of cards")) set(entry);
            }
        }
        this.domain = new Domain(Domain.Sort.CARD, "card", List.copyOf(holders.keySet()));
    }

    private void set(Yaml.Entry entry) {
        int first = holders.size();
        if (entry.value() instanceof Yaml.Mapping mapping && mapping.get("product") != null) product(mapping);
        else {
            Section section =
                    reader.section(entry.value(), "set `" + entry.key().value() + "`");
            if (section != null) section.entries().forEach(this::card);
        }
        BitSet cards = new BitSet();
        cards.set(first, holders.size());
        sets.add(new Named(entry.key().value(), entry.key().span(), cards));
    }

    private void card(Yaml.Entry entry) {
        String name = entry.key().value();
        if (!reader.isName(entry.key(), "a card")) return;
        Section values = reader.section(entry.value(), "card `" + name + "`");
        Yaml copies = values == null ? null : values.get("copies");
        Integer count = copies == null ? Integer.valueOf(1) : reader.number(copies, 1, 1000);
        for (int i = 1; count != null && i <= count; i++)
            add(new Attributes.Holder(
                    i == 1 ? name : name + "__" + i, entry.key().span(), values));
    }

    private void add(Attributes.Holder card) {
        Attributes.Holder before = holders.putIfAbsent(card.name(), card);
        if (before != null)
            reader.tell(Diagnostic.error("doubled-name", card.span(), "two cards are named `" + card.name() + "`")
                    .related(before.span(), "the first"));
        if (holders.size() == MOST)
            reader.error("too-many-cards", card.span(), "a game has fewer than " + MOST + " cards");
    }

    /** A card for every combination, the last attribute fastest: {@code clubs_2}, {@code clubs_3}, … */
    private void product(Yaml.Mapping mapping) {
        Section section = reader.section(mapping, "a set of cards");
        Yaml node = mapping.get("product");
        if (section == null || node == null) return;
        section.allow("product");
        List<Yaml.Scalar> factors = new ArrayList<>();
        List<Type> types = new ArrayList<>();
        for (Yaml item : reader.items(node, "a list of attributes")) {
            Yaml.Scalar factor = reader.scalar(item, "an attribute");
            Type type = factor == null ? null : factor(factor);
            if (factor == null || type == null) return;
            factors.add(factor);
            types.add(type);
        }
        int size = Table.size(types);
        if (size < 0 || size > MOST) {
            reader.error("too-many-cards", node.span(), "a game has fewer than " + MOST + " cards");
            return;
        }
        for (int i = 0; i < size; i++) combination(i, size, factors, types, mapping);
    }

    private void combination(int index, int size, List<Yaml.Scalar> factors, List<Type> types, Yaml.Mapping at) {
        StringBuilder name = new StringBuilder();
        List<Yaml.Entry> entries = new ArrayList<>();
        int rest = index;
        int part = size;
        for (int i = 0; i < types.size(); i++) {
            part /= Keys.size(types.get(i));
            String value = Keys.spelled(types.get(i), rest / part);
            rest %= part;
            Yaml.Scalar factor = factors.get(i);
            name.append(i == 0 ? "" : "_").append(value);
            entries.add(new Yaml.Entry(
                    factor, new Yaml.Scalar(factor.span(), value, false, false, Snippet.of(factor.span()))));
        }
        Section values = reader.section(new Yaml.Mapping(at.span(), entries), "card `" + name + "`");
        add(new Attributes.Holder(name.toString(), at.span(), values));
    }

    /** The values of an attribute that takes part in a product. */
    private @Nullable Type factor(Yaml.Scalar name) {
        Yaml declared = each instanceof Yaml.Mapping mapping ? mapping.get(name.value()) : null;
        if (declared instanceof Yaml.Scalar scalar) {
            TypeSyntax type =
                    new RulesParser(new Diagnostics()).type(scalar.content()).type();
            if (type instanceof TypeSyntax.Range range && range.least() <= range.most() && range.least() >= 0)
                return new Type.Num(range.least(), range.most());
            Kinds.Kind kind = type instanceof TypeSyntax.Named named ? kinds.get(named.name()) : null;
            if (kind != null) return kind.element();
        }
        reader.tell(Diagnostic.error("bad-factor", name.span(), "no product can be made of `" + name.value() + "`")
                .expected("an attribute under `each` whose type is a kind or a range"));
        return null;
    }

    Domain domain() {
        return domain;
    }

    List<Named> sets() {
        return sets;
    }

    List<Attributes.Holder> holders() {
        return List.copyOf(holders.values());
    }

    Attributes declare(Building building) {
        Attributes attributes = new Attributes(building, domain, holders());
        attributes.declare(each, List.of("copies"));
        return attributes;
    }
}
