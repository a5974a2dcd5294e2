package io.petteia.agents;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.model.Attribute;
import io.petteia.model.GameModel;
import io.petteia.model.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What pieces are worth: what the definition says, in an attribute of pieces called {@code worth}, {@code value} or {@code cost}; else the more the more
 * moves a piece of the type has on average.
 */
final class Worth {
    private static final List<String> NAMES = List.of("worth", "value", "cost");

    private final double @Nullable [] given;
    private final double[] moves;
    private final double[] pieces;

    Worth(GameModel model) {
        given = given(model);
        moves = new double[model.pieces().size()];
        pieces = new double[model.pieces().size()];
    }

    private static double @Nullable [] given(GameModel model) {
        for (String name : NAMES)
            for (Attribute attribute : model.attributes()) {
                boolean fits = attribute.name().equals(name)
                        && attribute.of() == model.pieces()
                        && attribute.type() instanceof Type.Num
                        && attribute.per().isEmpty();
                if (fits) return values(attribute);
            }
        return null;
    }

    private static double[] values(Attribute attribute) {
        double[] values = new double[attribute.cells().size()];
        for (int i = 0; i < values.length; i++)
            values[i] = attribute.cells().get(i) instanceof Attribute.Scalar cell ? cell.value() : 0;
        return values;
    }

    boolean isGiven() {
        return given != null;
    }

    /** Counts the moves that begin with each piece of whoever is to move. */
    void look(State state) {
        for (int site = 0; site < state.game().model().board().size(); site++)
            if (state.piece(site) >= 0 && state.owner(site) == state.actor()) pieces[state.piece(site)]++;
        for (Move move : state.legalMoves())
            for (Move.Part part : move.parts()) {
                if (part.site() < 0) continue;
                if (state.piece(part.site()) >= 0 && state.owner(part.site()) == state.actor())
                    moves[state.piece(part.site())]++;
                break;
            }
    }

    double[] byType() {
        if (given != null) return given;
        double[] worth = new double[moves.length];
        for (int i = 0; i < worth.length; i++) worth[i] = 1 + (pieces[i] == 0 ? 0 : moves[i] / pieces[i]);
        return worth;
    }
}
