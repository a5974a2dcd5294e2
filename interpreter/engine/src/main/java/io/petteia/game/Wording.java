package io.petteia.game;

import io.petteia.machine.lower.Readings;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ObjectNode;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Notation;
import io.petteia.model.checked.Notation.Part;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The texts of moves in one position: for each move the ways to write it, the shortest first. */
final class Wording {
    private final Notation notation;
    private final Map<Local, Layout.Slot> slots;
    private final Map<Term, Object> nodes;
    private final Memory position;

    /** @param slots where the choices lie in the position @param nodes by term of the notation what evaluates it */
    Wording(Notation notation, Map<Local, Layout.Slot> slots, Map<Term, Object> nodes, Memory position) {
        this.notation = notation;
        this.slots = slots;
        this.nodes = nodes;
        this.position = position;
    }

    /** How it may be written; nothing if no form is for it. */
    List<String> written(Move move) {
        Map<String, List<String>> chosen = chosen(move);
        Notation.Form form = form(chosen);
        return form == null ? List.of() : texts(form.texts().get(0), chosen);
    }

    /** How it may be read, as it is written among them. */
    List<String> all(Move move) {
        Map<String, List<String>> chosen = chosen(move);
        Notation.Form form = form(chosen);
        List<String> all = new ArrayList<>();
        if (form != null) for (List<Part> text : form.texts()) all.addAll(texts(text, chosen));
        return all;
    }

    /** By name what was chosen under it, in order; binds the last of each. */
    private Map<String, List<String>> chosen(Move move) {
        Map<String, List<String>> chosen = new LinkedHashMap<>();
        StringBuilder label = new StringBuilder();
        for (Move.Part part : move.parts()) {
            if (notation.choices().containsKey(part.prompt()))
                chosen.computeIfAbsent(part.prompt(), p -> new ArrayList<>()).add(part.value());
            else label.append(part.value());
        }
        position.temporaryObjects[slot(notation.label()).at()] = label.toString();
        chosen.forEach((name, values) -> bind(name, values.get(values.size() - 1)));
        return chosen;
    }

    private void bind(String name, String value) {
        Local local = notation.choices().get(name);
        if (local == null || slot(local).kind() != Layout.Kind.INT) return;
        position.temporaryInts[slot(local).at()] = value(local.type(), value);
    }

    private Layout.Slot slot(Local local) {
        return Objects.requireNonNull(slots.get(local));
    }

    private static int value(Type type, String text) {
        if (type instanceof Type.Member member) return member.domain().ordinal(text);
        return type instanceof Type.Truth ? (text.equals("true") ? 1 : 0) : Integer.parseInt(text);
    }

    private Notation.@Nullable Form form(Map<String, List<String>> chosen) {
        for (Notation.Form form : notation.forms()) {
            boolean fits = chosen.keySet().containsAll(form.needed())
                    && form.named().containsAll(chosen.keySet())
                    && chosen.entrySet().stream()
                            .allMatch(each -> each.getValue().size() == 1
                                    || form.several().contains(each.getKey()));
            if (fits && (form.condition() == null || holds(form.condition()))) return form;
        }
        return null;
    }

    private boolean holds(Term condition) {
        return nodes.get(condition) instanceof IntNode node && node.test(position);
    }

    private List<String> texts(List<Part> parts, Map<String, List<String>> chosen) {
        List<String> texts = List.of("");
        for (Part part : parts) {
            List<String> longer = new ArrayList<>();
            for (String next : options(part, chosen)) for (String text : texts) longer.add(text + next);
            texts = longer;
        }
        return texts;
    }

    private List<String> options(Part part, Map<String, List<String>> chosen) {
        if (part instanceof Notation.Plain plain) return List.of(plain.text());
        if (part instanceof Notation.Hole hole) return List.of(shown(hole.value()));
        if (part instanceof Notation.Each each) return List.of(each(each, chosen));
        if (part instanceof Notation.Given given)
            return isThere(given, chosen) ? texts(given.parts(), chosen) : List.of("");
        List<String> options = new ArrayList<>(List.of(""));
        for (String text : texts(((Notation.Detail) part).parts(), chosen)) if (!text.isEmpty()) options.add(text);
        return options;
    }

    private boolean isThere(Notation.Given given, Map<String, List<String>> chosen) {
        Term condition = given.condition();
        return chosen.keySet().containsAll(given.choices()) && (condition == null || holds(condition));
    }

    private String each(Notation.Each each, Map<String, List<String>> chosen) {
        List<String> values = chosen.getOrDefault(each.choice(), List.of());
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < values.size() - (each.butLast() ? 1 : 0); i++) {
            bind(each.choice(), values.get(i));
            text.append(texts(each.parts(), chosen).get(0));
        }
        if (!values.isEmpty()) bind(each.choice(), values.get(values.size() - 1));
        return text.toString();
    }

    private String shown(Term term) {
        Object node = nodes.get(term);
        if (node instanceof ObjectNode<?> text) return String.valueOf(text.eval(position));
        if (!(node instanceof IntNode value)) throw new IllegalStateException("not in the notation: " + term);
        int number = value.eval(position);
        boolean piece = term.type().isMemberOf(Domain.Sort.PIECE) && number >= 0;
        return piece ? notation.letters().get(number) : Readings.of(term.type()).of(position, number);
    }
}
