package io.petteia.web;

import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What whoever holds the token of a seat can ask for. */
final class SeatApi {
    private static final int LONGEST_MOVE = 2000;

    private final Hall hall;

    SeatApi(Hall hall) {
        this.hall = hall;
    }

    List<Route> routes() {
        return all().stream()
                .map(route -> route.strangeIf(request -> hall.isStrange(Requests.token(request))))
                .toList();
    }

    private List<Route> all() {
        return List.of(
                Route.get("/api/match", 1, this::state),
                Route.get("/api/match/moves", 2, this::moves),
                Route.post("/api/match/moves", 2, this::play),
                Route.get("/api/match/why", 4, this::why),
                Route.post("/api/match/undo", 2, this::undo),
                Route.post("/api/match/resign", 1, this::resign),
                Route.post("/api/match/draw", 1, this::draw),
                Route.get("/api/match/record", 2, this::record),
                Route.get("/api/match/position", 2, this::position),
                Route.get("/api/match/picture", 2, this::picture),
                Route.get("/api/match/definition", 10, this::rehearse),
                Route.post("/api/match/definition", 10, this::convert));
    }

    /** @param version of the position that the player saw */
    record Played(String move, @Nullable Long version) {}

    record Empty() {}

    /** @param definition the hash of the definition to which the player agrees; null for whatever it is now */
    record Agreed(@Nullable String definition) {}

    record Reasons(String move, boolean legal, List<Refusal> reasons) {}

    private Hall.Sitting sitting(Context request) {
        return hall.at(Requests.token(request));
    }

    private static int player(Hall.Sitting sitting) {
        if (sitting.person() < 0) throw Problem.forbidden("who only watches cannot do that");
        return sitting.person();
    }

    private void state(Context request) {
        Hall.Sitting at = sitting(request);
        Integer ply = Requests.number(request, "ply");
        Projection.Form form;
        synchronized (at.game()) {
            Projection seen =
                    ply == null ? Projection.now(at.game(), at.person()) : Projection.past(at.game(), at.person(), ply);
            form = seen.form();
        }
        Requests.json(request, form);
    }

    private void moves(Context request) {
        Hall.Sitting at = sitting(request);
        List<String> holding = request.queryParams("holding");
        Projection.Moves moves;
        synchronized (at.game()) {
            moves = Projection.now(at.game(), at.person()).moves(holding);
        }
        Requests.json(request, moves);
    }

    private void play(Context request) throws Exception {
        Hall.Sitting at = sitting(request);
        Played played = Requests.body(request, Played.class);
        at.game().play(player(at), checked(played.move()), played.version());
        done(request, at);
    }

    /** Whatever follows by itself may begin; the answer is what the seat sees now. */
    private void done(Context request, Hall.Sitting at) {
        hall.wake(at.game());
        synchronized (at.game()) {
            Requests.json(request, Projection.now(at.game(), at.person()).form());
        }
    }

    private static String checked(@Nullable String move) {
        if (move == null || move.isBlank()) throw Problem.malformed("there is no move");
        if (move.length() > LONGEST_MOVE) throw Problem.tooLarge("no move is so long");
        return move;
    }

    private void why(Context request) {
        Hall.Sitting at = sitting(request);
        String move = checked(request.queryParam("move"));
        Reasons reasons;
        synchronized (at.game()) {
            Projection seen = Projection.now(at.game(), at.person());
            boolean legal = seen.moves(List.of()).total() > 0
                    && at.game().legal().stream()
                            .anyMatch(each -> each.notation().equals(move));
            reasons = new Reasons(move, legal, legal ? List.of() : seen.why(move));
        }
        Requests.json(request, reasons);
    }

    private void undo(Context request) {
        Hall.Sitting at = sitting(request);
        at.game().takeBack(player(at));
        done(request, at);
    }

    private void resign(Context request) {
        Hall.Sitting at = sitting(request);
        at.game().resign(player(at));
        done(request, at);
    }

    private void draw(Context request) {
        Hall.Sitting at = sitting(request);
        at.game().draw(player(at));
        done(request, at);
    }

    // ---- to take away
    private void record(Context request) {
        Hall.Sitting at = sitting(request);
        boolean json = "json".equals(request.queryParam("form"));
        String text;
        synchronized (at.game()) {
            text = Exports.record(at.game(), at.person(), json);
        }
        Requests.attach(request, at.game().begun().game() + (json ? ".json" : ".yaml"));
        Requests.text(request, json ? "application/json" : "application/yaml", text);
    }

    private void position(Context request) {
        Hall.Sitting at = sitting(request);
        String text;
        synchronized (at.game()) {
            text = Projection.now(at.game(), at.person()).position();
        }
        Requests.attach(request, at.game().begun().game() + "-position.yaml");
        Requests.text(request, "application/yaml", text);
    }

    private void picture(Context request) {
        Hall.Sitting at = sitting(request);
        String text;
        synchronized (at.game()) {
            if (at.game().game().model().board().size() == 0) throw Problem.missing("this game has no board");
            text = Projection.now(at.game(), at.person()).picture();
        }
        Requests.attach(request, at.game().begun().game() + ".svg");
        Requests.text(request, "image/svg+xml", text);
    }

    // ---- another definition
    private void rehearse(Context request) {
        Hall.Sitting at = sitting(request);
        player(at);
        Requests.json(request, Conversion.rehearse(at.game(), at.person(), hall.shelf()));
    }

    private void convert(Context request) throws Exception {
        Hall.Sitting at = sitting(request);
        player(at);
        Agreed agreed = Requests.body(request, Agreed.class);
        Conversion conversion = Conversion.agree(at.game(), at.person(), hall.shelf(), agreed.definition());
        hall.wake(at.game());
        Requests.json(request, conversion);
    }
}
