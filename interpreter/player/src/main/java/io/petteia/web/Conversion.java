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
 * @param carriedOut whether the game has gone over to it now
 */
record Conversion(
        boolean changed,
        String began,
        @Nullable String now,
        boolean possible,
        int failed,
        @Nullable String move,
        @Nullable String trouble,
        boolean carriedOut) {

    /** Plays the game again under its definition of now, and leaves it as it is. */
    static Conversion rehearse(LiveGame game, int person, Shelf shelf) {
        return of(game, person, opened(game, shelf));
    }

    /**
     * A player agrees to go on under the definition of now; it is done when all people at the game have, if it is possible.
     *
     * @param wanted the hash of the definition that he has in mind; null for whatever it is now
     */
    static Conversion agree(LiveGame game, int person, Shelf shelf, @Nullable String wanted) {
        Tried tried = opened(game, shelf);
        synchronized (game) {
            Conversion found = of(game, person, tried);
            Shelf.Opened opened = tried.opened();
            if (opened == null || !found.possible() || !found.changed()) return found;
            if (wanted != null && !wanted.equals(found.now())) throw Problem.outdated();
            return found.told(game.convert(person, opened));
        }
    }

    /** @param trouble what is wrong with it, if it cannot be read */
    private record Tried(
            Shelf.@Nullable Opened opened, @Nullable String trouble) {}

    private static Tried opened(LiveGame game, Shelf shelf) {
        if (!game.trusted()) throw Problem.conflict("this game was begun with a definition that its player sent");
        try {
            Folder folder = shelf.folder(game.begun().game());
            return new Tried(shelf.open(folder, game.begun().options(), game.trusted()), null);
        } catch (Problem wrong) {
            return new Tried(null, wrong.getMessage());
        }
    }

    private static Conversion of(LiveGame game, int person, Tried tried) {
        String began = game.begun().definition();
        Shelf.Opened opened = tried.opened();
        if (opened == null) return new Conversion(true, began, null, false, 0, null, tried.trouble(), false);
        synchronized (game) {
            boolean changed = !opened.text().equals(game.opened().text());
            int failed = Replayed.of(opened.game(), game.plies()).failed();
            String now = opened.game().model().hash();
            String text = failed == 0 ? null : Projection.now(game, person).played(failed - 1);
            return new Conversion(changed, began, now, failed == 0, failed, text, null, false);
        }
    }

    private Conversion told(boolean carriedOut) {
        return new Conversion(changed, began, now, possible, failed, move, trouble, carriedOut);
    }
}
