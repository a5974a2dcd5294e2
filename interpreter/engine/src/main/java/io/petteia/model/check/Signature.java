package io.petteia.model.check;

import io.petteia.model.checked.Term.Function;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the built-in functions take. The last parameters of some may be left out. */
record Signature(Function function, List<Kind> parameters, int least) {
    /** Kinds of parameters. */
    enum Kind {
        SITE("a site"),
        SITES("a set of sites"),
        NUMBER("a number"),
        NUMBERS("a number or a range"),
        PLAYER("a player"),
        CARD("a card"),
        PATTERN("a pattern"),
        DIRECTION("a direction"),
        DIRECTIONS("directions");

        final String text;

        Kind(String text) {
            this.text = text;
        }
    }

    private static Signature of(Function function, int least, Kind... parameters) {
        return new Signature(function, List.of(parameters), least);
    }

    static @Nullable Signature of(Vocabulary word) {
        return switch (word) {
            case PIECE -> of(Function.PIECE, 1, Kind.SITE);
            case OWNER -> of(Function.OWNER, 1, Kind.SITE);
            case OWNERS -> of(Function.OWNERS, 1, Kind.SITES);
            case HEIGHT -> of(Function.HEIGHT, 1, Kind.SITE);
            case NEIGHBOURS -> of(Function.NEIGHBOURS, 1, Kind.SITES, Kind.DIRECTIONS);
            case GROUP -> of(Function.GROUP, 2, Kind.SITE, Kind.SITES, Kind.DIRECTIONS);
            case GROUPS -> of(Function.GROUPS, 1, Kind.SITES, Kind.DIRECTIONS);
            case REACH -> of(Function.REACH, 2, Kind.SITE, Kind.PATTERN, Kind.SITES);
            case STEP -> of(Function.STEP, 2, Kind.SITE, Kind.DIRECTION, Kind.NUMBER);
            case AXIS -> of(Function.AXIS, 2, Kind.SITE, Kind.DIRECTION);
            case DISTANCE -> of(Function.DISTANCE, 3, Kind.SITE, Kind.SITE, Kind.DIRECTION);
            case AREA -> of(Function.AREA, 2, Kind.SITES, Kind.NUMBER);
            case OPPOSITE -> of(Function.OPPOSITE, 1, Kind.DIRECTION);
            case ROW -> of(Function.ROW, 1, Kind.NUMBERS);
            case COLUMN -> of(Function.COLUMN, 1, Kind.NUMBERS);
            case RECT -> of(Function.RECT, 2, Kind.SITE, Kind.SITE);
            case AFTER -> of(Function.AFTER, 1, Kind.PLAYER, Kind.NUMBER);
            case BEFORE -> of(Function.BEFORE, 1, Kind.PLAYER, Kind.NUMBER);
            case HOLDER -> of(Function.HOLDER, 1, Kind.CARD);
            default -> null;
        };
    }

    String text() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < parameters.size(); i++) {
            if (i > 0) out.append(", ");
            out.append(parameters.get(i).text);
            if (i >= least) out.append(" if wanted");
        }
        return out.toString();
    }
}
