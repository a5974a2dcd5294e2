package io.petteia.model.definition;

import io.petteia.grammar.text.Span;
import io.petteia.model.Domain;
import io.petteia.model.Names.OptionValue;
import io.petteia.model.Type;
import io.petteia.model.reading.Suggestion;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Something about a game that is settled before it begins.
 *
 * @param span where it is declared; null for the number of players
 * @param type of its values: a range of numbers, a truth, a member of choices or of a kind, a text for files
 * @param choices the values if they are listed, as players write them; empty for ranges and truths
 * @param places where choices that the option itself declares are named
 * @param standard the value if nobody says anything
 * @param files for files the pattern of their paths, {@code boards/*.yaml}; else null
 */
public record Option(
        String name,
        @Nullable Span span,
        @Nullable String about,
        Type type,
        List<String> choices,
        List<Span> places,
        String standard,
        @Nullable String files) {

    /** The number of players seated is an option too. */
    public static final String PLAYERS = "players";

    /** One that cannot be understood, which has been told: whoever asks for it hears nothing more. */
    static Option broken(String name, Span span) {
        return new Option(name, span, null, Type.UNKNOWN, List.of(), List.of(), "", null);
    }

    boolean isBroken() {
        return type instanceof Type.Unknown;
    }

    /** Every possible value, as players write it. */
    public List<String> values() {
        if (!choices.isEmpty()) return choices;
        if (type instanceof Type.Num range)
            return IntStream.rangeClosed(range.least(), range.most())
                    .mapToObj(String::valueOf)
                    .toList();
        return List.of("true", "false");
    }

    /** The value that a text says, null if it says none. */
    public @Nullable OptionValue value(String text, @Nullable Span at) {
        if (!choices.isEmpty() && !choices.contains(text)) return null;
        if (type instanceof Type.Member member)
            return new OptionValue(at, type, member.domain().ordinal(text), text);
        if (type instanceof Type.Text || isBroken()) return new OptionValue(at, type, Domain.NONE, text);
        if (type instanceof Type.Truth) return truth(text, at);
        return number(text, at);
    }

    private @Nullable OptionValue truth(String text, @Nullable Span at) {
        if (!text.equals("true") && !text.equals("false")) return null;
        return new OptionValue(at, type, text.equals("true") ? 1 : 0, text);
    }

    private @Nullable OptionValue number(String text, @Nullable Span at) {
        try {
            int value = Integer.parseInt(text);
            boolean fits = !(type instanceof Type.Num range) || (range.least() <= value && value <= range.most());
            return fits ? new OptionValue(at, type, value, Integer.toString(value)) : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** The path of the file that a value names. */
    String path(String value) {
        return files == null ? value : files.replace("*", value);
    }

    /** What may be said, for messages. */
    public String expected() {
        if (!choices.isEmpty()) return "one of " + Suggestion.list(choices);
        if (type instanceof Type.Num range) return "a number from " + range.least() + " to " + range.most();
        return "`true` or `false`";
    }
}
