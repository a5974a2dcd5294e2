package io.petteia.game;

import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Knowledge;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Seen;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Domain;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import java.util.List;

/** What one player sees of a memory: what the definition shows to all or to him, what has been revealed, and cards whose place he knows. */
record Eyes(Program program, Memory m, int player) implements PositionText.Sight {

    @Override
    public boolean piece(int site) {
        SetNode visible = program.pieceVisible();
        return visible == null || m.ownerAt(site) == player && player >= 0 || visible.has(m, site);
    }

    @Override
    public boolean entry(Layout.Slots slots, int entry) {
        Variable variable = slots.variable();
        if (variable.visibility() == Visibility.ALL) return true;
        if (m.ints[m.layout.revealed(variable) + entry] != 0) return true;
        return variable.visibility() == Visibility.OWNER && player >= 0 && owner(slots, entry) == player;
    }

    /** The player who is the first key. */
    private static int owner(Layout.Slots slots, int entry) {
        List<Type> per = slots.variable().per();
        return per.isEmpty() || !per.get(0).isMemberOf(Domain.Sort.PLAYER) ? -1 : entry / slots.strides()[0];
    }

    @Override
    public boolean pile(Pile pile, int owner) {
        return Seen.is(Seen.by(pile.visibility(), pile.perPlayer() ? owner : -1), player);
    }

    @Override
    public boolean card(int card) {
        Knowledge knowledge = m.layout.knowledge();
        return knowledge == null || Seen.is(knowledge.known(m, card), player);
    }

    @Override
    public boolean secrets() {
        return false;
    }
}
