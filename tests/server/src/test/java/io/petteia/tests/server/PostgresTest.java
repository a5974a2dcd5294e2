package io.petteia.tests.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same server over PostgreSQL, by one setting. */
@Tag("postgres")
class PostgresTest {
    @TempDir
    Path folder;

    @Test
    void gamesAreKeptAndGoneOnWith() throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String url = postgres.getJdbcUrl("postgres", "postgres");
            List<String> tokens;
            try (Host host = new Host(url, folder)) {
                tokens = host.begin("cleruchy", Map.of("board", "hellas"), Map.of());
                host.play(tokens.get(0), "+Ha1");
                host.play(tokens.get(1), "+Ca10");
            }
            try (Host host = new Host(url, folder)) {
                assertThat(host.state(tokens.get(1)).get("plies").asInt()).isEqualTo(2);
                host.play(tokens.get(0), "a1-a2");
                assertThat(host.state(tokens.get(0))
                                .get("log")
                                .get(2)
                                .get("text")
                                .asString())
                        .isEqualTo("a1-a2");
            }
            try (Host first = new Host(url, folder);
                    Host second = new Host(url, folder)) {
                List<String> other = first.begin("tic-tac-toe", Map.of(), Map.of());
                assertThat(second.state(other.get(0)).get("plies").asInt()).isZero();
            }
        }
    }
}
