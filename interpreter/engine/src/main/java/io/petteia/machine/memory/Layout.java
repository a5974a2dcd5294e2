package io.petteia.machine.memory;

import io.petteia.model.Attribute;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where everything of a position lies in a {@link Memory}: sets of sites and other bits in words, numbers and ordinals in ints, what is larger and
 * immutable (piles, stacks, history, result) in objects. Laid out once for each game; locals of rules join while the rules are lowered.
 */
public final class Layout {
    // Control and turn state, the first ints.
    /** id of the instruction at which the program stands */
    public static final int PC = 0;

    public static final int MOVER = 1;
    /** turns in a row that chose pass */
    public static final int PASSES = 2;
    /** whether this turn has passed */
    public static final int PASSED = 3;

    public static final int TURN = 4;
    /** whose turn is next by {@code next turn}, -1 for the usual one */
    public static final int NEXT = 5;
    /** players who are out, by bit */
    public static final int OUT = 6;

    public static final int SWAPPED = 7;
    /** whether the position before the first turn is remembered */
    public static final int BEGUN = 8;

    private static final int FIRST_FREE_INT = 9;
    private static final int LOG_OF_INT = 5;

    // Objects that every game has.
    public static final int RESULT = 0;
    public static final int HISTORY = 1;
    public static final int TERRAIN = 2;
    /** scripts of those who have chosen in {@code simultaneously} */
    public static final int RECORDS = 3;
    /** players who are out, in the order in which they lost */
    public static final int LOSERS = 4;

    private static final int FIRST_FREE_OBJECT = 5;

    /** The place of a variable: entry e starts at {@code base + e * width}; strides by key, {@code least} of each key. */
    public record Slots(Variable variable, Kind kind, int base, int width, int entries, int[] strides, int[] least) {}

    public enum Kind {
        INT,
        BITS,
        OBJECT
    }

    /** The place of a local. Temporary ones live only while one expression is evaluated and are not part of the position. */
    public record Slot(String name, Type type, Kind kind, boolean temporary, int at, int width) {
        /** Two are one place. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Slot slot && at == slot.at && kind == slot.kind && temporary == slot.temporary;
        }

        @Override
        public int hashCode() {
            return at * 8 + kind.ordinal() * 2 + (temporary ? 1 : 0);
        }
    }

    private final GameModel model;
    private final int siteWords;
    /** how many values an owner has: the players, and nobody */
    private final int owned;

    private final Map<Variable, Slots> variables = new HashMap<>();
    private final Map<Variable, Integer> revealed = new HashMap<>();
    private final Map<Pile, Integer> piles = new HashMap<>();
    private final List<Slot> locals = new ArrayList<>();
    private final int laid = 0;
    private final int occupied;
    private final int owners;
    private final int pieces;
    private final int cells;
    private final int cellsEnd;
    /** The binary logarithm of the bits that a cell takes: four cells share an int, or two, or each has its own. */
    private final int cellWidth;

    private final int stacks;
    private final int[] piecesByCell;
    private final int[] ownersByCell;
    private int bits;
    private int ints = FIRST_FREE_INT;
    private int objects = FIRST_FREE_OBJECT;
    private int temporaryBits;
    private int temporaryInts;
    private int temporaryObjects;
    private int counters;
    private final @Nullable Knowledge knowledge;

    public Layout(GameModel model) {
        this.model = model;
        siteWords = words(model.board().size());
        owned = model.players().size() + 1;
        piecesByCell = new int[1 + model.pieces().size() * owned];
        ownersByCell = new int[piecesByCell.length];
        for (int cell = 0; cell < piecesByCell.length; cell++) {
            piecesByCell[cell] = cell == 0 ? -1 : (cell - 1) / owned;
            ownersByCell[cell] = cell == 0 ? -1 : (cell - 1) % owned - 1;
        }
        occupied = siteWords;
        owners = 2 * siteWords;
        pieces = owners + (model.players().size() + 1) * siteWords;
        bits = pieces + model.pieces().size() * siteWords;
        cells = ints;
        cellWidth = piecesByCell.length <= 1 << 8 ? 3 : piecesByCell.length <= 1 << 16 ? 4 : 5;
        ints = cellPlace(model.board().size() - 1) + 1;
        cellsEnd = ints;
        stacks = objects;
        if (model.board().stacks()) objects += model.board().size();
        int firstPile = objects;
        for (Pile pile : model.piles()) {
            piles.put(pile, objects);
            objects += pile.perPlayer() ? model.players().size() : 1;
        }
        knowledge = model.piles().stream().allMatch(pile -> pile.visibility() == Visibility.ALL)
                ? null
                : new Knowledge(model, firstPile, ints, objects);
        if (knowledge != null) {
            ints += knowledge.cards();
            objects += knowledge.cards();
        }
        for (Variable variable : model.variables()) variables.put(variable, place(variable));
        for (Variable variable : model.variables()) {
            if (variable.visibility() == Visibility.ALL) continue;
            revealed.put(variable, ints);
            ints += slots(variable).entries();
        }
    }

    private Slots place(Variable variable) {
        int n = variable.per().size();
        int[] strides = new int[n];
        int[] least = new int[n];
        int entries = 1;
        for (int i = n - 1; i >= 0; i--) {
            strides[i] = entries;
            least[i] = least(variable.per().get(i));
            entries *= size(variable.per().get(i));
        }
        Kind kind = kind(variable.type());
        int width = kind == Kind.BITS ? words(variable.type()) : 1;
        int base = switch (kind) {
            case INT -> ints;
            case BITS -> bits;
            case OBJECT -> objects;
        };
        switch (kind) {
            case INT -> ints += entries;
            case BITS -> bits += entries * width;
            case OBJECT -> objects += entries;
        }
        return new Slots(variable, kind, base, width, entries, strides, least);
    }

    /** A new place for a local that is part of the position, or for one that lives only during an expression. */
    public Slot local(String name, Type type, boolean temporary) {
        Kind kind = kind(type);
        int width = kind == Kind.BITS ? words(type) : 1;
        int at;
        if (temporary) {
            at = switch (kind) {
                case INT -> temporaryInts++;
                case BITS -> (temporaryBits += width) - width;
                case OBJECT -> temporaryObjects++;
            };
        } else {
            at = switch (kind) {
                case INT -> ints++;
                case BITS -> (bits += width) - width;
                case OBJECT -> objects++;
            };
        }
        Slot slot = new Slot(name, type, kind, temporary, at, width);
        if (!temporary) locals.add(slot);
        return slot;
    }

    /** A set of numbers without bounds, a list, a pattern and a text are objects; a bounded set is bits; the rest are ints. */
    public static Kind kind(Type type) {
        if (type instanceof Type.SetOf s) return bounded(s.element()) ? Kind.BITS : Kind.OBJECT;
        if (type instanceof Type.ListOf || type instanceof Type.PatternValue || type instanceof Type.Text)
            return Kind.OBJECT;
        return Kind.INT;
    }

    private static final int LARGEST_SET = 1 << 16;

    private static boolean bounded(Type element) {
        if (element instanceof Type.Num n) return (long) n.most() - n.least() < LARGEST_SET;
        return element instanceof Type.Member || element instanceof Type.Truth;
    }

    /** How many values a finite type has. */
    public static int size(Type type) {
        if (type instanceof Type.Num n) return Math.max(0, n.most() - n.least() + 1);
        if (type instanceof Type.Member m) return m.domain().size();
        return 2;
    }

    /** The value of bit 0 in a set, of index 0 in a table. */
    public static int least(Type type) {
        return type instanceof Type.Num n ? n.least() : 0;
    }

    /** Words of a set type. */
    public static int words(Type set) {
        return words(size(((Type.SetOf) set).element()));
    }

    public static int words(int members) {
        return Math.max(1, (members + 63) >> 6);
    }

    /** Room for the counters of one more group in a pattern; returns the first of two. */
    public int twoCounters() {
        counters += 2;
        return counters - 2;
    }

    public int counters() {
        return counters;
    }

    public GameModel model() {
        return model;
    }

    /** All players at the table, a bit for each. */
    public int everybody() {
        return (1 << model.seated()) - 1;
    }

    /** The piece of a cell that is not empty. */
    public int pieceOf(int cell) {
        return piecesByCell[cell];
    }

    /** The owner of a cell that is not empty, -1 for nobody. */
    public int ownerOf(int cell) {
        return ownersByCell[cell];
    }

    /** The pieces of all cells, -1 for the empty one. Not to be changed. */
    public int[] piecesByCell() {
        return piecesByCell;
    }

    /** The owners of all cells, -1 for the empty one and for nobody's. Not to be changed. */
    public int[] ownersByCell() {
        return ownersByCell;
    }

    public int cellOf(int piece, int owner) {
        return 1 + piece * owned + owner + 1;
    }

    public int siteWords() {
        return siteWords;
    }

    public int laid() {
        return laid;
    }

    public int occupied() {
        return occupied;
    }

    /** Words of the sites held by a player, by nobody for -1. */
    public int owner(int player) {
        return owners + (player + 1) * siteWords;
    }

    public int piece(int piece) {
        return pieces + piece * siteWords;
    }

    /**
     * The int in which a site has its cell: 0 if empty, else {@code 1 + piece * (players + 1) + owner + 1} of the top piece. It is {@link #cellShift} bits
     * up, and {@link #cellMask} wide.
     */
    public int cellPlace(int site) {
        return cells + (site >> LOG_OF_INT - cellWidth);
    }

    /** Behind the last int that holds cells. */
    public int cellsEnd() {
        return cellsEnd;
    }

    /** What is above 31 in it does not count, as in all shifts of ints. */
    public int cellShift(int site) {
        return site << cellWidth;
    }

    public int cellMask() {
        return cellWidth == LOG_OF_INT ? -1 : (1 << (1 << cellWidth)) - 1;
    }

    /** The cell of a site as Java, of the array of ints. */
    public String cellCode(String ints, String site) {
        if (cellWidth == LOG_OF_INT) return ints + "[" + cells + " + " + site + "]";
        return "(" + ints + "[" + cells + " + (" + site + " >> " + (LOG_OF_INT - cellWidth) + ")] >>> (" + site + " << "
                + cellWidth + ") & " + cellMask() + ")";
    }

    /** {@link #cellPlace} as Java. */
    public String cellPlaceCode(String site) {
        return cellWidth == LOG_OF_INT
                ? cells + " + " + site
                : cells + " + (" + site + " >> " + (LOG_OF_INT - cellWidth) + ")";
    }

    /** The int of a site with another cell, as Java. */
    public String withCellCode(String before, String site, String cell) {
        if (cellWidth == LOG_OF_INT) return cell;
        String shift = " << (" + site + " << " + cellWidth + ")";
        return before + " & ~(" + cellMask() + shift + ") | " + cell + shift;
    }

    /** The object of a site's stack below its top piece: an int array of cells, the lowest first, or null. */
    public int stack(int site) {
        return stacks + site;
    }

    public Slots slots(Variable variable) {
        Slots slots = variables.get(variable);
        if (slots == null) throw new IllegalArgumentException(variable.name());
        return slots;
    }

    /** The first of one int for each entry of a variable that not all see: 1 while its present value is known to everybody. */
    public int revealed(Variable variable) {
        Integer at = revealed.get(variable);
        if (at == null) throw new IllegalArgumentException(variable.name());
        return at;
    }

    /** The object of a pile: an int array of cards, the top last. */
    public int pile(Pile pile, int player) {
        Integer at = piles.get(pile);
        if (at == null) throw new IllegalArgumentException(pile.name());
        return at + (pile.perPlayer() ? player : 0);
    }

    /** What is known of where cards lie; null in games whose piles all see. */
    public @Nullable Knowledge knowledge() {
        return knowledge;
    }

    /** Locals that are part of the position, in the order in which they were placed. */
    public List<Slot> locals() {
        return locals;
    }

    public int bits() {
        return bits;
    }

    public int ints() {
        return ints;
    }

    public int objects() {
        return objects;
    }

    public int temporaryBits() {
        return temporaryBits;
    }

    public int temporaryInts() {
        return temporaryInts;
    }

    public int temporaryObjects() {
        return temporaryObjects;
    }

    /** Index of an attribute's cell: member first, then the keys. */
    public static int[] strides(Attribute attribute) {
        int n = attribute.per().size();
        int[] strides = new int[n + 1];
        int stride = 1;
        for (int i = n; i > 0; i--) {
            strides[i] = stride;
            stride *= size(attribute.per().get(i - 1));
        }
        strides[0] = stride;
        return strides;
    }
}
