package io.petteia.web;

import io.petteia.agents.Bot;
import io.petteia.game.Game;
import io.petteia.game.State;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** Who sits at a game: people and programs, known by the colours that they had when they sat down; a game may have them change colours. */
final class Persons {
    private final Game game;
    private final Map<String, String> kinds;
    private final Map<Integer, Bot.Seated> bots = new HashMap<>();

    /** @param kinds by the name of the colour who sits there */
    Persons(Game game, Map<String, String> kinds) {
        this.game = game;
        this.kinds = kinds;
    }

    int count() {
        return game.model().seated();
    }

    String kind(int person) {
        String name = game.model().players().member(person);
        return kinds.getOrDefault(name, Seating.HUMAN);
    }

    boolean isHuman(int person) {
        return kind(person).equals(Seating.HUMAN);
    }

    /** Those who are no programs. */
    IntStream people() {
        return IntStream.range(0, count()).filter(this::isHuman);
    }

    /** The bot that sits there. */
    synchronized Bot.Seated bot(int person, Seating seating) {
        return bots.computeIfAbsent(person, sits -> seating.sit(kind(sits), game));
    }

    /** The colour that a person holds in a position; -1 for who only watches. */
    static int colour(State position, int person) {
        for (int colour = 0; colour < position.game().model().seated(); colour++)
            if (position.person(colour) == person) return colour;
        return -1;
    }

    /** The name of that colour. */
    static String name(State position, int person) {
        return position.game().model().players().member(Math.max(0, colour(position, person)));
    }
}
