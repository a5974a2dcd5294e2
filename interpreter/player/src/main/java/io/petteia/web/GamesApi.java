package io.petteia.web;

import io.javalin.http.Context;
import io.petteia.game.TakingBack;
import io.petteia.model.definition.Folder;
import io.petteia.store.GameSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What anybody can ask for: the games there are, a table for one of them, a match. */
final class GamesApi {
    private static final List<String> BELOW = List.of("", "boards", "cards", "scenarios");
    private static final long LONGEST_CLOCK = 30L * 24 * 3600 * 1000;
    private static final int LONGEST_PACE = 10_000;

    private final Hall hall;
    private final Workers workers;
    private final Thumbnails thumbnails;

    GamesApi(Hall hall, Workers workers) {
        this.hall = hall;
        this.workers = workers;
        this.thumbnails = new Thumbnails(hall.shelf());
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/games", 2, this::games),
                Route.post("/api/games/{game}/table", 4, this::table).strangeIf(Requests::hasDraft),
                Route.get("/api/games/{game}/picture", 1, this::picture),
                Route.get("/api/games/{game}/files", 2, this::files),
                Route.post("/api/matches", 10, this::begin).strangeIf(Requests::hasDraft));
    }

    record Games(List<GameSummary> games) {}

    /** @param draft a definition of the client's own, in place of one of the server's */
    record TableRequest(
            @Nullable Map<String, String> options, @Nullable Draft draft) {}

    /** @param base the game that it extends, null if it extends none */
    record Files(String game, Map<String, String> files, boolean savable) {}

    /**
     * A match to begin.
     *
     * @param seats by the name of a player {@code human} or a program
     * @param undo {@code off}, {@code barrier} or {@code free}
     * @param pace milliseconds that programs wait before they move
     */
    record MatchRequest(
            @Nullable String game,
            @Nullable Draft draft,
            @Nullable Map<String, String> options,
            @Nullable Map<String, String> seats,
            @Nullable String undo,
            @Nullable Clock clock,
            @Nullable Integer pace) {}

    /** @param base milliseconds for the whole game @param increment milliseconds more for each move */
    record Clock(long base, long increment) {}

    private void games(Context request) {
        List<GameSummary> all = hall.shelf().catalogue().names().stream()
                .map(hall.shelf().catalogue()::game)
                .filter(Objects::nonNull)
                .map((Folder folder) -> GameSummary.of(folder, hall.shelf().catalogue()))
                .toList();
        Requests.json(request, new Games(all));
    }

    private void table(Context request) throws Exception {
        TableRequest wanted = Requests.body(request, TableRequest.class);
        Draft draft = wanted.draft();
        Folder folder = draft == null
                ? hall.shelf().folder(request.pathParam("game"))
                : draft.checked().over(hall.shelf().catalogue());
        Map<String, String> options = Objects.requireNonNullElse(wanted.options(), Map.of());
        Requests.json(
                request,
                workers.run(
                        draft == null,
                        () -> TableSetting.of(hall.shelf(), hall.seating(), folder, options, draft == null)));
    }

    private void picture(Context request) {
        String game = request.pathParam("game");
        String picture = workers.run(true, () -> thumbnails.of(game));
        Requests.text(request, "image/svg+xml", picture);
        request.header("Cache-Control", "private, max-age=300");
    }

    private void files(Context request) {
        Folder folder = hall.shelf().folder(request.pathParam("game"));
        Requests.json(
                request, new Files(folder.name(), files(folder), hall.shelf().own() != null));
    }

    /** By path all texts of a folder. */
    static Map<String, String> files(Folder folder) {
        List<String> paths = new ArrayList<>();
        for (String below : BELOW)
            for (String ending : List.of(".yaml", ".rules")) paths.addAll(folder.list(below, ending));
        Map<String, String> files = new TreeMap<>();
        for (String path : paths)
            if (folder.read(path) instanceof Folder.Found found)
                files.put(path, found.source().text());
        return files;
    }

    private void begin(Context request) throws Exception {
        MatchRequest wanted = Requests.body(request, MatchRequest.class);
        Draft draft = wanted.draft();
        String game = wanted.game();
        if (draft == null && game == null) throw Problem.malformed("which game?");
        Folder folder = draft != null
                ? draft.checked().over(hall.shelf().catalogue())
                : hall.shelf().folder(Objects.requireNonNull(game));
        Map<String, String> options = Objects.requireNonNullElse(wanted.options(), Map.of());
        Map<String, String> seats = Objects.requireNonNullElse(wanted.seats(), Map.of());
        Hosting hosting = new Hosting(undo(wanted.undo()), timing(wanted.clock()), pace(wanted.pace()));
        Hall.Begun begun = workers.run(draft == null, () -> hall.begin(folder, options, seats, hosting, draft == null));
        request.status(201);
        Requests.json(request, begun);
    }

    private static TakingBack undo(@Nullable String word) {
        return switch (word == null ? "barrier" : word) {
            case "off" -> TakingBack.OFF;
            case "barrier" -> TakingBack.TO_BARRIER;
            case "free" -> TakingBack.FREE;
            default -> throw Problem.malformed("`undo` is off, barrier or free");
        };
    }

    private static Hosting.@Nullable Timing timing(@Nullable Clock clock) {
        if (clock == null) return null;
        if (clock.base() < 1000
                || clock.base() > LONGEST_CLOCK
                || clock.increment() < 0
                || clock.increment() > LONGEST_CLOCK)
            throw Problem.malformed("a clock has a second at least and thirty days at most");
        return new Hosting.Timing(clock.base(), clock.increment());
    }

    private static int pace(@Nullable Integer pace) {
        int wanted = pace == null ? Hosting.USUAL_PACE : pace;
        if (wanted < 0 || wanted > LONGEST_PACE) throw Problem.malformed("`pace` is from 0 to " + LONGEST_PACE);
        return wanted;
    }
}
