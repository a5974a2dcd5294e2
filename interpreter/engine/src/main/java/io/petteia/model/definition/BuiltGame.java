package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Checker;
import io.petteia.model.GameModel;
import io.petteia.model.Type;
import io.petteia.model.checked.Notation;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A checked game, and what reads positions and conditions in its words. Not for several threads at once. */
public final class BuiltGame {
    private static final String FEN = "fen ";

    private final GameModel model;
    private final Parts parts;
    private final Checker.Checked checked;
    private final @Nullable Fen fen;
    private final List<Notation> notations;
    private final Diagnostics found;

    BuiltGame(
            GameModel model,
            Parts parts,
            Checker.Checked checked,
            @Nullable Fen fen,
            List<Notation> notations,
            Diagnostics found) {
        this.model = model;
        this.parts = parts;
        this.checked = checked;
        this.fen = fen;
        this.notations = notations;
        this.found = found;
    }

    public GameModel model() {
        return model;
    }

    /** Null if anything in it is wrong, which has been told. */
    public @Nullable Position position(Yaml node, Diagnostics diagnostics) {
        boolean isFen = node instanceof Yaml.Scalar scalar && scalar.value().startsWith(FEN);
        Position position = isFen ? fen((Yaml.Scalar) node) : new PositionReader(parts, checked).read(node);
        return handedOver(position, diagnostics);
    }

    /** Whether positions may be given in Forsyth–Edwards notation, behind the word {@code fen}. */
    public boolean readsFen() {
        return fen != null;
    }

    /** What a position in that notation means; null if the game does not say it. */
    public @Nullable Fen fen() {
        return fen;
    }

    /** How its moves are written, the usual way first; empty if it says nothing about it. */
    public List<Notation> notations() {
        return notations;
    }

    private @Nullable Position fen(Yaml.Scalar text) {
        if (fen != null)
            return new FenReader(fen, parts.building)
                    .read(text.content().part(FEN.length(), text.value().length()));
        parts.building
                .reader()
                .error(
                        "no-fen",
                        text.span(),
                        "`" + model.id() + "` does not say what a FEN means: it has no key `fen`");
        return null;
    }

    /** Something that holds or does not hold in a position. */
    public @Nullable Term condition(Expr syntax, Diagnostics diagnostics) {
        return value(syntax, Type.TRUTH, diagnostics);
    }

    /** Any value, such as what a player must not be able to know. */
    public @Nullable Term value(Expr syntax, Diagnostics diagnostics) {
        return value(syntax, Type.UNKNOWN, diagnostics);
    }

    private @Nullable Term value(Expr syntax, Type expected, Diagnostics diagnostics) {
        Term term =
                syntax instanceof Expr.Missing ? null : parts.building.checker().value(syntax, expected, List.of());
        return handedOver(term, diagnostics);
    }

    private <T> @Nullable T handedOver(@Nullable T read, Diagnostics diagnostics) {
        boolean good = !found.hasErrors();
        found.moveTo(diagnostics);
        return good ? read : null;
    }
}
