package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;

/** Where names are bound: {@code x in S where C}, with the captures of a pattern S. */
final class Binders {
    private final Expressions expressions;

    Binders(Expressions expressions) {
        this.expressions = expressions;
    }

    /** The source is read in the scope as it was, the condition with what is bound into it. */
    Binder bind(Expr.Binder syntax, Scope scope) {
        Term source = expressions.source(syntax.source(), scope);
        return bind(syntax, source, scope);
    }

    Binder bind(Expr.Binder syntax, Term source, Scope scope) {
        Local local = declare(syntax.name(), element(source), scope, Scope.Origin.CHOSEN);
        if (Terms.isUnknown(source)) scope.markIncomplete();
        List<Local> captures = new ArrayList<>();
        for (Pattern.Capture capture : Terms.captures(source)) captures.add(capture(capture, source.span(), scope));
        Term where = syntax.where() == null ? null : expressions.check(syntax.where(), Type.TRUTH, scope);
        return new Binder(local, List.copyOf(captures), source, where);
    }

    static Type element(Term source) {
        Type element = Types.element(source.type());
        return element == null ? Type.UNKNOWN : element;
    }

    private static Local capture(Pattern.Capture capture, Span place, Scope scope) {
        return scope.bind(new Local(capture.name(), capture.type(), place), Scope.Origin.CAPTURE);
    }

    Local declare(Name name, Type type, Scope scope, Scope.Origin origin) {
        boolean free = mustBeFree(name, scope);
        return scope.bind(new Local(name.text(), free ? type : Type.UNKNOWN, name.span()), origin);
    }

    /** A local hides nothing that the game or the language declares, and no other local; but for captures, which come as the patterns have them. */
    boolean mustBeFree(Name name, Scope scope) {
        Scope.Bound bound = scope.find(name.text());
        if (bound != null && bound.origin != Scope.Origin.CAPTURE) {
            expressions.complaints.tell(
                    Diagnostic.error("doubled-local", name.span(), "`" + name.text() + "` is already a name here")
                            .suggest("take another name, such as `" + Renamed.of(name.text()) + "`")
                            .related(bound.local.span(), "the other `" + name.text() + "`"));
            return false;
        }
        if (scope.module() != null) return true;
        Meaning meaning = expressions.program.declared(name.text());
        if (meaning instanceof Meaning.Unknown) return true;
        boolean ofLanguage = meaning instanceof Meaning.OfLanguage;
        Diagnostic told = Diagnostic.error(
                        "hidden-name",
                        name.span(),
                        "`" + name.text() + "` is already "
                                + (ofLanguage ? "a name of the language" : Declared.what(meaning))
                                + ", which a local may not hide")
                .suggest("take another name, such as `" + Renamed.of(name.text()) + "`");
        Span place = expressions.program.placeOf(name.text());
        expressions.complaints.tell(place == null ? told : told.related(place, "declared here"));
        return false;
    }
}
