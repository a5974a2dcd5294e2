package io.petteia.web;

import io.petteia.agents.Bot;
import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.game.Move;
import io.petteia.game.View;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.hook.Hooks;
import io.petteia.model.definition.Folder;
import io.petteia.store.GameRecord;
import io.petteia.store.HostedGames;
import io.petteia.store.RecordReader;
import io.petteia.store.RecordWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * All games that are hosted: those in memory, and, by the tokens of their seats, those on disk, which are taken up again when somebody asks. Programs think
 * here, on threads of their own.
 */
final class Hall implements AutoCloseable {
    private static final int MOST_IN_MEMORY = 500;
    private static final int MOST_RESUMED = 200;
    private static final long IDLE = TimeUnit.MINUTES.toNanos(10);

    private final Shelf shelf;
    private final HostedGames kept;
    private final Seating seating;
    private final LongSupplier seeds;
    private final Deadline deadline;
    private final Map<Long, LiveGame> live = new ConcurrentHashMap<>();
    private final ScheduledExecutorService thinkers;

    /** @param seeds of the chance in games that begin @param deadline for programs that think */
    Hall(Shelf shelf, HostedGames kept, Seating seating, LongSupplier seeds, Deadline deadline) {
        this.shelf = shelf;
        this.kept = kept;
        this.seating = seating;
        this.seeds = seeds;
        this.deadline = deadline;
        int threads = Math.max(2, Runtime.getRuntime().availableProcessors());
        this.thinkers = Executors.newScheduledThreadPool(threads, task -> {
            Thread thread = new Thread(task, "petteia-thinker");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            return thread;
        });
    }

    Shelf shelf() {
        return shelf;
    }

    Seating seating() {
        return seating;
    }

    /** Somebody at a game. @param person -1 for who only watches */
    record Sitting(LiveGame game, int person) {}

    /** @param token null for a program's seat */
    record Seat(String player, String kind, @Nullable String token) {}

    /** @param watching the token of those who only watch */
    record Begun(String game, String title, List<Seat> seats, String watching) {}

    // ---- beginning
    /** @param seats by the name of the player who sits there; people where nothing is said */
    Begun begin(
            Folder folder, Map<String, String> options, Map<String, String> seats, Hosting hosting, boolean trusted) {
        Shelf.Opened opened = shelf.open(folder, options, trusted);
        Game game = opened.game();
        Map<String, String> kinds = kinds(game, seats);
        GameRecord record = new GameRecord(
                game.id(),
                game.model().hash(),
                game.model().options(),
                seeds.getAsLong(),
                kinds,
                null,
                List.of(),
                null,
                Map.of(),
                null);
        long id = Tokens.number();
        List<Seat> told = new ArrayList<>();
        List<HostedGames.Seat> digests = new ArrayList<>();
        kinds.forEach((name, kind) -> {
            String token = kind.equals(Seating.HUMAN) ? Tokens.fresh() : null;
            if (token != null) digests.add(new HostedGames.Seat(Tokens.digest(token), told.size()));
            told.add(new Seat(name, kind, token));
        });
        String watching = Tokens.fresh();
        digests.add(new HostedGames.Seat(Tokens.digest(watching), -1));
        HostedGames.Hosted hosted =
                new HostedGames.Hosted(id, opened.text(), RecordWriter.json(record), Wire.text(hosting), trusted, null);
        kept.create(hosted, digests, System.currentTimeMillis());
        add(new LiveGame(id, kept, record, hosting, trusted, opened, List.of(), null));
        return new Begun(game.id(), game.title(), told, watching);
    }

    private Map<String, String> kinds(Game game, Map<String, String> seats) {
        List<String> names =
                game.model().players().members().subList(0, game.model().seated());
        for (String name : seats.keySet())
            if (!names.contains(name))
                throw Problem.refused("unknown-player", "there is no player `" + name + "`", names);
        Map<String, String> kinds = new LinkedHashMap<>();
        for (String name : names) {
            String kind = seats.getOrDefault(name, Seating.HUMAN);
            seating.check(kind, game);
            kinds.put(name, kind);
        }
        return kinds;
    }

    // ---- finding
    /** Whether a token leads to a match under a definition that a stranger has sent. @throws Problem if it is nobody's */
    boolean isStrange(String token) {
        HostedGames.Place place = kept.place(Tokens.digest(token));
        if (place == null) throw Problem.unknownSeat();
        return !place.trusted();
    }

    /** @throws Problem if the token is nobody's */
    Sitting at(String token) {
        HostedGames.Place place = kept.place(Tokens.digest(token));
        if (place == null) throw Problem.unknownSeat();
        LiveGame game = game(place.game());
        game.touch();
        return new Sitting(game, place.person());
    }

    private LiveGame game(long id) {
        LiveGame found = live.get(id);
        if (found != null) return found;
        synchronized (this) {
            found = live.get(id);
            return found != null ? found : add(load(id));
        }
    }

    private LiveGame load(long id) {
        HostedGames.Hosted hosted = kept.game(id);
        if (hosted == null) throw Problem.unknownSeat();
        GameRecord record = new RecordReader(new Diagnostics()).read(new Source("record", hosted.record()));
        if (record == null) throw new IllegalStateException("the record of a game cannot be read");
        Loading loading = hosted.definition().load(record.options(), hosted.trusted() ? null : Hooks.NONE);
        Game game = loading.game();
        if (game == null) throw new IllegalStateException("the definition of a game cannot be read");
        String ended = hosted.ended();
        return new LiveGame(
                id,
                kept,
                record,
                Wire.read(hosted.host(), Hosting.class),
                hosted.trusted(),
                Shelf.Opened.of(game, hosted.definition()),
                kept.plies(id),
                ended == null ? null : Wire.read(ended, Ending.class));
    }

    private LiveGame add(LiveGame game) {
        if (live.size() >= MOST_IN_MEMORY) forgetIdle();
        live.put(game.id(), game);
        game.settle();
        wake(game);
        return game;
    }

    /** Whoever comes back finds it on disk. */
    private void forgetIdle() {
        long now = System.nanoTime();
        live.values().removeIf(game -> !game.isWatched() && now - game.used() > IDLE);
    }

    /** Takes up the games in which programs are to move, whoever looks on. */
    void resume() {
        thinkers.execute(() -> {
            for (long id : kept.unfinished(MOST_RESUMED, true)) {
                try {
                    game(id);
                } catch (RuntimeException e) {
                    // whoever asks for it is told
                    continue;
                }
            }
        });
    }

    // ---- programs and clocks
    /** To be called whenever something has happened in a game: lets a program think if one is to move, and the clock run out. */
    void wake(LiveGame game) {
        int person = game.personToMove();
        if (person < 0) return;
        long left = game.flagIfOut();
        if (left >= 0) thinkers.schedule(() -> game.flagIfOut(), left + 5, TimeUnit.MILLISECONDS);
        if (game.persons().isHuman(person) || game.isOver()) return;
        long version = game.version();
        thinkers.schedule(() -> think(game, person, version), game.hosting().pace(), TimeUnit.MILLISECONDS);
    }

    private void think(LiveGame game, int person, long version) {
        View seen;
        Bot.Seated bot;
        RandomGenerator random;
        synchronized (game) {
            if (game.version() != version || game.personToMove() != person) return;
            seen = game.state().view(game.state().actor());
            bot = game.persons().bot(person, seating);
            random = game.random();
        }
        try (Deadline.Running thought = deadline.within(Deadline.THOUGHT_SECONDS)) {
            Move move = bot.choose(seen, random);
            game.playProgram(person, move.notation(), version);
        } catch (RuntimeException e) {
            game.stuck(e);
        }
        wake(game);
    }

    @Override
    public void close() {
        thinkers.shutdownNow();
    }
}
