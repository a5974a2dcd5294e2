package io.petteia.model.check;

import io.petteia.grammar.text.Span;
import io.petteia.model.Attribute;
import io.petteia.model.Names;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Truths of piece types as words for sites. The values of the attributes may not be known yet when a word is read, so that the set of pieces behind
 * a word is filled at the end; all readings of one word share it.
 */
final class PieceWords {
    private final Types types;
    private final int pieces;
    private final Map<Attribute, BitSet> sets = new IdentityHashMap<>();

    PieceWords(Names names, Types types) {
        this.types = types;
        this.pieces = names.pieces().size();
    }

    Term sites(Attribute attribute, Span span) {
        BitSet set = sets.computeIfAbsent(attribute, a -> new BitSet());
        fill(attribute, set);
        return new Term.PieceSites(types.sites, span, set);
    }

    void fillAll() {
        sets.forEach(this::fill);
    }

    private void fill(Attribute attribute, BitSet set) {
        List<Attribute.Cell> cells = new ArrayList<>(attribute.cells());
        for (int piece = 0; piece < pieces && piece < cells.size(); piece++) {
            if (cells.get(piece) instanceof Attribute.Scalar scalar && scalar.value() != 0) set.set(piece);
        }
    }
}
