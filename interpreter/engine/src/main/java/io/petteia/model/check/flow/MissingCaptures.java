package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Attribute;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Captures that the patterns of some kinds of pieces lack are {@code none} for those kinds; who uses one without asking may not know. */
final class MissingCaptures {
    private final WholeGame game;

    MissingCaptures(WholeGame game) {
        this.game = game;
    }

    void body(Block body) {
        Inside.walk(body, node -> {
            if (node instanceof Binder binder) look(binder, body);
        });
    }

    private void look(Binder binder, Block body) {
        Attribute attribute = attribute(binder.source());
        if (attribute == null) return;
        for (Local capture : binder.captures()) {
            List<String> lacking = lacking(attribute, capture.name());
            if (lacking.isEmpty() || !isUsed(capture, body) || isAsked(capture, body)) continue;
            game.tell()
                    .accept(Diagnostic.warning(
                                    "capture-of-some",
                                    binder.source().span(),
                                    "`" + capture.name() + "` is not captured by the `" + attribute.name() + "` of "
                                            + String.join(", ", lacking))
                            .suggest("it is `none` then: ask `" + capture.name()
                                    + " is not none`, or name it in every pattern"));
        }
    }

    private static @Nullable Attribute attribute(Term source) {
        if (source instanceof Term.Held held) return held.attribute();
        return source instanceof Term.Matches matches && matches.pattern() instanceof Term.AttributeRead read
                ? read.attribute()
                : null;
    }

    private List<String> lacking(Attribute attribute, String name) {
        List<String> kinds = new ArrayList<>();
        for (int i = 0; i < attribute.cells().size(); i++) {
            if (!(attribute.cells().get(i) instanceof Attribute.Patterns patterns)) continue;
            boolean lacks = false;
            for (Pattern pattern : patterns.patterns()) {
                lacks |= pattern.captures().stream()
                        .noneMatch(capture -> capture.name().equals(name));
            }
            if (lacks) kinds.add("`" + attribute.of().member(i) + "`");
        }
        return kinds;
    }

    private static boolean isUsed(Local capture, Block body) {
        boolean[] found = {false};
        Inside.walk(body, node -> found[0] |= node instanceof Term.LocalRead read && read.local() == capture);
        return found[0];
    }

    /** Whether it is compared with {@code none}, or counted, somewhere. */
    private static boolean isAsked(Local capture, Block body) {
        boolean[] found = {false};
        Inside.walk(body, node -> {
            if (node instanceof Term.Compare compare)
                found[0] |= reads(compare.left(), capture) || reads(compare.right(), capture);
            if (node instanceof Term.IsEmpty empty) found[0] |= reads(empty.set(), capture);
        });
        return found[0];
    }

    private static boolean reads(Term term, Local capture) {
        return term instanceof Term.LocalRead read && read.local() == capture;
    }
}
