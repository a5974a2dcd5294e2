package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Checker;
import io.petteia.model.Domain;
import io.petteia.model.GameModel.PieceType;
import io.petteia.model.Type;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Notation;
import io.petteia.model.checked.Notation.Form;
import io.petteia.model.checked.Notation.Part;
import io.petteia.model.checked.Notation.Sign;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads {@code notation:} of a game, when its rules have been checked and it is known what may be chosen. */
final class NotationKeys {
    private final Parts parts;
    private final Reader reader;
    private final Checker checker;
    private final Choosable choosable;
    private final Leniency leniency;

    /** @param play of the game, checked */
    NotationKeys(Parts parts, Block play, Leniency leniency) {
        this.leniency = leniency;
        this.parts = parts;
        this.reader = parts.building.reader();
        this.checker = parts.building.checker();
        this.choosable = new Choosable(play, parts.building.names().allAttributes());
    }

    /** In the order of the file; empty if the game has none. */
    List<Notation> read(Section game) {
        Section section = game.section("notation", "`notation`");
        List<Notation> notations = new ArrayList<>();
        if (section == null) return notations;
        for (Yaml.Entry entry : section.entries()) {
            String name = entry.key().value();
            Section one = reader.section(entry.value(), "notation `" + name + "`");
            if (one != null) notations.add(notation(name, one));
        }
        return notations;
    }

    private Notation notation(String name, Section section) {
        section.allow("letters", "forms", "signs", "read");
        List<Form> forms = new ArrayList<>();
        section.required("forms", "the ways to write a move, by name: `step: \"{unit}-{cell}\"`");
        Section written = section.section("forms", "`forms`");
        for (Yaml.Entry entry : written == null ? List.<Yaml.Entry>of() : written.entries()) {
            Form form = leniency.read(entry.value().span(), () -> form(entry));
            if (form != null) forms.add(form);
        }
        forms.sort((a, b) -> Boolean.compare(a.condition() == null, b.condition() == null));
        return new Notation(
                name,
                letters(section.section("letters", "`letters`")),
                choosable.locals(),
                choosable.label(),
                List.copyOf(forms),
                signs(section.section("signs", "`signs`")),
                readAs(section.section("read", "`read`")));
    }

    private List<String> letters(@Nullable Section given) {
        Domain pieces = parts.building.names().pieces();
        if (given != null)
            for (Yaml.Entry entry : given.entries())
                if (!leniency.isLent(entry.key().span())) known(entry.key(), pieces);
        List<String> letters = new ArrayList<>();
        for (int piece = 0; piece < pieces.size(); piece++) {
            PieceType type = parts.pieces.types().get(piece);
            String letter = given == null ? null : given.text(pieces.member(piece));
            letters.add(letter != null ? letter : type.symbol().isEmpty() ? type.name() : type.symbol());
        }
        return letters;
    }

    private void known(Yaml.Scalar name, Domain pieces) {
        if (pieces.ordinal(name.value()) < 0)
            reader.tell(Keys.unknown(name.value(), name.span(), new Type.Member(pieces)));
    }

    private @Nullable Form form(Yaml.Entry entry) {
        Term condition = null;
        Yaml texts = entry.value();
        if (texts instanceof Yaml.Mapping) {
            Section section = reader.section(texts, "form `" + entry.key().value() + "`");
            if (section == null) return null;
            section.allow("if", "text");
            Yaml when = section.get("if");
            condition = when == null ? null : condition(when, choosable.all());
            texts = section.required("text", "how such a move is written, `\"{unit}-{cell}\"`");
            if (texts == null) return null;
        }
        List<List<Part>> read = new ArrayList<>();
        Set<String> needed = new LinkedHashSet<>();
        Set<String> named = new LinkedHashSet<>();
        Set<String> several = new LinkedHashSet<>();
        if (condition != null) named.addAll(choosable.namedIn(condition));
        needed.addAll(named);
        for (Yaml each : reader.items(texts, "a text, or a list of them")) {
            Yaml.Scalar scalar = reader.scalar(each, "a text such as `\"{unit}-{cell}\"`");
            if (scalar == null) continue;
            int open = scalar.value().indexOf(Notation.OPEN);
            if (open >= 0 && read.isEmpty())
                reader.tell(Diagnostic.error(
                                "bad-notation",
                                scalar.content().span(open, open + Notation.OPEN.length()),
                                "what is written cannot be left open")
                        .expected("this in a text behind the first, which is only read"));
            NotationText text = new NotationText(reader, checker, choosable, leniency);
            read.add(text.read(scalar.content()));
            if (read.size() == 1) needed.addAll(text.needed());
            named.addAll(text.named());
            several.addAll(text.several());
        }
        return read.isEmpty()
                ? null
                : new Form(condition, Set.copyOf(needed), Set.copyOf(named), Set.copyOf(several), List.copyOf(read));
    }

    private @Nullable Term condition(Yaml node, Collection<Local> locals) {
        Term condition = parts.building.expression(node, Type.TRUTH, "a condition", List.copyOf(locals));
        if (condition == null || leniency.fits(condition)) return condition;
        reader.error("bad-notation", node.span(), "this does not fit what the game has");
        return null;
    }

    private List<Sign> signs(@Nullable Section given) {
        List<Sign> signs = new ArrayList<>();
        if (given == null) return signs;
        for (Yaml.Entry entry : given.entries()) {
            Term condition = leniency.read(entry.value().span(), () -> condition(entry.value(), List.of()));
            if (condition != null) signs.add(new Sign(entry.key().value(), condition));
        }
        return signs;
    }

    private Map<String, String> readAs(@Nullable Section given) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (given == null) return texts;
        for (Yaml.Entry entry : given.entries()) {
            String other = reader.text(entry.value());
            if (entry.key().value().isEmpty())
                reader.tell(Diagnostic.error("bad-notation", entry.key().span(), "nothing is read like something")
                        .expected("a text, `x: \"\"`"));
            else if (other != null) texts.put(entry.key().value(), other);
        }
        return texts;
    }
}
