package io.petteia.model.check;

import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types as written, read. */
final class TypeReader {
    private final Program program;
    private final Types types;
    private final Complaints complaints;
    private final Needs needs;

    TypeReader(Program program, Types types, Complaints complaints, Needs needs) {
        this.program = program;
        this.types = types;
        this.complaints = complaints;
        this.needs = needs;
    }

    Type read(TypeSyntax syntax, @Nullable String module) {
        if (syntax instanceof TypeSyntax.Range range) return range(range);
        if (syntax instanceof TypeSyntax.ListOf list) return new Type.ListOf(read(list.element(), module));
        if (syntax instanceof TypeSyntax.SetOf set) return set(set, module);
        return syntax instanceof TypeSyntax.Named named ? named(named, module) : Type.UNKNOWN;
    }

    private Type range(TypeSyntax.Range range) {
        if (range.least() <= range.most()) return new Type.Num(range.least(), range.most());
        complaints.error(
                "empty-range",
                range.span(),
                "nothing lies in the range " + range.least() + ".." + range.most(),
                "write `" + range.most() + ".." + range.least() + "`");
        return Type.UNKNOWN;
    }

    private Type set(TypeSyntax.SetOf set, @Nullable String module) {
        Type element = read(set.element(), module);
        if (Types.isFinite(element)) return new Type.SetOf(element);
        complaints.tell(Diagnostic.error(
                        "endless-set", set.element().span(), "a set of " + Described.many(element) + " has no end")
                .expected("a type with finitely many values")
                .suggest(element.isNumber() ? "give the bounds, such as `set of 1..20`" : null));
        return Type.UNKNOWN;
    }

    private Type named(TypeSyntax.Named named, @Nullable String module) {
        Type builtIn = builtIn(named.name());
        if (builtIn != null) return builtIn;
        Symbol symbol = program.names.symbol(named.name());
        if (symbol instanceof Symbol.TypeName name) return name.element();
        if (symbol instanceof Symbol.GroupingName grouping)
            return new Type.Member(grouping.grouping().domain());
        if (module != null) needs.lack(module, "the type `" + named.name() + "`", named.span());
        else
            complaints.tell(Diagnostic.error("unknown-type", named.span(), "there is no type `" + named.name() + "`")
                    .expected("a type")
                    .suggest(Spelling.didYouMean(named.name(), typeNames())));
        return Type.UNKNOWN;
    }

    private @Nullable Type builtIn(String name) {
        return switch (name) {
            case "boolean" -> Type.TRUTH;
            case "number" -> Type.NUMBER;
            case "text" -> Type.TEXT;
            case "rule" -> Type.RULE;
            case "pattern" -> Type.PATTERN;
            case "site" -> types.site;
            case "sites" -> types.sites;
            case "player" -> types.player;
            case "piece" -> types.piece;
            case "card" -> types.card;
            case "terrain" -> types.terrain;
            case "direction" -> types.direction;
            default -> null;
        };
    }

    private List<String> typeNames() {
        List<String> all = new ArrayList<>(List.of(
                "boolean",
                "number",
                "text",
                "rule",
                "pattern",
                "site",
                "sites",
                "player",
                "piece",
                "card",
                "terrain",
                "direction"));
        for (Map.Entry<String, Symbol> entry : program.names.symbols().entrySet()) {
            if (entry.getValue() instanceof Symbol.TypeName || entry.getValue() instanceof Symbol.GroupingName)
                all.add(entry.getKey());
        }
        return all;
    }
}
