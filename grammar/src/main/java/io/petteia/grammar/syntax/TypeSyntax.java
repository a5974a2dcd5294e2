package io.petteia.grammar.syntax;

import io.petteia.grammar.text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A type as written. */
public sealed interface TypeSyntax extends Node {
    record Named(Span span, String name) implements TypeSyntax {}

    record Range(Span span, int least, int most) implements TypeSyntax {}

    record SetOf(Span span, TypeSyntax element) implements TypeSyntax {}

    record ListOf(Span span, TypeSyntax element) implements TypeSyntax {}

    /** Stands where a type could not be read and was told. */
    record Missing(Span span) implements TypeSyntax {}

    /** {@code T per K, K = E}: what is said of a variable or an attribute in YAML. */
    record Declared(
            Span span,
            TypeSyntax type,
            List<TypeSyntax> per,
            @Nullable Expr start) implements Node {}
}
