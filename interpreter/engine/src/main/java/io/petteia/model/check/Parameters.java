package io.petteia.model.check;

import io.petteia.grammar.syntax.Declaration;
import io.petteia.model.Type;
import io.petteia.model.checked.Local;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parameters of defines, rules and hooks. Without a type one is a site. */
final class Parameters {
    private final Types types;
    private final TypeReader typeReader;

    Parameters(Types types, TypeReader typeReader) {
        this.types = types;
        this.typeReader = typeReader;
    }

    List<Local> read(List<Declaration.Parameter> written, @Nullable String module) {
        List<Local> parameters = new ArrayList<>();
        for (Declaration.Parameter parameter : written) {
            Type type = parameter.type() == null ? types.site : typeReader.read(parameter.type(), module);
            parameters.add(
                    new Local(parameter.name().text(), type, parameter.name().span()));
        }
        return List.copyOf(parameters);
    }

    /** One whose name is taken is seen as something unknown, so that its use says nothing more. */
    void bind(List<Local> parameters, List<Declaration.Parameter> written, Scope scope, Binders binders) {
        for (int i = 0; i < parameters.size(); i++) {
            Local parameter = parameters.get(i);
            boolean free = binders.mustBeFree(written.get(i).name(), scope);
            Local seen = free ? parameter : new Local(parameter.name(), Type.UNKNOWN, parameter.span());
            scope.bind(seen, Scope.Origin.PARAMETER);
        }
    }
}
