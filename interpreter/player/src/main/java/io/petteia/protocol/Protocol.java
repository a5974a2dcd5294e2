package io.petteia.protocol;

import io.petteia.agents.Bot;
import io.petteia.agents.Bots;
import io.petteia.machine.Defect;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads commands, a line each, and answers each with lines of which the last is {@code ok} or {@code error}. Nothing that is read ends it but {@code quit}
 * and the end of the input.
 */
public final class Protocol {
    private static final String USUAL_BOT = "uct";

    private final Opener opener;
    private final Bots bots;
    private final Lines lines;
    private final Answers answers;
    private final String version;
    private @Nullable Table table;
    private @Nullable Thinking thinking;

    public Protocol(Opener opener, Bots bots, String version, InputStream in, PrintStream out) {
        this.opener = opener;
        this.bots = bots;
        this.version = version;
        this.lines = new Lines(in);
        this.answers = new Answers(out);
    }

    /** Until there is nothing more to read; what is thought about by then is thought to its end. */
    public void run() throws IOException, InterruptedException {
        for (String line = lines.next(); line != null; line = lines.next()) {
            if (line.isEmpty()) continue;
            if (line.equals("quit")) {
                quit();
                return;
            }
            answer(line);
        }
        if (thinking != null) thinking.await();
    }

    private void quit() throws InterruptedException {
        if (thinking != null) {
            thinking.stop();
            thinking.await();
        }
        answers.ok(new Answers.Answer());
    }

    private void answer(String line) throws InterruptedException {
        try {
            if (lines.isCut()) throw new Refusal("too-long", "a line has a megabyte at most");
            int blank = line.indexOf(' ');
            String word = blank < 0 ? line : line.substring(0, blank);
            Answers.Answer answer = new Answers.Answer();
            if (obey(word, blank < 0 ? "" : line.substring(blank + 1).strip(), answer)) answers.ok(answer);
        } catch (Refusal refusal) {
            answers.refuse(refusal);
        } catch (Defect defect) {
            String place = defect.diagnostic().span() == null
                    ? ""
                    : defect.diagnostic().span() + ": ";
            answers.refuse(
                    new Refusal("definition-wrong", place + defect.diagnostic().message()));
        } catch (RuntimeException | Error failed) {
            answers.refuse(new Refusal("program-failed", failed.toString()));
        }
    }

    /** False if the answer comes later. */
    private boolean obey(String word, String rest, Answers.Answer answer) throws InterruptedException {
        if (word.equals("stop")) {
            stop();
            return true;
        }
        if (thinking != null && thinking.goesOn()) throw new Refusal("thinking", "`stop` ends it, and then it answers");
        switch (word) {
            case "hello" -> hello(answer);
            case "games" -> opener.names().forEach(name -> answer.line("game", name));
            case "load" -> load(rest, answer);
            case "go" -> {
                go(rest);
                return false;
            }
            default -> new Questions(table(word), answer).obey(word, rest);
        }
        return true;
    }

    private void stop() throws InterruptedException {
        if (thinking == null) return;
        thinking.stop();
        thinking.await();
    }

    private Table table(String word) {
        if (!Questions.WORDS.contains(word))
            throw new Refusal("unknown-command", "there is no command `" + word + "`", Questions.known(word));
        Table now = table;
        if (now == null) throw new Refusal("no-game", "no game is loaded: `load NAME`");
        return now;
    }

    private void hello(Answers.Answer answer) {
        answer.line("version", version);
        answer.line("protocol", 1);
        bots.agents().keySet().forEach(name -> answer.line("bot", name));
    }

    private void load(String rest, Answers.Answer answer) {
        List<String> words = Words.of(rest);
        if (words.isEmpty()) throw new Refusal("missing-argument", "`load NAME [OPTION=VALUE]...`");
        Map<String, String> options = new LinkedHashMap<>();
        for (String option : words.subList(1, words.size())) {
            int equals = option.indexOf('=');
            if (equals < 1) throw new Refusal("bad-argument", "`" + option + "` is not of the form OPTION=VALUE");
            options.put(option.substring(0, equals), option.substring(equals + 1));
        }
        Table loaded = new Table(opener.open(words.get(0), options));
        table = loaded;
        new Questions(loaded, answer).describe();
    }

    private void go(String rest) {
        Table now = table("moves");
        if (now.state().isOver()) throw new Refusal("game-over", "the game is over");
        if (now.state().actor() < 0)
            throw new Refusal("chance-decides", "chance decides here: `roll`, or `play` an outcome");
        if (now.state().countMoves() == 0) throw now.state().deadEnd();
        Bot bot = bot(rest.isEmpty() ? USUAL_BOT : rest);
        String refusal = bot.refusal(now.game());
        if (refusal != null) throw new Refusal("bot-refuses", refusal);
        thinking = Thinking.begin(now.seated(bot), now.state().view(now.state().actor()), now.random(), answers);
    }

    private Bot bot(String text) {
        try {
            return bots.bot(text);
        } catch (Bots.UnknownBot unknown) {
            throw new Refusal(
                    "unknown-bot",
                    String.valueOf(unknown.getMessage()),
                    List.of("one of " + String.join(", ", unknown.expected())));
        }
    }
}
