package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.GameModel.PieceType;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads {@code fen:} of a game. A piece's letter is its symbol unless the section gives another. */
final class FenKeys {
    private static final int ENOUGH_FIELDS = 16;

    private final Parts parts;
    private final Reader reader;
    private final Domain players;
    private final Map<String, Fen.Man> pieces = new LinkedHashMap<>();
    private final StringBuilder prefixes = new StringBuilder();

    FenKeys(Parts parts) {
        this.parts = parts;
        this.reader = parts.building.reader();
        this.players = parts.building.names().players();
    }

    /** Null if the game has none. */
    @Nullable
    Fen read(Section game) {
        Section section = game.section("fen", "`fen`");
        if (section == null) return null;
        section.allow("phase", "pieces", "turn", "fields", "letters", "hand", "marks");
        pieces(section.section("pieces", "`pieces` of `fen`"));
        Yaml hand = section.get("hand");
        return new Fen(
                section.text("phase"),
                Map.copyOf(pieces),
                prefixes.toString(),
                turns(section.section("turn", "`turn`")),
                fields(section.get("fields")),
                letters(section.section("letters", "`letters`")),
                hand == null ? null : hand(hand),
                marks(section.section("marks", "`marks`")));
    }

    private void pieces(@Nullable Section given) {
        Domain domain = parts.building.names().pieces();
        if (given != null) given.allow(domain.members());
        for (int piece = 0; piece < domain.size(); piece++) {
            Yaml letter = given == null ? null : given.get(domain.member(piece));
            PieceType type = parts.pieces.types().get(piece);
            if (letter == null && !type.symbol().isEmpty()) add(type.symbol(), piece, type.ownerNone(), null);
            else if (letter instanceof Yaml.Mapping) owners(letter, piece);
            else if (letter != null) {
                Yaml.Scalar scalar = letter(letter, 2);
                if (scalar != null) add(scalar.value(), piece, type.ownerNone(), scalar);
            }
        }
    }

    /** Capitals are the first player's, small letters the second's; of nobody's pieces both are. */
    private void add(String letter, int piece, boolean nobodys, Yaml.@Nullable Scalar at) {
        put(letter.toUpperCase(Locale.ROOT), new Fen.Man(piece, nobodys ? Domain.NONE : 0), at);
        if (nobodys || players.size() > 1)
            put(letter.toLowerCase(Locale.ROOT), new Fen.Man(piece, nobodys ? Domain.NONE : 1), at);
    }

    private void owners(Yaml node, int piece) {
        Section owners = reader.section(node, "letters of a piece");
        if (owners == null) return;
        List<String> names = new ArrayList<>(players.members());
        names.add("none");
        owners.allow(names);
        for (Yaml.Entry entry : owners.entries()) {
            Yaml.Scalar scalar = letter(entry.value(), 2);
            if (scalar != null)
                put(
                        scalar.value(),
                        new Fen.Man(piece, players.ordinal(entry.key().value())),
                        scalar);
        }
    }

    private void put(String letter, Fen.Man man, Yaml.@Nullable Scalar at) {
        Fen.Man other = pieces.putIfAbsent(letter, man);
        if (letter.length() > 1 && prefixes.indexOf(letter.substring(0, 1)) < 0) prefixes.append(letter.charAt(0));
        if (other != null && other.piece() != man.piece() && at != null)
            reader.error("doubled-name", at.span(), "`" + letter + "` is the letter of two pieces");
    }

    private Yaml.@Nullable Scalar letter(Yaml node, int most) {
        Yaml.Scalar scalar = reader.scalar(node, "a letter");
        if (scalar == null) return null;
        String text = scalar.value();
        boolean good = !text.isEmpty()
                && text.length() <= most
                && text.chars().noneMatch(c -> c >= '0' && c <= '9' || c == '/' || c == ' ' || c == '[' || c == ']');
        if (good) return scalar;
        reader.tell(Diagnostic.error("bad-letter", scalar.span(), "`" + text + "` cannot stand for something in a FEN")
                .expected(most == 1 ? "one letter or sign" : "a letter, `r`, or a sign and a letter, `+r`"));
        return null;
    }

    private Map<String, Integer> turns(@Nullable Section given) {
        Map<String, Integer> turns = new LinkedHashMap<>();
        if (given == null) {
            turns.put("w", 0);
            if (players.size() > 1) turns.put("b", 1);
            return turns;
        }
        for (Yaml.Entry entry : given.entries()) {
            Integer player = letter(entry.key(), 1) == null
                    ? null
                    : new Cells(parts.building).constant(entry.value(), new Type.Member(players));
            if (player != null) turns.put(entry.key().value(), player);
        }
        return turns;
    }

    private List<Fen.Field> fields(@Nullable Yaml node) {
        if (node == null) return List.of(new Fen.Field(Fen.Kind.TURN, null));
        List<Fen.Field> fields = new ArrayList<>();
        for (Yaml item : reader.items(node, "a list of fields, `[turn, castling, \"-\"]`")) {
            Yaml.Scalar scalar = reader.scalar(item, "`turn`, `hand`, `move`, a variable, or `-`");
            if (scalar == null || fields.size() > ENOUGH_FIELDS) continue;
            switch (scalar.value()) {
                case "turn" -> fields.add(new Fen.Field(Fen.Kind.TURN, null));
                case "hand" -> fields.add(new Fen.Field(Fen.Kind.HAND, null));
                case "move" -> fields.add(new Fen.Field(Fen.Kind.MOVE, null));
                case "-" -> fields.add(new Fen.Field(Fen.Kind.PASSED_OVER, null));
                default -> {
                    Variable variable = variable(scalar);
                    if (variable != null) fields.add(new Fen.Field(Fen.Kind.VARIABLE, variable));
                }
            }
        }
        return fields;
    }

    private @Nullable Variable variable(Yaml.Scalar name) {
        List<Variable> all = parts.variables.all();
        for (Variable each : all) if (each.name().equals(name.value())) return each;
        List<String> names = all.stream().map(Variable::name).toList();
        reader.tell(Diagnostic.error("unknown-variable", name.span(), "the game has no variable `" + name.value() + "`")
                .suggest(Suggestion.of(name.value(), names)));
        return null;
    }

    private Map<Variable, Map<String, Fen.Letter>> letters(@Nullable Section given) {
        Map<Variable, Map<String, Fen.Letter>> letters = new LinkedHashMap<>();
        if (given == null) return letters;
        for (Yaml.Entry entry : given.entries()) {
            Variable variable = variable(entry.key());
            Section members =
                    reader.section(entry.value(), "letters of `" + entry.key().value() + "`");
            if (variable == null || members == null) continue;
            if (!(variable.type() instanceof Type.SetOf)) {
                reader.error(
                        "wrong-type",
                        entry.key().span(),
                        "`" + variable.name() + "` is not a set, so that no letters fill it");
                continue;
            }
            Map<String, Fen.Letter> own = new LinkedHashMap<>();
            for (Yaml.Entry member : members.entries()) {
                Yaml.Scalar value = letter(member.key(), 1) == null ? null : reader.scalar(member.value(), "a member");
                if (value == null) continue;
                for (Position.Entry meant :
                        new Settings(parts.building, variable).read(new Yaml.Sequence(value.span(), List.of(value))))
                    own.put(member.key().value(), new Fen.Letter(value, meant.value()));
            }
            letters.put(variable, own);
        }
        return letters;
    }

    private @Nullable Variable hand(Yaml node) {
        Yaml.Scalar scalar = reader.scalar(node, "a variable, how many pieces of a kind a player has");
        Variable variable = scalar == null ? null : variable(scalar);
        if (variable == null || scalar == null) return null;
        Domain kinds = parts.building.names().pieces();
        boolean fits = variable.type() instanceof Type.Num
                && variable.per().equals(List.of(new Type.Member(players), new Type.Member(kinds)));
        if (fits) return variable;
        reader.tell(Diagnostic.error("wrong-type", scalar.span(), "`" + variable.name() + "` does not count pieces")
                .expected("a variable such as `0..16 per player, piece = 0`"));
        return null;
    }

    private Map<String, Variable> marks(@Nullable Section given) {
        Map<String, Variable> marks = new LinkedHashMap<>();
        if (given == null) return marks;
        Type site = new Type.Member(parts.building.names().board().sites());
        for (Yaml.Entry entry : given.entries()) {
            Yaml.Scalar name = letter(entry.key(), 1) == null ? null : reader.scalar(entry.value(), "a variable");
            Variable variable = name == null ? null : variable(name);
            if (variable == null || name == null) continue;
            if (variable.type() instanceof Type.Truth && variable.per().equals(List.of(site)))
                marks.put(entry.key().value(), variable);
            else
                reader.tell(Diagnostic.error("wrong-type", name.span(), "`" + name.value() + "` does not mark sites")
                        .expected("a variable such as `boolean per site = false`"));
        }
        return marks;
    }
}
