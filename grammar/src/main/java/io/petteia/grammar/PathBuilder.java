package io.petteia.grammar;

import io.petteia.grammar.PetteiaParser.AlternativesContext;
import io.petteia.grammar.PetteiaParser.BrokenPathContext;
import io.petteia.grammar.PetteiaParser.ElementContext;
import io.petteia.grammar.PetteiaParser.GroupContext;
import io.petteia.grammar.PetteiaParser.KlassContext;
import io.petteia.grammar.PetteiaParser.LinePathContext;
import io.petteia.grammar.PetteiaParser.PathContext;
import io.petteia.grammar.PetteiaParser.PostfixContext;
import io.petteia.grammar.PetteiaParser.QuantityContext;
import io.petteia.grammar.PetteiaParser.SequenceContext;
import io.petteia.grammar.PetteiaParser.StepContext;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Path;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.tree.ParseTree;
import org.jspecify.annotations.Nullable;

/** Line patterns. */
final class PathBuilder extends PetteiaBaseVisitor<Path.Element> {
    private final TreeBuilder trees;

    PathBuilder(TreeBuilder trees) {
        this.trees = trees;
    }

    Path build(PathContext context) {
        Span span = trees.places.of(context);
        if (context instanceof BrokenPathContext) return missing(span);
        LinePathContext line = (LinePathContext) context;
        List<Expr> directions = new ArrayList<>();
        for (PostfixContext direction : line.dirs().postfix()) directions.add(trees.exprs.build(direction));
        List<Path.Element> elements = new ArrayList<>();
        for (ElementContext element : line.element()) elements.add(visit(element));
        return new Path(
                span,
                line.along != null,
                line.name() == null ? null : trees.name(line.name()),
                List.copyOf(directions),
                line.start() == null ? null : klass(line.start().klass()),
                List.copyOf(elements));
    }

    static Path missing(Span span) {
        Expr.Missing nothing = new Expr.Missing(span);
        return new Path(
                span, false, null, List.of(nothing), null, List.of(new Path.Step(span, false, null, nothing, null)));
    }

    @Override
    public Path.Element visitAlternatives(AlternativesContext context) {
        List<List<Path.Element>> alternatives = new ArrayList<>();
        for (SequenceContext sequence : context.sequence()) alternatives.add(elements(sequence.element()));
        return new Path.Group(trees.places.of(context), List.copyOf(alternatives), quantity(context.quantity()));
    }

    @Override
    public Path.Element visitGroup(GroupContext context) {
        return new Path.Group(
                trees.places.of(context), List.of(elements(context.element())), quantity(context.quantity()));
    }

    private List<Path.Element> elements(List<ElementContext> contexts) {
        List<Path.Element> elements = new ArrayList<>();
        for (ElementContext element : contexts) elements.add(visit(element));
        return List.copyOf(elements);
    }

    @Override
    public Path.Element visitStep(StepContext context) {
        Span span = trees.places.of(context);
        Expr klass = klass(context.klass());
        Path.Quantity quantity = quantity(context.quantity());
        if (klass instanceof Expr.Apply call
                && call.function() instanceof Expr.Word word
                && word.name().equals("bend")
                && call.arguments().size() == 1) {
            if (context.mark != null || context.name() != null) {
                trees.tell(Diagnostic.error(
                        "bend-yields-nothing", span, "a bend is no site, so it is neither marked nor named"));
            }
            return new Path.Bend(span, call.arguments().get(0).value(), quantity);
        }
        return new Path.Step(
                span,
                context.mark != null,
                context.name() == null ? null : trees.name(context.name()),
                klass,
                quantity);
    }

    private Expr klass(KlassContext context) {
        if (context.klass() == null) return trees.exprs.build(context.joined());
        return new Expr.NotThere(trees.places.of(context), klass(context.klass()));
    }

    private Path.@Nullable Quantity quantity(@Nullable QuantityContext context) {
        if (context == null) return null;
        Span span = trees.places.of(context);
        if (context.least != null) {
            Expr least = trees.exprs.build(context.least);
            Expr most = context.upTo == null
                    ? least
                    : context.most == null ? null : trees.exprs.build((ParseTree) context.most);
            return new Path.Quantity(span, least, most);
        }
        return switch (context.getText()) {
            case "*" -> new Path.Quantity(span, new Expr.NumberLiteral(span, 0), null);
            case "+" -> new Path.Quantity(span, new Expr.NumberLiteral(span, 1), null);
            default -> new Path.Quantity(span, new Expr.NumberLiteral(span, 0), new Expr.NumberLiteral(span, 1));
        };
    }
}
