package io.petteia.game;

import io.petteia.machine.graph.MoveSink;
import io.petteia.machine.graph.Notation;
import io.petteia.machine.graph.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Collects moves with their texts, one for each identity, and gives those that read alike what tells them apart in brackets. */
final class Moves implements MoveSink {
    private record Found(String text, List<Notation.Chosen> choices, Script script) {}

    private final boolean merging;
    private final Set<Script> identities = new HashSet<>();
    private final List<Found> found = new ArrayList<>();

    Moves(boolean merging) {
        this.merging = merging;
    }

    @Override
    public boolean complete(Run run) {
        if (found.size() >= Run.MOST_MOVES) throw run.tooManyMoves();
        if (merging && !identities.add(new Script(run.identity.slice(run.identityStart)))) return false;
        Notation notation = run.notation;
        if (notation == null) throw new IllegalStateException("no notation");
        found.add(new Found(notation.text(), notation.choices(), new Script(run.script.slice(0))));
        return false;
    }

    /** Sorted by notation. */
    List<Move> distinct() {
        Map<String, List<Found>> byText = new TreeMap<>();
        for (Found each : found)
            byText.computeIfAbsent(each.text(), t -> new ArrayList<>()).add(each);
        List<Move> moves = new ArrayList<>();
        byText.forEach((text, alike) -> {
            if (alike.size() == 1) moves.add(move(text, alike.get(0)));
            else tellApart(text, alike, moves);
        });
        moves.sort(Comparator.comparing(Move::notation));
        return moves;
    }

    private static void tellApart(String text, List<Found> alike, List<Move> moves) {
        Map<String, Integer> used = new HashMap<>();
        for (Found each : alike) {
            String detail = difference(each, alike);
            int before = used.merge(detail, 1, Integer::sum);
            if (before > 1 || detail.isEmpty()) detail = (detail + " #" + before).strip();
            moves.add(move(text + " [" + detail + "]", each));
        }
    }

    /** The choices of a move that are not the same in all that read alike. */
    private static String difference(Found one, List<Found> alike) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < one.choices().size(); i++) {
            String value = one.choices().get(i).value();
            boolean same = true;
            for (Found other : alike)
                same &= i < other.choices().size()
                        && other.choices().get(i).value().equals(value);
            if (!same && !value.isEmpty()) parts.add(value);
        }
        return String.join("-", parts);
    }

    private static Move move(String text, Found found) {
        return move(text, found.choices(), found.script());
    }

    static Move move(String text, List<Notation.Chosen> choices, Script script) {
        List<Move.Part> parts = new ArrayList<>();
        for (Notation.Chosen choice : choices) parts.add(new Move.Part(choice.prompt(), choice.value(), choice.site()));
        return new Move(text, List.copyOf(parts), script);
    }
}
