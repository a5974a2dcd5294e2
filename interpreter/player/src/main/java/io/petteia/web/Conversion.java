package io.petteia.web;

import io.petteia.model.definition.Folder;
import org.jspecify.annotations.Nullable;

/**
 * A hosted game and its definition as it is now: whether that has changed since the game began, and whether the game could go on under it. A move that cannot
 * be played any more is told as the seat may read it.
 *
 * @param changed whether the texts differ
 * @param began the hash of the definition that the game goes by
 * @param now the hash of the definition as it is now; null if it is wrong
 * @param possible whether every move made so far is legal under it
 * @param failed the number of the first move that is not, from 1; 0 if all are
 * @param move that move
 * @param trouble what is wrong with the definition, if it cannot be read
 */
record Conversion(
        boolean changed,
        String began,
        @Nullable String now,
        boolean possible,
        int failed,
        @Nullable String move,
        @Nullable String trouble) {

    /** Plays the game again under its definition of now, and leaves it as it is. */
    static Conversion rehearse(LiveGame game, int person, Shelf shelf) {
        return of(game, person, shelf, false);
    }

    /** The same, and goes on under that definition if it is possible. */
    static Conversion carryOut(LiveGame game, int person, Shelf shelf) {
        return of(game, person, shelf, true);
    }

    private static Conversion of(LiveGame game, int person, Shelf shelf, boolean move) {
        if (!game.trusted()) throw Problem.conflict("this game was begun with a definition that its player sent");
        String began = game.begun().definition();
        Shelf.Opened opened;
        try {
            Folder folder = shelf.folder(game.begun().game());
            opened = shelf.open(folder, game.begun().options(), game.trusted());
        } catch (Problem wrong) {
            return new Conversion(true, began, null, false, 0, null, wrong.getMessage());
        }
        synchronized (game) {
            boolean changed = !opened.text().equals(game.text());
            Replayed replayed = Replayed.of(opened.game(), game.plies());
            int failed = replayed.failed();
            boolean possible = failed == 0;
            String now = opened.game().model().hash();
            String text = possible ? null : Projection.now(game, person).played(failed - 1);
            if (possible && move && changed) game.move(opened, replayed);
            return new Conversion(changed, began, now, possible, failed, text, null);
        }
    }
}
