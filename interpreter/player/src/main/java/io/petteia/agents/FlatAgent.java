package io.petteia.agents;

import io.petteia.game.Game;
import io.petteia.game.Lookahead;
import io.petteia.game.Move;
import io.petteia.game.Script;
import io.petteia.game.View;
import io.petteia.machine.Defect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Flat Monte-Carlo: plays games out behind each move, more of them behind those that do well (UCB1), and takes the move that did best. */
public final class FlatAgent implements Agent {
    private static final double EXPLORATION = 0.7;

    @Override
    public Thinker sit(Game game) {
        Lesson lesson = Lesson.of(game);
        return (view, allowance, random) -> {
            Choice choice = Choice.of(view.legalMoves());
            return choice.isOnly()
                    ? choice.first()
                    : new Thought(view, choice, lesson.within(allowance), allowance, random).best();
        };
    }

    private static final class Thought {
        private final Worlds worlds;
        private final int me;
        private final Allowance allowance;
        private final Playout playout;
        private final List<Map.Entry<Script, Move>> moves;
        private final double[] sums;
        private final int[] visits;
        private int all;

        Thought(View view, Choice choice, Experience experience, Allowance allowance, RandomGenerator random) {
            this.worlds = new Worlds(view, experience, random);
            this.me = worlds.next().person();
            this.allowance = allowance;
            this.playout = new Playout(experience, random, allowance);
            this.moves = new ArrayList<>(choice.moves().entrySet());
            Collections.shuffle(moves, new Random(random.nextLong()));
            this.sums = new double[moves.size()];
            this.visits = new int[moves.size()];
        }

        Move best() {
            while (!allowance.isSpent()) {
                int chosen = chosen();
                sums[chosen] += tried(moves.get(chosen).getKey());
                visits[chosen]++;
                all++;
                allowance.count();
            }
            int best = 0;
            for (int i = 1; i < visits.length; i++) if (mean(i) > mean(best)) best = i;
            return moves.get(best).getValue();
        }

        private double mean(int i) {
            return visits[i] == 0 ? -1 : sums[i] / visits[i];
        }

        private int chosen() {
            int best = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < visits.length; i++) {
                if (visits[i] == 0) return i;
                double bound = mean(i) + EXPLORATION * Math.sqrt(Math.log(all) / visits[i]);
                if (bound > most) {
                    most = bound;
                    best = i;
                }
            }
            return best;
        }

        /** What goes wrong in a game that is only imagined is nobody's gain. */
        private double tried(Script move) {
            try {
                Lookahead world = worlds.next();
                world.play(move);
                return playout.from(world, (person, played) -> {})[me];
            } catch (Defect defect) {
                return 0;
            }
        }
    }
}
