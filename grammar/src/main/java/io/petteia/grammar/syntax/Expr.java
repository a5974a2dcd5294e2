package io.petteia.grammar.syntax;

import io.petteia.grammar.text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An expression: a number, a truth, a set, a member of one, a pattern. What it is shows only when names are resolved. */
public sealed interface Expr extends Node {

    record NumberLiteral(Span span, int value) implements Expr {}

    record Truth(Span span, boolean value) implements Expr {}

    /** {@code none}: no member; where a set is expected the empty set. */
    record None(Span span) implements Expr {}

    record TextLiteral(Span span, Text text) implements Expr {}

    /** A word: a local, a define, a variable, a piece type, a site, … Empty where it is missing and that has been told. */
    record Word(Span span, String name) implements Expr {}

    /** {@code x.a}; after a dot every word is a name. */
    record Attribute(Span span, Expr of, Name name) implements Expr {}

    /** {@code v[i, j]} */
    record Index(Span span, Expr of, List<Expr> at) implements Expr {}

    /** {@code f(a, last: n)}, {@code own(s)}. */
    record Apply(Span span, Expr function, List<Argument> arguments) implements Expr {}

    /** {@code sum(s in S where C, t in T: E)}: an application with binders; without {@code : E} yields is null. */
    record Gather(
            Span span,
            Word function,
            List<Binder> binders,
            @Nullable Expr yields) implements Expr {}

    record Argument(@Nullable Name name, Expr value) {}

    record Not(Span span, Expr of) implements Expr {}

    record Negate(Span span, Expr of) implements Expr {}

    /** Two sides and what stands between; {@code and}, {@code or} and sums lean left. */
    record Binary(Span span, Operator operator, Span operatorSpan, Expr left, Expr right) implements Expr {}

    enum Operator {
        OR("or"),
        AND("and"),
        LESS("<"),
        AT_MOST("<="),
        GREATER(">"),
        AT_LEAST(">="),
        IS("is"),
        IS_NOT("is not"),
        IN("in"),
        NOT_IN("not in"),
        WITHIN("within"),
        RANGE(".."),
        PLUS("+"),
        MINUS("-"),
        TIMES("*"),
        OVER("/"),
        MOD("mod");

        private final String spelling;

        Operator(String spelling) {
            this.spelling = spelling;
        }

        public String spelling() {
            return spelling;
        }
    }

    record If(Span span, Expr condition, Expr then, Expr otherwise) implements Expr {}

    /** {@code own cleruch}: words side by side, the sites that are all of them; two or more. */
    record Words(Span span, List<Expr> words) implements Expr {}

    /** {@code X of P} */
    record Of(Span span, Expr sites, Expr owner) implements Expr {}

    /** {@code PATTERN from S} */
    record From(Span span, Expr pattern, Expr origins) implements Expr {}

    /** {@code (x in S where C)} or, with a value for each, {@code (x in S where C: E)}. */
    record Members(Span span, Binder binder, @Nullable Expr yields) implements Expr {}

    /** {@code {a, b}}; empty for {@code {}}. */
    record SetLiteral(Span span, List<Expr> members) implements Expr {}

    /** {@code [a, b]}: an order of preference. */
    record ListLiteral(Span span, List<Expr> members) implements Expr {}

    /** {@code [orthogonal: a, b]} */
    record PatternLiteral(Span span, Path path) implements Expr {}

    /** {@code can(P, rule)}; the call is a {@link Word} or an {@link Apply}. */
    record Can(Span span, Expr player, Expr call) implements Expr {}

    /** {@code as P (E)} */
    record As(Span span, Expr player, Expr of) implements Expr {}

    /** {@code not c} as the whole of a pattern's class or behind another such not: also fits the edge. Only in a {@link Path}. */
    record NotThere(Span span, Expr of) implements Expr {}

    /** Stands where something could not be read and was told; whoever meets it says nothing more. */
    record Missing(Span span) implements Expr {}

    /** {@code x in S where C}; the captures of a pattern S are bound with x. */
    record Binder(
            Span span, Name name, Expr source, @Nullable Expr where) implements Node {}
}
