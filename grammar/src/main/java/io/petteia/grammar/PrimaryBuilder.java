package io.petteia.grammar;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.jspecify.annotations.Nullable;

/** The expressions that operators join: names and constants, what is in brackets, and what follows a value. */
abstract class PrimaryBuilder extends PetteiaBaseVisitor<Expr> {
    final TreeBuilder trees;

    PrimaryBuilder(TreeBuilder trees) {
        this.trees = trees;
    }

    Expr build(ParseTree context) {
        return visit(context);
    }

    @Nullable
    Expr buildOrNull(@Nullable ParseTree context) {
        return context == null ? null : visit(context);
    }

    List<Expr> all(List<? extends ParseTree> contexts) {
        List<Expr> exprs = new ArrayList<>();
        for (ParseTree context : contexts) exprs.add(visit(context));
        return List.copyOf(exprs);
    }

    Expr.Binder binder(PetteiaParser.BinderContext context) {
        return new Expr.Binder(
                span(context), trees.name(context.name()), visit(context.source), buildOrNull(context.where));
    }

    final Span span(ParserRuleContext context) {
        return trees.places.of(context);
    }

    /** From the start of one to the end of the other, parentheses around them included. */
    final Span between(ParseTree first, ParseTree last) {
        return span((ParserRuleContext) first).to(span((ParserRuleContext) last));
    }

    // ---- names and what follows them

    @Override
    public Expr visitPostfix(PetteiaParser.PostfixContext context) {
        return follow(span(context.primary()), visit(context.primary()), context.suffix());
    }

    @Override
    public Expr visitBeside(PetteiaParser.BesideContext context) {
        ParserRuleContext noun = context.noun();
        Name name = noun == null ? trees.name(context.NAME().getSymbol()) : trees.name(noun);
        return follow(name.span(), new Expr.Word(name.span(), name.text()), context.suffix());
    }

    @Override
    public Expr visitCall(PetteiaParser.CallContext context) {
        Name name = trees.name(context.NAME().getSymbol());
        return follow(name.span(), new Expr.Word(name.span(), name.text()), context.suffix());
    }

    /** What follows a value, from the inside out; {@code start} is the value with the parentheses around it. */
    private Expr follow(Span start, Expr of, List<PetteiaParser.SuffixContext> suffixes) {
        Expr result = of;
        for (PetteiaParser.SuffixContext suffix : suffixes) {
            Span span = start.to(span(suffix));
            result = suffix.access() == null
                    ? apply(span, result, suffix.args())
                    : access(span, result, suffix.access());
        }
        return result;
    }

    private Expr access(Span span, Expr of, PetteiaParser.AccessContext context) {
        return context.word() == null
                ? new Expr.Index(span, of, all(context.expr()))
                : new Expr.Attribute(span, of, trees.name(context.word()));
    }

    private Expr apply(Span span, Expr function, PetteiaParser.@Nullable ArgsContext args) {
        if (args instanceof PetteiaParser.GatherArgsContext gather) return gather(span, function, gather);
        List<Expr.Argument> arguments = new ArrayList<>();
        if (args instanceof PetteiaParser.PlainArgsContext plain) {
            for (PetteiaParser.ArgContext arg : plain.arg()) {
                Name name = arg.name() == null ? null : trees.name(arg.name());
                arguments.add(new Expr.Argument(name, visit(arg.expr())));
            }
        }
        return new Expr.Apply(span, function, List.copyOf(arguments));
    }

    private Expr gather(Span span, Expr function, PetteiaParser.GatherArgsContext context) {
        List<Expr.Binder> binders = new ArrayList<>();
        for (PetteiaParser.BinderContext binder : context.binder()) binders.add(binder(binder));
        Expr yields = buildOrNull(context.expr());
        if (function instanceof Expr.Word word) return new Expr.Gather(span, word, List.copyOf(binders), yields);
        trees.tell(Diagnostic.error(
                "binder-misplaced",
                binders.get(0).span(),
                "`x in S` stands only in the parentheses of a word such as `count` or `sum`"));
        return new Expr.Missing(span);
    }

    // ---- the smallest expressions

    @Override
    public Expr visitNumber(PetteiaParser.NumberContext context) {
        return new Expr.NumberLiteral(
                span(context), trees.number(context.NUMBER().getSymbol(), false));
    }

    @Override
    public Expr visitString(PetteiaParser.StringContext context) {
        return new Expr.TextLiteral(span(context), trees.text(context.text()));
    }

    @Override
    public Expr visitTruth(PetteiaParser.TruthContext context) {
        return new Expr.Truth(span(context), context.getText().equals("true"));
    }

    @Override
    public Expr visitNone(PetteiaParser.NoneContext context) {
        return new Expr.None(span(context));
    }

    @Override
    public Expr visitWordExpr(PetteiaParser.WordExprContext context) {
        return new Expr.Word(span(context), context.getText());
    }

    @Override
    public Expr visitMembers(PetteiaParser.MembersContext context) {
        Expr source = visit(context.source);
        Expr where = buildOrNull(context.where);
        Name name = trees.name(context.name());
        Span span = name.span().to(span(where == null ? context.source : context.where));
        Expr.Binder binder = new Expr.Binder(span, name, source, where);
        return new Expr.Members(span(context), binder, buildOrNull(context.yields));
    }

    @Override
    public Expr visitParens(PetteiaParser.ParensContext context) {
        return visit(context.expr());
    }

    @Override
    public Expr visitSetLiteral(PetteiaParser.SetLiteralContext context) {
        return new Expr.SetLiteral(span(context), all(context.expr()));
    }

    @Override
    public Expr visitListLiteral(PetteiaParser.ListLiteralContext context) {
        return new Expr.ListLiteral(span(context), all(context.expr()));
    }

    @Override
    public Expr visitPattern(PetteiaParser.PatternContext context) {
        return new Expr.PatternLiteral(span(context), trees.paths.build(context.path()));
    }

    @Override
    public Expr visitCanExpr(PetteiaParser.CanExprContext context) {
        return new Expr.Can(span(context), visit(context.expr()), visit(context.postfix()));
    }

    @Override
    public Expr visitAsExpr(PetteiaParser.AsExprContext context) {
        Expr player = context.player == null
                ? new Expr.Word(span(context.name()), context.name().getText())
                : visit(context.player);
        return new Expr.As(span(context), player, visit(context.of));
    }

    @Override
    public Expr visitMissing(PetteiaParser.MissingContext context) {
        return new Expr.Missing(span(context));
    }
}
