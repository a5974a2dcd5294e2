package io.petteia.grammar;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Expr.Operator;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Expressions. A level of the grammar that has nothing of its own hands on what lies below it. */
final class ExprBuilder extends PrimaryBuilder {
    ExprBuilder(TreeBuilder trees) {
        super(trees);
    }

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
}
