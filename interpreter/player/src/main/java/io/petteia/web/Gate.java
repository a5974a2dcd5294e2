package io.petteia.web;

import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What every request passes: headers that keep browsers from doing what this page never asks for, and the refusal of what other pages have sent. */
final class Gate {
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
                            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options", "nosniff",
            // The links to seats are secrets.
            "Referrer-Policy", "no-referrer",
            "X-Frame-Options", "DENY",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");

    private final boolean local;
    private final @Nullable String secret;

    /**
     * @param local whether the server is for this machine only, where it has no other name
     * @param secret that every request has to know; null if none is needed
     */
    Gate(boolean local, @Nullable String secret) {
        this.local = local;
        this.secret = secret;
    }

    void pass(Context request) {
        HEADERS.forEach(request::header);
        if (request.path().startsWith("/api/")) request.header("Cache-Control", "no-store");
        if (secret != null && !secret.equals(request.header(Annex.SECRET)))
            throw Problem.forbidden("this is for the server only");
        String host = request.header("Host");
        if (local && (host == null || !HERE.contains(host.replaceFirst(":\\d+$", ""))))
            throw Problem.forbidden("this server has no such name");
        String origin = request.header("Origin");
        if (origin != null && !authority(origin).equals(host)) throw Problem.forbidden("another page has sent this");
    }

    private static @Nullable String authorityOf(String origin) throws URISyntaxException {
        return new URI(origin).getRawAuthority();
    }

    private static String authority(String origin) {
        try {
            String authority = authorityOf(origin);
            return authority == null ? "" : authority;
        } catch (URISyntaxException e) {
            return "";
        }
    }
}
