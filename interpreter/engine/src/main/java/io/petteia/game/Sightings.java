package io.petteia.game;

import io.petteia.machine.lower.Program;
import io.petteia.machine.lower.Readings;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Terrain;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Lists;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/** Reads a memory for those who look at it. Knows no secrets: who may see what is asked before. */
final class Sightings {
    private final Program program;
    private final Memory m;
    private final GameModel model;

    Sightings(Program program, Memory m) {
        this.program = program;
        this.m = m;
        this.model = program.model();
    }

    List<Look.Piece> stack(int site) {
        List<Look.Piece> pieces = new ArrayList<>();
        int cell = m.cell(site);
        if (model.board().stacks() && m.objects[m.layout.stack(site)] instanceof int[] below)
            for (int each : below) pieces.add(piece(each));
        if (cell != 0) pieces.add(piece(cell));
        return pieces;
    }

    private Look.Piece piece(int cell) {
        return new Look.Piece(m.layout.pieceOf(cell), m.layout.ownerOf(cell));
    }

    int terrain(int site) {
        return Terrain.of(m).at(site);
    }

    private int place(Layout.Slots slots, int[] keys) {
        if (keys.length != slots.strides().length)
            throw new IllegalArgumentException(
                    "`" + slots.variable().name() + "` has " + slots.strides().length + " keys");
        return slots.base() + entry(slots, keys) * slots.width();
    }

    static int entry(Layout.Slots slots, int[] keys) {
        int entry = 0;
        for (int i = 0; i < keys.length; i++) entry += (keys[i] - slots.least()[i]) * slots.strides()[i];
        return entry;
    }

    int value(Variable variable, int[] keys) {
        Layout.Slots slots = m.layout.slots(variable);
        if (slots.kind() != Layout.Kind.INT) throw new IllegalArgumentException("`" + variable.name() + "` is a set");
        return m.ints[place(slots, keys)];
    }

    BitSet set(Variable variable, int[] keys) {
        Layout.Slots slots = m.layout.slots(variable);
        if (slots.kind() != Layout.Kind.BITS) throw new IllegalArgumentException("`" + variable.name() + "` is no set");
        int at = place(slots, keys);
        long[] words = new long[slots.width()];
        System.arraycopy(m.bits, at, words, 0, words.length);
        return BitSet.valueOf(words);
    }

    /** The top first. */
    List<Integer> pile(Pile pile, int player) {
        List<Integer> cards = new ArrayList<>();
        for (int card : Lists.cards(m, m.layout.pile(pile, player))) cards.add(card);
        Collections.reverse(cards);
        return cards;
    }

    /** A value that is shown, as a number; 0 if it is none. */
    int shown(int which, int player) {
        Program.PlayerValue value = program.shown().get(which);
        m.temporaryInts[value.slot()] = player;
        return value.value() instanceof IntNode number ? number.eval(m) : 0;
    }

    List<Look.ShownValue> shown() {
        List<Look.ShownValue> all = new ArrayList<>();
        for (int i = 0; i < model.show().size(); i++) {
            GameModel.Shown shown = model.show().get(i);
            Program.PlayerValue value = program.shown().get(i);
            for (int p = 0; p < model.seated(); p++) {
                m.temporaryInts[value.slot()] = p;
                if (value.value() instanceof IntNode number)
                    all.add(new Look.ShownValue(
                            shown.name(), p, Readings.of(shown.value().type()).of(m, number.eval(m))));
            }
        }
        return all;
    }
}
