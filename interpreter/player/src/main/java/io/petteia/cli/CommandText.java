package io.petteia.cli;

import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The command line as it was typed, as a source of its own, so that a message can point at the argument that is wrong. */
final class CommandText {
    static final String NAME = "<command line>";
    private static final String PLAIN = "[^\\s'\"]+";
    private static final int LONGEST = 60;

    private final List<String> arguments;
    private final List<Integer> starts = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();
    private final Source source;

    CommandText(List<String> arguments) {
        this.arguments = List.copyOf(arguments);
        StringBuilder text = new StringBuilder("petteia");
        for (String argument : arguments) {
            text.append(' ');
            starts.add(text.length());
            text.append(shown(argument));
            ends.add(text.length());
        }
        this.source = new Source(NAME, text.toString());
    }

    /** In quotes if a shell would need them; long texts are cut. */
    private static String shown(String argument) {
        String line = argument.lines().findFirst().orElse("");
        boolean cut = line.length() < argument.strip().length() || line.length() > LONGEST;
        if (line.length() > LONGEST)
            line = line.substring(0, line.offsetByCodePoints(0, line.codePointCount(0, LONGEST)));
        if (cut) line += "…";
        return line.matches(PLAIN) ? line : "'" + line + "'";
    }

    /** The first argument that is this word, or has it behind an equals sign; the end of the line if there is none. */
    Span span(@Nullable String word) {
        for (int i = 0; word != null && i < arguments.size(); i++) {
            if (arguments.get(i).equals(word)) return source.span(starts.get(i), ends.get(i));
        }
        for (int i = 0; word != null && i < arguments.size(); i++) {
            String argument = arguments.get(i);
            boolean joined = argument.endsWith("=" + word) || argument.startsWith("-") && argument.endsWith(word);
            if (joined && argument.matches("\\S+")) {
                return source.span(ends.get(i) - word.length(), ends.get(i));
            }
            if (argument.contains(word + "=") && argument.matches("\\S+")) {
                int at = starts.get(i) + argument.indexOf(word + "=");
                return source.span(at, at + word.length());
            }
        }
        return source.span(source.text().length(), source.text().length());
    }

    /** The first argument that has this word between commas, colons and equals signs, all of it; the end of the line if there is none. */
    Span part(String word) {
        Pattern bounded = Pattern.compile("(?<![^,:=])" + Pattern.quote(word) + "(?![^,:])");
        for (int i = 0; i < arguments.size(); i++) {
            Matcher matcher = bounded.matcher(arguments.get(i));
            if (arguments.get(i).matches(PLAIN) && matcher.find())
                return source.span(starts.get(i) + matcher.start(), starts.get(i) + matcher.end());
        }
        return span(word);
    }

    /** The last argument that is this word, or has it behind an equals sign. */
    Span lastSpan(String word) {
        for (int i = arguments.size() - 1; i >= 0; i--) {
            if (arguments.get(i).equals(word)) return source.span(starts.get(i), ends.get(i));
            if (arguments.get(i).endsWith("=" + word)) return source.span(ends.get(i) - word.length(), ends.get(i));
        }
        return span(word);
    }

    /** The last argument that is one of these flags. */
    Span last(String... flags) {
        for (int i = arguments.size() - 1; i >= 0; i--) {
            String argument = arguments.get(i);
            for (String flag : flags) {
                if (argument.equals(flag) || argument.startsWith(flag + "="))
                    return source.span(starts.get(i), starts.get(i) + flag.length());
            }
        }
        return span(null);
    }

    boolean has(String... flags) {
        return List.of(flags).stream().anyMatch(arguments::contains);
    }

    /** The first argument that looks like a flag and is none of these, null if there is none. */
    @Nullable
    String unknownFlag(Collection<String> known) {
        for (String argument : arguments) {
            int equals = argument.indexOf('=');
            String name = equals < 0 ? argument : argument.substring(0, equals);
            if (argument.equals("--")) return null;
            if (name.matches("--?[a-z][a-z-]*") && !known.contains(name)) return argument;
        }
        return null;
    }
}
