package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the section {@code options}. */
final class OptionReader {
    private static final List<String> FORMS = List.of("range", "choices", "kind", "file");

    private final Reader reader;
    private final Players players;
    private final Map<String, Kinds.Kind> kinds;
    private final Function<Yaml.Scalar, Collection<String>> files;

    /** @param files by a pattern such as {@code boards/*.yaml} the names of the files that there are */
    OptionReader(
            Reader reader,
            Players players,
            Map<String, Kinds.Kind> kinds,
            Function<Yaml.Scalar, Collection<String>> files) {
        this.reader = reader;
        this.players = players;
        this.kinds = kinds;
        this.files = files;
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
                if (entry.key().value().equals("checks")) checks(entry.value(), checks);
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
        Form form = form(section, name, standard);
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

    private record Form(
            Type type,
            List<String> choices,
            List<Span> places,
            @Nullable String files) {
        Form(Type type, List<String> choices) {
            this(type, choices, List.of(), null);
        }
    }

    private @Nullable Form form(Section section, String name, Yaml.@Nullable Scalar standard) {
        List<String> said = FORMS.stream().filter(section::has).toList();
        if (said.size() > 1) {
            Yaml.Entry second = Objects.requireNonNull(section.entry(said.get(1)));
            reader.tell(Diagnostic.error(
                            "two-forms", second.key().span(), "option `" + name + "` already has `" + said.get(0) + "`")
                    .expected("only one of " + Suggestion.list(FORMS)));
            return null;
        }
        if (said.isEmpty()) {
            if (standard == null) return null;
            if (standard.value().equals("true") || standard.value().equals("false"))
                return new Form(Type.TRUTH, List.of());
            reader.tell(Diagnostic.error(
                            "missing-key",
                            section.head(),
                            "option `" + name + "` does not say which values it may have")
                    .expected("one of " + Suggestion.list(FORMS) + ", or a default of `true` or `false`"));
            return null;
        }
        Yaml value = Objects.requireNonNull(section.get(said.get(0)));
        return switch (said.get(0)) {
            case "range" -> range(value);
            case "choices" -> choices(value, name);
            case "kind" -> kind(value);
            default -> file(value);
        };
    }

    private @Nullable Form range(Yaml value) {
        if (value instanceof Yaml.Scalar scalar && !scalar.value().contains("..")) {
            String message = "`" + scalar.value() + "` is not a range";
            reader.tell(Diagnostic.error("wrong-value", scalar.span(), message).expected("a range, `1..5`"));
            return null;
        }
        Reader.Bounds bounds = reader.bounds(value, Integer.MIN_VALUE, "a range, `1..5`");
        return bounds == null ? null : new Form(new Type.Num(bounds.least(), bounds.most()), List.of());
    }

    private @Nullable Form choices(Yaml value, String name) {
        List<String> choices = new ArrayList<>();
        List<Span> places = new ArrayList<>();
        boolean numbers = true;
        for (Yaml item : reader.items(value, "a list of choices")) {
            Yaml.Scalar choice = reader.scalar(item, "a name or a number");
            if (choice == null) continue;
            boolean number = Reader.isInteger(choice.value());
            boolean good = number
                    ? reader.number(choice, Integer.MIN_VALUE, Integer.MAX_VALUE) != null
                    : reader.isName(choice, "a choice");
            if (!good) continue;
            if (choices.contains(choice.value()))
                reader.error("doubled-name", choice.span(), "`" + choice.value() + "` is offered twice");
            else {
                choices.add(choice.value());
                places.add(choice.span());
            }
            numbers &= number;
        }
        if (choices.isEmpty()) return null;
        if (!numbers && choices.stream().anyMatch(Reader::isInteger)) {
            reader.tell(Diagnostic.error(
                            "mixed-choices",
                            Reader.headOf(value),
                            "some of these choices are numbers and some are names")
                    .expected("either numbers or names"));
            return null;
        }
        if (!numbers)
            return new Form(new Type.Member(new Domain(Domain.Sort.CHOICE, name, choices)), choices, places, null);
        int least = choices.stream().mapToInt(Integer::parseInt).min().orElseThrow();
        int most = choices.stream().mapToInt(Integer::parseInt).max().orElseThrow();
        return new Form(new Type.Num(least, most), choices);
    }

    private @Nullable Form kind(Yaml value) {
        Yaml.Scalar scalar = reader.scalar(value, "`player` or a kind");
        if (scalar == null) return null;
        if (scalar.value().equals("player"))
            return new Form(new Type.Member(players.domain()), players.domain().members());
        Kinds.Kind kind = kinds.get(scalar.value());
        if (kind == null) {
            List<String> known = new ArrayList<>(kinds.keySet());
            known.add("player");
            reader.tell(Diagnostic.error("unknown-kind", scalar.span(), "there is no kind `" + scalar.value() + "`")
                    .expected(Suggestion.oneOf(known))
                    .suggest(Suggestion.of(scalar.value(), known)));
            return null;
        }
        Domain domain = kind.domain();
        return new Form(kind.element(), domain == null ? List.of() : domain.members());
    }

    private @Nullable Form file(Yaml value) {
        Yaml.Scalar pattern = reader.scalar(value, "a pattern of files, `boards/*.yaml`");
        if (pattern == null) return null;
        List<String> names = List.copyOf(files.apply(pattern));
        return names.isEmpty() ? null : new Form(Type.TEXT, names, List.of(), pattern.value());
    }

    private void checks(Yaml node, List<Options.Check> checks) {
        for (Yaml item : reader.items(node, "a list of `{require: …, say: …}`")) {
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
