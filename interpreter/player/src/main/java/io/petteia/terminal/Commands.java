package io.petteia.terminal;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.store.AtomicFile;
import io.petteia.store.RecordWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a player can type: a move, or one of these words. Where a move reads like a word, the move is meant; a colon before it means the word. */
final class Commands {
    private static final List<String> WORDS = List.of(
            "moves",
            "why",
            "undo",
            "save",
            "resume",
            "resign",
            "draw",
            "board",
            "names",
            "legend",
            "position",
            "help",
            "quit");
    private static final List<String> HELP = List.of(
            "A move is typed as the game writes it; as much of it as only one move begins with is enough.",
            "  moves [TEXT]   the legal moves; those that hold a site or another text",
            "  why MOVE       why a move is not legal",
            "  undo           take your last move back",
            "  save FILE      write the game to a file (YAML; JSON if it ends in .json)",
            "  resume [FILE]  go on with a saved game, or with the one left last",
            "  resign, draw   end the game, where its rules let you",
            "  board, names   draw the board again; with the names of its sites",
            "  legend         what the signs on the board mean",
            "  position       the whole position as text, for --position",
            "  quit           leave; the game is kept",
            "If a move reads like one of these words, the move is meant; `:draw` is the word.");

    private final PlaySession session;
    private final Screen screen;
    private final Input input;
    private final Resumer resumer;

    Commands(PlaySession session, Screen screen, Input input, Resumer resumer) {
        this.session = session;
        this.screen = screen;
        this.input = input;
        this.resumer = resumer;
    }

    String hint() {
        return "`help` tells what you can type.";
    }

    /** The words and the legal moves, for completion. */
    static List<String> words(Match match) {
        Stream<String> moves = match.isOver()
                ? Stream.of()
                : match.state().legalMoves().stream().map(Move::notation);
        return Stream.concat(moves, WORDS.stream()).toList();
    }

    /** False if the line was refused. */
    boolean run(String line) {
        Match match = session.match();
        boolean plain = !line.startsWith(":");
        if (plain && !match.isOver() && match.state().move(line) != null) return move(line);
        String text = plain ? line : line.substring(1);
        int blank = text.indexOf(' ');
        String word = blank < 0 ? text : text.substring(0, blank);
        String rest = blank < 0 ? "" : text.substring(blank).strip();
        return switch (word) {
            case "moves" -> moves(rest);
            case "why" -> why(rest);
            case "undo" -> undo();
            case "save" -> save(rest);
            case "resume" -> resume(rest.isEmpty() ? null : rest);
            case "resign" -> resign();
            case "draw" -> draw();
            case "board" -> tell(() -> screen.position(match));
            case "names" -> tell(() -> screen.names(match));
            case "legend" -> tell(() -> screen.legend(match));
            case "position" -> tell(() -> screen.line(match.position().stripTrailing()));
            case "help" -> tell(() -> screen.lines(HELP));
            case "quit" -> tell(session::quit);
            default -> move(line);
        };
    }

    private static boolean tell(Runnable what) {
        what.run();
        return true;
    }

    private boolean refuse(String why) {
        screen.line(why);
        return false;
    }

    private boolean move(String text) {
        Match match = session.match();
        if (match.isOver()) return refuse("The game is over: `undo`, `save`, `resume` or `quit`.");
        State state = match.state();
        MoveText read = MoveText.read(state, text);
        if (read instanceof MoveText.Found found) {
            session.play(match.model().players().members().get(state.actor()), found.move());
            return true;
        }
        if (read instanceof MoveText.Ambiguous several) {
            screen.line("`" + text + "` could be:");
            screen.columns(several.moves().stream().map(Move::notation).toList());
            return false;
        }
        screen.lines(new Reasons(state).lines(text));
        return refuse("`moves` lists the legal moves, `help` tells what else you can type.");
    }

    private boolean moves(String filter) {
        Match match = session.match();
        List<String> moves = match.isOver()
                ? List.of()
                : match.state().legalMoves().stream()
                        .filter(move -> filter.isEmpty() || holds(move, filter))
                        .map(Move::notation)
                        .toList();
        if (moves.isEmpty()) screen.line("There are none.");
        screen.columns(moves);
        return true;
    }

    private boolean why(String move) {
        if (move.isEmpty()) return refuse("Which move? `why MOVE`");
        screen.lines(new Reasons(session.match().state()).lines(move));
        return true;
    }

    private static boolean holds(Move move, String text) {
        return move.notation().contains(text)
                || move.parts().stream().anyMatch(part -> part.value().equals(text));
    }

    /** Back to where a person last had to choose, past what chance and programs did since. */
    private boolean undo() {
        Match match = session.match();
        if (match.isBehindBarrier())
            return refuse("That cannot be taken back: something was shown since, or `--undo` forbids it.");
        if (!match.canUndo()) return refuse("There is nothing to take back.");
        match.undo();
        while (match.canUndo() && !match.isOver() && !isPersonsTurn(match)) match.undo();
        session.keep();
        screen.line("Taken back.");
        return true;
    }

    private static boolean isPersonsTurn(Match match) {
        int actor = match.state().actor();
        return actor >= 0 && match.seat(actor).isHuman();
    }

    private boolean save(String name) {
        if (name.isEmpty()) return refuse("Where to? `save FILE`");
        try {
            Path file = Path.of(name);
            boolean json = name.endsWith(".json");
            AtomicFile.write(
                    file,
                    json
                            ? RecordWriter.json(session.match().record())
                            : RecordWriter.yaml(session.match().record()));
            screen.line("Saved in " + file + ".");
            return true;
        } catch (IOException | java.nio.file.InvalidPathException e) {
            return refuse("It cannot be saved in " + name + ": " + e.getMessage());
        }
    }

    private boolean resume(@Nullable String name) {
        try {
            session.goOnWith(resumer.resume(name == null ? null : Path.of(name)));
            return true;
        } catch (Resumer.CannotResume e) {
            return refuse(e.why());
        }
    }

    private boolean resign() {
        Match match = session.match();
        if (match.isOver()) return refuse("The game is over.");
        if (!match.model().resign())
            return refuse("This game has no resigning (`endings: {resign: true}` in its game.yaml).");
        match.resign(match.state().actor());
        session.keep();
        return true;
    }

    private boolean draw() {
        Match match = session.match();
        if (match.isOver()) return refuse("The game is over.");
        if (!match.model().agreedDraw())
            return refuse("This game has no agreed draw (`endings: {agreed_draw: true}` in its game.yaml).");
        if (match.seats().humans() < match.seats().size()) return refuse("A program does not agree to draws.");
        if (match.seats().size() > 1) {
            String answer = input.read("Do the others agree? (yes/no) ");
            if (answer == null || !answer.strip().equals("yes")) return refuse("Not agreed.");
        }
        match.agreeDraw();
        session.keep();
        return true;
    }
}
