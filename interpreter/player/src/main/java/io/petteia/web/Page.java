package io.petteia.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files of the page: plain modules, styles and pictures, packaged with the program; and the description of what can be asked for. */
final class Page {
    private static final Pattern NAME = Pattern.compile("[a-z-]{1,40}\\.(html|js|css|svg)");
    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "js", "text/javascript", "css", "text/css", "svg", "image/svg+xml");

    List<Route> routes() {
        return List.of(
                Route.get("/", 0.2, request -> send(request, "index.html")),
                Route.get("/page/{file}", 0.2, request -> send(request, request.pathParam("file"))),
                Route.get("/api/openapi.json", 1, Page::description));
    }

    private static void send(Context request, String name) throws IOException {
        byte[] bytes = NAME.matcher(name).matches() ? read("page/" + name) : null;
        if (bytes == null) throw Problem.missing("there is no such page");
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain");
        request.header("Cache-Control", "no-cache")
                .contentType(type + "; charset=utf-8")
                .result(bytes);
    }

    private static void description(Context request) throws IOException {
        byte[] bytes = read("openapi.json");
        if (bytes == null) throw Problem.missing("there is no description");
        request.contentType("application/json; charset=utf-8").result(bytes);
    }

    static byte @Nullable [] read(String resource) throws IOException {
        try (InputStream in = Page.class.getResourceAsStream(resource)) {
            return in == null ? null : in.readAllBytes();
        }
    }
}
