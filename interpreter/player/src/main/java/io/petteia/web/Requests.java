package io.petteia.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What all handlers read and write alike. */
final class Requests {
    /** No body is longer, in bytes. */
    static final int LARGEST = 600_000;

    private static final String BODY = "body";

    private Requests() {}

    static void json(Context request, Object form) {
        request.contentType("application/json; charset=utf-8").result(Wire.text(form));
    }

    static void text(Context request, String type, String text) {
        request.contentType(type + "; charset=utf-8").result(text);
    }

    /** A file that the browser saves. */
    static void attach(Context request, String name) {
        request.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }

    /** @throws Problem if the body is too long or not such a form */
    static <T> T body(Context request, Class<T> form) throws IOException {
        String type = request.header("Content-Type");
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json"))
            throw Problem.malformed("the body has to be application/json");
        return Wire.read(new String(bytes(request), StandardCharsets.UTF_8), form);
    }

    /** The body as it came, however often it is asked for. @throws Problem if it is too long */
    static byte[] bytes(Context request) throws IOException {
        byte[] known = request.attribute(BODY);
        if (known != null) return known;
        byte[] bytes = request.bodyInputStream().readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) throw Problem.tooLarge("no body is longer than " + LARGEST / 1000 + " KB");
        request.attribute(BODY, bytes);
        return bytes;
    }

    /** Whether a definition of the client's own comes with the request. */
    static boolean hasDraft(Context request) throws IOException {
        return Wire.has(new String(bytes(request), StandardCharsets.UTF_8), "draft");
    }

    /** The token of the seat that asks. */
    static String token(Context request) {
        String header = request.header("Authorization");
        if (header == null || !header.startsWith("Bearer ") || header.length() > 100) throw Problem.unknownSeat();
        return header.substring("Bearer ".length()).strip();
    }

    static @Nullable Integer number(Context request, String parameter) {
        String text = request.queryParam(parameter);
        if (text == null) return null;
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            throw Problem.malformed("`" + parameter + "` is a number");
        }
    }
}
