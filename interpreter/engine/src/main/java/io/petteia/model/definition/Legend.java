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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the words of a picture stand for: the legend, and the symbols of the pieces. Remembers which entries were of use. */
final class Legend {
    /** The terrain is -1 for the usual one, the piece -1 for none; broken if the entry is wrong, which has been told. */
    record Meaning(boolean off, int terrain, int piece, int owner, boolean broken) {
        static final Meaning PLAIN = new Meaning(false, -1, -1, -1, false);
        static final Meaning OFF = new Meaning(true, -1, -1, -1, false);
        static final Meaning BROKEN = new Meaning(false, -1, -1, -1, true);
    }

    private final Building building;
    private final Reader reader;
    private final Pieces pieces;
    private final Map<String, Meaning> meanings = new LinkedHashMap<>();
    private final Map<String, Span> places = new LinkedHashMap<>();
    private final Set<String> used = new HashSet<>();

    Legend(Building building, Pieces pieces) {
        this.building = building;
        this.reader = building.reader();
        this.pieces = pieces;
    }

    /** Adds entries; those of before with the same word give way. */
    Legend with(@Nullable Yaml node) {
        Section section = node == null ? null : reader.section(node, "`legend`");
        if (section == null) return this;
        for (Yaml.Entry entry : section.entries()) {
            meanings.put(entry.key().value(), meaning(entry));
            places.put(entry.key().value(), entry.key().span());
        }
        return this;
    }

    private Meaning meaning(Yaml.Entry entry) {
        String word = entry.key().value();
        if (entry.value() instanceof Yaml.Scalar scalar && scalar.value().equals("off")) return Meaning.OFF;
        if (!(entry.value() instanceof Yaml.Mapping)) {
            reader.tell(Diagnostic.error(
                            "wrong-value", entry.value().span(), "this does not say what `" + word + "` stands for")
                    .expected("`off`, or `{terrain, piece, owner}`"));
            return Meaning.BROKEN;
        }
        Section section = reader.section(entry.value(), "legend of `" + word + "`");
        if (section == null) return Meaning.BROKEN;
        section.allow("terrain", "piece", "owner");
        Integer terrain = member(section, "terrain", building.names().terrains());
        Integer piece = member(section, "piece", building.names().pieces());
        Integer owner = member(section, "owner", building.names().players());
        if (terrain == null || piece == null || owner == null) return Meaning.BROKEN;
        boolean nobodys = piece != Domain.NONE && pieces.types().get(piece).ownerNone();
        if (piece != Domain.NONE && !section.has("owner") && !nobodys) {
            section.required("owner", "a player, or `none`");
            return Meaning.BROKEN;
        }
        if (piece == Domain.NONE && section.has("owner")) {
            reader.error("misplaced-key", section.head(), "an owner needs a piece");
            return Meaning.BROKEN;
        }
        return new Meaning(false, terrain, piece, owner, false);
    }

    /** -1 if nothing is said, null if it is wrong. */
    private @Nullable Integer member(Section section, String key, Domain domain) {
        Yaml node = section.get(key);
        return node == null
                ? Integer.valueOf(Domain.NONE)
                : new Cells(building).constant(node, new Type.Member(domain));
    }

    /** Null if nothing says what the word is. */
    @Nullable
    Meaning of(String word) {
        Meaning said = meanings.get(word);
        if (said != null) {
            used.add(word);
            return said;
        }
        if (word.equals(".")) return Meaning.PLAIN;
        if (word.equals("_") || word.equals("--")) return Meaning.OFF;
        int piece = pieces.bySymbol(word);
        if (piece == Domain.NONE) return null;
        int owner = pieces.types().get(piece).ownerNone() ? Domain.NONE : Pieces.ownerBySymbol(word);
        return owner < building.names().players().size() ? new Meaning(false, -1, piece, owner, false) : null;
    }

    /** Whether a word may stand where there is no site. */
    boolean isEmpty(String word) {
        Meaning meaning = of(word);
        return meaning != null && (meaning.off() || meaning.equals(Meaning.PLAIN));
    }

    void tellUnknown(String word, Span at) {
        List<String> known = new ArrayList<>(meanings.keySet());
        pieces.types().forEach(type -> known.add(type.symbol()));
        known.add(".");
        reader.tell(Diagnostic.error("unknown-legend", at, "nothing says what `" + word + "` stands for")
                .expected("one of " + Suggestion.list(known) + ", or an entry in `legend`"));
    }

    void tellUnused() {
        places.forEach((word, place) -> {
            if (!used.contains(word))
                reader.tell(Diagnostic.warning("unused-legend", place, "`" + word + "` stands in no picture"));
        });
    }
}
