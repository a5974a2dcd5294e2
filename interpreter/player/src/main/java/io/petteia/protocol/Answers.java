package io.petteia.protocol;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Writes answers: lines that begin with a word, and a last one, {@code ok} or {@code error}. An answer is written whole, whoever else has one to write. */
final class Answers {
    private final PrintStream out;

    Answers(PrintStream out) {
        this.out = out;
    }

    /** The lines of one answer. */
    static final class Answer {
        private final List<String> lines = new ArrayList<>();

        void line(String word, Object value) {
            String text = value.toString().replaceAll("\\R", " ").strip();
            lines.add(text.isEmpty() ? word : word + " " + text);
        }

        /** A text of several lines, each behind a bar. */
        void text(String text) {
            text.lines().forEach(line -> lines.add("| " + line));
        }
    }

    synchronized void ok(Answer answer) {
        answer.lines.forEach(out::println);
        out.println("ok");
        out.flush();
    }

    synchronized void refuse(Refusal refusal) {
        Answer answer = new Answer();
        for (String reason : refusal.reasons()) answer.line("because", reason);
        answer.line("error", refusal.code() + " " + refusal.getMessage());
        answer.lines.forEach(out::println);
        out.flush();
    }
}
