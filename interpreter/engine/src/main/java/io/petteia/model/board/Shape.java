package io.petteia.model.board;

import io.petteia.grammar.text.Span;
import io.petteia.model.Domain;
import io.petteia.model.reading.OptionTerms;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws the sites and directions of one kind of board. */
interface Shape {
    /** What the drawing needs: the board's own section, the players, the options and where to tell. */
    record Request(Section section, Domain players, OptionTerms options, Reader reader) {
        void error(String code, Span span, String message) {
            reader.error(code, span, message);
        }
    }

    /** The keys that only this shape has. */
    List<String> keys();

    /** Null if it cannot be drawn, which has been told. */
    @Nullable
    Sketch draw(Request request);
}
