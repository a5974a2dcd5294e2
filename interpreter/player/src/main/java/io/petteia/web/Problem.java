package io.petteia.web;

import java.util.List;

/** Why a request is refused: what the client is told, and nothing else. */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;
    private final transient List<?> details;

    private Problem(int status, String code, String message, List<?> details) {
        super(message, null, false, false);
        this.status = status;
        this.code = code;
        this.details = List.copyOf(details);
    }

    /** @param details forms that say more */
    record Form(String code, String message, List<?> details) {}

    static Problem malformed(String message) {
        return new Problem(400, "malformed", message, List.of());
    }

    static Problem unknownSeat() {
        return new Problem(401, "unknown-seat", "there is no such seat", List.of());
    }

    static Problem forbidden(String message) {
        return new Problem(403, "forbidden", message, List.of());
    }

    static Problem missing(String message) {
        return new Problem(404, "missing", message, List.of());
    }

    static Problem outdated() {
        return new Problem(409, "outdated", "the game has moved on", List.of());
    }

    static Problem conflict(String message) {
        return new Problem(409, "conflict", message, List.of());
    }

    /** What was asked is understood, and cannot be done. */
    static Problem refused(String code, String message, List<?> details) {
        return new Problem(422, code, message, details);
    }

    static Problem tooLarge(String message) {
        return new Problem(413, "too-large", message, List.of());
    }

    static Problem tooMany(String message) {
        return new Problem(429, "too-many", message, List.of());
    }

    static Problem busy() {
        return new Problem(503, "busy", "the server has too much to do; try again", List.of());
    }

    int status() {
        return status;
    }

    Form form() {
        return new Form(code, String.valueOf(getMessage()), details);
    }
}
