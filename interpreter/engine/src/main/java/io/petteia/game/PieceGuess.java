package io.petteia.game;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.GameModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Deals the types of the pieces that a player does not see anew among the places where they stand, owner by owner. */
final class PieceGuess {
    private PieceGuess() {}

    static void apply(Eyes eyes, RandomGenerator random) {
        Memory m = eyes.m();
        GameModel model = m.layout.model();
        if (model.pieceVisible() == null) return;
        for (int owner = -1; owner < model.players().size(); owner++) {
            List<Integer> sites = new ArrayList<>();
            List<Integer> types = new ArrayList<>();
            for (int site = 0; site < model.board().size(); site++) {
                if (m.pieceAt(site) < 0 || m.ownerAt(site) != owner || eyes.piece(site)) continue;
                sites.add(site);
                types.add(m.pieceAt(site));
            }
            // However they really stand, the same numbers deal the same.
            Collections.sort(types);
            Collections.shuffle(types, new Random(random.nextLong()));
            for (int i = 0; i < sites.size(); i++) stand(eyes, sites.get(i), types.get(i));
        }
    }

    private static void stand(Eyes eyes, int site, int type) {
        Memory m = eyes.m();
        Layout layout = m.layout;
        if (m.pieceAt(site) != type)
            eyes.program().pieces().change(m, layout.model().play().span(), site, type);
    }
}
