package io.petteia.machine.graph;

import java.util.ArrayList;
import java.util.List;

/** The texts of a decision under way: what {@code record} said, and each choice as it reads. */
public final class Notation {
    /** One choice: who asked for it, how it reads, the site chosen or -1. */
    public record Chosen(String prompt, String value, int site) {}

    private final StringBuilder recorded = new StringBuilder();
    private final List<Chosen> choices = new ArrayList<>();

    public record Saved(int recorded, int choices) {}

    public void clear() {
        recorded.setLength(0);
        choices.clear();
    }

    public Saved save() {
        return new Saved(recorded.length(), choices.size());
    }

    public void restore(Saved saved) {
        recorded.setLength(saved.recorded());
        while (choices.size() > saved.choices()) choices.remove(choices.size() - 1);
    }

    public void record(String text) {
        recorded.append(text);
    }

    public void chose(String prompt, String value, int site) {
        choices.add(new Chosen(prompt, value, site));
    }

    public List<Chosen> choices() {
        return List.copyOf(choices);
    }

    /** What the choices read like, joined. */
    public String chosen() {
        StringBuilder text = new StringBuilder();
        for (Chosen choice : choices) {
            if (choice.value().isEmpty()) continue;
            if (text.length() > 0) text.append('-');
            text.append(choice.value());
        }
        return text.toString();
    }

    /** The text of the move: what was recorded, without blanks around it, else the choices joined. */
    public String text() {
        String text = recorded.toString().strip();
        if (text.isEmpty()) text = chosen();
        return text.isEmpty() ? "-" : text;
    }
}
