package io.petteia.web;

import io.petteia.game.Look;
import io.petteia.game.Move;
import io.petteia.game.Played;
import io.petteia.game.State;
import io.petteia.game.View;
import io.petteia.model.GameModel;
import io.petteia.terminal.Table;
import io.petteia.terminal.picture.SvgBoard;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one seat is sent of a game. Every position, log, list of moves and reason that leaves the server is made here, from the {@link View} of that seat and
 * from what is open to all: who sits where, clocks, how it ended.
 */
final class Projection {
    private static final int LONGEST_LOG = 2000;
    /** Listed to a client at once; of more he asks for those that hold what he has chosen. */
    private static final int MOST_MOVES = 1500;

    private final LiveGame game;
    private final int person;
    private final State state;
    private final View view;
    private final int plies;

    private Projection(LiveGame game, int person, State state, int plies) {
        this.game = game;
        this.person = person;
        this.state = state;
        this.view = state.view(Persons.colour(state, person));
        this.plies = plies;
    }

    static Projection now(LiveGame game, int person) {
        return new Projection(game, person, game.state(), game.plies().size());
    }

    /** As the seat saw it after so many moves. @throws Problem if there were not so many */
    static Projection past(LiveGame game, int person, int plies) {
        if (plies < 0 || plies > game.plies().size()) throw Problem.missing("the game has no move " + plies);
        return new Projection(game, person, game.replayed(plies), plies);
    }

    /**
     * @param version tells one moment of the game from another
     * @param ply how many moves were made before this position
     * @param plies how many there are by now
     * @param you the colour that the seat holds; null for who only watches
     * @param mover the colour that is to move; null for chance, or at the end
     * @param board an SVG picture; null for a game without a board
     * @param beside whether there is more to see than the board
     */
    record Form(
            String game,
            String title,
            @Nullable String about,
            @Nullable String note,
            String definition,
            Map<String, String> options,
            long version,
            int ply,
            int plies,
            @Nullable String you,
            @Nullable String mover,
            boolean yourTurn,
            boolean over,
            @Nullable String why,
            List<Player> players,
            List<String> announcements,
            int logFrom,
            List<Line> log,
            List<String> lastSites,
            @Nullable String board,
            boolean beside,
            List<Heap> piles,
            List<Table.Row> values,
            May may,
            @Nullable Clocks clocks) {}

    /** @param outcome {@code win}, {@code loss}, {@code draw}; null while the game goes on @param wouldConvert whether he would go on under the definition as it is now @param left milliseconds, null without clocks */
    record Player(
            String name,
            String kind,
            @Nullable String outcome,
            boolean offersDraw,
            boolean wouldConvert,
            @Nullable Long left,
            List<Value> values) {}

    record Value(String name, String value) {}

    /** @param player null for chance @param text {@code ?} for what may not be known */
    record Line(@Nullable String player, String text) {}

    /** @param owner null for nobody's own */
    record Heap(String pile, @Nullable String owner, List<String> cards, int unseen) {}

    record May(boolean undo, boolean resign, boolean draw) {}

    /** @param running whose runs; null for nobody's */
    record Clocks(@Nullable String running, long increment) {}

    Form form() {
        GameModel model = state.game().model();
        boolean past = plies < game.plies().size();
        boolean over = past ? state.isOver() : game.isOver();
        int colour = view.player();
        int actor = over ? State.NOBODY : state.actor();
        List<View.Line> log = view.log();
        int from = Math.max(0, log.size() - LONGEST_LOG);
        boolean board = model.board().size() > 0;
        return new Form(
                model.id(),
                model.title(),
                model.about(),
                model.note(),
                model.hash(),
                model.options(),
                game.version(),
                plies,
                game.plies().size(),
                colour < 0 ? null : model.players().member(colour),
                actor < 0 ? null : model.players().member(actor),
                !past && actor >= 0 && actor == colour,
                over,
                past || !over ? null : game.standing().reason(),
                players(model, past),
                view.announcements(),
                from,
                log.subList(from, log.size()).stream().map(this::line).toList(),
                lastSites().stream()
                        .map(site -> model.board().sites().member(site))
                        .toList(),
                board ? picture() : null,
                Table.isWanted(model),
                heaps(model),
                Table.rows(view),
                may(past),
                clocks(past));
    }

    private List<Player> players(GameModel model, boolean past) {
        Map<String, String> outcome = past ? Map.of() : game.outcome();
        List<Look.ShownValue> shown = view.shown();
        List<Player> players = new ArrayList<>();
        for (int colour = 0; colour < model.seated(); colour++) {
            int of = colour;
            String name = model.players().member(colour);
            int sits = state.person(colour);
            List<Value> values = shown.stream()
                    .filter(value -> value.player() == of)
                    .map(value -> new Value(value.name(), value.value()))
                    .toList();
            players.add(new Player(
                    name,
                    game.persons().kind(sits),
                    outcome.get(name),
                    game.offersDraw(sits),
                    game.wouldConvert(sits),
                    game.hosting().clock() == null || past ? null : Long.valueOf(game.left(sits)),
                    values));
        }
        return players;
    }

    private Line line(View.Line line) {
        return new Line(line.actor() < 0 ? null : state.game().model().players().member(line.actor()), line.notation());
    }

    /** The sites that the last move named, if all of it may be known. */
    private List<Integer> lastSites() {
        List<Played> log = state.log();
        for (int at = log.size() - 1; at >= 0; at--) {
            Played last = log.get(at);
            if (last.actor() < 0) continue;
            if (!last.isPlain(view.player())) return List.of();
            return last.move().parts().stream()
                    .map(Move.Part::site)
                    .filter(site -> site >= 0)
                    .distinct()
                    .toList();
        }
        return List.of();
    }

    String picture() {
        return SvgBoard.of(state.game().model(), game.opened().artwork())
                .draw(new Offered(view, choosable()), new BitSet());
    }

    /** The sites that moves of the seat name, of a board that is laid in play: they may not be on it yet. */
    private BitSet choosable() {
        BitSet sites = new BitSet();
        boolean now = plies == game.plies().size();
        if (!state.game().model().board().bare() || !now || !isTurn()) return sites;
        for (Move move : game.legal()) for (Move.Part part : move.parts()) if (part.site() >= 0) sites.set(part.site());
        return sites;
    }

    private boolean isTurn() {
        return !game.isOver() && view.player() >= 0 && state.actor() == view.player();
    }

    String position() {
        return view.position();
    }

    private List<Heap> heaps(GameModel model) {
        return Table.heaps(view).stream()
                .map(heap -> new Heap(
                        heap.pile(),
                        heap.owner() < 0 ? null : model.players().member(heap.owner()),
                        heap.cards().stream().map(model.cards()::member).toList(),
                        heap.unseen()))
                .toList();
    }

    private May may(boolean past) {
        boolean sits = person >= 0 && !past;
        boolean ends = sits && !game.isOver();
        GameModel model = state.game().model();
        boolean people = game.persons().people().count() == game.persons().count();
        return new May(
                sits && game.leftWhenTakenBack(person) >= 0,
                ends && model.resign(),
                ends && model.agreedDraw() && people && game.persons().count() > 1);
    }

    private @Nullable Clocks clocks(boolean past) {
        Hosting.Timing timing = game.hosting().clock();
        if (timing == null || past) return null;
        int running = game.personToMove();
        return new Clocks(running < 0 ? null : Persons.name(state, running), timing.increment());
    }

    // ---- moves
    /** @param total how many there are @param moves the first of them */
    record Moves(long version, int total, List<Choice> moves) {}

    record Choice(String notation, List<Part> parts) {
        static Choice of(Move move) {
            return new Choice(
                    move.notation(),
                    move.parts().stream()
                            .map(part -> new Part(part.prompt(), part.value(), part.site() >= 0))
                            .toList());
        }
    }

    /** @param site whether the value is a site */
    record Part(String prompt, String value, boolean site) {}

    /** The moves that the seat may choose from, those of them that hold all of some values. */
    Moves moves(List<String> holding) {
        List<Move> all = isTurn() ? game.legal() : List.of();
        List<Move> found = all.stream()
                .filter(move -> holding.stream()
                        .allMatch(value -> move.parts().stream()
                                .anyMatch(part -> part.value().equals(value))))
                .toList();
        List<Choice> told = found.stream().limit(MOST_MOVES).map(Choice::of).toList();
        return new Moves(game.version(), found.size(), told);
    }

    /** Why a move of the seat is not legal. */
    List<Refusal> why(String notation) {
        return game.why(person, notation);
    }

    /** How one of the moves played reads for the seat. */
    String played(int number) {
        return view.log().get(number).notation();
    }

    List<View.Line> log() {
        return view.log();
    }
}
