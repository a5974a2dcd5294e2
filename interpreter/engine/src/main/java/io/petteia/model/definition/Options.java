package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Names.OptionValue;
import io.petteia.model.reading.OptionTerms;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Suggestion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The options of a game, the number of players first, and what must hold between them. */
public final class Options {
    /** A condition between options, and what to say if it does not hold. */
    record Check(Expr require, String say) {}

    /** A value that somebody gave, and where; null on a command line. */
    public record Given(String value, @Nullable Span span) {}

    private final Map<String, Option> options = new LinkedHashMap<>();
    private final List<Check> checks;

    Options(List<Option> options, List<Check> checks) {
        options.forEach(option -> this.options.put(option.name(), option));
        this.checks = List.copyOf(checks);
    }

    public List<Option> all() {
        return List.copyOf(options.values());
    }

    public @Nullable Option option(String name) {
        return options.get(name);
    }

    /** The values in use by name, with the standard for what is not given; null if something given is wrong, which has been told. */
    public @Nullable Map<String, OptionValue> settle(Map<String, Given> given, Reader reader) {
        boolean good = true;
        for (var entry : given.entrySet()) {
            if (options.containsKey(entry.getKey())) continue;
            tellUnknown(entry.getKey(), entry.getValue().span(), reader);
            good = false;
        }
        Map<String, OptionValue> values = new LinkedHashMap<>();
        for (Option option : options.values()) {
            Given said = given.get(option.name());
            String text = said == null ? option.standard() : said.value();
            OptionValue value = option.value(text, option.span());
            if (value != null) values.put(option.name(), value);
            else if (said != null) {
                reader.tell(Diagnostic.error(
                                "bad-option",
                                said.span(),
                                "`" + text + "` is no value of option `" + option.name() + "`")
                        .expected(option.expected())
                        .suggest(Suggestion.of(text, option.choices())));
                good = false;
            }
        }
        return good && checked(values, reader) ? values : null;
    }

    void tellUnknown(String name, @Nullable Span at, Reader reader) {
        reader.tell(Diagnostic.error("unknown-option", at, "there is no option `" + name + "`")
                .expected(Suggestion.oneOf(options.keySet()))
                .suggest(Suggestion.of(name, options.keySet())));
    }

    private boolean checked(Map<String, OptionValue> values, Reader reader) {
        boolean good = true;
        for (Check check : checks) {
            Boolean holds = new OptionTerms(values, reader).truth(check.require());
            if (Boolean.FALSE.equals(holds))
                reader.tell(Diagnostic.error("options-clash", check.require().span(), check.say())
                        .suggest("the options are " + spelled(values)));
            good &= Boolean.TRUE.equals(holds);
        }
        return good;
    }

    private static String spelled(Map<String, OptionValue> values) {
        StringBuilder all = new StringBuilder();
        values.forEach((name, value) ->
                all.append(all.isEmpty() ? "" : ", ").append(name).append(" = ").append(value.text()));
        return all.toString();
    }
}
