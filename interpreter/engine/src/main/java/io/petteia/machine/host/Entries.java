package io.petteia.machine.host;

import io.petteia.hook.HookException;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import java.util.HashMap;
import java.util.Map;

/** Finds variables and piles by the names that hooks give, and what hooks may know of them. */
final class Entries {
    private final Layout layout;
    private final Map<String, Layout.Slots> variables = new HashMap<>();
    private final Map<String, Pile> piles = new HashMap<>();

    Entries(Layout layout) {
        this.layout = layout;
        GameModel model = layout.model();
        for (Variable variable : model.variables()) variables.put(variable.name(), layout.slots(variable));
        for (Pile pile : model.piles()) piles.put(pile.name(), pile);
    }

    Layout.Slots find(String name) {
        Layout.Slots found = variables.get(name);
        if (found == null) throw new HookException("there is no variable `" + name + "`");
        return found;
    }

    /** The number of an entry that everybody may see, because the variable is for all or because it has been revealed. */
    int seen(Memory m, Layout.Slots slots, int[] keys) {
        int entry = entry(slots, keys);
        Variable variable = slots.variable();
        if (variable.visibility() != Visibility.ALL && m.ints[layout.revealed(variable) + entry] == 0)
            throw hidden(variable.name());
        return entry;
    }

    static int entry(Layout.Slots slots, int[] keys) {
        Variable variable = slots.variable();
        int entry = 0;
        if (keys.length != variable.per().size())
            throw new HookException(
                    "`" + variable.name() + "` has " + variable.per().size() + " keys, not " + keys.length);
        for (int i = 0; i < keys.length; i++) {
            int index = keys[i] - slots.least()[i];
            if (index < 0 || index >= Layout.size(variable.per().get(i)))
                throw new HookException("`" + variable.name() + "` has no entry " + keys[i]);
            entry += index * slots.strides()[i];
        }
        return entry;
    }

    /** The object of a pile that everybody may see; @param player -1 for one that is nobody's own */
    int pile(String name, int player) {
        Pile pile = piles.get(name);
        if (pile == null) throw new HookException("there is no pile `" + name + "`");
        if (pile.visibility() != Visibility.ALL) throw hidden(name);
        if (pile.perPlayer() != (player >= 0)
                || player >= layout.model().players().size())
            throw new HookException("`" + name + "` is " + (pile.perPlayer() ? "each player's" : "no player's"));
        return layout.pile(pile, Math.max(0, player));
    }

    private static HookException hidden(String name) {
        return new HookException("`" + name + "` is hidden, and what a hook shall know of it must be handed over");
    }
}
