package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Attribute;
import io.petteia.model.Domain;
import io.petteia.model.GameModel.PieceType;
import io.petteia.model.Type;
import io.petteia.model.reading.Picture;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The types of pieces: their names, symbols and owners. What else they have are attributes. */
final class Pieces {
    /** Every piece has these without declaring them; {@code moves} may be declared all the same. */
    static final List<String> UNDECLARED = List.of("symbol", "moves", "owner");

    private final List<Attributes.Holder> holders = new ArrayList<>();
    private final List<PieceType> types = new ArrayList<>();
    private final @Nullable Yaml each;
    private final Domain domain;

    Pieces(Section game, Reader reader) {
        Section section = game.section("pieces", "`pieces`");
        this.each = section == null ? null : section.get("each");
        if (section != null) {
            for (Yaml.Entry entry : section.entries()) {
                if (!entry.key().value().equals("each") && reader.isName(entry.key(), "a piece")) piece(entry, reader);
            }
        }
        this.domain = new Domain(
                Domain.Sort.PIECE, "piece", types.stream().map(PieceType::name).toList());
    }

    private void piece(Yaml.Entry entry, Reader reader) {
        String name = entry.key().value();
        Section values = reader.section(entry.value(), "piece `" + name + "`");
        holders.add(new Attributes.Holder(name, entry.key().span(), values));
        String symbol = values == null ? null : values.text("symbol");
        if (symbol != null && values != null) {
            tellIfNoWord(symbol, values, reader);
            tellIfTaken(symbol, values, reader);
        }
        boolean nobodys = false;
        Yaml owner = values == null ? null : values.get("owner");
        Yaml.Scalar said = owner == null ? null : reader.scalar(owner, "`none`");
        if (said != null) {
            nobodys = said.value().equals("none");
            if (!nobodys)
                reader.tell(Diagnostic.error("wrong-value", said.span(), "`owner` cannot be `" + said.value() + "`")
                        .expected("`none`, for a piece that belongs to nobody"));
        }
        types.add(new PieceType(name, symbol == null ? name : symbol, nobodys));
    }

    /** A symbol stands in pictures, where blanks part words and some words have a meaning already. */
    private static void tellIfNoWord(String symbol, Section values, Reader reader) {
        Yaml node = values.get("symbol");
        boolean word =
                !symbol.isEmpty() && symbol.chars().noneMatch(Character::isWhitespace) && !Picture.isEmpty(symbol);
        if (word || node == null) return;
        reader.tell(
                Diagnostic.error("bad-symbol", node.span(), "`" + symbol + "` cannot stand for a piece in a picture")
                        .expected("a letter or a word without blanks, not `.`, `_` or `--`"));
    }

    private void tellIfTaken(String symbol, Section values, Reader reader) {
        for (int i = 0; i < types.size(); i++) {
            if (!types.get(i).symbol().equalsIgnoreCase(symbol)) continue;
            Yaml node = values.get("symbol");
            if (node != null)
                reader.tell(Diagnostic.error(
                                "doubled-symbol",
                                node.span(),
                                "`" + symbol + "` is the symbol of `"
                                        + types.get(i).name() + "` too")
                        .expected("another symbol; capital and small letters tell players apart, not pieces")
                        .related(holders.get(i).span(), "`" + types.get(i).name() + "`"));
            return;
        }
    }

    Domain domain() {
        return domain;
    }

    List<PieceType> types() {
        return types;
    }

    List<Attributes.Holder> holders() {
        return holders;
    }

    Attributes declare(Building building) {
        Attributes attributes = new Attributes(building, domain, holders);
        attributes.declare(each, UNDECLARED);
        if (!attributes.has("moves")) attributes.declarePattern("moves");
        Attribute symbol = new Attribute("symbol", domain, Type.TEXT, List.of());
        symbol.setCells(types.stream()
                .map(type -> (Attribute.Cell) new Attribute.Words(type.symbol()))
                .toList());
        building.names().declareAttribute(symbol);
        return attributes;
    }

    /** The piece that a word of a picture stands for, -1 if none. */
    int bySymbol(String word) {
        for (int i = 0; i < types.size(); i++) if (types.get(i).symbol().equalsIgnoreCase(word)) return i;
        return Domain.NONE;
    }

    /** Capital letters in pictures are the first player's. */
    static int ownerBySymbol(String word) {
        return word.equals(word.toUpperCase(Locale.ROOT)) ? 0 : 1;
    }
}
