package io.petteia.model.definition;

import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The enumerations of a game: names without values yet. */
final class Kinds {
    private static final String EXPECTED = "a range, a list of names, or a mapping of names";

    /**
     * @param element a member of the kind's domain, or a bounded number
     * @param members the places of the members' names
     * @param values what the members have; null for lists and ranges
     */
    record Kind(
            String name,
            Span span,
            Type element,
            List<Span> members,
            @Nullable Section values) {
        @Nullable
        Domain domain() {
            return element instanceof Type.Member member ? member.domain() : null;
        }
    }

    private final Reader reader;

    Kinds(Reader reader) {
        this.reader = reader;
    }

    Map<String, Kind> read(Section game) {
        Map<String, Kind> kinds = new LinkedHashMap<>();
        Section section = game.section("kinds", "`kinds`");
        if (section == null) return kinds;
        for (Yaml.Entry entry : section.entries()) {
            if (!reader.isName(entry.key(), "a kind")) continue;
            Kind kind = kind(entry);
            if (kind != null) kinds.put(kind.name(), kind);
        }
        return kinds;
    }

    private @Nullable Kind kind(Yaml.Entry entry) {
        String name = entry.key().value();
        Span span = entry.key().span();
        if (entry.value() instanceof Yaml.Sequence list) {
            List<Yaml.Scalar> members = new ArrayList<>();
            for (Yaml item : list.items()) {
                Yaml.Scalar member = reader.scalar(item, "a name");
                if (member != null) members.add(member);
            }
            return named(name, span, members, null);
        }
        if (entry.value() instanceof Yaml.Mapping mapping) {
            List<Yaml.Scalar> members = mapping.entries().stream()
                    .map(Yaml.Entry::key)
                    .filter(key -> !key.value().equals("each"))
                    .toList();
            return named(name, span, members, reader.section(mapping, "kind `" + name + "`"));
        }
        return range(name, span, entry.value());
    }

    private Kind named(String name, Span span, List<Yaml.Scalar> written, @Nullable Section values) {
        List<String> members = new ArrayList<>();
        List<Span> places = new ArrayList<>();
        for (Yaml.Scalar member : written) {
            if (!reader.isName(member, "a member of `" + name + "`")) continue;
            if (members.contains(member.value())) {
                reader.tell(Diagnostic.error(
                                "doubled-name", member.span(), "`" + member.value() + "` is twice in `" + name + "`")
                        .related(places.get(members.indexOf(member.value())), "the first"));
                continue;
            }
            members.add(member.value());
            places.add(member.span());
        }
        Domain domain = new Domain(Domain.Sort.KIND, name, members);
        return new Kind(name, span, new Type.Member(domain), places, values);
    }

    private @Nullable Kind range(String name, Span span, Yaml value) {
        Yaml.Scalar scalar = reader.scalar(value, EXPECTED);
        if (scalar == null) return null;
        TypeSyntax.Declared type = reader.parser().type(scalar.content());
        if (type.type() instanceof TypeSyntax.Range range && type.per().isEmpty() && type.start() == null) {
            if (range.least() <= range.most())
                return new Kind(name, span, new Type.Num(range.least(), range.most()), List.of(), null);
            reader.tell(
                    Diagnostic.error("empty-range", scalar.span(), "nothing lies in the range `" + scalar.value() + "`")
                            .suggest("write `" + range.most() + ".." + range.least() + "`"));
            return null;
        }
        if (!(type.type() instanceof TypeSyntax.Missing))
            reader.tell(Diagnostic.error(
                            "wrong-value",
                            scalar.span(),
                            "`" + scalar.value() + "` does not say what belongs to `" + name + "`")
                    .expected(EXPECTED));
        return null;
    }
}
