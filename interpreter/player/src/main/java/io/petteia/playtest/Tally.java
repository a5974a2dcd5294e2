package io.petteia.playtest;

import io.petteia.game.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What many random games came to. */
public final class Tally {
    /** The game number {@code game} was stopped by a fault of the definition. */
    public record Stopped(long game, Fault fault) {}

    private final List<Standing> colours = new ArrayList<>();
    private final List<Standing> persons = new ArrayList<>();
    private final List<Standing> kinds = new ArrayList<>();
    private final Spread lengths = new Spread();
    private final SortedMap<String, Long> reasons = new TreeMap<>();
    private long games;
    private long unfinished;
    private long decisions;
    private long choices;
    private int mostChoices;
    private boolean seatsSwapped;
    private @Nullable Stopped stopped;

    /** @param kinds of players that are told apart */
    Tally(int players, int kinds) {
        for (int i = 0; i < kinds; i++) this.kinds.add(new Standing());
        for (int i = 0; i < players; i++) {
            colours.add(new Standing());
            persons.add(new Standing());
        }
    }

    /** @param kinds by person which kind of player he is; empty if all are of one */
    void add(long game, Course course, int[] kinds) {
        games++;
        decisions += course.moves();
        choices += course.choices();
        mostChoices = Math.max(mostChoices, course.most());
        if (course.fault() != null && stopped == null) stopped = new Stopped(game, course.fault());
        Result result = course.result();
        if (result == null) {
            unfinished++;
            return;
        }
        lengths.add(course.moves());
        reasons.merge(result.why() == null ? "" : result.why(), 1L, Long::sum);
        int first = (int) result.outcomes().stream().filter(o -> o.rank() == 1).count();
        for (Result.Outcome outcome : result.outcomes())
            colours.get(outcome.player()).add(outcome, first);
        for (int person = 0; person < result.persons().size(); person++) {
            int colour = result.persons().get(person);
            seatsSwapped |= colour != person;
            for (Result.Outcome outcome : result.outcomes()) {
                if (outcome.player() != colour) continue;
                persons.get(person).add(outcome, first);
                if (person < kinds.length) this.kinds.get(kinds[person]).add(outcome, first);
            }
        }
    }

    void addAll(Tally other) {
        games += other.games;
        unfinished += other.unfinished;
        decisions += other.decisions;
        choices += other.choices;
        mostChoices = Math.max(mostChoices, other.mostChoices);
        seatsSwapped |= other.seatsSwapped;
        if (stopped == null) stopped = other.stopped;
        lengths.addAll(other.lengths);
        other.reasons.forEach((why, n) -> reasons.merge(why, n, Long::sum));
        for (int i = 0; i < kinds.size(); i++) kinds.get(i).addAll(other.kinds.get(i));
        for (int i = 0; i < colours.size(); i++) {
            colours.get(i).addAll(other.colours.get(i));
            persons.get(i).addAll(other.persons.get(i));
        }
    }

    public long games() {
        return games;
    }

    /** Games that were broken off, because they were too long or stopped by a fault. */
    public long unfinished() {
        return unfinished;
    }

    /** By player ordinal. */
    public List<Standing> colours() {
        return Collections.unmodifiableList(colours);
    }

    /** By the seat in which somebody sat down; differs from the colours only where seats were swapped. */
    public List<Standing> persons() {
        return Collections.unmodifiableList(persons);
    }

    /** By kind of player, wherever he sat; a game counts once for each seat. */
    public List<Standing> kinds() {
        return Collections.unmodifiableList(kinds);
    }

    public boolean seatsSwapped() {
        return seatsSwapped;
    }

    /** Moves of players in the games that came to an end. */
    public Spread lengths() {
        return lengths;
    }

    public double meanBranching() {
        return decisions == 0 ? 0 : (double) choices / decisions;
    }

    public int mostChoices() {
        return mostChoices;
    }

    /** How often games ended for each reason; an empty text where the rules give none. */
    public SortedMap<String, Long> reasons() {
        return Collections.unmodifiableSortedMap(reasons);
    }

    /** The first fault met, null if there was none. */
    public @Nullable Stopped stopped() {
        return stopped;
    }
}
