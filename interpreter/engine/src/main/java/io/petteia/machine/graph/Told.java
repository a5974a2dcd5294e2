package io.petteia.machine.graph;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Seen;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * What those who watch a decision may read of it. A choice is as public as what is done with it: it is plain to whoever sees the variable that takes it, the
 * pile that gets the card, the piece that is placed; a site always. A choice with which nothing is done so plainly is public too, unless it was made among
 * things that not all see, or the decision did something that is hidden from the one who watches.
 */
public final class Told {
    /** Stands for what may not be known. */
    public static final String HIDDEN = "?";

    /** Something chosen, or made of it. */
    private static final class Part {
        final boolean secret;
        final List<Part> of;
        int seen;
        /** what it is, if it is cards that went somewhere */
        int[] cards = {};

        Part(boolean secret, List<Part> of) {
            this.secret = secret;
            this.of = of;
        }
    }

    private record Choice(String value, Part part) {}

    /** A stretch of recorded text; {@code needs} must be known to read it. */
    private record Stretch(String text, boolean secret, List<Part> needs) {}

    private final int actor;
    private final List<Choice> choices = new ArrayList<>();
    private final List<Stretch> recorded = new ArrayList<>();
    private final Map<Layout.Slot, Part> locals = new HashMap<>();
    private int hiddenFrom;

    Told(int actor) {
        this.actor = actor;
    }

    /** @param secret whether it was chosen among things that not all see; @param slot the local that takes it */
    void chose(String value, boolean secret, Layout.Slot slot) {
        Part part = new Part(secret, List.of());
        choices.add(new Choice(value, part));
        locals.put(slot, part);
    }

    /** An alternative was taken. @param secret whether nothing shows which */
    void took(String label, boolean secret) {
        Part part = new Part(secret, List.of());
        if (!secret) part.seen = Seen.BY_ALL;
        choices.add(new Choice(label, part));
    }

    /** A local takes what is made of other locals. */
    void made(Layout.Slot local, Layout.Slot[] of, boolean secret) {
        List<Part> parts = known(of);
        if (parts.isEmpty() && !secret) locals.remove(local);
        else locals.put(local, new Part(secret, parts));
    }

    /** A local is another name for what one holds. */
    void named(Layout.Slot local, Layout.Slot same) {
        Part part = locals.get(same);
        if (part == null) locals.remove(local);
        else locals.put(local, part);
    }

    private List<Part> known(Layout.Slot[] slots) {
        List<Part> parts = new ArrayList<>();
        for (Layout.Slot slot : slots) {
            Part part = locals.get(slot);
            if (part != null) parts.add(part);
        }
        return parts;
    }

    /** Something was done with what locals hold, which some see. */
    void did(Layout.Slot[] with, int seen) {
        for (Part part : known(with)) part.seen |= seen;
        hiddenFrom |= ~seen;
    }

    /** Cards that locals hold went somewhere. */
    void wentTo(Layout.Slot[] with, int[] cards) {
        for (Part part : known(with)) part.cards = cards;
    }

    /** When everything behind the decision has happened: who knows now where the cards lie can read which they were. */
    public void settle(IntUnaryOperator known) {
        for (Choice choice : choices) {
            if (choice.part().cards.length == 0) continue;
            int all = Seen.BY_ALL;
            for (int card : choice.part().cards) all &= known.applyAsInt(card);
            choice.part().seen |= all;
        }
    }

    /** Something plain was done with what locals hold. */
    void didPlainly(Layout.Slot[] with) {
        for (Part part : known(with)) part.seen = Seen.BY_ALL;
    }

    /** @param secret whether it tells of something that not all see; @param of the locals that it tells of */
    void record(String text, boolean secret, Layout.Slot[] of) {
        recorded.add(new Stretch(text, secret, known(of)));
    }

    private boolean isPlain(Part part, int viewer) {
        if (Seen.is(part.seen, viewer)) return true;
        if (part.secret) return false;
        if (part.of.isEmpty()) return !Seen.is(hiddenFrom, viewer);
        return part.of.stream().allMatch(each -> isPlain(each, viewer));
    }

    /** Whether there is nothing in it that a viewer may not read. */
    public boolean isPlain(int viewer) {
        return viewer == actor
                || choices.stream().allMatch(choice -> isPlain(choice.part(), viewer))
                        && recorded.stream().allMatch(stretch -> isPlain(stretch, viewer));
    }

    private boolean isPlain(Stretch stretch, int viewer) {
        return !stretch.secret() && stretch.needs().stream().allMatch(part -> isPlain(part, viewer));
    }

    /** The text of the move for somebody who watches. Where a choice is hidden, only the choices that he may know, for what is recorded may tell of it. */
    public String text(int viewer) {
        boolean open = viewer == actor || choices.stream().allMatch(choice -> isPlain(choice.part(), viewer));
        StringBuilder text = new StringBuilder();
        if (open) for (Stretch each : recorded) text.append(isPlain(each, viewer) ? each.text() : HIDDEN);
        String said = text.toString().strip();
        return said.isEmpty() ? chosen(viewer) : said;
    }

    private String chosen(int viewer) {
        List<String> values = new ArrayList<>();
        for (Choice choice : choices) {
            String value = viewer == actor || isPlain(choice.part(), viewer) ? choice.value() : HIDDEN;
            boolean again = value.equals(HIDDEN)
                    && !values.isEmpty()
                    && values.get(values.size() - 1).equals(HIDDEN);
            if (!value.isEmpty() && !again) values.add(value);
        }
        return values.isEmpty() ? "-" : String.join("-", values);
    }
}
