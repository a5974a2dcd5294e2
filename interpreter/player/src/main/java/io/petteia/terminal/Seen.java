package io.petteia.terminal;

import io.petteia.game.Look;
import io.petteia.model.Domain;
import io.petteia.model.GameModel;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.terminal.picture.Appearance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The board of a position, or of what a player sees of it, as pictures show it. */
public final class Seen implements Appearance {
    private final Look look;
    private final List<Variable> perSite;

    public Seen(Look look) {
        this.look = look;
        this.perSite = onSites(look.game().model());
    }

    /** Of the values that sites have, numbers, truths and members can be written on them. */
    private static List<Variable> onSites(GameModel model) {
        return model.variables().stream()
                .filter(v -> v.per().size() == 1 && v.per().get(0).isMemberOf(Domain.Sort.SITE))
                .filter(v -> v.type() instanceof Type.Num
                        || v.type() instanceof Type.Truth
                        || v.type() instanceof Type.Member)
                .toList();
    }

    @Override
    public boolean isLaid(int site) {
        return look.isLaid(site);
    }

    @Override
    public int terrain(int site) {
        // Games without terrain have none of any kind.
        return Math.max(0, look.terrain(site));
    }

    @Override
    public List<Man> standing(int site) {
        List<Man> men = new ArrayList<>();
        for (Look.Piece piece : look.stack(site))
            men.add(new Man(piece.piece() == Look.HIDDEN ? UNKNOWN : piece.piece(), piece.owner()));
        Collections.reverse(men);
        return men;
    }

    @Override
    public List<Mark> marks(int site) {
        List<Mark> marks = new ArrayList<>();
        for (Variable variable : perSite) {
            if (!look.isVisible(variable, site)) continue;
            int value = look.value(variable, site);
            if (variable.type() instanceof Type.Truth) {
                if (value == 1) marks.add(new Mark(variable.name(), ""));
            } else if (variable.type() instanceof Type.Member member) {
                if (value >= 0)
                    marks.add(
                            new Mark(variable.name(), member.domain().members().get(value)));
            } else if (value != 0) {
                marks.add(new Mark(variable.name(), Integer.toString(value)));
            }
        }
        return marks;
    }
}
