package io.petteia.agents;

import io.petteia.game.Lookahead;
import io.petteia.game.Script;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Grows a tree of what may follow, by one node a playout, down the moves that do well for whoever decides. Where something is hidden each playout begins in
 * another world that may be the real one, and moves that can be told apart only by what is hidden share a node (single-observer ISMCTS); those who choose at the
 * same time do not see what the others choose. Where nothing is hidden, what is certain is proven (MCTS-Solver).
 */
final class UctSearch {
    /** From then on playouts begin where the tree ends. */
    private static final int MOST_EDGES = 1_000_000;

    private final Worlds worlds;
    private final Playout playout;
    private final Allowance allowance;
    private final RandomGenerator random;
    private final Selection selection;
    private final Node root;
    private final Choice choice;
    private final int persons;
    private int edges;
    private double scale = 1;

    UctSearch(
            Worlds worlds,
            Experience experience,
            Allowance allowance,
            RandomGenerator random,
            Node root,
            Choice choice) {
        this.worlds = worlds;
        this.playout = new Playout(experience, random, allowance);
        this.allowance = allowance;
        this.random = random;
        this.selection = new Selection(worlds.areMany());
        this.root = root;
        this.choice = choice;
        this.persons = worlds.next().game().model().seated();
    }

    /** Until the allowance is spent, or it is certain what to do. */
    void run() {
        int person = worlds.next().person();
        while (!allowance.isSpent() && !isDecided(person)) {
            playOnce();
            allowance.count();
        }
    }

    private boolean isDecided(int person) {
        return !worlds.areMany() && root.isExpanded() && Path.proven(root, person, scale) != null;
    }

    private void playOnce() {
        Path path = new Path();
        try {
            Lookahead world = worlds.next();
            double[] values = descend(world, path);
            for (double value : values) scale = Math.max(scale, Math.abs(value));
            path.learn(values);
            if (world.isOver() && certain != null) path.prove(certain, scale);
        } catch (Defect defect) {
            // What goes wrong in a game that is only imagined teaches nothing about who wins it.
            path.learn(new double[persons]);
        }
    }

    /** by person what an ending met in the tree itself is worth; null if the last way down met none */
    private double @Nullable [] certain;

    private double[] descend(Lookahead world, Path path) {
        certain = null;
        List<Script> unseen = new ArrayList<>();
        Node node = root;
        while (!world.isOver()) {
            int person = world.person();
            Edge edge = person == State.CHANCE ? node.edge(world.any(random)) : decided(node, world, person);
            if (edge == null) return playout.from(world, path::played);
            path.went(node, edge, person);
            boolean hidden = world.isUnseen();
            world.play(edge.move);
            Node next = hidden ? afterUnseen(node, edge, world, unseen) : edge.child;
            if (next == null && !hidden) next = edge.child = new Node();
            if (next == null) throw new IllegalStateException("nothing follows");
            if (next.visits == 0 && !world.isOver()) {
                if (edges < MOST_EDGES) next.visits++;
                return playout.from(world, path::played);
            }
            node = next;
        }
        double[] utilities = world.utilities();
        if (!worlds.areMany()) certain = utilities;
        return utilities;
    }

    private @Nullable Edge decided(Node node, Lookahead world, int person) {
        int before = node.edges().size();
        List<Edge> present = worlds.areMany() ? node.in(world, random) : node.all(world, random);
        edges += node.edges().size() - before;
        if (node == root)
            present = present.stream()
                    .filter(edge -> choice.moves().containsKey(edge.move))
                    .toList();
        if (present.isEmpty()) return null;
        return selection.select(node, present, person, scale);
    }

    /** Who decides next does not see what was chosen; only when all have chosen does it matter. */
    private static Node afterUnseen(Node node, Edge edge, Lookahead world, List<Script> unseen) {
        unseen.add(edge.move);
        if (world.isUnseen()) {
            Node after = node.after;
            return after != null ? after : (node.after = new Node());
        }
        Node next = node.together.computeIfAbsent(List.copyOf(unseen), scripts -> new Node());
        unseen.clear();
        return next;
    }

    /** What is certain to be best, else what was tried most. */
    Edge best(int person) {
        Edge best = null;
        for (Edge edge : root.edges()) {
            if (!choice.moves().containsKey(edge.move)) continue;
            if (best == null || isBetter(edge, best, person)) best = edge;
        }
        return best != null ? best : new Edge(choice.first().script());
    }

    private boolean isBetter(Edge a, Edge b, int person) {
        int certainty = Double.compare(certainty(a, person), certainty(b, person));
        if (certainty != 0) return certainty > 0;
        if (a.visits != b.visits) return a.visits > b.visits;
        return a.visits > 0 && a.sum > b.sum;
    }

    /** 1 for what wins for certain, -1 for what loses. */
    private int certainty(Edge edge, int person) {
        double @Nullable [] proven = edge.proven;
        if (proven == null) return 0;
        return proven[person] >= scale ? 1 : proven[person] <= -1 ? -1 : 0;
    }
}
