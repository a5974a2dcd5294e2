package io.petteia.terminal.picture;

import io.petteia.model.Board;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A look set up by hand. */
final class Scene implements Appearance {
    private final Board board;
    private final Map<Integer, List<Man>> men = new HashMap<>();
    private final Map<Integer, List<Mark>> marks = new HashMap<>();
    private final Map<Integer, Integer> terrain = new HashMap<>();
    private final Set<Integer> lifted = new HashSet<>();

    Scene(Board board) {
        this.board = board;
    }

    Scene man(String site, int piece, int owner) {
        men.computeIfAbsent(at(site), s -> new ArrayList<>()).add(0, new Man(piece, owner));
        return this;
    }

    Scene mark(String site, String name, String value) {
        marks.computeIfAbsent(at(site), s -> new ArrayList<>()).add(new Mark(name, value));
        return this;
    }

    Scene terrain(String site, int ordinal) {
        terrain.put(at(site), ordinal);
        return this;
    }

    Scene lift(String site) {
        lifted.add(at(site));
        return this;
    }

    private int at(String site) {
        return board.sites().ordinal(site);
    }

    @Override
    public boolean isLaid(int site) {
        return !lifted.contains(site);
    }

    @Override
    public int terrain(int site) {
        return terrain.getOrDefault(site, 0);
    }

    @Override
    public List<Man> standing(int site) {
        return men.getOrDefault(site, List.of());
    }

    @Override
    public List<Mark> marks(int site) {
        return marks.getOrDefault(site, List.of());
    }
}
