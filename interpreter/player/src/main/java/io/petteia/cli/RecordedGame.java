package io.petteia.cli;

import io.petteia.game.State;
import io.petteia.store.GameRecord;
import java.util.List;
import java.util.Map;

/**
 * A game of a file, played again.
 *
 * @param number its number in the file, from 1
 * @param tags of the file from which it comes, in PGN
 * @param end the position at its end
 */
record RecordedGame(String file, int number, GameRecord record, Map<String, String> tags, State end) {
    /** In a line. */
    String told() {
        StringBuilder said = new StringBuilder(file + " " + number + ": ");
        said.append(Plural.of(record.moves().size(), "move")).append("; ");
        GameRecord.Ended ended = record.ended();
        if (record.result().isEmpty()) return said.append("it goes on").toString();
        List<String> winners = record.result().entrySet().stream()
                .filter(each -> each.getValue().equals("win"))
                .map(Map.Entry::getKey)
                .toList();
        said.append(winners.isEmpty() ? "nobody wins" : String.join(", ", winners) + " wins");
        if (ended != null) said.append(ended.isAgreedDraw() ? ", agreed" : ", " + ended.resigned() + " resigned");
        else if (record.why() != null) said.append(": ").append(record.why());
        return said.toString();
    }
}
