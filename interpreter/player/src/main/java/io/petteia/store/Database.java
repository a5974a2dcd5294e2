package io.petteia.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * The database in which hosted games are kept: a file of SQLite, or a server that a JDBC URL names. It is brought to the newest form when it is opened,
 * by the scripts {@code Vn__name.sql} that it has not seen yet, each in one transaction.
 */
public final class Database implements AutoCloseable {
    /** In the order in which they came about; never changed once released. */
    private static final List<String> SCRIPTS = List.of("V1__matches.sql");

    private static final int CONNECTIONS = 8;

    private final HikariDataSource pool;
    private final Jdbi jdbi;

    private Database(HikariDataSource pool) {
        this.pool = pool;
        this.jdbi = Jdbi.create(pool);
    }

    /** @param where the path of a file, or a URL that begins with {@code jdbc:} */
    public static Database open(String where) {
        HikariConfig config = new HikariConfig();
        boolean server = where.startsWith("jdbc:") && !where.startsWith("jdbc:sqlite:");
        config.setJdbcUrl(where.startsWith("jdbc:") ? where : "jdbc:sqlite:" + file(where));
        config.setPoolName("petteia");
        // One writer at a time is all that a file takes.
        config.setMaximumPoolSize(server ? CONNECTIONS : 1);
        if (!server) {
            config.addDataSourceProperty("journal_mode", "WAL");
            // What was acknowledged outlives a power cut, not only a crash of ours.
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("busy_timeout", "10000");
            config.addDataSourceProperty("foreign_keys", "true");
        }
        Database database = new Database(new HikariDataSource(config));
        try {
            database.jdbi.useTransaction(Database::migrate);
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
        return database;
    }

    private static Path file(String where) {
        Path file = Path.of(where).toAbsolutePath();
        Path folder = file.getParent();
        try {
            if (folder != null) Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    private static void migrate(Handle handle) {
        handle.execute("CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY)");
        int done = handle.createQuery("SELECT COALESCE(MAX(version), 0) FROM migration")
                .mapTo(Integer.class)
                .one();
        if (done > SCRIPTS.size())
            throw new IllegalStateException("the database was written by a later version of the program");
        for (int version = done + 1; version <= SCRIPTS.size(); version++) {
            handle.createScript(text(SCRIPTS.get(version - 1))).execute();
            handle.execute("INSERT INTO migration (version) VALUES (?)", version);
        }
    }

    private static String text(String script) {
        try (InputStream in = Database.class.getResourceAsStream("sql/" + script)) {
            if (in == null) throw new IllegalStateException("no script " + script);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Jdbi jdbi() {
        return jdbi;
    }

    @Override
    public void close() {
        pool.close();
    }
}
