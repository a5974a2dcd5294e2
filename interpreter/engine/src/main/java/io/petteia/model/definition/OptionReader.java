package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Type;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the section {@code options}. */
final class OptionReader {
    private final Reader reader;
    private final Players players;
    private final OptionForms forms;

    /** @param files by a pattern such as {@code boards/*.yaml} the names of the files that there are */
    OptionReader(
            Reader reader,
            Players players,
            Map<String, Kinds.Kind> kinds,
            Function<Yaml.Scalar, Collection<String>> files) {
        this.reader = reader;
        this.players = players;
        this.forms = new OptionForms(reader, players, kinds, files);
    }

    Options read(Section game) {
        List<Option> options = new ArrayList<>();
        Type seated = new Type.Num(players.least(), players.most());
        options.add(new Option(
                Option.PLAYERS,
                null,
                "how many play",
                seated,
                List.of(),
                List.of(),
                Integer.toString(players.standard()),
                null));
        List<Options.Check> checks = new ArrayList<>();
        Section section = game.section("options", "`options`");
        if (section != null) {
            for (Yaml.Entry entry : section.entries()) {
                if (entry.key().value().equals("checks")) checks(entry, checks);
                else option(entry, options);
            }
        }
        return new Options(options, checks);
    }

    private void option(Yaml.Entry entry, List<Option> options) {
        String name = entry.key().value();
        if (name.equals(Option.PLAYERS)) {
            reader.tell(Diagnostic.error("taken-name", entry.key().span(), "`players` is the option of how many play")
                    .suggest("how many may play is said under `players: {names: […], seated: 2..4}`"));
            return;
        }
        Section section = reader.section(entry.value(), "option `" + name + "`");
        Option option = section == null ? null : option(section, entry.key());
        options.add(option == null ? Option.broken(name, entry.key().span()) : option);
    }

    private @Nullable Option option(Section section, Yaml.Scalar key) {
        String name = key.value();
        section.allow("default", "about", "range", "choices", "kind", "file");
        Yaml node = section.required("default", "the value if nobody says anything");
        Yaml.Scalar standard = node == null ? null : reader.scalar(node, "a value");
        OptionForms.Form form = forms.read(section, name, standard);
        if (form == null || standard == null) return null;
        Option option = new Option(
                name,
                key.span(),
                section.text("about"),
                form.type(),
                form.choices(),
                form.places(),
                standard.value(),
                form.files());
        if (option.value(standard.value(), null) != null) return option;
        reader.tell(Diagnostic.error(
                        "bad-default",
                        standard.span(),
                        "`" + standard.value() + "` is no value of option `" + name + "`")
                .expected(option.expected())
                .suggest(Suggestion.of(standard.value(), form.choices())));
        return null;
    }

    private void checks(Yaml.Entry entry, List<Options.Check> checks) {
        if (entry.value() instanceof Yaml.Mapping) {
            String message = "`checks` is what must be true between options";
            reader.tell(Diagnostic.error("taken-name", entry.key().span(), message)
                    .suggest("take another name for an option"));
            return;
        }
        for (Yaml item : reader.items(entry.value(), "a list of `{require: …, say: …}`")) {
            Section check = reader.section(item, "a check");
            if (check == null) continue;
            check.allow("require", "say");
            Yaml require = check.required("require", "what must hold between the options");
            Yaml say = check.required("say", "what to say if it does not hold");
            Yaml.Scalar condition = require == null ? null : reader.scalar(require, "a condition");
            String text = say == null ? null : reader.text(say);
            if (condition != null && text != null)
                checks.add(new Options.Check(reader.parser().expression(condition.content()), text));
        }
    }
}
