package io.petteia.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program's entry. */
@Command(
        name = "petteia",
        mixinStandardHelpOptions = true,
        version = "petteia 0.1.0-SNAPSHOT",
        description = "Rules of board and card games: check them, play them, test them.")
public final class Main implements Runnable {

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
