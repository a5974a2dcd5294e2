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
public final class Table {
    private static final int WIDTH = 110;

    private final Look look;
    private final GameModel model;

    private Table(Look look) {
        this.look = look;
        this.model = look.game().model();
    }

    /** The entries of a variable that are something. */
    public record Row(String name, List<Entry> entries) {}

    /** @param key the members that it belongs to, joined by blanks; empty without keys @param text {@code ?} where it may not be known */
    public record Entry(String key, String text) {
        private String line() {
            return (key + " " + text).strip();
        }
    }

    /** The cards of a pile that is not empty. @param owner -1 for nobody's own @param cards those that may be known, the top first */
    public record Heap(String pile, int owner, List<Integer> cards, int unseen) {}

    /** Whether there is anything beside the board, or no board. */
    public static boolean isWanted(GameModel model) {
        return model.board().size() == 0 || !model.piles().isEmpty();
    }

    public static List<Row> rows(Look look) {
        Table table = new Table(look);
        return table.model.variables().stream()
                .filter(variable -> !table.isElsewhere(variable))
                .map(table::row)
                .filter(row -> !row.entries().isEmpty())
                .toList();
    }

    public static List<Heap> heaps(Look look) {
        List<Heap> heaps = new ArrayList<>();
        GameModel model = look.game().model();
        for (Pile pile : model.piles()) {
            for (int owner = 0; owner < (pile.perPlayer() ? model.seated() : 1); owner++) {
                List<Integer> cards = look.pile(pile, owner);
                List<Integer> known =
                        cards.stream().filter(card -> card != Look.HIDDEN).toList();
                int whose = pile.perPlayer() ? owner : -1;
                if (!cards.isEmpty()) heaps.add(new Heap(pile.name(), whose, known, cards.size() - known.size()));
            }
        }
        return heaps;
    }

    static List<String> lines(Look look) {
        GameModel model = look.game().model();
        if (!isWanted(model)) return List.of();
        List<String> lines = new ArrayList<>();
        for (Row row : rows(look)) {
            List<String> entries = row.entries().stream().map(Entry::line).toList();
            lines.add(fitted("  " + row.name() + ": " + String.join(", ", entries)));
        }
        for (Heap heap : heaps(look)) {
            String names = heap.cards().stream().map(model.cards()::member).collect(Collectors.joining(" "));
            String whose = heap.owner() >= 0 ? " of " + model.players().member(heap.owner()) : "";
            String unseen = heap.unseen() > 0 ? " " + heap.unseen() + " unseen" : "";
            lines.add(fitted("  " + heap.pile() + whose + ": " + (names + unseen).strip()));
        }
        return lines;
    }

    /** On the board, or beside the names. */
    private boolean isElsewhere(Variable variable) {
        return variable.per().stream().anyMatch(key -> key.isMemberOf(Domain.Sort.SITE))
                || model.seated() > 1
                        && model.show().stream().anyMatch(shown -> shown.name().equals(variable.name()));
    }

    private Row row(Variable variable) {
        List<Entry> entries = new ArrayList<>();
        entries(variable, new int[0], "", entries);
        return new Row(variable.name(), entries);
    }

    private void entries(Variable variable, int[] keys, String name, List<Entry> into) {
        if (keys.length == variable.per().size()) {
            String text = look.isVisible(variable, keys) ? text(variable, keys) : isNobodys(variable, keys) ? "" : "?";
            if (!text.isEmpty()) into.add(new Entry(name, text));
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

    private static String fitted(String line) {
        return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 1) + "…";
    }
}
