package io.petteia.terminal;

import io.petteia.game.Look;
import io.petteia.model.Domain;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What lies beside the board, or where there is none: values and piles as whoever looks sees them, a line each, in games with cards or without a board.
 * What is nothing (0, false, none, empty) is left out. Alone at the table one sees the values of the others too, though nobody plays them.
 */
final class Table {
    private static final int WIDTH = 110;

    private final Look look;
    private final GameModel model;

    private Table(Look look) {
        this.look = look;
        this.model = look.game().model();
    }

    static List<String> lines(Look look) {
        GameModel model = look.game().model();
        if (model.board().size() > 0 && model.piles().isEmpty()) return List.of();
        Table table = new Table(look);
        List<String> lines = new ArrayList<>();
        for (Variable variable : model.variables()) if (!table.isElsewhere(variable)) table.value(variable, lines);
        for (Pile pile : model.piles()) table.pile(pile, lines);
        return lines;
    }

    /** On the board, or beside the names. */
    private boolean isElsewhere(Variable variable) {
        return variable.per().stream().anyMatch(key -> key.isMemberOf(Domain.Sort.SITE))
                || model.seated() > 1
                        && model.show().stream().anyMatch(shown -> shown.name().equals(variable.name()));
    }

    private void value(Variable variable, List<String> lines) {
        List<String> entries = new ArrayList<>();
        entries(variable, new int[0], "", entries);
        if (!entries.isEmpty()) lines.add(fitted("  " + variable.name() + ": " + String.join(", ", entries)));
    }

    private void entries(Variable variable, int[] keys, String name, List<String> into) {
        if (keys.length == variable.per().size()) {
            String text = look.isVisible(variable, keys) ? text(variable, keys) : isNobodys(variable, keys) ? "" : "?";
            if (!text.isEmpty()) into.add((name + " " + text).strip());
            return;
        }
        Type key = variable.per().get(keys.length);
        boolean players = key.isMemberOf(Domain.Sort.PLAYER);
        int least = key instanceof Type.Num number ? number.least() : 0;
        int many = key instanceof Type.Num number
                ? number.most() - least + 1
                : key instanceof Type.Member member ? member.domain().size() : 2;
        if (players && model.seated() > 1) many = model.seated();
        for (int i = 0; i < many; i++) {
            int[] more = Arrays.copyOf(keys, keys.length + 1);
            more[keys.length] = least + i;
            entries(variable, more, (name + " " + member(key, least + i)).strip(), into);
        }
    }

    /** A secret of somebody who does not play. */
    private boolean isNobodys(Variable variable, int[] keys) {
        return keys.length > 0 && variable.per().get(0).isMemberOf(Domain.Sort.PLAYER) && keys[0] >= model.seated();
    }

    private String text(Variable variable, int[] keys) {
        if (variable.type() instanceof Type.SetOf set) {
            int least = set.element() instanceof Type.Num number ? number.least() : 0;
            return look.set(variable, keys).stream()
                    .mapToObj(i -> member(set.element(), least + i))
                    .collect(Collectors.joining(" "));
        }
        if (variable.type() instanceof Type.ListOf) return "";
        int value = look.value(variable, keys);
        boolean nothing = value == (variable.type() instanceof Type.Member ? Domain.NONE : 0);
        return nothing ? "" : member(variable.type(), value);
    }

    private static String member(Type type, int value) {
        if (type instanceof Type.Truth) return value == 0 ? "no" : "yes";
        return type instanceof Type.Member member ? member.domain().member(value) : Integer.toString(value);
    }

    private void pile(Pile pile, List<String> lines) {
        for (int owner = 0; owner < (pile.perPlayer() ? model.seated() : 1); owner++) {
            List<Integer> cards = look.pile(pile, owner);
            if (cards.isEmpty()) continue;
            String names = cards.stream()
                    .filter(card -> card != Look.HIDDEN)
                    .map(model.cards()::member)
                    .collect(Collectors.joining(" "));
            long unseen = cards.stream().filter(card -> card == Look.HIDDEN).count();
            String whose = pile.perPlayer() ? " of " + model.players().member(owner) : "";
            lines.add(fitted("  " + pile.name() + whose + ": "
                    + (names + (unseen > 0 ? " " + unseen + " unseen" : "")).strip()));
        }
    }

    private static String fitted(String line) {
        return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 1) + "…";
    }
}
