package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Path;
import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Attribute;
import io.petteia.model.Attribute.Cell;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.checked.Pattern;
import io.petteia.model.reading.Nodes;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of a domain, declared under {@code each}, and what each member has of them. First they are declared, so that all names are known; then
 * their values are read.
 */
final class Attributes {
    /** A member and what is said of it; {@code values} is null if nothing is. */
    record Holder(String name, Span span, @Nullable Section values) {
        static Holder of(String name, Span span, @Nullable Yaml node, Reader reader) {
            return new Holder(name, span, node == null ? null : reader.section(node, "`" + name + "`"));
        }
    }

    /** @param paths the patterns of each cell, parsed when they were announced; null for other types */
    private record Declared(
            Attribute attribute,
            TypeSyntax.@Nullable Declared syntax,
            @Nullable List<List<Path>> paths) {
        @Nullable
        Expr start() {
            return syntax == null ? null : syntax.start();
        }
    }

    private final Building building;
    private final Reader reader;
    private final Domain domain;
    private final List<Holder> holders;
    private final Map<String, Declared> declared = new LinkedHashMap<>();

    Attributes(Building building, Domain domain, List<Holder> holders) {
        this.building = building;
        this.reader = building.reader();
        this.domain = domain;
        this.holders = holders;
    }

    /** @param others keys that a member may have besides its attributes */
    void declare(@Nullable Yaml each, List<String> others) {
        Section section = each == null ? null : reader.section(each, "`each`");
        List<Yaml.Entry> entries = section == null ? List.of() : section.entries();
        for (int i = 0; i < entries.size(); i++) {
            boolean cut = i + 1 < entries.size() && isCut(entries.get(i), entries.get(i + 1));
            if (!cut) declare(entries.get(i));
            else i++;
        }
        List<String> keys = new ArrayList<>(others);
        if (section != null)
            section.entries().forEach(entry -> keys.add(entry.key().value()));
        for (Holder holder : holders) {
            Section values = holder.values();
            if (values != null) values.allow(keys);
        }
    }

    boolean has(String name) {
        return declared.containsKey(name);
    }

    /** {@code {chart: rule per reply, die}}: inside braces a comma ends the type, and what follows looks like a key. */
    private boolean isCut(Yaml.Entry entry, Yaml.Entry next) {
        boolean per = entry.value() instanceof Yaml.Scalar type
                && !type.quoted()
                && type.value().contains(" per ");
        if (!per || !Nodes.isNothing(next.value())) return false;
        String whole = ((Yaml.Scalar) entry.value()).value() + ", " + next.key().value();
        reader.tell(Diagnostic.error("cut-value", next.key().span(), "inside braces a comma ends the value")
                .suggest("put the value in quotes, `" + entry.key().value() + ": \"" + whole + "\"`"));
        return true;
    }

    private void declare(Yaml.Entry entry) {
        Yaml.Scalar type = reader.scalar(entry.value(), "a type, `0..9 = 0`");
        if (type == null) return;
        TypeSyntax.Declared syntax = reader.parser().type(type.content());
        Type of = building.checker().type(syntax.type());
        List<Type> per = new ArrayList<>();
        for (TypeSyntax key : syntax.per()) {
            Type one = building.checker().type(key);
            per.add(one);
            if (Keys.size(one) >= 0 || one instanceof Type.Unknown) continue;
            reader.tell(
                    Diagnostic.error("endless-key", key.span(), "`" + key.span().text() + "` has no end")
                            .expected("a type with finitely many values"));
            return;
        }
        if (of instanceof Type.Unknown || per.contains(Type.UNKNOWN)) return;
        if (Table.size(per) < 0) {
            reader.error("large-table", type.span(), "this table is too large");
            return;
        }
        declare(entry.key().value(), of, per, syntax);
    }

    /** A pattern that need not be declared. */
    void declarePattern(String name) {
        Attribute attribute = new Attribute(name, domain, Type.PATTERN, List.of());
        building.names().declareAttribute(attribute);
        declared.put(name, new Declared(attribute, null, new ArrayList<>()));
    }

    private void declare(String name, Type type, List<Type> per, TypeSyntax.Declared syntax) {
        Attribute attribute = new Attribute(name, domain, type, per);
        building.names().declareAttribute(attribute);
        List<List<Path>> paths = type instanceof Type.PatternValue ? new ArrayList<>() : null;
        declared.put(name, new Declared(attribute, syntax, paths));
    }

    /** Patterns are told to the checker before anything is checked. */
    void announce() {
        for (Declared each : declared.values()) {
            if (each.paths() == null) continue;
            for (Holder holder : holders) {
                for (Yaml cell : cells(each, holder)) {
                    List<Path> paths = cell == null ? List.of() : Cells.paths(cell, reader);
                    paths.forEach(path -> building.checker().announce(each.attribute(), path));
                    each.paths().add(paths);
                }
            }
        }
    }

    void fill() {
        declared.values().forEach(this::fill);
    }

    private void fill(Declared each) {
        List<Cell> cells = new ArrayList<>();
        boolean good = true;
        if (each.paths() != null) {
            for (List<Path> paths : each.paths()) {
                List<Pattern> patterns = new ArrayList<>();
                paths.forEach(path -> patterns.add(building.checker().pattern(path)));
                cells.add(new Attribute.Patterns(patterns));
            }
        } else {
            Type type = each.attribute().type();
            var start = each.start();
            Cell fallback = start == null ? null : new Cells(building).fallback(start, type);
            for (Holder holder : holders) {
                for (Yaml node : cells(each, holder)) {
                    Cell cell = node == null ? fallback : new Cells(building).read(node, type);
                    good &= cell != null;
                    if (cell != null) cells.add(cell);
                }
            }
        }
        if (good) each.attribute().setCells(cells);
    }

    /** The nodes of the cells of one member, null where nothing is said; if something should be, that has been told. */
    private @Nullable Yaml[] cells(Declared each, Holder holder) {
        String name = each.attribute().name();
        Section values = holder.values();
        Yaml value = values == null ? null : values.get(name);
        boolean complete = each.start() == null && each.paths() == null;
        if (!each.attribute().per().isEmpty())
            return Table.read(
                    value,
                    holder.span(),
                    each.attribute().per(),
                    complete,
                    "`" + name + "` of `" + holder.name() + "`",
                    reader);
        TypeSyntax.Declared syntax = each.syntax();
        if (value == null && complete && syntax != null)
            reader.tell(
                    Diagnostic.error("missing-value", holder.span(), "`" + holder.name() + "` has no `" + name + "`")
                            .expected("`" + name + ": " + syntax.type().span().text() + "`, for there is no default"));
        return new Yaml[] {value};
    }
}
