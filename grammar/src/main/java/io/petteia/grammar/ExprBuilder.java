package io.petteia.grammar;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Expr.Operator;
import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;

/** Expressions. A level of the grammar that has nothing of its own hands on what lies below it. */
final class ExprBuilder extends PetteiaBaseVisitor<Expr> {
    private final TreeBuilder trees;

    ExprBuilder(TreeBuilder trees) {
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

    private Span span(ParserRuleContext context) {
        return trees.places.of(context);
    }

    /** From the start of one to the end of the other, parentheses around them included. */
    private Span between(ParseTree first, ParseTree last) {
        return span((ParserRuleContext) first).to(span((ParserRuleContext) last));
    }

    // ---- operators

    @Override
    public Expr visitIfExpr(PetteiaParser.IfExprContext context) {
        return new Expr.If(span(context), visit(context.expr(0)), visit(context.expr(1)), visit(context.expr(2)));
    }

    @Override
    public Expr visitPlainExpr(PetteiaParser.PlainExprContext context) {
        return visit(context.orExpr());
    }

    @Override
    public Expr visitOrExpr(PetteiaParser.OrExprContext context) {
        return leaning(context, sign -> Operator.OR);
    }

    @Override
    public Expr visitAndExpr(PetteiaParser.AndExprContext context) {
        return leaning(context, sign -> Operator.AND);
    }

    @Override
    public Expr visitRange(PetteiaParser.RangeContext context) {
        return leaning(context, sign -> Operator.RANGE);
    }

    @Override
    public Expr visitSum(PetteiaParser.SumContext context) {
        return leaning(context, sign -> sign.equals("+") ? Operator.PLUS : Operator.MINUS);
    }

    @Override
    public Expr visitProduct(PetteiaParser.ProductContext context) {
        return leaning(context, sign -> switch (sign) {
            case "*" -> Operator.TIMES;
            case "/" -> Operator.OVER;
            default -> Operator.MOD;
        });
    }

    /** {@code a - b - c} is {@code (a - b) - c}: operands and signs take turns. */
    private Expr leaning(ParserRuleContext context, Function<String, Operator> operator) {
        Expr left = visit(context.getChild(0));
        for (int i = 1; i + 1 < context.getChildCount(); i += 2) {
            TerminalNode sign = (TerminalNode) context.getChild(i);
            Expr right = visit(context.getChild(i + 1));
            Span span = between(context.getChild(0), context.getChild(i + 1));
            left = new Expr.Binary(
                    span, operator.apply(sign.getText()), trees.places.of(sign.getSymbol()), left, right);
        }
        return left;
    }

    @Override
    public Expr visitCompare(PetteiaParser.CompareContext context) {
        Expr left = visit(context.range(0));
        PetteiaParser.CompareOpContext sign = context.compareOp();
        if (sign == null) return left;
        Operator operator = switch (sign.getText()) {
            case "<" -> Operator.LESS;
            case "<=" -> Operator.AT_MOST;
            case ">" -> Operator.GREATER;
            case ">=" -> Operator.AT_LEAST;
            case "is" -> Operator.IS;
            case "isnot" -> Operator.IS_NOT;
            case "in" -> Operator.IN;
            case "notin" -> Operator.NOT_IN;
            default -> Operator.WITHIN;
        };
        return new Expr.Binary(span(context), operator, span(sign), left, visit(context.range(1)));
    }

    @Override
    public Expr visitNotExpr(PetteiaParser.NotExprContext context) {
        return context.notExpr() == null
                ? visit(context.compare())
                : new Expr.Not(span(context), visit(context.notExpr()));
    }

    @Override
    public Expr visitUnary(PetteiaParser.UnaryContext context) {
        return context.unary() == null
                ? visit(context.applied())
                : new Expr.Negate(span(context), visit(context.unary()));
    }

    @Override
    public Expr visitApplied(PetteiaParser.AppliedContext context) {
        Expr joined = visit(context.joined());
        return context.postfix() == null ? joined : new Expr.From(span(context), joined, visit(context.postfix()));
    }

    @Override
    public Expr visitJoined(PetteiaParser.JoinedContext context) {
        Expr sites = visit(context.first);
        if (!context.beside().isEmpty()) {
            List<Expr> words = new ArrayList<>();
            words.add(sites);
            for (PetteiaParser.BesideContext word : context.beside()) words.add(visit(word));
            Span span = between(context.first, context.beside(words.size() - 2));
            sites = new Expr.Words(span, List.copyOf(words));
        }
        return context.owner == null ? sites : new Expr.Of(span(context), sites, visit(context.owner));
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
