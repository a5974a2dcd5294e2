package io.petteia.tests.readme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands say is the same to the byte wherever they are run: with a dotless small I, with commas in fractions, in another encoding. */
class LocaleOfCommandsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "./petteia list",
                "./petteia simulate tic-tac-toe -n 30 --seed 1",
                "./petteia simulate connect-four -n 20 --seed 1 --json",
                "./petteia render chess",
                "./petteia validate definitions/slip",
                "./petteia nonsense"
            })
    void commandsSayTheSame(String command) throws IOException {
        Workplace place = new Workplace(folder);
        place.write(
                "definitions/slip/game.yaml",
                "petteia: 1\nextends: cleruchy\ntitle: I\nchange: {pieces: {HOPLIT: {cost: 2}}}\n");
        Workplace.Said here = place.run(command, "-Duser.language=en", "-Duser.country=US");
        Workplace.Said there = place.run(
                command,
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Duser.language.format=it",
                "-Duser.country.format=IT",
                "-Dfile.encoding=ISO-8859-1");
        assertThat(there).isEqualTo(here);
    }
}
