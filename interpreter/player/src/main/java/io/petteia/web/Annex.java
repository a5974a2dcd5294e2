package io.petteia.web;

import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Flow;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A second process of this program, in which everything runs that strangers have written, with a heap of its own, and which ends itself if something takes
 * too long or too much. What is asked about such definitions and matches is handed on to it over HTTP. Whatever becomes of it, this server goes on; it is started
 * anew when it is needed next, and matches are found on disk, as after any other end. A match that has ended it twice is not taken up any more.
 */
final class Annex implements AutoCloseable {
    /** With which it is proved that a request comes from the server. */
    static final String SECRET = "Petteia-Annex";

    private static final Duration LONGEST = Duration.ofSeconds(Deadline.REQUEST_SECONDS + 10L);
    private static final int LARGEST_ANSWER = 16 << 20;
    /** Threads of ours that wait for it at the same time, of all and of one address. */
    private static final int MOST_WAITING = 16;

    private static final int MOST_OF_ADDRESS = 6;
    private static final int MOST_ENDS = 2;
    private static final List<String> COPIED = List.of("Content-Type", "Content-Disposition");

    private final List<String> command;
    private final String database;
    private final HttpClient client = HttpClient.newHttpClient();
    private final Semaphore waiting = new Semaphore(MOST_WAITING);
    private final Map<String, Integer> ofAddress = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> ends = new ConcurrentHashMap<>();
    private @Nullable Running running;

    /**
     * @param command starts it: it reads the secret and the database from the first lines of its standard input, says on the first of its standard
     *     output where it is, and ends when its input does
     */
    Annex(List<String> command, String database) {
        this.command = List.copyOf(command);
        this.database = database;
    }

    private record Running(Process process, String address, String secret) {}

    /** Does there what was asked here. @param matter what it is about, if it is a match that may end it */
    void hand(Context request, @Nullable String matter) throws IOException {
        if (matter != null && ended(matter).get() >= MOST_ENDS) throw tooMuch();
        if (!waiting.tryAcquire()) throw Problem.busy();
        String address = request.ip();
        int own = ofAddress.merge(address, 1, Integer::sum);
        try {
            if (own > MOST_OF_ADDRESS) throw Problem.tooMany("too much at once; wait a little");
            answer(request, matter);
        } finally {
            ofAddress.computeIfPresent(address, (a, count) -> count == 1 ? null : count - 1);
            waiting.release();
        }
    }

    private void answer(Context request, @Nullable String matter) throws IOException {
        Running at = running();
        try {
            HttpResponse<InputStream> answer =
                    client.send(asked(at, request), HttpResponse.BodyHandlers.ofInputStream());
            byte[] body;
            try (InputStream in = answer.body()) {
                body = in.readNBytes(LARGEST_ANSWER + 1);
            }
            if (body.length > LARGEST_ANSWER) throw tooMuch();
            request.status(answer.statusCode());
            for (String name : COPIED)
                answer.headers().firstValue(name).ifPresent(value -> request.header(name, value));
            request.result(body);
        } catch (IOException e) {
            // It is gone, or does not answer and has to go.
            at.process().destroyForcibly();
            if (matter != null) ended(matter).incrementAndGet();
            throw tooMuch();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Problem.busy();
        }
    }

    private AtomicInteger ended(String matter) {
        return ends.computeIfAbsent(matter, m -> new AtomicInteger());
    }

    private static Problem tooMuch() {
        return Problem.refused("too-much", "this definition needs more time or memory than there is for it", List.of());
    }

    private static HttpRequest asked(Running at, Context request) throws IOException {
        String query = request.queryString() == null ? "" : "?" + request.queryString();
        HttpRequest.Builder asked = HttpRequest.newBuilder(
                        URI.create(at.address() + request.req().getRequestURI() + query))
                .timeout(LONGEST)
                .header(SECRET, at.secret());
        for (String name : List.of("Authorization", "Content-Type")) {
            String value = request.header(name);
            if (value != null) asked.header(name, value);
        }
        boolean sends = request.req().getMethod().equals("POST");
        return sends
                ? asked.POST(HttpRequest.BodyPublishers.ofByteArray(Requests.bytes(request)))
                        .build()
                : asked.GET().build();
    }

    /** Tells a client of ours what it tells, and lets go of him when it ends. @return ends it from here */
    Runnable listen(SseClient to) {
        Running at = running();
        HttpRequest request = HttpRequest.newBuilder(URI.create(at.address() + Server.EVENTS))
                .header(SECRET, at.secret())
                .header("Accept", "text/event-stream")
                .header("Authorization", String.valueOf(to.ctx().header("Authorization")))
                .build();
        CompletableFuture<?> stream = client.sendAsync(
                        request, HttpResponse.BodyHandlers.fromLineSubscriber(new Retelling(to)))
                .whenComplete((done, failure) -> to.close());
        return () -> stream.cancel(true);
    }

    /** Hands on what is told, line by line. */
    private record Retelling(SseClient to) implements Flow.Subscriber<String> {
        private static final String DATA = "data:";

        @Override
        public void onSubscribe(Flow.Subscription lines) {
            lines.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(String line) {
            if (line.startsWith(DATA))
                to.sendEvent("changed", line.substring(DATA.length()).strip());
        }

        @Override
        public void onError(Throwable failure) {
            to.close();
        }

        @Override
        public void onComplete() {
            to.close();
        }
    }

    private synchronized Running running() {
        Running now = running;
        if (now != null && now.process().isAlive()) return now;
        try {
            return running = started();
        } catch (IOException e) {
            throw Problem.busy();
        }
    }

    private Running started() throws IOException {
        String secret = Tokens.fresh();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        OutputStream in = process.getOutputStream();
        in.write((secret + "\n" + database + "\n").getBytes(StandardCharsets.UTF_8));
        in.flush();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        int begins = line == null ? -1 : line.indexOf("http");
        if (line == null || begins < 0) {
            process.destroyForcibly();
            throw new IOException("the annex does not start");
        }
        return new Running(process, line.substring(begins).replaceFirst("/$", ""), secret);
    }

    @Override
    public synchronized void close() {
        if (running != null) running.process().destroyForcibly();
    }
}
