package io.petteia.terminal.picture;

import io.petteia.model.GameModel;
import io.petteia.model.GameModel.PieceType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;

/**
 * How pieces, owners and terrain are written in a text picture. Two players are told apart as the pictures in definitions tell them, by capitals and
 * small letters; more of them, or symbols without case, by a letter or number behind the symbol. Where all pieces are alike, the owner's initial says
 * enough. Nobody's pieces have a star before the symbol.
 */
public final class Emblems {
    /** By ordinal of the terrain; the usual one is a dot. */
    private static final String TERRAIN = ".^~:#%\"&;=_/";
    /** By place in the list of truths met. */
    private static final String TRUTHS = "'!+$@";

    private final List<String> players;
    private final List<PieceType> pieces;
    private final List<String> terrains;
    private final boolean byCase;
    private final boolean initials;
    private final boolean allAlike;
    private final List<String> truths = new ArrayList<>();

    Emblems(List<String> players, List<PieceType> pieces, List<String> terrains) {
        this.players = List.copyOf(players);
        this.pieces = List.copyOf(pieces);
        this.terrains = List.copyOf(terrains);
        this.byCase = players.size() == 2 && pieces.stream().allMatch(p -> p.ownerNone() || hasCase(p.symbol()));
        this.allAlike = pieces.size() == 1 && !pieces.get(0).ownerNone() && players.size() > 1;
        Set<Integer> firsts = new HashSet<>();
        this.initials = players.stream().allMatch(p -> firsts.add(Character.toLowerCase(p.codePointAt(0))));
    }

    public static Emblems of(GameModel game) {
        return new Emblems(
                game.players().members().subList(0, game.seated()),
                game.pieceTypes(),
                game.terrains().members());
    }

    private static boolean hasCase(String symbol) {
        return !symbol.toUpperCase(Locale.ROOT).equals(symbol.toLowerCase(Locale.ROOT));
    }

    /** What is written on a site. */
    String cell(Appearance look, int site) {
        List<Appearance.Man> standing = look.standing(site);
        StringBuilder text = new StringBuilder();
        if (!standing.isEmpty()) {
            text.append(man(standing.get(0)));
            if (standing.size() > 1) text.append(standing.size());
        }
        StringJoiner numbers = new StringJoiner(",", text.isEmpty() ? "" : ":", "").setEmptyValue("");
        StringBuilder signs = new StringBuilder();
        for (Appearance.Mark mark : look.marks(site)) {
            if (mark.isTruth()) signs.append(sign(mark.name()));
            else numbers.add(mark.value());
        }
        text.append(numbers);
        if (text.isEmpty()) text.append(terrain(look.terrain(site)));
        return text.append(signs).toString();
    }

    String man(Appearance.Man man) {
        if (man.piece() == Appearance.UNKNOWN) return "?" + (man.owner() < 0 ? "" : behind(man.owner()));
        String symbol = pieces.get(man.piece()).symbol();
        if (man.owner() < 0) return pieces.get(man.piece()).ownerNone() ? symbol : "*" + symbol;
        if (allAlike && initials) return behind(man.owner()).toUpperCase(Locale.ROOT);
        if (!byCase) return symbol + behind(man.owner());
        return man.owner() == 0 ? symbol.toUpperCase(Locale.ROOT) : symbol.toLowerCase(Locale.ROOT);
    }

    /** The sign of an owner: his initial, or his number where two begin alike. */
    private String behind(int owner) {
        if (!initials) return Integer.toString(owner + 1);
        return Character.toString(Character.toLowerCase(players.get(owner).codePointAt(0)));
    }

    private static String terrain(int ordinal) {
        return ordinal < TERRAIN.length() ? TERRAIN.substring(ordinal, ordinal + 1) : "`";
    }

    private String sign(String truth) {
        if (!truths.contains(truth)) truths.add(truth);
        int at = truths.indexOf(truth);
        return at < TRUTHS.length() ? TRUTHS.substring(at, at + 1) : "'";
    }

    /** What the signs in a picture mean, one line for each sort. */
    public List<String> legend() {
        List<String> lines = new ArrayList<>();
        boolean byInitial = allAlike && initials;
        if (!pieces.isEmpty() && !byInitial) {
            StringJoiner line = new StringJoiner("  ");
            for (PieceType piece : pieces) line.add(piece.symbol() + " " + piece.name());
            lines.add(line.toString());
        }
        if (byInitial) lines.add(ownersByInitial());
        else if (pieces.stream().anyMatch(p -> !p.ownerNone()) && players.size() > 1) lines.add(owners());
        if (terrains.size() > 1) {
            StringJoiner line = new StringJoiner("  ");
            for (int i = 0; i < terrains.size(); i++) line.add(terrain(i) + " " + terrains.get(i));
            lines.add(line.toString());
        }
        if (!truths.isEmpty()) {
            StringJoiner line = new StringJoiner("  ");
            for (String truth : truths) line.add(sign(truth) + " " + truth);
            lines.add(line.toString());
        }
        return List.copyOf(lines);
    }

    private String ownersByInitial() {
        StringJoiner line = new StringJoiner("  ");
        for (int i = 0; i < players.size(); i++) line.add(behind(i).toUpperCase(Locale.ROOT) + " " + players.get(i));
        return line.toString();
    }

    private String owners() {
        if (byCase) return players.get(0) + " CAPITALS  " + players.get(1) + " small  * nobody's";
        StringJoiner line = new StringJoiner("  ", "", "  * nobody's");
        for (int i = 0; i < players.size(); i++) line.add(behind(i) + " " + players.get(i));
        return line.toString();
    }
}
