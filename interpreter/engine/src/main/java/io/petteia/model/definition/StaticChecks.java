package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Board;
import io.petteia.model.Domain;
import io.petteia.model.GameModel.Setup;
import io.petteia.model.GameModel.Standing;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.Zone;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Reader;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What can be seen of a game at rest: zones and pieces off the board, starts out of range, cards in no pile or in two. */
final class StaticChecks {
    private final Parts parts;
    private final Reader reader;
    private final Board board;
    private final Members members;

    StaticChecks(Parts parts) {
        this.parts = parts;
        this.reader = parts.building.reader();
        this.board = parts.plan.board();
        this.members = new Members(board);
    }

    void run(Arrangement start) {
        for (Zone zone : parts.zones.all()) zone.sites().forEach(this::lines);
        parts.variables.all().forEach(this::start);
        pieces(start);
        if (parts.building.names().cards().size() > 0) piles();
    }

    /** Rows and columns that the board does not have. */
    private void lines(Term sites) {
        if (sites instanceof Term.Combine combine) {
            lines(combine.left());
            lines(combine.right());
        }
        if (!(sites instanceof Term.Call call)) return;
        boolean row = call.function() == Term.Function.ROW;
        if (!row && call.function() != Term.Function.COLUMN) return;
        int most = Arrays.stream(row ? board.row() : board.column()).max().orElse(0);
        Set<Integer> numbers = members.numbers(call.arguments().get(0));
        if (numbers == null) return;
        String line = row ? "row" : "column";
        Span at = call.arguments().get(0).span();
        // An option may well make a zone empty.
        if (numbers.isEmpty() && !at.text().contains("option.")) {
            reader.tell(Diagnostic.error("empty-range", at, "no " + line + " lies in `" + at.text() + "`")
                    .expected(line + "s from 1 to " + most));
        }
        for (int number : numbers) {
            if (number >= 1 && number <= most) continue;
            reader.tell(Diagnostic.error("off-the-board", at, "the board has no " + line + " " + number)
                    .expected(line + "s from 1 to " + most));
            return;
        }
    }

    private void start(Variable variable) {
        Term start = variable.start();
        if (variable.type() instanceof Type.Num range) {
            Integer value = Constants.value(start);
            if (value != null) inside(value, range, start.span());
        } else if (variable.type() instanceof Type.SetOf set && set.element() instanceof Type.Num range) {
            Set<Integer> values = members.of(start);
            if (values != null) for (int value : values) if (!inside(value, range, start.span())) return;
        }
    }

    private boolean inside(int value, Type.Num range, Span at) {
        if (range.least() <= value && value <= range.most()) return true;
        reader.tell(Diagnostic.error("out-of-range", at, "`" + value + "` is out of range")
                .expected("a number from " + range.least() + " to " + range.most()));
        return false;
    }

    private void pieces(Arrangement start) {
        Map<Integer, String> taken = new HashMap<>();
        for (Standing piece : start.standing)
            taken.put(piece.site(), parts.pieces.domain().member(piece.piece()));
        for (Setup setup : start.setup) {
            if (setup.lays()) continue;
            lines(setup.sites());
            Set<Integer> sites = members.of(setup.sites());
            if (sites == null) continue;
            for (int site : sites) place(site, setup, start, taken);
        }
    }

    private void place(int site, Setup setup, Arrangement start, Map<Integer, String> taken) {
        String name = board.sites().member(site);
        String piece = parts.pieces.domain().member(setup.piece());
        Span at = setup.sites().span();
        if (board.bare() && start.setup.stream().noneMatch(Setup::lays) || start.off[site])
            reader.error(
                    "piece-off-board",
                    at,
                    "`" + piece + "` stands on `" + name + "`, which is not on the board at the start");
        else if (!board.stacks() && taken.containsKey(site))
            reader.error("two-pieces", at, "there is a `" + taken.get(site) + "` on `" + name + "` already");
        taken.put(site, piece);
    }

    private void piles() {
        Map<Integer, Pile> holder = new LinkedHashMap<>();
        Domain cards = parts.building.names().cards();
        for (Pile pile : parts.piles.all()) {
            Term start = pile.start();
            Set<Integer> held = start == null ? Set.of() : members.of(start);
            if (start == null || held == null) continue;
            if (pile.perPlayer() && !held.isEmpty() && parts.building.names().seated() > 1) {
                reader.tell(Diagnostic.error(
                                "doubled-card", start.span(), "the same cards would lie in the pile of every player")
                        .expected("no start; deal the cards when the game begins"));
                return;
            }
            for (int card : held) {
                Pile before = holder.put(card, pile);
                if (before == null) continue;
                String message = "card `" + cards.member(card) + "` is in pile `" + before.name() + "` too";
                reader.tell(
                        Diagnostic.error("doubled-card", start.span(), message).related(before.span(), "here"));
                return;
            }
        }
        if (parts.piles.all().stream().map(Pile::start).allMatch(s -> s == null || members.of(s) != null))
            homeless(holder, cards);
    }

    private void homeless(Map<Integer, Pile> holder, Domain cards) {
        for (int card = 0; card < cards.size(); card++) {
            if (holder.containsKey(card)) continue;
            @Nullable Span at = parts.placeOf(card);
            reader.tell(Diagnostic.error(
                            "card-without-pile", at, "card `" + cards.member(card) + "` is in no pile at the start")
                    .expected("every card in exactly one pile"));
            return;
        }
    }
}
