package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.agents.Bots;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.protocol.Opener;
import io.petteia.protocol.Protocol;
import io.petteia.protocol.Refusal;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code engine}. */
@Command(
        name = "engine",
        description = {
            "Let another program play: it writes commands to standard input, a line each, and reads answers from standard output.",
            "An answer ends with a line that begins with `ok` or `error`. Nothing that is written ends the engine but `quit`."
        },
        footer = {
            "",
            "  hello                      the version, and the bots that there are",
            "  games                      the games that can be loaded by name",
            "  load GAME [NAME=VALUE]...  a game, with options, at its start",
            "  position [start | YAML]    print the position, or begin at another",
            "  status                     who is to move, or how it ended",
            "  moves                      the legal moves, or the outcomes of chance",
            "  play MOVE                  a move, or an outcome of chance",
            "  roll                       let chance decide",
            "  undo [N]                   take moves back",
            "  go [BOT]                   let a bot think (uct, alphabeta:time=5s, uct:playouts=1000); `bestmove` when it has chosen",
            "  stop                       have it choose now",
            "  result, why MOVE, record, seed N, quit",
            "  view [PLAYER], log [PLAYER]  what somebody may see",
        })
final class EngineCommand implements Callable<Integer> {
    private final Streams streams;
    private final Games games;
    private final Bots bots;

    @Inject
    EngineCommand(Streams streams, Games games, Bots bots) {
        this.streams = streams;
        this.games = games;
        this.bots = bots;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        new Protocol(new Shelf(games), bots, new Petteia.Version().getVersion()[0], streams.in(), streams.out()).run();
        return ExitCode.FINE;
    }

    /** Games by name or path, as commands take them. */
    private record Shelf(Games games) implements Opener {
        @Override
        public List<String> names() {
            return games.catalogue().names();
        }

        @Override
        public Game open(String name, Map<String, String> options) {
            try {
                return games.open(games.definition(name), options);
            } catch (Failure failure) {
                List<Diagnostic> found = failure.diagnostics();
                throw new Refusal(
                        found.get(0).code(),
                        found.get(0).message(),
                        found.stream().map(Shelf::line).toList());
            }
        }

        private static String line(Diagnostic each) {
            String place = each.span() == null || each.span().source().name().equals(CommandText.NAME)
                    ? ""
                    : each.span() + ": ";
            return place + each.message() + (each.suggestion() == null ? "" : "; " + each.suggestion());
        }
    }
}
