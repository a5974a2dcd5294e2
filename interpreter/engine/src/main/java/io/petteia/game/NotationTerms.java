package io.petteia.game;

import io.petteia.model.checked.Notation;
import io.petteia.model.checked.Notation.Part;
import io.petteia.model.checked.Term;
import java.util.List;
import java.util.function.Consumer;

/** All terms of a notation, in a fixed order. */
final class NotationTerms {
    private NotationTerms() {}

    static void of(Notation notation, Consumer<Term> to) {
        for (Notation.Form form : notation.forms()) {
            if (form.condition() != null) to.accept(form.condition());
            for (List<Part> text : form.texts()) of(text, to);
        }
        for (Notation.Sign sign : notation.signs()) to.accept(sign.condition());
    }

    private static void of(List<Part> parts, Consumer<Term> to) {
        for (Part part : parts) {
            if (part instanceof Notation.Hole hole) to.accept(hole.value());
            else if (part instanceof Notation.Detail detail) of(detail.parts(), to);
            else if (part instanceof Notation.Each each) of(each.parts(), to);
            else if (part instanceof Notation.Given given) {
                Term condition = given.condition();
                if (condition != null) to.accept(condition);
                of(given.parts(), to);
            }
        }
    }
}
