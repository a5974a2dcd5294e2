package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.reading.Nodes;
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

/** The ways in which an option may say what its values are: {@code range}, {@code choices}, {@code kind}, {@code file}, or a default that is a truth. */
final class OptionForms {
    private static final List<String> FORMS = List.of("range", "choices", "kind", "file");

    /** @param places where the choices are named; @param files the pattern of the files that are the choices */
    record Form(
            Type type,
            List<String> choices,
            List<Span> places,
            @Nullable String files) {
        Form(Type type, List<String> choices) {
            this(type, choices, List.of(), null);
        }
    }

    private final Reader reader;
    private final Players players;
    private final Map<String, Kinds.Kind> kinds;
    private final Function<Yaml.Scalar, Collection<String>> files;

    /** @param files by a pattern such as {@code boards/*.yaml} the names of the files that there are */
    OptionForms(
            Reader reader,
            Players players,
            Map<String, Kinds.Kind> kinds,
            Function<Yaml.Scalar, Collection<String>> files) {
        this.reader = reader;
        this.players = players;
        this.kinds = kinds;
        this.files = files;
    }

    /** Null if nothing can be made of it, which has been told. */
    @Nullable
    Form read(Section section, String name, Yaml.@Nullable Scalar standard) {
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
                            Nodes.headOf(value),
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
}
