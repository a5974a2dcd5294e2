package io.petteia.grammar;

import io.petteia.grammar.syntax.TypeSyntax;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Types as they are written. */
final class TypeBuilder extends PetteiaBaseVisitor<TypeSyntax> {
    private final TreeBuilder trees;

    TypeBuilder(TreeBuilder trees) {
        this.trees = trees;
    }

    TypeSyntax build(PetteiaParser.TypeContext context) {
        return visit(context);
    }

    @Nullable
    TypeSyntax buildOrNull(PetteiaParser.@Nullable TypeContext context) {
        return context == null ? null : build(context);
    }

    TypeSyntax.Declared declared(PetteiaParser.TypeTextContext context) {
        List<TypeSyntax> per = new ArrayList<>();
        for (int i = 1; i < context.type().size(); i++) per.add(build(context.type(i)));
        return new TypeSyntax.Declared(
                trees.places.of(context),
                build(context.type(0)),
                List.copyOf(per),
                trees.exprs.buildOrNull(context.expr()));
    }

    @Override
    public TypeSyntax visitCollectionType(PetteiaParser.CollectionTypeContext context) {
        TypeSyntax element = build(context.type());
        boolean set = context.getStart().getText().equals("set");
        return set
                ? new TypeSyntax.SetOf(trees.places.of(context), element)
                : new TypeSyntax.ListOf(trees.places.of(context), element);
    }

    @Override
    public TypeSyntax visitRangeType(PetteiaParser.RangeTypeContext context) {
        return new TypeSyntax.Range(trees.places.of(context), bound(context.bound(0)), bound(context.bound(1)));
    }

    private int bound(PetteiaParser.BoundContext context) {
        return trees.number(context.NUMBER().getSymbol(), context.getChildCount() > 1);
    }

    @Override
    public TypeSyntax visitNamedType(PetteiaParser.NamedTypeContext context) {
        return new TypeSyntax.Named(trees.places.of(context), context.getText());
    }

    @Override
    public TypeSyntax visitBrokenType(PetteiaParser.BrokenTypeContext context) {
        return new TypeSyntax.Missing(trees.places.of(context));
    }
}
