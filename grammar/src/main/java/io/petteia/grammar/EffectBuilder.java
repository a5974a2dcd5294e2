package io.petteia.grammar;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;

/** Statements that do something to the position: to pieces, sites, cards, to what is known, by chance; and those that end the game. */
abstract class EffectBuilder extends PetteiaBaseVisitor<Statement> {
    final TreeBuilder trees;

    EffectBuilder(TreeBuilder trees) {
        this.trees = trees;
    }

    Span span(ParserRuleContext context) {
        return trees.places.of(context);
    }

    Expr expr(ParseTree context) {
        return trees.exprs.build(context);
    }

    // ---- the board

    @Override
    public Statement visitPlaceStmt(PetteiaParser.PlaceStmtContext context) {
        return new Statement.Place(
                span(context), expr(context.what), trees.exprs.buildOrNull(context.owner), expr(context.expr()));
    }

    @Override
    public Statement visitMoveStmt(PetteiaParser.MoveStmtContext context) {
        Expr from = expr(context.expr(0));
        Expr to = expr(context.expr(1));
        boolean under = context.under != null;
        if (from instanceof Expr.From some && !(some.pattern() instanceof Expr.PatternLiteral)) {
            boolean all =
                    some.pattern() instanceof Expr.Word word && word.name().equals("all");
            return new Statement.MoveStack(span(context), all ? null : some.pattern(), some.origins(), to, under);
        }
        return under
                ? new Statement.MoveStack(span(context), new Expr.NumberLiteral(from.span(), 1), from, to, true)
                : new Statement.Move(span(context), from, to);
    }

    @Override
    public Statement visitRemoveStmt(PetteiaParser.RemoveStmtContext context) {
        return new Statement.Remove(span(context), expr(context.expr()));
    }

    @Override
    public Statement visitChangeStmt(PetteiaParser.ChangeStmtContext context) {
        return new Statement.Change(span(context), expr(context.expr(0)), expr(context.expr(1)));
    }

    @Override
    public Statement visitGiveStmt(PetteiaParser.GiveStmtContext context) {
        return new Statement.Give(span(context), expr(context.expr(0)), expr(context.expr(1)));
    }

    @Override
    public Statement visitLayStmt(PetteiaParser.LayStmtContext context) {
        return new Statement.Lay(span(context), expr(context.expr()));
    }

    @Override
    public Statement visitLiftStmt(PetteiaParser.LiftStmtContext context) {
        return new Statement.Lift(span(context), expr(context.expr()));
    }

    // ---- chance, cards, and what is known

    @Override
    public Statement visitRollStmt(PetteiaParser.RollStmtContext context) {
        return new Statement.Roll(
                span(context),
                trees.name(context.name()),
                expr(context.expr()),
                trees.exprs.buildOrNull(context.postfix()));
    }

    @Override
    public Statement visitShuffleStmt(PetteiaParser.ShuffleStmtContext context) {
        return new Statement.Shuffle(span(context), expr(context.postfix()));
    }

    @Override
    public Statement visitDealStmt(PetteiaParser.DealStmtContext context) {
        Expr count = expr(context.postfix(0));
        boolean all = count instanceof Expr.Word word && word.name().equals("all");
        return new Statement.Deal(
                span(context),
                all ? null : count,
                expr(context.postfix(1)),
                expr(context.postfix(2)),
                context.bottom != null);
    }

    @Override
    public Statement visitTakeStmt(PetteiaParser.TakeStmtContext context) {
        return new Statement.Take(
                span(context), trees.name(context.name()), expr(context.postfix(0)), expr(context.postfix(1)));
    }

    @Override
    public Statement visitPutStmt(PetteiaParser.PutStmtContext context) {
        return new Statement.Put(
                span(context), expr(context.postfix(0)), expr(context.postfix(1)), context.under != null);
    }

    @Override
    public Statement visitRevealStmt(PetteiaParser.RevealStmtContext context) {
        return new Statement.Reveal(span(context), expr(context.postfix()));
    }

    // ---- texts

    @Override
    public Statement visitRecordStmt(PetteiaParser.RecordStmtContext context) {
        return new Statement.Record(span(context), trees.text(context.text()));
    }

    @Override
    public Statement visitAnnounceStmt(PetteiaParser.AnnounceStmtContext context) {
        return new Statement.Announce(span(context), trees.text(context.text()));
    }

    // ---- endings

    @Override
    public Statement visitResultStmt(PetteiaParser.ResultStmtContext context) {
        return visit(context.result());
    }

    @Override
    public Statement visitWinResult(PetteiaParser.WinResultContext context) {
        return new Statement.Win(
                span(context),
                expr(context.who),
                trees.exprs.buildOrNull(context.stakes),
                trees.textOrNull(context.text()));
    }

    @Override
    public Statement visitLoseResult(PetteiaParser.LoseResultContext context) {
        return new Statement.Lose(span(context), expr(context.expr()), trees.textOrNull(context.text()));
    }

    @Override
    public Statement visitDrawResult(PetteiaParser.DrawResultContext context) {
        return new Statement.Draw(span(context), trees.textOrNull(context.text()));
    }

    @Override
    public Statement visitRankResult(PetteiaParser.RankResultContext context) {
        return new Statement.Rank(span(context), ranking(context.ranking()), trees.textOrNull(context.text()));
    }

    List<Statement.RankKey> ranking(PetteiaParser.RankingContext context) {
        List<Statement.RankKey> keys = new ArrayList<>();
        for (PetteiaParser.RankKeyContext key : context.rankKey()) {
            boolean most = key.getStart().getText().equals("most");
            keys.add(new Statement.RankKey(span(key), most, expr(key.expr())));
        }
        return List.copyOf(keys);
    }
}
