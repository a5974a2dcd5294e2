package io.petteia.cli;

import com.google.inject.Inject;
import picocli.CommandLine.Option;

/** How games are played of which there are many: of what chance they draw, and when one is given up. */
final class PlayedGames {
    private final Arguments arguments;

    @Option(
            names = "--longest",
            paramLabel = "MOVES",
            defaultValue = "100000",
            description = "Break a game off after so many moves; ${DEFAULT-VALUE} if not given.")
    private int longest;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all chance; ${DEFAULT-VALUE} if not given.")
    private long seed;

    @Inject
    PlayedGames(Arguments arguments) {
        this.arguments = arguments;
    }

    /** @throws Failure if it is no number of moves */
    int longest() {
        arguments.within("--longest", longest, 1, Integer.MAX_VALUE);
        return longest;
    }

    long seed() {
        return seed;
    }
}
