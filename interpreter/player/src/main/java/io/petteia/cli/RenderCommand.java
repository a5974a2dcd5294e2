package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.GameModel;
import io.petteia.terminal.Seen;
import io.petteia.terminal.picture.Appearance;
import io.petteia.terminal.picture.Emblems;
import io.petteia.terminal.picture.SvgBoard;
import io.petteia.terminal.picture.TextBoard;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code render}. */
@Command(
        name = "render",
        description = "Draw a position: its board as text, as an SVG picture, or as JSON, a site at a time.")
final class RenderCommand implements Callable<Integer> {
    private final Streams streams;
    private final CommandText text;

    @Mixin
    private final GameArgument game;

    @Mixin
    private final PositionArgument position;

    @Mixin
    private final JsonOutput json;

    @Option(names = "--svg", description = "Print an SVG picture.")
    private boolean svg;

    @Option(names = "--thumbnail", description = "Print a small SVG picture, for a list of games.")
    private boolean thumbnail;

    @Option(names = "--fen", description = "Print the position in Forsyth-Edwards notation, if the game declares it.")
    private boolean fen;

    @Option(names = "--names", description = "Write on each site its name.")
    private boolean names;

    @Inject
    RenderCommand(Streams streams, CommandText text, GameArgument game, PositionArgument position, JsonOutput json) {
        this.streams = streams;
        this.text = text;
        this.game = game;
        this.position = position;
        this.json = json;
    }

    record Form(int petteia, String command, String game, List<Site> sites) {}

    /** @param x to the right and {@code y} downward, in cells @param pieces the top one first */
    record Site(String name, double x, double y, String terrain, List<Man> pieces, List<Value> values) {}

    /** @param owner null for nobody's */
    record Man(String piece, @Nullable String owner) {}

    /** @param value null for a truth that holds */
    record Value(String name, @Nullable String value) {}

    @Override
    public Integer call() {
        State state = position.start(game.open());
        GameModel model = state.game().model();
        if (fen) {
            streams.out().println(fen(state));
            return ExitCode.FINE;
        }
        if (model.board().size() == 0)
            throw Failure.usage(
                    Diagnostic.error("no-board", text.span(game.name()), "`" + game.name() + "` has no board to draw"));
        Appearance look = new Seen(state);
        if (json.isWanted()) json.print(new Form(JsonOutput.VERSION, "render", model.id(), sites(model, look)));
        else if (thumbnail) streams.out().print(SvgBoard.of(model).thumbnail(look));
        else if (svg) streams.out().print(SvgBoard.of(model).draw(look, new BitSet()));
        else print(model, look);
        return ExitCode.FINE;
    }

    private String fen(State state) {
        String written = state.fen();
        if (written != null) return written;
        boolean declared = state.game().words().readsFen();
        throw Failure.usage(Diagnostic.error(
                "no-fen",
                text.span("--fen"),
                declared
                        ? "no FEN tells this position"
                        : "`" + game.name() + "` does not say what a FEN means: it has no key `fen`"));
    }

    private void print(GameModel model, Appearance look) {
        Emblems emblems = Emblems.of(model);
        TextBoard board = new TextBoard(model.board(), emblems);
        List<String> picture = names ? board.drawNames(look) : board.draw(look, new BitSet(), false);
        picture.forEach(streams.out()::println);
        if (names) return;
        streams.out().println("");
        emblems.legend().forEach(streams.out()::println);
    }

    private static List<Site> sites(GameModel model, Appearance look) {
        List<Site> sites = new ArrayList<>();
        for (int site = 0; site < model.board().size(); site++) {
            if (!look.isLaid(site)) continue;
            List<Man> pieces = new ArrayList<>();
            for (Appearance.Man man : look.standing(site)) {
                String piece = man.piece() == Appearance.UNKNOWN
                        ? "?"
                        : model.pieces().members().get(man.piece());
                pieces.add(new Man(
                        piece,
                        man.owner() < 0 ? null : model.players().members().get(man.owner())));
            }
            List<Value> values = look.marks(site).stream()
                    .map(mark -> new Value(mark.name(), mark.value().isEmpty() ? null : mark.value()))
                    .toList();
            var place = model.board().places().get(site);
            String terrain = model.terrains().size() == 0
                    ? "plain"
                    : model.terrains().members().get(look.terrain(site));
            sites.add(new Site(
                    model.board().sites().members().get(site),
                    Decimals.rounded(place.x()),
                    Decimals.rounded(place.y()),
                    terrain,
                    pieces,
                    values));
        }
        return sites;
    }
}
