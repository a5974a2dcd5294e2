package io.petteia.model.checked;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How people write the moves of a game, in the words of its rules. A form is for the moves that made the choices it names; what its terms read of the
 * choices are the locals of {@code choices}, and they are asked in the position before the move. Signs are asked in the position behind it.
 *
 * @param letters by piece what stands for it
 * @param choices by name what may have been chosen
 * @param label the words of the alternatives that were taken, joined
 * @param readAs texts that are read like others, on both sides of every comparison
 */
public record Notation(
        String name,
        List<String> letters,
        Map<String, Local> choices,
        Local label,
        List<Form> forms,
        List<Sign> signs,
        Map<String, String> readAs) {

    /** In a text that is only read: anything may stand there. */
    public static final String OPEN = "…";

    /**
     * One way to write a move.
     *
     * @param needed the choices that a move must have made
     * @param named those that it may have made; there are no others
     * @param several those that it may have made more than once
     * @param texts the first is written, all are read
     */
    public record Form(
            @Nullable Term condition,
            Set<String> needed,
            Set<String> named,
            Set<String> several,
            List<List<Part>> texts) {}

    public sealed interface Part {}

    public record Plain(String text) implements Part {}

    public record Hole(Term value) implements Part {}

    /** What may be left out as long as no other move reads so. */
    public record Detail(List<Part> parts) implements Part {}

    /** What is there if the choices it names were made and its condition holds. */
    public record Given(
            List<Part> parts, Set<String> choices, @Nullable Term condition) implements Part {}

    /**
     * Once for each time that a choice was made.
     *
     * @param butLast whether the last time stands elsewhere
     */
    public record Each(List<Part> parts, String choice, boolean butLast) implements Part {}

    /** Behind a move that leads to a position in which the condition holds. */
    public record Sign(String text, Term condition) {}
}
