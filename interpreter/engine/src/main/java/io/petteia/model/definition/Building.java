package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Checker;
import io.petteia.model.Names;
import io.petteia.model.Type;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.TakenNames;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What every part of a model needs while it is built: where to tell and how to parse, the names that there are, the checker, the
 * names of what the rules define.
 */
record Building(Reader reader, Names names, Checker checker, Set<String> defines) {

    /** Whether a word of an expression can mean anything at all. */
    boolean isKnown(String word) {
        return names.symbol(word) != null || defines.contains(word) || TakenNames.isTaken(word);
    }

    /** An expression written plainly in YAML, of the type expected. */
    @Nullable
    Term expression(Yaml node, Type expected, String what, List<Local> locals) {
        Yaml.Scalar scalar = reader.scalar(node, what);
        if (scalar == null) return null;
        Expr syntax = reader.parser().expression(scalar.content());
        return syntax instanceof Expr.Missing ? null : checker.value(syntax, expected, locals);
    }

    Type site() {
        return new Type.Member(names.board().sites());
    }

    Type sites() {
        return new Type.SetOf(site());
    }
}
