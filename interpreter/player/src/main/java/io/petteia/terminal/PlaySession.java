package io.petteia.terminal;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.store.AtomicFile;
import io.petteia.store.RecordWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Plays a match in a terminal or a pipe: lets chance and the programs move, asks people, and keeps the game on disk after every move, so that nothing
 * is lost however it is left.
 */
public final class PlaySession {
    private final Input input;
    private final Screen screen;
    private final Commands commands;
    private Match match;
    private @Nullable Path file;
    private boolean kept;
    private boolean told;
    private boolean quit;
    private int refused;

    /** @param colour whether the board may be coloured */
    public PlaySession(Resumer.Resumed begun, Input input, PrintStream out, boolean colour, Resumer resumer) {
        this.match = begun.match();
        this.file = begun.file();
        this.input = input;
        this.screen = new Screen(out, colour);
        this.commands = new Commands(this, screen, input, resumer);
        input.completeWith(() -> Commands.words(match));
    }

    /** @return how many lines could not be understood or were no legal moves */
    public int run() {
        screen.line(match.model().title() + ". " + commands.hint());
        screen.legend(match);
        boolean shown = false;
        while (!quit) {
            if (!match.isOver() && moveByItself()) continue;
            if (match.isOver() && !shown) screen.position(match);
            if (match.isOver() && !shown) screen.end(match);
            shown = match.isOver();
            if (match.isOver() && (!input.isInteractive() || match.seats().humans() == 0)) break;
            ask();
        }
        if (kept) screen.line("The game is kept in " + file + ".");
        screen.flush();
        return refused;
    }

    /** A move of chance or of a program; false if it is somebody's turn. */
    private boolean moveByItself() {
        State state = match.state();
        if (state.actor() == State.CHANCE) {
            play("chance", state.sample(match.random()));
            return true;
        }
        if (state.countMoves() == 0) throw state.deadEnd();
        Seats.Seat seat = match.seat(state.actor());
        if (seat.bot() == null) return false;
        String who = match.model().players().members().get(state.actor()) + " (" + seat.kind() + ")";
        play(who, match.chosenBy(seat.bot()));
        return true;
    }

    private void ask() {
        String mover = match.isOver()
                ? ""
                : match.model().players().members().get(match.state().actor());
        if (!match.isOver()) {
            handOver(mover);
            screen.position(match);
        }
        String before = position();
        while (!quit && before.equals(position())) {
            screen.flush();
            String line = input.read(mover + "> ");
            if (line == null) quit();
            else if (!line.isBlank() && !commands.run(line.strip())) refused++;
        }
    }

    /** Where there are secrets, two at one keyboard do not look at the screen together. */
    private void handOver(String mover) {
        if (!input.isInteractive() || match.seats().humans() < 2 || !match.hasSecrets()) return;
        screen.line("\n".repeat(60) + "Hand over to " + mover + ".");
        screen.flush();
        if (input.read("Enter to go on ") == null) quit();
    }

    /** Tells one moment of the match from another. */
    private String position() {
        return System.identityHashCode(match) + " " + match.entries().size() + " " + match.isOver();
    }

    void play(String who, Move move) {
        boolean chance = match.state().actor() == State.CHANCE;
        int viewer = match.viewer();
        String written = match.written(move);
        match.play(move);
        String read = match.lastMove(viewer);
        if (read != null) screen.line(who + ": " + read + (written.equals(read) ? "" : " (" + written + ")"));
        else if (!chance) screen.line(who + " has moved");
        screen.lines(match.state().announcements());
        // What programs play among themselves can be played again.
        if (match.seats().humans() > 0 || match.isOver()) keep();
    }

    /** On disk, if the game is kept. A disk that cannot be written to is told of once; the game goes on. */
    void keep() {
        if (file == null) return;
        try {
            AtomicFile.write(file, RecordWriter.yaml(match.record()));
            kept = true;
        } catch (IOException e) {
            if (!told) screen.line("The game cannot be kept in " + file + ": " + e.getMessage());
            told = true;
        }
    }

    Match match() {
        return match;
    }

    void goOnWith(Resumer.Resumed resumed) {
        resumed.match().allow(match.allowed());
        match = resumed.match();
        file = resumed.file();
    }

    void quit() {
        quit = true;
    }
}
