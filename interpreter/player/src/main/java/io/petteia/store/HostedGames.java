package io.petteia.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The games that a server hosts, in a {@link Database}. What a method has written is on disk when it returns; what one method writes is there as a
 * whole or not at all.
 */
public final class HostedGames {
    private final Database database;

    public HostedGames(Database database) {
        this.database = database;
    }

    /**
     * A game as it was begun.
     *
     * @param definition the files that it was read from
     * @param record what was settled then, in the form of a {@link GameRecord} without moves
     * @param host how it is hosted, in a form that the store does not look into
     * @param trusted whether it may call hooks
     * @param ended how it was ended outside of the rules, null if it was not; a form that the store does not look into
     */
    public record Hosted(
            long id,
            DefinitionText definition,
            String record,
            String host,
            boolean trusted,
            @Nullable String ended) {}

    /** @param token the digest of the seat's token @param person -1 for who only watches */
    public record Seat(String token, int person) {}

    /** @param person who played it, -1 for chance @param millis how long he took */
    public record Ply(String move, boolean chance, int person, long millis) {}

    /** Where a token leads. @param trusted as in {@link Hosted} */
    public record Place(long game, int person, boolean trusted) {}

    public void create(Hosted game, List<Seat> seats, long now) {
        database.jdbi().useTransaction(handle -> {
            String digest = keep(handle, game.definition());
            handle.execute(
                    "INSERT INTO game (id, definition, record, host, trusted, created, ended, finished) VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
                    game.id(),
                    digest,
                    game.record(),
                    game.host(),
                    game.trusted() ? 1 : 0,
                    now,
                    game.ended());
            for (Seat seat : seats)
                handle.execute(
                        "INSERT INTO seat (token, game, person) VALUES (?, ?, ?)",
                        seat.token(),
                        game.id(),
                        seat.person());
        });
    }

    private static String keep(Handle handle, DefinitionText definition) {
        String digest = definition.digest();
        handle.execute(
                "INSERT INTO definition (digest, text) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING",
                digest,
                definition.json());
        return digest;
    }

    public @Nullable Place place(String token) {
        return database.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT s.game, s.person, g.trusted FROM seat s JOIN game g ON g.id = s.game WHERE s.token = ?")
                        .bind(0, token)
                        .map((row, context) -> new Place(row.getLong(1), row.getInt(2), row.getInt(3) == 1))
                        .findOne())
                .orElse(null);
    }

    public @Nullable Hosted game(long id) {
        Optional<Hosted> found = database.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT g.record, g.host, g.trusted, g.ended, d.text FROM game g JOIN definition d ON d.digest = g.definition WHERE g.id = ?")
                        .bind(0, id)
                        .map((row, context) -> new Hosted(
                                id,
                                DefinitionText.of(row.getString(5)),
                                row.getString(1),
                                row.getString(2),
                                row.getInt(3) == 1,
                                row.getString(4)))
                        .findOne());
        return found.orElse(null);
    }

    public List<Ply> plies(long game) {
        return database.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT move, chance, person, millis FROM ply WHERE game = ? ORDER BY number")
                        .bind(0, game)
                        .map((row, context) ->
                                new Ply(row.getString(1), row.getInt(2) == 1, row.getInt(3), row.getLong(4)))
                        .list());
    }

    /** The games that are not over, the last begun first. @param trusted as in {@link Hosted} */
    public List<Long> unfinished(int most, boolean trusted) {
        return database.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT id FROM game WHERE finished = 0 AND trusted = ? ORDER BY created DESC LIMIT ?")
                        .bind(0, trusted ? 1 : 0)
                        .bind(1, most)
                        .mapTo(Long.class)
                        .list());
    }

    /** One move more. @param number how many there were before; another at the same place is refused by the database */
    public void play(long game, int number, Ply ply, boolean over) {
        database.jdbi().useTransaction(handle -> {
            handle.execute(
                    "INSERT INTO ply (game, number, move, chance, person, millis) VALUES (?, ?, ?, ?, ?, ?)",
                    game,
                    number,
                    ply.move(),
                    ply.chance() ? 1 : 0,
                    ply.person(),
                    ply.millis());
            if (over) handle.execute("UPDATE game SET finished = 1 WHERE id = ?", game);
        });
    }

    /** Takes back all moves but the first ones. */
    public void takeBack(long game, int left) {
        database.jdbi().useTransaction(handle -> {
            handle.execute("DELETE FROM ply WHERE game = ? AND number >= ?", game, left);
            handle.execute("UPDATE game SET finished = 0 WHERE id = ?", game);
        });
    }

    public void end(long game, String how) {
        database.jdbi()
                .useTransaction(
                        handle -> handle.execute("UPDATE game SET ended = ?, finished = 1 WHERE id = ?", how, game));
    }

    /** Goes on under another text of the definition. */
    public void move(long game, DefinitionText definition, String record) {
        database.jdbi().useTransaction(handle -> {
            String digest = keep(handle, definition);
            handle.execute("UPDATE game SET definition = ?, record = ? WHERE id = ?", digest, record, game);
        });
    }
}
