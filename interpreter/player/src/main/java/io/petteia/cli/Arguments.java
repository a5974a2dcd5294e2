package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.grammar.text.Diagnostic;

/** Holds the values of flags to what makes sense. */
final class Arguments {
    private final CommandText text;

    @Inject
    Arguments(CommandText text) {
        this.text = text;
    }

    /** @throws Failure if the number is not between the two, both included */
    void within(String flag, long value, long least, long most) {
        if (least <= value && value <= most) return;
        String written = Long.toString(value);
        String expected = "a whole number from " + least + (most >= Integer.MAX_VALUE ? "" : " to " + most);
        throw Failure.usage(
                Diagnostic.error("bad-value", text.span(written), "`" + flag + "` cannot be `" + written + "`")
                        .expected(expected));
    }
}
