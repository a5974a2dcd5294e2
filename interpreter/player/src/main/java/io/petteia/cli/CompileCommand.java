package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.machine.compile.Rewrite;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code compile}. */
@Command(
        name = "compile",
        description = {
            "Compile the rules of a game, as is done where much is played.",
            "With --show it prints what was made: a Java class."
        })
final class CompileCommand implements Callable<Integer> {
    private static final long MILLISECOND = 1_000_000;

    private final Streams streams;

    @Mixin
    private final GameArgument game;

    @Mixin
    private final JsonOutput json;

    @Option(names = "--show", description = "Print the class.")
    private boolean show;

    @Option(
            names = "--without",
            paramLabel = "REWRITE",
            split = ",",
            description = "Leave out some of: ${COMPLETION-CANDIDATES}.")
    private List<Rewrite> without = new ArrayList<>();

    @Inject
    CompileCommand(Streams streams, GameArgument game, JsonOutput json) {
        this.streams = streams;
        this.game = game;
        this.json = json;
    }

    /** @param milliseconds to compile it, by the clock */
    record Form(
            int petteia,
            String command,
            String game,
            long milliseconds,
            int lines,
            @Nullable String source) {}

    @Override
    public Integer call() {
        Game opened = game.open();
        Set<Rewrite> rewrites = EnumSet.allOf(Rewrite.class);
        rewrites.removeAll(without);
        long before = System.nanoTime();
        String source = opened.compiled(rewrites).source();
        long taken = (System.nanoTime() - before) / MILLISECOND;
        if (source == null)
            throw Failure.definition(List.of(
                    Diagnostic.error("not-compiled", null, "the board of this game is too large to be compiled")));
        int lines = (int) source.lines().count();
        if (json.isWanted())
            json.print(new Form(JsonOutput.VERSION, "compile", opened.id(), taken, lines, show ? source : null));
        else if (show) streams.out().print(source);
        else streams.out().println(opened.title() + ": " + lines + " lines of Java in " + taken + " ms");
        return ExitCode.FINE;
    }
}
