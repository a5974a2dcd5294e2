package io.petteia.game;

import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.model.GameModel;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Notation;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A way in which people write the moves of a game, as its definition declares it. A move is written as briefly as no other legal move may be written, with
 * its signs; it is read with more or less in it, as long as only one legal move can be meant. Immutable.
 */
public final class MoveNotation {
    private static final String REMARKS = "!?";

    private final Notation notation;
    private final Program program;
    private final Map<Local, Layout.Slot> slots = new HashMap<>();
    private final Map<Term, Object> nodes = new IdentityHashMap<>();

    MoveNotation(GameModel model, Notation notation) {
        this.notation = notation;
        List<Local> locals = new ArrayList<>(notation.choices().values());
        locals.add(notation.label());
        List<Term> terms = new ArrayList<>();
        NotationTerms.of(notation, terms::add);
        this.program = new Program(model, null, locals, terms);
        for (int i = 0; i < locals.size(); i++) slots.put(locals.get(i), program.given(i));
        for (int i = 0; i < terms.size(); i++) nodes.put(terms.get(i), program.answer(i));
    }

    /** As the definition calls it: {@code SAN}. */
    public String name() {
        return notation.name();
    }

    /** A legal move of a state, with what is put behind it. */
    public String write(State state, Move move) {
        String text = brief(state, move);
        State after = state.copy();
        after.play(move);
        Memory position = position(after);
        for (Notation.Sign sign : notation.signs())
            if (nodes.get(sign.condition()) instanceof IntNode holds && holds.test(position)) return text + sign.text();
        return text;
    }

    /** The legal moves of a state in their order, without what is put behind them. */
    public List<String> texts(State state) {
        if (state.actor() == State.CHANCE) return List.of();
        List<Move> moves = state.legalMoves();
        Wording wording = wording(state);
        Map<String, Integer> told = new HashMap<>();
        for (Move move : moves) for (String text : new HashSet<>(wording.all(move))) told.merge(text, 1, Integer::sum);
        return moves.stream()
                .map(move -> shortest(wording, move, text -> told.getOrDefault(text, 0) <= 1))
                .toList();
    }

    private String brief(State state, Move move) {
        Wording wording = wording(state);
        Set<String> others = new HashSet<>();
        for (Move other : state.legalMoves()) if (!isSame(state, move, other)) others.addAll(wording.all(other));
        return shortest(wording, move, text -> !others.contains(text));
    }

    /** The game's own text if no other will do. */
    private static String shortest(Wording wording, Move move, Predicate<String> alone) {
        return wording.written(move).stream().filter(alone).findFirst().orElse(move.notation());
    }

    private static boolean isSame(State state, Move one, Move other) {
        if (one.script().equals(other.script())) return true;
        return state.program().mergesMoves()
                && one.notation().equals(other.notation())
                && behind(state, one) == behind(state, other);
    }

    private static long behind(State state, Move move) {
        State after = state.copy();
        after.play(move);
        return after.hash();
    }

    /** The legal move that is written so, or as the game itself writes it; null if there is none, or more than one. */
    public @Nullable Move read(State state, String text) {
        if (state.isOver() || state.actor() == State.CHANCE) return null;
        String wanted = plain(text.strip());
        Move meant = meant(state, wanted);
        if (meant != null) return meant;
        Move own = state.move(text);
        return own == null ? state.move(wanted) : own;
    }

    private @Nullable Move meant(State state, String wanted) {
        Map<Move, List<String>> texts = new LinkedHashMap<>();
        Wording wording = wording(state);
        for (Move move : state.legalMoves()) texts.put(move, wording.all(move));
        List<Move> meant = fitting(texts, wanted::equals);
        String folded = folded(wanted);
        if (meant.isEmpty()) meant = fitting(texts, each -> isLike(folded(each), folded));
        if (meant.isEmpty() && state.program().mergesMoves()) return otherWay(state, wording, folded);
        return meant.size() == 1 ? meant.get(0) : null;
    }

    private static List<Move> fitting(Map<Move, List<String>> texts, Predicate<String> wanted) {
        List<Move> moves = new ArrayList<>();
        texts.forEach((move, all) -> {
            if (all.stream().anyMatch(wanted)) moves.add(move);
        });
        return moves;
    }

    /** The same, whatever may stand where the text of a form is open. */
    private static boolean isLike(String text, String wanted) {
        int open = text.indexOf(Notation.OPEN);
        if (open < 0) return text.equals(wanted);
        String end = text.substring(open + Notation.OPEN.length());
        return wanted.length() >= open + end.length()
                && wanted.startsWith(text.substring(0, open))
                && wanted.endsWith(end);
    }

    /** Where several ways through the rules are one move, any of them may be told. */
    private @Nullable Move otherWay(State state, Wording wording, String folded) {
        Move found = null;
        for (Move way : state.ways()) {
            if (wording.all(way).stream().noneMatch(each -> isLike(folded(each), folded))) continue;
            if (found != null && behind(state, found) != behind(state, way)) return null;
            found = way;
        }
        return found;
    }

    /** Without signs and remarks. */
    private String plain(String text) {
        int end = text.length();
        while (end > 0 && isSign(text, end)) end--;
        return text.substring(0, end);
    }

    private boolean isSign(String text, int end) {
        String last = text.substring(end - 1, end);
        return REMARKS.contains(last)
                || notation.signs().stream().anyMatch(sign -> sign.text().contains(last));
    }

    private String folded(String text) {
        List<String> longest = new ArrayList<>(notation.readAs().keySet());
        longest.sort(Comparator.comparing(String::length).reversed());
        String folded = text;
        for (String each : longest)
            folded = folded.replace(each, notation.readAs().getOrDefault(each, each));
        return folded;
    }

    private Wording wording(State state) {
        return new Wording(notation, slots, nodes, position(state));
    }

    private Memory position(State state) {
        Memory position = program.embed(state.memory());
        program.run(position);
        return position;
    }
}
