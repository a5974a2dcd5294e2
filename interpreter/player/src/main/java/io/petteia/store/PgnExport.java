package io.petteia.store;

import io.petteia.game.Move;
import io.petteia.game.MoveNotation;
import io.petteia.game.State;
import io.petteia.model.GameModel;
import io.petteia.store.GameRecord.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes a record in Portable Game Notation, its moves in a notation that the definition declares, or as the game itself writes them. */
public final class PgnExport {
    private static final int WIDTH = 79;
    private static final String TEXTS = "[^\\s{}();\\[\\]]+";

    /** Why a record cannot be written so. */
    public static final class CannotWrite extends Exception {
        private static final long serialVersionUID = 1;

        CannotWrite(String why) {
            super(why, null, false, false);
        }
    }

    private final State state;
    private final @Nullable MoveNotation notation;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<String> words = new ArrayList<>();

    /** @param start where the record begins @param notation null for the texts of the game itself */
    private PgnExport(State start, @Nullable MoveNotation notation) {
        this.state = start;
        this.notation = notation;
    }

    /**
     * @param start where the record begins
     * @param known tags to begin with, as of the file from which the record comes
     * @param settled the options that are not as usual, as {@code name=value}
     */
    public static String write(
            GameRecord record,
            State start,
            @Nullable MoveNotation notation,
            Map<String, String> known,
            List<String> settled)
            throws CannotWrite {
        PgnExport export = new PgnExport(start, notation);
        export.moves(record);
        export.tags(record, known, settled);
        return export.text();
    }

    private void tags(GameRecord record, Map<String, String> known, List<String> settled) {
        GameModel model = state.game().model();
        String ending = PgnImport.ending(record.result(), model);
        Map<String, String> all = new LinkedHashMap<>();
        for (String name : List.of("Event", "Site", "Date", "Round"))
            all.put(name, name.equals("Date") ? "????.??.??" : "?");
        for (String name : model.players().members().subList(0, model.seated()))
            all.put(name, record.seats().getOrDefault(name, "human").replaceFirst("^human$", "?"));
        all.put("Result", ending);
        all.put("Variant", model.title());
        if (!settled.isEmpty()) all.put("Options", String.join(" ", settled));
        all.putAll(known);
        all.put("Result", ending);
        all.putAll(tags);
        tags.clear();
        tags.putAll(all);
        words.add(ending);
    }

    private void moves(GameRecord record) throws CannotWrite {
        int number = 0;
        int last = -1;
        boolean elsewhere = record.position() != null;
        List<Entry> entries = record.moves();
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            Move move = state.move(entry.move());
            if (move == null || entry.chance() != (state.actor() == State.CHANCE))
                throw new CannotWrite("its move " + (i + 1) + ", `" + entry.move() + "`, is not legal");
            if (entry.chance()) {
                if (number > 0) throw new CannotWrite("chance decides in it, for which such a file has no words");
                elsewhere = true;
            } else {
                if (number == 0 && elsewhere) position();
                int actor = state.actor();
                if (actor == 0 && last != 0) words.add(++number + ".");
                else if (number == 0) words.add(++number + "...");
                last = actor;
                words.add(text(move));
            }
            state.play(move);
        }
        if (number == 0 && elsewhere) position();
    }

    private void position() throws CannotWrite {
        String fen = state.fen();
        if (fen == null) throw new CannotWrite("it begins in a position that no FEN tells");
        tags.put("SetUp", "1");
        tags.put("FEN", fen);
    }

    private String text(Move move) throws CannotWrite {
        String text = notation == null ? move.notation() : notation.write(state, move);
        if (text.matches(TEXTS)) return text;
        throw new CannotWrite("its move `" + text + "` has signs that mean something else in such a file");
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"]\n"));
        int column = 0;
        for (String word : words) {
            boolean breaks = column == 0 || column + 1 + word.length() > WIDTH;
            text.append(breaks ? '\n' : ' ').append(word);
            column = breaks ? word.length() : column + 1 + word.length();
        }
        return text.append('\n').toString();
    }
}
