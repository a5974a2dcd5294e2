package io.petteia.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Small definitions for tests, written to a folder. */
final class Definitions {
    private Definitions() {}

    /** Two mistakes. */
    static String broken(Path below) {
        return write(below.resolve("broken"), """
                petteia: 1
                title: Broken
                players: [White, Black]
                rules: game.rules
                bord: {shape: square, size: 3x3}
                """, """
                play { turns of players { choose cell in emty  pass } }
                """);
    }

    /** Comes to a position without a legal move where nobody has three in a row on a full board: with the standard size always. */
    static String deadEnd(Path below) {
        return write(below.resolve("dead-end"), """
                petteia: 1
                title: Dead end
                players: [White, Black]
                rules: game.rules
                options:
                  size: {range: 2..3, default: 2}
                board: {shape: square, size: "{option.size}"}
                pieces: {stone: {symbol: S}}
                """, """
                play {
                  turns of players {
                    choose cell in empty
                    place stone at cell
                    if some([along all: own{3}] from cell) { win mover "three in a row" }
                  }
                }
                """);
    }

    static String write(Path folder, String game, String rules) {
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("game.yaml"), game);
            Files.writeString(folder.resolve("game.rules"), rules);
            return folder.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
