package io.petteia.model.definition;

import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import io.petteia.model.checked.Local;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The section {@code variables}: declared first, their starts checked when all names are known. */
final class Variables {
    private final Building building;
    private final Reader reader;
    private final Map<Variable, TypeSyntax.Declared> declared = new LinkedHashMap<>();

    Variables(Building building) {
        this.building = building;
        this.reader = building.reader();
    }

    void declare(Section game, Declaring declaring) {
        Section section = game.section("variables", "`variables`");
        if (section == null) return;
        for (Yaml.Entry entry : section.entries()) {
            if (!reader.isName(entry.key(), "a variable")) continue;
            Variable variable = variable(entry);
            if (variable != null)
                declaring.declare(variable.name(), new Symbol.VariableName(variable.span(), variable));
        }
    }

    List<Variable> all() {
        return List.copyOf(declared.keySet());
    }

    void fill() {
        declared.forEach((variable, syntax) -> {
            if (syntax.start() == null || variable.type() instanceof Type.Unknown) return;
            Local key = variable.key();
            List<Local> locals = key == null ? List.of() : List.of(key);
            variable.setStart(building.checker().value(syntax.start(), variable.type(), locals));
        });
    }

    private @Nullable Variable variable(Yaml.Entry entry) {
        String name = entry.key().value();
        Section section =
                entry.value() instanceof Yaml.Mapping ? reader.section(entry.value(), "variable `" + name + "`") : null;
        if (section != null) section.allow("is", "scope", "beyond", "visible", "carried");
        Yaml is = section == null ? entry.value() : section.required("is", "a type with a start, `0..9 = 0`");
        Yaml.Scalar written = is == null ? null : reader.scalar(is, "a type with a start, `0..9 = 0`");
        if (written == null) return null;
        TypeSyntax.Declared syntax = reader.parser().type(written.content());
        Type type = type(syntax);
        List<Type> per = new ArrayList<>();
        for (TypeSyntax key : syntax.per()) per.add(key(key));
        if (Table.size(per) < 0 && !per.contains(Type.UNKNOWN))
            reader.error("large-table", written.span(), "this table is too large");
        if (syntax.start() == null && !(syntax.type() instanceof TypeSyntax.Missing))
            reader.tell(Diagnostic.error("no-start", written.span(), "variable `" + name + "` has no start")
                    .expected("`" + written.value() + " = …`"));
        Variable variable = variable(name, entry.key().span(), type, per, section);
        declared.put(variable, syntax);
        return variable;
    }

    private Variable variable(String name, Span at, Type type, List<Type> per, @Nullable Section section) {
        if (section == null) return new Variable(name, at, type, per, false, false, Visibility.ALL, false);
        boolean turn = section.word("scope", "game", "turn").equals("turn");
        boolean clamp = section.word("beyond", "defect", "clamp").equals("clamp");
        if (clamp && !(type instanceof Type.Num range && !range.equals(Type.NUMBER)) && !(type instanceof Type.Unknown))
            misplaced(section, "beyond", "only numbers with bounds have something beyond them");
        Visibility visibility = visibility(section);
        boolean owned = !per.isEmpty()
                && per.get(0) instanceof Type.Member m
                && m.domain() == building.names().players();
        if (visibility == Visibility.OWNER && !owned && !per.contains(Type.UNKNOWN))
            misplaced(section, "visible", "only what is kept per player has an owner");
        boolean carried = section.truth("carried");
        if (carried && !(per.size() == 1 && per.get(0).equals(building.site())) && !per.contains(Type.UNKNOWN))
            misplaced(section, "carried", "only what is kept per site is carried by the pieces there");
        return new Variable(name, at, type, per, turn, clamp, visibility, carried);
    }

    static Visibility visibility(Section section) {
        return switch (section.word("visible", "all", "owner", "none")) {
            case "owner" -> Visibility.OWNER;
            case "none" -> Visibility.NONE;
            default -> Visibility.ALL;
        };
    }

    private void misplaced(Section section, String key, String why) {
        Yaml.Entry entry = section.entry(key);
        if (entry != null) reader.error("misplaced-key", entry.key().span(), why);
    }

    private Type type(TypeSyntax.Declared syntax) {
        Type type = building.checker().type(syntax.type());
        boolean fits =
                !(type instanceof Type.PatternValue || type instanceof Type.RuleValue || type instanceof Type.ListOf);
        if (fits) return type;
        reader.tell(Diagnostic.error(
                        "wrong-type",
                        syntax.type().span(),
                        "a variable cannot hold a " + syntax.type().span().text())
                .expected("a number, truth, text, member or set"));
        return Type.UNKNOWN;
    }

    private Type key(TypeSyntax syntax) {
        Type key = building.checker().type(syntax);
        if (Keys.size(key) >= 0 || key instanceof Type.Unknown) return key;
        reader.tell(Diagnostic.error(
                        "endless-key", syntax.span(), "`" + syntax.span().text() + "` has no end")
                .expected("a type with finitely many values"));
        return Type.UNKNOWN;
    }
}
