package io.petteia.tests.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.tests.Checkout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a page tells its reader to write and to type works, block by block; definitions/README.md says what the blocks mean. */
class ReadmeTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "README.md",
                "definitions/README.md",
                "definitions/COMING-FROM.md",
                "interpreter/README.md",
                "interpreter/player/README.md"
            })
    void doesAsItSays(String page) throws IOException {
        List<Block> blocks = Block.of(Files.readAllLines(Checkout.root().resolve(page)));
        try (Workplace place = new Workplace(folder)) {
            assertThat(done(blocks, place, page)).isPositive();
        }
    }

    /** How many blocks there were to do. */
    private static int done(List<Block> blocks, Workplace place, String page) throws IOException {
        int done = 0;
        for (Block block : blocks) {
            String where = page + ":" + block.line();
            if (block.isConsole()) console(block, place, where);
            else if (block.isFile() && block.rest().startsWith("in "))
                assertThat(place.read(block.rest().substring(3))).as(where).contains(block.text());
            else if (block.isFile()) place.write(block.rest(), block.text());
            else continue;
            done++;
        }
        return done;
    }

    private static void console(Block block, Workplace place, String where) {
        Workplace.Said said = null;
        List<String> expected = new ArrayList<>();
        for (String line : block.lines()) {
            if (!line.startsWith("$ ")) {
                expected.add(line);
                continue;
            }
            if (said != null) check(said, expected, false, where);
            expected.clear();
            said = place.run(line.substring(2));
        }
        assertThat(said).as(where).isNotNull();
        check(said, expected, block.rest().equals("fails"), where);
    }

    /** Expected lines in this order among those that were said; {@code …} stands for anything. */
    private static void check(Workplace.Said said, List<String> expected, boolean fails, String where) {
        assertThat(said.exitCode() != 0)
                .as("%s: fails, saying\n%s", where, said.text())
                .isEqualTo(fails);
        List<String> lines = said.text().lines().toList();
        int at = 0;
        for (String line : expected) {
            String pattern = java.util.regex.Pattern.quote(line).replace("…", "\\E.*\\Q");
            while (at < lines.size() && !lines.get(at).matches(pattern)) at++;
            assertThat(at).as("%s: `%s` in\n%s", where, line, said.text()).isLessThan(lines.size());
            at++;
        }
    }
}
