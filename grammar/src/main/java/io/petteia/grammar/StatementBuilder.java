package io.petteia.grammar;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.jspecify.annotations.Nullable;

/** Statements that steer: choices, conditions, loops, turns, calls. What they do to the position is {@link EffectBuilder}'s. */
final class StatementBuilder extends EffectBuilder {
    StatementBuilder(TreeBuilder trees) {
        super(trees);
    }

    Block block(PetteiaParser.BlockContext context) {
        return block(span(context), context.statement());
    }

    Block block(PetteiaParser.BlockTextContext context) {
        return block(trees.places.snippet().span(), context.statement());
    }

    private Block block(Span span, List<PetteiaParser.StatementContext> contexts) {
        List<Statement> statements = new ArrayList<>();
        for (PetteiaParser.StatementContext context : contexts) statements.add(visit(context));
        return new Block(span, List.copyOf(statements));
    }

    // ---- choices

    @Override
    public Statement visitChooseStmt(PetteiaParser.ChooseStmtContext context) {
        Statement.Amount amount = context.amount() == null ? null : amount(context.amount());
        return new Statement.Choose(
                span(context), amount, trees.exprs.binder(context.binder()), trees.textOrNull(context.text()));
    }

    private Statement.Amount amount(PetteiaParser.AmountContext context) {
        if (context.expr() != null) {
            Expr both = expr(context.expr());
            return new Statement.Amount(span(context), both, both);
        }
        List<Expr> bounds = new ArrayList<>();
        for (var bound : context.NUMBER()) {
            bounds.add(
                    new Expr.NumberLiteral(trees.places.of(bound.getSymbol()), trees.number(bound.getSymbol(), false)));
        }
        return new Statement.Amount(span(context), bounds.get(0), bounds.get(bounds.size() - 1));
    }

    @Override
    public Statement visitEitherStmt(PetteiaParser.EitherStmtContext context) {
        return new Statement.Either(span(context), alternatives(context.alt()));
    }

    @Override
    public Statement visitOptionallyStmt(PetteiaParser.OptionallyStmtContext context) {
        return new Statement.Optionally(span(context), alternative(context.alt()));
    }

    @Override
    public Statement visitPreferStmt(PetteiaParser.PreferStmtContext context) {
        List<Statement.RankKey> ranking = context.ranking() == null ? List.of() : ranking(context.ranking());
        return new Statement.Prefer(span(context), alternatives(context.alt()), ranking);
    }

    private List<Statement.Alternative> alternatives(List<PetteiaParser.AltContext> contexts) {
        List<Statement.Alternative> alternatives = new ArrayList<>();
        for (PetteiaParser.AltContext context : contexts) alternatives.add(alternative(context));
        return List.copyOf(alternatives);
    }

    private Statement.Alternative alternative(PetteiaParser.AltContext context) {
        return new Statement.Alternative(span(context), trees.textOrNull(context.text()), body(context));
    }

    private Block body(PetteiaParser.AltContext context) {
        if (context.block() != null) return block(context.block());
        Statement only;
        if (context.pass != null) only = new Statement.Pass(trees.places.of(context.pass));
        else if (context.result() != null) only = visit(context.result());
        else if (context.original() != null) only = visit(context.original());
        else only = new Statement.Call(span(context.call()), expr(context.call()));
        return new Block(only.span(), List.of(only));
    }

    @Override
    public Statement visitPassStmt(PetteiaParser.PassStmtContext context) {
        return new Statement.Pass(span(context));
    }

    @Override
    public Statement visitRequireStmt(PetteiaParser.RequireStmtContext context) {
        return new Statement.Require(span(context), expr(context.expr()), trees.textOrNull(context.text()));
    }

    @Override
    public Statement visitIdentifyStmt(PetteiaParser.IdentifyStmtContext context) {
        return new Statement.Identify(span(context), trees.exprs.all(context.expr()));
    }

    @Override
    public Statement visitCommitStmt(PetteiaParser.CommitStmtContext context) {
        return new Statement.Commit(span(context));
    }

    // ---- control

    @Override
    public Statement visitIfStmt(PetteiaParser.IfStmtContext context) {
        List<Statement.Branch> branches = new ArrayList<>();
        for (PetteiaParser.BranchContext branch : context.branch()) {
            branches.add(new Statement.Branch(expr(branch.expr()), block(branch.block())));
        }
        Block otherwise = context.block() == null ? null : block(context.block());
        return new Statement.If(span(context), List.copyOf(branches), otherwise);
    }

    @Override
    public Statement visitForStmt(PetteiaParser.ForStmtContext context) {
        return new Statement.ForEach(span(context), trees.exprs.binder(context.binder()), block(context.block()));
    }

    @Override
    public Statement visitChainStmt(PetteiaParser.ChainStmtContext context) {
        return new Statement.Chain(span(context), context.once != null, context.will != null, block(context.block()));
    }

    @Override
    public Statement visitRepeatStmt(PetteiaParser.RepeatStmtContext context) {
        return new Statement.Repeat(
                span(context), exprOrNull(context.times), exprOrNull(context.until), block(context.block()));
    }

    @Override
    public Statement visitStopStmt(PetteiaParser.StopStmtContext context) {
        return new Statement.Stop(span(context));
    }

    @Override
    public Statement visitReturnStmt(PetteiaParser.ReturnStmtContext context) {
        return new Statement.Return(span(context), expr(context.expr()));
    }

    @Override
    public Statement visitLetStmt(PetteiaParser.LetStmtContext context) {
        boolean assignable = context.getStart().getText().equals("var");
        return new Statement.Let(span(context), assignable, trees.name(context.name()), expr(context.expr()));
    }

    @Override
    public Statement visitDoStmt(PetteiaParser.DoStmtContext context) {
        return new Statement.Do(span(context), expr(context.postfix()));
    }

    // ---- who acts

    @Override
    public Statement visitTurnsStmt(PetteiaParser.TurnsStmtContext context) {
        return new Statement.Turns(
                span(context),
                exprOrNull(context.of),
                exprOrNull(context.first),
                exprOrNull(context.until),
                block(context.block()));
    }

    @Override
    public Statement visitRoundStmt(PetteiaParser.RoundStmtContext context) {
        return new Statement.Round(
                span(context), exprOrNull(context.of), exprOrNull(context.first), block(context.block()));
    }

    @Override
    public Statement visitNextStmt(PetteiaParser.NextStmtContext context) {
        return new Statement.NextTurn(span(context), expr(context.expr()));
    }

    @Override
    public Statement visitAsStmt(PetteiaParser.AsStmtContext context) {
        return new Statement.As(span(context), expr(context.expr()), block(context.block()));
    }

    @Override
    public Statement visitTogetherStmt(PetteiaParser.TogetherStmtContext context) {
        return new Statement.Simultaneously(span(context), exprOrNull(context.expr()), block(context.block()));
    }

    @Override
    public Statement visitSwapStmt(PetteiaParser.SwapStmtContext context) {
        return new Statement.SwapSeats(span(context));
    }

    @Override
    public Statement visitPhaseStmt(PetteiaParser.PhaseStmtContext context) {
        return new Statement.Phase(span(context), trees.name(context.name()), block(context.block()));
    }

    // ---- calls and assignments

    @Override
    public Statement visitOriginalStmt(PetteiaParser.OriginalStmtContext context) {
        return visit(context.original());
    }

    @Override
    public Statement visitOriginal(PetteiaParser.OriginalContext context) {
        return new Statement.Original(span(context), context.open == null ? null : trees.exprs.all(context.expr()));
    }

    @Override
    public Statement visitCallStmt(PetteiaParser.CallStmtContext context) {
        Expr target = expr(context.call());
        if (context.assignOp() == null) return new Statement.Call(span(context), target);
        return assign(context, target, context.assignOp(), context.expr());
    }

    private Statement assign(
            ParserRuleContext context, Expr target, PetteiaParser.AssignOpContext sign, ParseTree value) {
        Statement.AssignOperator operator = switch (sign.getText()) {
            case "=" -> Statement.AssignOperator.SET;
            case "+=" -> Statement.AssignOperator.ADD;
            default -> Statement.AssignOperator.TAKE;
        };
        return new Statement.Assign(span(context), target, operator, expr(value));
    }

    /** What could not be read, with the blocks behind it, which could. */
    @Override
    public Statement visitBrokenStmt(PetteiaParser.BrokenStmtContext context) {
        Span span = span(context);
        List<Statement.Branch> branches = new ArrayList<>();
        for (PetteiaParser.BlockContext block : context.block()) {
            branches.add(new Statement.Branch(new Expr.Missing(span), block(block)));
        }
        return new Statement.If(span, List.copyOf(branches), null);
    }

    private @Nullable Expr exprOrNull(@Nullable ParseTree context) {
        return trees.exprs.buildOrNull(context);
    }
}
