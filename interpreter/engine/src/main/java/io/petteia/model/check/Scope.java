package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Local;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The locals that are seen at a place, those of the blocks around it included. */
final class Scope {
    /** How a name came to be; only a {@code var} may be assigned, and captures may come again. */
    enum Origin {
        PARAMETER,
        CHOSEN,
        CAPTURE,
        LET,
        VAR,
        GIVEN
    }

    /** A local as a place sees it. */
    static final class Bound {
        final Local local;
        final Origin origin;
        boolean used;

        Bound(Local local, Origin origin) {
            this.local = local;
            this.origin = origin;
        }
    }

    private final @Nullable Scope outer;
    private final Map<String, Bound> locals = new LinkedHashMap<>();
    private final @Nullable String module;
    private final @Nullable Body body;
    private final boolean inPattern;
    private boolean incomplete;

    private final Program.@Nullable DefineEntry replaced;

    private Scope(
            @Nullable Scope outer,
            @Nullable String module,
            @Nullable Body body,
            Program.@Nullable DefineEntry replaced,
            boolean inPattern) {
        this.outer = outer;
        this.module = module;
        this.body = body;
        this.replaced = replaced;
        this.inPattern = inPattern;
    }

    /** A new outermost scope: of a define or an expression (without a body), of a rule. */
    static Scope outermost(@Nullable String module, @Nullable Body body) {
        return new Scope(null, module, body, null, false);
    }

    /** That of a define: in one that overrides another, {@code original} is the other. */
    static Scope ofDefine(@Nullable String module, Program.@Nullable DefineEntry replaced) {
        return new Scope(null, module, null, replaced, false);
    }

    /** Something was wrong that may have bound more names here: a pattern that is unknown, a condition that was not seen as one. */
    void markIncomplete() {
        incomplete = true;
    }

    boolean isIncomplete() {
        for (Scope scope = this; scope != null; scope = scope.outer) if (scope.incomplete) return true;
        return false;
    }

    Scope inner() {
        return new Scope(this, module, body, replaced, inPattern);
    }

    /** Inside a pattern {@code here} has a meaning. */
    Scope insidePattern() {
        return new Scope(this, module, body, replaced, true);
    }

    /** The scope of the whole rule, define or expression. */
    Scope whole() {
        Scope scope = this;
        while (scope.outer != null) scope = scope.outer;
        return scope;
    }

    boolean inPattern() {
        return inPattern;
    }

    /** The library module in which the place lies. */
    @Nullable
    String module() {
        return module;
    }

    @Nullable
    Body body() {
        return body;
    }

    /** What the define in which the place lies replaces. */
    Program.@Nullable DefineEntry replaced() {
        return replaced;
    }

    @Nullable
    Bound find(String name) {
        for (Scope scope = this; scope != null; scope = scope.outer) {
            Bound bound = scope.locals.get(name);
            if (bound != null) return bound;
        }
        return null;
    }

    Local bind(Local local, Origin origin) {
        locals.put(local.name(), new Bound(local, origin));
        return local;
    }

    /** All that are seen, the nearest first. */
    List<Bound> visible() {
        List<Bound> all = new ArrayList<>();
        for (Scope scope = this; scope != null; scope = scope.outer) all.addAll(scope.locals.values());
        return all;
    }

    /** Those bound in this scope itself, in order. */
    List<Bound> own() {
        return List.copyOf(locals.values());
    }

    /** The parameters of the rule or define, in their order, as if somebody wrote them at the place. */
    List<Expr> parameters(Span span) {
        List<Expr> words = new ArrayList<>();
        for (Bound bound : whole().own()) {
            if (bound.origin == Origin.PARAMETER) words.add(new Expr.Word(span, bound.local.name()));
        }
        return words;
    }

    static Span placeOf(Bound bound) {
        return bound.local.span();
    }
}
