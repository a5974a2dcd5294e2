package io.petteia.web;

import io.javalin.http.sse.SseClient;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Tells whoever listens that a game has changed, by the number of its version and nothing else; what has changed he then asks for, with his own token. A comment
 * goes out now and then, so that connections that are gone are noticed.
 */
final class Events implements AutoCloseable {
    private static final int MOST = 2000;
    private static final int MOST_OF_ADDRESS = 60;
    private static final int HEARTBEAT_SECONDS = 20;

    private final Hall hall;
    private final @Nullable Annex annex;
    private final int mostOfAddress;
    private final AtomicInteger all = new AtomicInteger();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
    private final ScheduledExecutorService speaker = Executors.newScheduledThreadPool(2, task -> {
        Thread thread = new Thread(task, "petteia-events");
        thread.setDaemon(true);
        return thread;
    });

    /** @param inside whether all come from one address @param annex to which listeners of strange matches are handed on; null if there is none */
    Events(Hall hall, boolean inside, @Nullable Annex annex) {
        this.hall = hall;
        this.annex = annex;
        this.mostOfAddress = inside ? MOST : MOST_OF_ADDRESS;
    }

    record Changed(long version) {}

    void listen(SseClient client) {
        String address = client.ctx().ip();
        if (all.get() >= MOST || byAddress.getOrDefault(address, 0) >= mostOfAddress)
            throw Problem.tooMany("too many listeners");
        String token = Requests.token(client.ctx());
        Annex elsewhere = annex != null && hall.isStrange(token) ? annex : null;
        LiveGame here = elsewhere == null ? hall.at(token).game() : null;
        client.keepAlive();
        all.incrementAndGet();
        byAddress.merge(address, 1, Integer::sum);
        Runnable stop = here != null
                ? here.listen(version -> say(client, version))
                : elsewhere != null ? elsewhere.listen(client) : () -> {};
        var beat = speaker.scheduleWithFixedDelay(
                () -> client.sendComment("still here"), HEARTBEAT_SECONDS, HEARTBEAT_SECONDS, TimeUnit.SECONDS);
        client.onClose(() -> {
            stop.run();
            beat.cancel(false);
            all.decrementAndGet();
            byAddress.computeIfPresent(address, (a, count) -> count == 1 ? null : count - 1);
        });
        if (here != null) say(client, here.version());
    }

    private void say(SseClient client, long version) {
        try {
            speaker.execute(() -> {
                if (!client.terminated()) client.sendEvent("changed", Wire.text(new Changed(version)));
            });
        } catch (RejectedExecutionException e) {
            client.close();
        }
    }

    @Override
    public void close() {
        speaker.shutdownNow();
    }
}
