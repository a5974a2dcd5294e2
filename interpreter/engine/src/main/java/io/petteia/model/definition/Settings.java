package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values for a variable of a position: one for all entries, or a mapping from keys. What is not named stays as at the start. */
final class Settings {
    private final Building building;
    private final Reader reader;
    private final Variable variable;
    private final List<Position.Entry> entries = new ArrayList<>();

    Settings(Building building, Variable variable) {
        this.building = building;
        this.reader = building.reader();
        this.variable = variable;
    }

    List<Position.Entry> read(Yaml node) {
        set(node, new int[0]);
        return entries;
    }

    private void set(Yaml node, int[] keys) {
        if (keys.length == variable.per().size()) {
            Term value = value(node);
            if (value != null) entries.add(new Position.Entry(variable, keys, value));
            return;
        }
        Type key = variable.per().get(keys.length);
        if (node instanceof Yaml.Mapping mapping) {
            for (Yaml.Entry entry : mapping.entries()) {
                int[] named = Keys.named(entry.key(), key, reader);
                for (int i = named == null ? 1 : named[0]; named != null && i <= named[1]; i++)
                    set(entry.value(), with(keys, key, i));
            }
            return;
        }
        Term all = value(node);
        if (all != null) setAll(all, keys);
    }

    private void setAll(Term value, int[] keys) {
        if (keys.length == variable.per().size()) {
            entries.add(new Position.Entry(variable, keys, value));
            return;
        }
        Type key = variable.per().get(keys.length);
        for (int i = 0; i < Keys.size(key); i++) setAll(value, with(keys, key, i));
    }

    private static int[] with(int[] keys, Type key, int index) {
        int[] longer = Arrays.copyOf(keys, keys.length + 1);
        longer[keys.length] = key instanceof Type.Num range ? range.least() + index : index;
        return longer;
    }

    private @Nullable Term value(Yaml node) {
        Type type = variable.type();
        if (type.isSites()) return new Sites(building).read(node);
        if (type instanceof Type.SetOf set && node instanceof Yaml.Sequence list)
            return new Cells(building).members(list, type, set.element());
        Yaml.Scalar scalar = reader.scalar(node, "a value");
        if (scalar == null) return null;
        boolean plain = type instanceof Type.Num && Reader.isInteger(scalar.value());
        if (type instanceof Type.Text) return new Term.TextConstant(scalar.span(), scalar.value());
        if (plain || (type instanceof Type.Member member && member.domain().ordinal(scalar.value()) >= 0)) {
            Integer constant = new Cells(building).constant(scalar, type);
            return constant == null ? null : new Term.Constant(type, scalar.span(), constant);
        }
        Expr syntax = reader.parser().expression(scalar.content());
        return syntax instanceof Expr.Missing ? null : building.checker().value(syntax, type, List.of());
    }
}
