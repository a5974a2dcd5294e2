package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.syntax.Text;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Choices, what prunes them and what tells them apart. */
final class Choices {
    private final Expressions expressions;
    private final Statements statements;

    Choices(Expressions expressions, Statements statements) {
        this.expressions = expressions;
        this.statements = statements;
    }

    boolean add(Statement s, Scope scope, List<Action> actions) {
        if (s instanceof Statement.Choose choose) actions.add(choose(choose, scope));
        else if (s instanceof Statement.Either either) actions.add(either(either, scope));
        else if (s instanceof Statement.Optionally optionally) {
            Action.Alternative alternative = alternative(optionally.alternative(), scope);
            actions.add(new Action.Optionally(s.span(), alternative.label(), alternative.body()));
        } else if (s instanceof Statement.Prefer prefer) actions.add(prefer(prefer, scope));
        else if (s instanceof Statement.Pass) actions.add(new Action.Pass(s.span()));
        else if (s instanceof Statement.Require require) {
            Term condition = expressions.check(require.condition(), Type.TRUTH, scope);
            actions.add(new Action.Require(s.span(), condition, plain(require.why())));
        } else if (s instanceof Statement.Identify identify) actions.add(identify(identify, scope));
        else if (s instanceof Statement.Commit) actions.add(new Action.Commit(s.span()));
        else return false;
        return true;
    }

    private Action choose(Statement.Choose s, Scope scope) {
        if (s.amount() != null) return chooseSome(s, s.amount(), scope);
        return new Action.Choose(s.span(), expressions.binders.bind(s.binder(), scope), plain(s.why()));
    }

    private Action chooseSome(Statement.Choose s, Statement.Amount amount, Scope scope) {
        Term least = expressions.check(amount.least(), Type.NUMBER, scope);
        Term most = amount.most() == amount.least() ? least : expressions.check(amount.most(), Type.NUMBER, scope);
        Binder member = expressions.binders.bind(s.binder(), scope.inner());
        Type element = member.local().type();
        if (!Types.isFinite(element)) {
            expressions.complaints.tell(Diagnostic.error(
                            "endless-set", s.binder().source().span(), "subsets can only be picked of what is finite")
                    .expected("sites, cards, players or numbers between known bounds"));
            element = Type.UNKNOWN;
        }
        Local local =
                expressions.binders.declare(s.binder().name(), new Type.SetOf(element), scope, Scope.Origin.CHOSEN);
        return new Action.ChooseSome(s.span(), local, member, least, most, plain(s.why()));
    }

    private Action either(Statement.Either s, Scope scope) {
        List<Action.Alternative> alternatives = new ArrayList<>();
        for (Statement.Alternative alternative : s.alternatives()) alternatives.add(alternative(alternative, scope));
        return new Action.Either(s.span(), List.copyOf(alternatives));
    }

    private Action.Alternative alternative(Statement.Alternative written, Scope scope) {
        Block body = statements.block(written.body(), scope);
        return new Action.Alternative(written.span(), label(written), body);
    }

    /** As said by the author; what he does not say is no part of a move's text. */
    private @Nullable String label(Statement.Alternative written) {
        return written.label() == null ? null : plain(written.label());
    }

    private Action prefer(Statement.Prefer s, Scope scope) {
        List<Block> alternatives = new ArrayList<>();
        for (Statement.Alternative alternative : s.alternatives())
            alternatives.add(alternative(alternative, scope).body());
        List<Action.RankKey> ranking = new ArrayList<>();
        for (Statement.RankKey key : s.ranking()) {
            ranking.add(new Action.RankKey(key.most(), null, expressions.check(key.value(), Type.NUMBER, scope)));
        }
        return new Action.Prefer(s.span(), List.copyOf(alternatives), List.copyOf(ranking));
    }

    private Action identify(Statement.Identify s, Scope scope) {
        List<Term.Part> parts = new ArrayList<>();
        for (Expr e : s.by()) {
            Term.Part part = expressions.history.part(e, scope);
            if (part instanceof Term.Part.VariablePart variable
                    && variable.variable().per().isEmpty()) part = null;
            if (part == null) {
                Term value = expressions.infer(e, scope);
                if (!Terms.isUnknown(value)) parts.add(new Term.Part.ValuePart(value));
            } else parts.add(part);
        }
        return new Action.Identify(s.span(), List.copyOf(parts));
    }

    /** Reasons and labels are plain texts: they are shown where there is no position to fill holes from. */
    private @Nullable String plain(@Nullable Text text) {
        if (text == null) return null;
        for (Text.Part part : text.parts()) {
            if (part instanceof Text.Hole hole) {
                expressions.complaints.tell(
                        Diagnostic.error("hole-in-label", hole.value().span(), "a reason or label is a plain text")
                                .suggest("leave out the braces"));
                break;
            }
        }
        return text.plain();
    }
}
