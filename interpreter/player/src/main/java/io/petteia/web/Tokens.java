package io.petteia.web;

import io.petteia.store.DefinitionText;
import java.security.SecureRandom;
import java.util.Base64;

/** Seats are known by tokens that nobody guesses: 192 bits of chance. The server keeps their digests only. */
final class Tokens {
    private static final int BYTES = 24;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Tokens() {}

    static String fresh() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    static String digest(String token) {
        return DefinitionText.digest(token);
    }

    /** Of a game, which no client is told, and of all its chance. */
    static long number() {
        return RANDOM.nextLong() & Long.MAX_VALUE;
    }
}
