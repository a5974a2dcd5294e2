package io.petteia.agents;

import io.petteia.game.Game;
import java.lang.ref.SoftReference;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What bots learn of a game, paid from what they may spend on their moves. Under a budget of time a quarter of it goes into learning, move by move until
 * all is learnt, and everybody who plays the game has what the others have learnt. Under a budget of playouts an eighth of them are games to learn from, each time
 * counted though they are played only once, so that a choice depends on nothing but the position. Meanwhile the game is compiled, by a thread of its own.
 */
final class Lesson {
    private static final Map<Game, SoftReference<Lesson>> LESSONS = Collections.synchronizedMap(new WeakHashMap<>());
    private static final int GAMES = 90;
    private static final int GAMES_OF_PLAYOUTS = 60;
    private static final int PART_OF_PLAYOUTS = 8;
    private static final int PART_OF_TIME = 4;
    private static final int GLANCE_MILLIS = 20;

    private static final Executor COMPILER = compiler();

    private final Game game;
    private final CompletableFuture<Game> compiled;
    private final ReentrantLock turn = new ReentrantLock();
    private final Learning learning;
    private volatile @Nullable Experience whole;
    private final Experience none;
    /** by how many games it is learnt from */
    private final Map<Integer, Experience> parts = new HashMap<>();

    private Lesson(Game game) {
        this.game = game;
        this.compiled = CompletableFuture.supplyAsync(() -> game.on(Game.Machine.COMPILED), COMPILER)
                .exceptionally(failure -> game);
        this.learning = new Learning(game, GAMES);
        this.none = new Learning(game, 0).learnt(this::faster);
    }

    private static Executor compiler() {
        ThreadPoolExecutor one =
                new ThreadPoolExecutor(1, 1, 5, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
                    Thread thread = new Thread(null, task, "petteia-compiler", 16 << 20);
                    thread.setDaemon(true);
                    return thread;
                });
        one.allowCoreThreadTimeOut(true);
        return one;
    }

    /** That of a game, for all who play it. */
    static Lesson of(Game game) {
        synchronized (LESSONS) {
            SoftReference<Lesson> known = LESSONS.get(game);
            Lesson lesson = known == null ? null : known.get();
            if (lesson == null) LESSONS.put(game, new SoftReference<>(lesson = new Lesson(game)));
            return lesson;
        }
    }

    /** The game on the machine that plays it fastest, if that is another and it is ready. */
    private @Nullable Game faster() {
        Game ready = compiled.getNow(game);
        return ready == game ? null : ready;
    }

    /** What is known, or becomes known within a part of what may be spent. */
    Experience within(Allowance allowance) {
        return allowance.budget().isTimed() ? inTime(allowance) : inPlayouts(allowance);
    }

    private Experience inTime(Allowance allowance) {
        Experience known = whole;
        if (known != null) return known;
        // Whoever else is at it has it for all.
        if (!turn.tryLock()) return none;
        try {
            while (!learning.isDone() && !allowance.isPartSpent(PART_OF_TIME))
                if (learning.step(faster())) allowance.count();
            if (learning.isDone()) whole = learning.learnt(this::faster);
            known = whole;
            return known == null ? none : known;
        } finally {
            turn.unlock();
        }
    }

    private Experience inPlayouts(Allowance allowance) {
        awaitCompiled(allowance);
        int games = (int) Math.min(GAMES_OF_PLAYOUTS, allowance.budget().playouts() / PART_OF_PLAYOUTS);
        turn.lock();
        try {
            Experience known = parts.get(games);
            if (known == null) {
                Learning part = new Learning(game, games);
                while (!part.isDone() && !allowance.isOutOfTime()) part.step(faster());
                if (!part.isDone()) return none;
                known = part.learnt(this::faster);
                parts.put(games, known);
            }
            for (int i = 0; i < games; i++) allowance.count();
            return known;
        } finally {
            turn.unlock();
        }
    }

    private void awaitCompiled(Allowance allowance) {
        while (!allowance.isOutOfTime()) {
            try {
                compiled.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException e) {
                // asked again, unless the bot is told to stop
                continue;
            } catch (ExecutionException e) {
                return;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
