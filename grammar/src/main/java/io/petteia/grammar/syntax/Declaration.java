package io.petteia.grammar.syntax;

import io.petteia.grammar.text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands at the top of a rules file. {@code overrides} tells whether {@code override} stands before it. */
public sealed interface Declaration extends Node {
    record Define(Span span, boolean overrides, Name name, List<Parameter> parameters, Expr value)
            implements Declaration {}

    record Rule(Span span, boolean overrides, Name name, List<Parameter> parameters, Block body)
            implements Declaration {}

    /** {@code keyword} is the place of the word {@code play}. */
    record Play(Span span, boolean overrides, Span keyword, Block body) implements Declaration {}

    record Whenever(Span span, Expr condition, Block body) implements Declaration {}

    record Hook(
            Span span,
            Name name,
            List<Parameter> parameters,
            @Nullable TypeSyntax result,
            boolean pure,
            Text id) implements Declaration {}

    /** Without a type a parameter is a site. */
    record Parameter(Span span, Name name, @Nullable TypeSyntax type) implements Node {}

    /** All declarations of one file, or of one module of the library, with its first comment as documentation. */
    record File(Span span, List<Declaration> declarations) implements Node {}
}
