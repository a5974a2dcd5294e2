package io.petteia.tests.secrets;

import io.petteia.game.Look;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.game.View;
import io.petteia.machine.memory.Layout;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Everything that a seat can receive of a state: the position as text and value by value, the legal moves, what was announced, who decides, how it ended; and
 * apart from it what was played, as it reads there.
 */
record Received(List<Object> sight, List<View.Line> log) {

    static Received by(State state, int seat) {
        View view = state.view(seat);
        GameModel model = state.game().model();
        List<Object> all = new ArrayList<>();
        all.add(view.position());
        all.add(view.actor());
        all.add(view.isOver());
        all.add(String.valueOf(view.result()));
        all.add(view.announcements());
        all.add(view.shown());
        for (Move move : view.legalMoves()) {
            all.add(move.notation());
            all.add(move.parts());
        }
        for (int site = 0; site < model.board().size(); site++) all.add(site(view, site));
        for (Pile pile : model.piles())
            for (int owner = 0; owner < (pile.perPlayer() ? model.players().size() : 1); owner++)
                all.add(pile.name() + view.pile(pile, owner));
        for (Variable variable : model.variables()) values(view, variable, new int[0], all);
        return new Received(List.copyOf(all), view.log());
    }

    private static List<Object> site(View view, int site) {
        return List.of(
                view.isLaid(site),
                view.piece(site),
                view.owner(site),
                view.height(site),
                view.stack(site),
                view.terrain(site));
    }

    private static void values(View view, Variable variable, int[] keys, List<Object> into) {
        if (keys.length == variable.per().size()) {
            boolean visible = view.isVisible(variable, keys);
            into.add(variable.name() + List.of(visible));
            if (Layout.kind(variable.type()) == Layout.Kind.BITS) into.add(view.set(variable, keys));
            else if (Layout.kind(variable.type()) == Layout.Kind.INT) {
                int value = view.value(variable, keys);
                into.add(visible || value == Look.HIDDEN ? value : "an invisible value");
            }
            return;
        }
        Type key = variable.per().get(keys.length);
        for (int i = 0; i < Layout.size(key); i++) {
            int[] more = Arrays.copyOf(keys, keys.length + 1);
            more[keys.length] = Layout.least(key) + i;
            values(view, variable, more, into);
        }
    }
}
