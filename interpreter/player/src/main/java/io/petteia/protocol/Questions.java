package io.petteia.protocol;

import io.petteia.game.Move;
import io.petteia.game.MoveNotation;
import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.game.View;
import io.petteia.grammar.text.Spelling;
import io.petteia.store.RecordWriter;
import io.petteia.terminal.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Commands about the game that is being played. */
final class Questions {
    static final List<String> WORDS = List.of(
            "status",
            "position",
            "fen",
            "moves",
            "play",
            "roll",
            "undo",
            "seed",
            "result",
            "view",
            "log",
            "why",
            "record");

    private static final List<String> OTHERS = List.of("hello", "games", "load", "go", "stop", "quit");

    private final Table table;
    private final Answers.Answer answer;

    Questions(Table table, Answers.Answer answer) {
        this.table = table;
        this.answer = answer;
    }

    /** What to say to a word that is none of these. */
    static List<String> known(String word) {
        List<String> all = new ArrayList<>(OTHERS);
        all.addAll(WORDS);
        String meant = Spelling.didYouMean(word, all);
        return List.of(meant != null ? meant : "one of " + String.join(", ", all));
    }

    void obey(String word, String rest) {
        switch (word) {
            case "status" -> status();
            case "position" -> position(rest);
            case "fen" -> fen();
            case "moves" -> moves(rest);
            case "play" -> play(rest);
            case "roll" -> roll();
            case "undo" -> undo(rest);
            case "seed" -> table.seed(number(rest, Long.MIN_VALUE, Long.MAX_VALUE));
            case "result" -> result();
            case "view" -> answer.text(view(rest).position());
            case "log" -> log(rest);
            case "why" -> new Reasons(table.state()).lines(rest).forEach(answer::text);
            default -> answer.text(RecordWriter.yaml(table.record()));
        }
    }

    /** The game that has been loaded. */
    void describe() {
        answer.line("game", table.game().id());
        answer.line("title", table.game().title());
        for (int player = 0; player < table.game().model().seated(); player++)
            answer.line("player", table.name(player));
        for (Map.Entry<String, String> option : table.game().model().options().entrySet())
            answer.line("option", option.getKey() + "=" + option.getValue());
        for (MoveNotation each : table.game().notations()) answer.line("notation", each.name());
        answer.line("hides", table.game().hides());
        status();
    }

    private void status() {
        State state = table.state();
        answer.line(
                "mover",
                state.isOver() ? "nobody" : state.actor() == State.CHANCE ? "chance" : table.name(state.actor()));
        if (state.isOver()) result();
    }

    private void position(String rest) {
        if (rest.isEmpty()) {
            answer.text(table.state().position());
            return;
        }
        table.begin(rest.equals("start") ? null : rest);
        status();
    }

    private void fen() {
        String fen = table.state().fen();
        if (fen == null) throw new Refusal("no-fen", "the game declares no FEN, or none for such a position");
        answer.line("fen", fen);
    }

    /** @param rest the name of a notation that the game declares; the game's own texts if it is empty */
    private void moves(String rest) {
        if (rest.isEmpty()) for (Move move : table.state().legalMoves()) answer.line("move", move.notation());
        else for (String text : notation(rest).texts(table.state())) answer.line("move", text);
    }

    private MoveNotation notation(String name) {
        List<String> names = new ArrayList<>();
        for (MoveNotation each : table.game().notations()) {
            if (each.name().equals(name)) return each;
            names.add(each.name());
        }
        throw new Refusal(
                "bad-argument",
                "`" + name + "` is no notation of this game",
                names.isEmpty() ? List.of() : List.of("one of " + String.join(", ", names)));
    }

    private void play(String rest) {
        if (rest.isEmpty()) throw new Refusal("missing-argument", "`play MOVE`");
        table.play(rest);
        played();
    }

    private void played() {
        for (String announcement : table.state().announcements()) answer.line("announced", announcement);
        status();
    }

    private void roll() {
        if (table.state().actor() != State.CHANCE) throw new Refusal("no-chance", "chance has nothing to decide here");
        Move outcome = table.state().sample(table.random());
        table.play(outcome);
        answer.line("rolled", outcome.notation());
        played();
    }

    private void undo(String rest) {
        long times = rest.isEmpty() ? 1 : number(rest, 1, Integer.MAX_VALUE);
        for (long i = 0; i < times; i++) table.undo();
        status();
    }

    private void result() {
        Result result = table.state().result();
        if (result == null) throw new Refusal("not-over", "the game goes on");
        for (Result.Outcome each : result.outcomes())
            answer.line(
                    "result",
                    table.name(each.player()) + " " + each.kind().name().toLowerCase(Locale.ROOT) + " rank "
                            + each.rank() + " utility " + each.utility() + score(each.score()));
        if (result.why() != null) answer.line("reason", result.why());
    }

    private static String score(@Nullable Integer score) {
        return score == null ? "" : " score " + score;
    }

    /** @param rest the name of a player; whoever only watches if it is empty */
    private View view(String rest) {
        return table.state().view(rest.isEmpty() ? -1 : table.player(rest));
    }

    private void log(String rest) {
        for (View.Line line : view(rest).log()) {
            String who = line.actor() == State.CHANCE ? "chance" : table.name(line.actor());
            answer.line("played", who + " " + line.notation());
        }
    }

    private static long number(String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            if (least <= number && number <= most) return number;
        } catch (NumberFormatException e) {
            // Then it is none.
        }
        throw new Refusal("bad-argument", "`" + text + "` is no number that can stand here");
    }
}
