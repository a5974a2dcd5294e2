package io.petteia.grammar;

import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** What stands at the top of a rules file. What could not be read leaves no declaration. */
final class DeclarationBuilder extends PetteiaBaseVisitor<List<Declaration>> {
    private final TreeBuilder trees;

    DeclarationBuilder(TreeBuilder trees) {
        this.trees = trees;
    }

    List<Declaration> build(PetteiaParser.DeclarationContext context) {
        return visit(context);
    }

    @Override
    public List<Declaration> visitDefineDecl(PetteiaParser.DefineDeclContext context) {
        return List.of(new Declaration.Define(
                span(context),
                overrides(context),
                trees.name(context.name()),
                parameters(context.params()),
                trees.exprs.build(context.expr())));
    }

    @Override
    public List<Declaration> visitRuleDecl(PetteiaParser.RuleDeclContext context) {
        return List.of(new Declaration.Rule(
                span(context),
                overrides(context),
                name(context.NAME().getSymbol()),
                parameters(context.params()),
                trees.statements.block(context.block())));
    }

    @Override
    public List<Declaration> visitPlayDecl(PetteiaParser.PlayDeclContext context) {
        Span keyword = trees.places.of(context.play);
        return List.of(new Declaration.Play(
                span(context), overrides(context), keyword, trees.statements.block(context.block())));
    }

    @Override
    public List<Declaration> visitWheneverDecl(PetteiaParser.WheneverDeclContext context) {
        return List.of(new Declaration.Whenever(
                span(context), trees.exprs.build(context.expr()), trees.statements.block(context.block())));
    }

    @Override
    public List<Declaration> visitHookDecl(PetteiaParser.HookDeclContext context) {
        return List.of(new Declaration.Hook(
                span(context),
                name(context.NAME().getSymbol()),
                parameters(context.params()),
                trees.types.buildOrNull(context.type()),
                context.pure != null,
                trees.text(context.text())));
    }

    @Override
    public List<Declaration> visitBrokenDecl(PetteiaParser.BrokenDeclContext context) {
        if (context.block() != null) trees.statements.block(context.block());
        return List.of();
    }

    private List<Declaration.Parameter> parameters(PetteiaParser.@Nullable ParamsContext context) {
        if (context == null) return List.of();
        List<Declaration.Parameter> parameters = new ArrayList<>();
        for (PetteiaParser.ParamContext param : context.param()) {
            parameters.add(new Declaration.Parameter(
                    span(param), trees.name(param.name()), trees.types.buildOrNull(param.type())));
        }
        return List.copyOf(parameters);
    }

    private static boolean overrides(ParserRuleContext context) {
        return context.getStart().getType() == PetteiaParser.OVERRIDE;
    }

    private Name name(Token token) {
        return trees.name(token);
    }

    private Span span(ParserRuleContext context) {
        return trees.places.of(context);
    }
}
