package io.petteia.web;

import io.petteia.game.State;
import io.petteia.store.GameRecord;
import io.petteia.store.GameRecord.Entry;
import io.petteia.store.RecordWriter;
import java.util.List;

/**
 * A game as a file to take away. While it goes on, the seed of its chance stays here, and where there are secrets the moves are written as the seat may read
 * them; such a record is for reading, not for playing again.
 */
final class Exports {
    private Exports() {}

    static String record(LiveGame game, int person, boolean json) {
        GameRecord begun = game.begun();
        boolean over = game.isOver();
        List<Entry> moves = over || !game.game().hides()
                ? game.plies().stream()
                        .map(ply -> new Entry(ply.move(), ply.chance()))
                        .toList()
                : Projection.now(game, person).log().stream()
                        .map(line -> new Entry(line.notation(), line.actor() == State.CHANCE))
                        .toList();
        Ending ending = game.ending();
        GameRecord record = new GameRecord(
                begun.game(),
                begun.definition(),
                begun.options(),
                over ? begun.seed() : 0,
                begun.seats(),
                null,
                moves,
                ending == null ? null : ending.record(),
                game.outcome(),
                over ? game.standing().reason() : null);
        return json ? RecordWriter.json(record) : RecordWriter.yaml(record);
    }
}
