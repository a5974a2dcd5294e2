package io.petteia.model.check;

import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.syntax.Text;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Template;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Effects on the board, and texts. */
final class Effects {
    private final Expressions expressions;

    Effects(Expressions expressions) {
        this.expressions = expressions;
    }

    boolean add(Statement s, Scope scope, List<Action> actions) {
        Types types = expressions.types;
        if (s instanceof Statement.Place place) {
            Term piece = expressions.check(place.piece(), types.piece, scope);
            Term owner = place.owner() == null ? null : expressions.check(place.owner(), types.player, scope);
            actions.add(new Action.Place(s.span(), piece, owner, expressions.sites(place.at(), scope)));
        } else if (s instanceof Statement.Move move) {
            Term from = expressions.check(move.from(), types.site, scope);
            actions.add(new Action.Move(s.span(), from, expressions.check(move.to(), types.site, scope)));
        } else if (s instanceof Statement.MoveStack move) {
            Term count = move.count() == null ? null : expressions.check(move.count(), Type.NUMBER, scope);
            Term from = expressions.check(move.from(), types.site, scope);
            Term to = expressions.check(move.to(), types.site, scope);
            if (!expressions.names.board().stacks())
                expressions.complaints.error(
                        "no-stacks",
                        s.span(),
                        "sites of this board hold one piece each: `stacks: true` lets them hold more");
            actions.add(new Action.MoveStack(s.span(), count, from, to, move.under()));
        } else if (s instanceof Statement.Remove remove) {
            actions.add(new Action.Remove(s.span(), expressions.sites(remove.sites(), scope)));
        } else if (s instanceof Statement.Change change) {
            Term sites = expressions.sites(change.sites(), scope);
            actions.add(new Action.Change(s.span(), sites, expressions.check(change.to(), types.piece, scope)));
        } else if (s instanceof Statement.Give give) {
            Term sites = expressions.sites(give.sites(), scope);
            actions.add(new Action.Give(s.span(), sites, expressions.check(give.to(), types.player, scope)));
        } else if (s instanceof Statement.Lay lay)
            actions.add(new Action.Lay(s.span(), expressions.sites(lay.sites(), scope)));
        else if (s instanceof Statement.Lift lift)
            actions.add(new Action.Lift(s.span(), expressions.sites(lift.sites(), scope)));
        else if (s instanceof Statement.Record record)
            actions.add(new Action.Record(s.span(), template(expressions, record.text(), scope)));
        else if (s instanceof Statement.Announce announce) {
            actions.add(new Action.Announce(s.span(), template(expressions, announce.text(), scope)));
        } else return false;
        return true;
    }

    static @Nullable Template optional(Expressions expressions, @Nullable Text text, Scope scope) {
        return text == null ? null : template(expressions, text, scope);
    }

    static Template template(Expressions expressions, Text text, Scope scope) {
        List<Template.Part> parts = new ArrayList<>();
        for (Text.Part part : text.parts()) {
            if (part instanceof Text.Plain plain) parts.add(new Template.Plain(plain.text()));
            else if (part instanceof Text.Hole hole) {
                Term value = expressions.infer(hole.value(), scope);
                Type type = value.type();
                if (type.equals(Type.PATTERN) || type.equals(Type.RULE)) {
                    expressions.complaints.error(
                            "not-shown", hole.value().span(), Described.one(type) + " cannot be shown in a text");
                } else parts.add(new Template.Hole(value));
            }
        }
        return new Template(List.copyOf(parts));
    }
}
