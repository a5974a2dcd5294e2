package io.petteia.web;

import io.javalin.http.Context;
import io.petteia.store.AtomicFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/** What the board editor and the studio ask for: definitions that are being made. */
final class WorkshopApi {
    private final Shelf shelf;
    private final Workers workers;

    WorkshopApi(Shelf shelf, Workers workers) {
        this.shelf = shelf;
        this.workers = workers;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/api/workshop/board", 6, this::board),
                Route.post("/api/workshop/check", 5, this::check).strangeIf(request -> true),
                Route.post("/api/workshop/variant", 6, this::variant).strangeIf(request -> true),
                Route.post("/api/workshop/archive", 5, this::archive),
                Route.post("/api/workshop/save", 10, this::save));
    }

    record BoardRequest(String game, @Nullable Map<String, String> options) {}

    /** @param game the game whose files these are; null for a new one */
    record SaveRequest(Draft draft, @Nullable String game) {}

    record Saved(String name, List<String> files) {}

    private void board(Context request) throws Exception {
        BoardRequest wanted = Requests.body(request, BoardRequest.class);
        Map<String, String> options = Objects.requireNonNullElse(wanted.options(), Map.of());
        Requests.json(request, workers.run(true, () -> BoardForm.of(shelf, wanted.game(), options)));
    }

    private void check(Context request) throws Exception {
        Bench.Request wanted = Requests.body(request, Bench.Request.class);
        Requests.json(request, workers.run(() -> Bench.of(shelf, wanted)));
    }

    private void variant(Context request) throws Exception {
        Variant.Wanted wanted = Requests.body(request, Variant.Wanted.class);
        Requests.json(request, workers.run(() -> Variant.of(shelf, wanted)));
    }

    private void archive(Context request) throws Exception {
        Draft draft = Requests.body(request, Draft.class).checked();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, @Nullable String> file : draft.files().entrySet()) {
                String text = file.getValue();
                if (text == null) continue;
                zip.putNextEntry(new ZipEntry(draft.name() + "/" + file.getKey()));
                zip.write(text.getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        Requests.attach(request, draft.name() + ".zip");
        request.contentType("application/zip").result(bytes.toByteArray());
    }

    private void save(Context request) throws Exception {
        SaveRequest wanted = Requests.body(request, SaveRequest.class);
        Draft draft = wanted.draft().checked();
        Path own = shelf.own();
        if (own == null) throw Problem.forbidden("this server keeps no variants; download yours");
        Path folder = own.resolve(draft.name());
        boolean there = Files.exists(folder) || shelf.catalogue().game(draft.name()) != null;
        if (there && !draft.name().equals(wanted.game()))
            throw Problem.conflict("there is already a game `" + draft.name() + "`");
        if (there && !Files.isRegularFile(folder.resolve("game.yaml")))
            throw Problem.forbidden("`" + draft.name() + "` is not among the games that can be changed here");
        if (!there && draft.files().get("game.yaml") == null) throw Problem.malformed("a game has a file `game.yaml`");
        write(folder, draft);
        Requests.json(request, new Saved(draft.name(), List.copyOf(draft.files().keySet())));
    }

    /** No file of a checked draft lies outside of its folder; a link that leads out is not followed. */
    private static void write(Path folder, Draft draft) throws IOException {
        Files.createDirectories(folder);
        Path real = folder.toRealPath();
        for (Map.Entry<String, @Nullable String> file : draft.files().entrySet()) {
            Path path = folder.resolve(file.getKey());
            Path parent = Objects.requireNonNull(path.getParent());
            Files.createDirectories(parent);
            if (!parent.toRealPath().startsWith(real) || Files.isSymbolicLink(path))
                throw Problem.forbidden("`" + file.getKey() + "` leads out of the folder");
            String text = file.getValue();
            if (text == null) Files.deleteIfExists(path);
            else AtomicFile.write(path, text);
        }
    }
}
