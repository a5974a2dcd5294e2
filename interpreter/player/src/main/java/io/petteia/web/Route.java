package io.petteia.web;

import io.javalin.http.Context;

/**
 * One thing that a client can ask for.
 *
 * @param method {@code GET} or {@code POST}
 * @param path with its parameters in braces
 * @param cost against the limit of an address, 1 for what is cheap
 * @param strange whether a request is about what a stranger has written
 */
record Route(String method, String path, double cost, Answer answer, Strange strange) {
    interface Answer {
        void to(Context request) throws Exception;
    }

    interface Strange {
        boolean is(Context request) throws Exception;
    }

    static Route get(String path, double cost, Answer answer) {
        return new Route("GET", path, cost, answer, request -> false);
    }

    static Route post(String path, double cost, Answer answer) {
        return new Route("POST", path, cost, answer, request -> false);
    }

    Route strangeIf(Strange other) {
        return new Route(method, path, cost, answer, other);
    }
}
