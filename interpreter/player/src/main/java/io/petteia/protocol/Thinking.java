package io.petteia.protocol;

import io.petteia.agents.Allowance;
import io.petteia.agents.Bot;
import io.petteia.game.Move;
import io.petteia.game.View;
import io.petteia.machine.Defect;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** A bot that thinks in a thread of its own, and answers when it has chosen. */
final class Thinking {
    private final Bot.Seated bot;
    private final View view;
    private final RandomGenerator random;
    private final Answers answers;
    private final Allowance allowance;
    private final Thread thread;
    private volatile boolean chosen;

    private Thinking(Bot.Seated bot, View view, RandomGenerator random, Answers answers) {
        this.bot = bot;
        this.view = view;
        this.random = random;
        this.answers = answers;
        this.allowance = bot.budget().start();
        this.thread = new Thread(this::think, "petteia-thinking");
    }

    static Thinking begin(Bot.Seated bot, View view, RandomGenerator random, Answers answers) {
        Thinking begun = new Thinking(bot, view, random, answers);
        begun.thread.setDaemon(true);
        begun.thread.start();
        return begun;
    }

    private void think() {
        try {
            long begun = System.nanoTime();
            Move move = bot.thinker().choose(view, allowance, random);
            Answers.Answer answer = new Answers.Answer();
            answer.line("playouts", allowance.playouts());
            answer.line("seconds", String.format(Locale.ROOT, "%.3f", (System.nanoTime() - begun) / 1e9));
            answer.line("bestmove", move.notation());
            chosen = true;
            answers.ok(answer);
        } catch (Defect defect) {
            chosen = true;
            answers.refuse(new Refusal("definition-wrong", defect.diagnostic().message()));
        } catch (RuntimeException | Error failed) {
            chosen = true;
            answers.refuse(new Refusal("program-failed", failed.toString()));
        }
    }

    boolean goesOn() {
        return !chosen;
    }

    void stop() {
        allowance.cancel();
    }

    /** Until it has answered. */
    void await() throws InterruptedException {
        thread.join();
    }
}
