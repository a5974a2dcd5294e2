package io.petteia.model.check;

import io.petteia.model.Type;
import io.petteia.model.checked.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The procedure whose statements are being checked: what it returns so far, whether a loop is round the place, what {@code original} means. */
final class Body {
    /** What kind of procedure it is; messages say so. */
    enum Kind {
        RULE("a rule"),
        PLAY("`play`"),
        WHENEVER("`whenever`"),
        ATTRIBUTE("the statements of an attribute");

        final String text;

        Kind(String text) {
            this.text = text;
        }
    }

    final Kind kind;
    final @Nullable Supplier<Rule> original;
    final List<Type> returned = new ArrayList<>();
    private int loops;

    /** @param original checks the rule that this one replaces when it is first called: what nobody calls may be about what a variant has not */
    Body(Kind kind, @Nullable Supplier<Rule> original) {
        this.kind = kind;
        this.original = original;
    }

    boolean inLoop() {
        return loops > 0;
    }

    void enterLoop() {
        loops++;
    }

    void leaveLoop() {
        loops--;
    }
}
