package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import io.petteia.model.definition.Folder;
import io.petteia.terminal.Seen;
import io.petteia.terminal.picture.SvgBoard;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Small pictures of games, for lists: the board as it is at the start, or after a few moves where nothing stands on it then. They are kept, for a while,
 * since a game has to be read to be drawn.
 */
final class Thumbnails {
    private static final long KEPT_NANOS = 300_000_000_000L;
    private static final int FEW = 14;
    private static final int PIECES = 3;
    /** For games without a board, or whose board cannot be drawn. */
    private static final String CARDS =
            glyph("<rect x=\"34\" y=\"42\" width=\"52\" height=\"76\" rx=\"6\" transform=\"rotate(-12 60 80)\"/>"
                    + "<rect x=\"72\" y=\"42\" width=\"52\" height=\"76\" rx=\"6\" transform=\"rotate(10 98 80)\"/>");

    private static final String DIE = glyph("<rect x=\"40\" y=\"40\" width=\"80\" height=\"80\" rx=\"14\"/>"
            + "<g fill=\"#5b4636\" stroke=\"none\"><circle cx=\"60\" cy=\"60\" r=\"7\"/><circle cx=\"80\" cy=\"80\" r=\"7\"/><circle cx=\"100\" cy=\"100\" r=\"7\"/>"
            + "<circle cx=\"60\" cy=\"100\" r=\"7\"/><circle cx=\"100\" cy=\"60\" r=\"7\"/></g>");

    private final Shelf shelf;
    private final Map<String, Drawn> kept = new ConcurrentHashMap<>();

    Thumbnails(Shelf shelf) {
        this.shelf = shelf;
    }

    private record Drawn(String svg, long when) {}

    private static String glyph(String inside) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 160 160\" width=\"160\" height=\"160\">"
                + "<g fill=\"#fbf7ef\" stroke=\"#5b4636\" stroke-width=\"3\">" + inside + "</g></svg>";
    }

    /** @throws Problem if there is no such game */
    String of(String name) {
        Folder folder = shelf.folder(name);
        long now = System.nanoTime();
        Drawn known = kept.get(name);
        if (known != null && now - known.when() < KEPT_NANOS) return known.svg();
        Drawn drawn = new Drawn(drawn(folder), now);
        kept.put(name, drawn);
        return drawn.svg();
    }

    private String drawn(Folder folder) {
        Game game = shelf.load(folder, Map.of(), true).game();
        if (game == null) return DIE;
        if (game.model().board().size() == 0) return game.model().cards().size() > 0 ? CARDS : DIE;
        try {
            return SvgBoard.of(game.model(), shelf.artwork(folder))
                    .thumbnail(new Seen(shown(game).view(-1)));
        } catch (Defect wrong) {
            return DIE;
        }
    }

    private static State shown(Game game) {
        State state = game.start();
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < FEW && !state.isOver() && isBare(state); i++) state.playRandom(random);
        return state;
    }

    private static boolean isBare(State state) {
        int pieces = 0;
        for (int site = 0; site < state.game().model().board().size(); site++)
            if (state.isLaid(site) && state.piece(site) >= 0) pieces++;
        return pieces < PIECES;
    }
}
