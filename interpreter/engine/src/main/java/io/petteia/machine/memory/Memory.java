package io.petteia.machine.memory;

import io.petteia.machine.pattern.Steps;
import io.petteia.machine.pattern.Walk;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One position, flat, with a journal of what was overwritten. Every change of the position goes through {@link #setBits}, {@link #setInt} and
 * {@link #setObject}, so that {@link #rollback} restores it exactly; objects are immutable values and are replaced, never changed. Beside the position
 * lies working space for expressions, which is no part of it.
 */
public final class Memory {
    public final Layout layout;
    public final long[] bits;
    public final int[] ints;
    public final @Nullable Object[] objects;

    /** Locals of expressions. */
    public final long[] temporaryBits;

    public final int[] temporaryInts;
    public final @Nullable Object[] temporaryObjects;

    /** Sets under evaluation, a stack: {@link #reserve} gives words, setting {@link #top} back frees them. */
    public long[] scratch = new long[16];

    public int top;

    /** Options of choices and matches under collection, a stack too. */
    public long[] options = new long[16];

    /** what makes the position the same as a remembered one, while it is looked for */
    public long[] keyWords = new long[32];

    public int optionTop;

    /** The site from which the pattern under evaluation walks. */
    public int here = -1;

    private static final int BITS = 0;
    private static final int INT = 1;
    private static final int OBJECT = 2;

    /** Whether what is overwritten is noted; without it nothing can be taken back. Off while random moves are played. */
    public boolean journaling = true;

    private int[] journalPlace = new int[16];
    private long[] journalValue = new long[16];
    private @Nullable Object[] journalObject = new Object[4];
    private int journal;
    private int journalObjects;

    private final Steps steps;

    /** Walks the patterns of this position. */
    public final Walk walk;

    /** Answers {@code can}, and what else runs rules to see whether they could be carried out. */
    public Possibility possibility = Possibility.UNASKED;

    public Memory(Layout layout, Steps steps) {
        this.layout = layout;
        this.steps = steps;
        walk = new Walk(steps, layout.counters());
        bits = new long[layout.bits()];
        ints = new int[layout.ints()];
        objects = new Object[layout.objects()];
        temporaryBits = new long[layout.temporaryBits()];
        temporaryInts = new int[layout.temporaryInts()];
        temporaryObjects = new Object[layout.temporaryObjects()];
    }

    /** An independent copy of the position, with the journal from a mark on. */
    public Memory copy(int fromMark) {
        deriveLeftCells();
        Memory copy = new Memory(layout, steps);
        System.arraycopy(bits, 0, copy.bits, 0, bits.length);
        System.arraycopy(ints, 0, copy.ints, 0, ints.length);
        System.arraycopy(objects, 0, copy.objects, 0, objects.length);
        int before = objectsBefore(fromMark);
        copy.journalPlace = Arrays.copyOfRange(journalPlace, fromMark, Math.max(journal, fromMark + 16));
        copy.journalValue = Arrays.copyOfRange(journalValue, fromMark, Math.max(journal, fromMark + 16));
        copy.journalObject = Arrays.copyOfRange(journalObject, before, Math.max(journalObjects, before + 4));
        copy.journal = journal - fromMark;
        copy.journalObjects = journalObjects - before;
        return copy;
    }

    /** Takes on the position of another memory of the same program, with its journal from a mark on. */
    public void become(Memory other, int fromMark) {
        forget();
        other.deriveLeftCells();
        cellsAreLeft = false;
        long[] ob = other.bits;
        long[] tb = bits;
        for (int n = 0; n < ob.length; n++) tb[n] = ob[n];
        int[] oi = other.ints;
        int[] ti = ints;
        for (int n = 0; n < oi.length; n++) ti[n] = oi[n];
        @Nullable Object[] oo = other.objects;
        @Nullable Object[] to = objects;
        for (int n = 0; n < oo.length; n++) if (to[n] != oo[n]) to[n] = oo[n];
        journal = other.journal - fromMark;
        if (journal == 0) return;
        if (journal > journalPlace.length) {
            journalPlace = new int[journal * 2];
            journalValue = new long[journal * 2];
        }
        System.arraycopy(other.journalPlace, fromMark, journalPlace, 0, journal);
        System.arraycopy(other.journalValue, fromMark, journalValue, 0, journal);
        if (other.journalObjects == 0) return;
        int before = other.objectsBefore(fromMark);
        journalObjects = other.journalObjects - before;
        journalObject = Arrays.copyOfRange(other.journalObject, before, Math.max(other.journalObjects, before + 4));
    }

    private int objectsBefore(int mark) {
        int before = 0;
        for (int i = 0; i < mark; i++) if (journalPlace[i] % 3 == OBJECT) before++;
        return before;
    }

    // ---- the position
    public void setBits(int at, long value) {
        long old = bits[at];
        if (old == value) return;
        if (journaling) note(at * 3 + BITS, old);
        bits[at] = value;
    }

    public void setInt(int at, int value) {
        int old = ints[at];
        if (old == value) return;
        if (journaling) note(at * 3 + INT, old);
        ints[at] = value;
    }

    public void setObject(int at, @Nullable Object value) {
        Object old = objects[at];
        if (old == value) return;
        objects[at] = value;
        if (!journaling) return;
        if (journalObjects == journalObject.length) journalObject = Arrays.copyOf(journalObject, journalObjects * 2);
        journalObject[journalObjects++] = old;
        note(at * 3 + OBJECT, 0);
    }

    private void note(int place, long old) {
        if (journal == journalPlace.length) {
            journalPlace = Arrays.copyOf(journalPlace, journal * 2);
            journalValue = Arrays.copyOf(journalValue, journal * 2);
        }
        journalPlace[journal] = place;
        journalValue[journal++] = old;
    }

    /** A point to which {@link #rollback} returns. */
    public int mark() {
        return journal;
    }

    /** The same where there is often nothing to take back. */
    public void takeBack(int mark) {
        if (journal != mark) rollback(mark);
    }

    public void rollback(int mark) {
        while (journal > mark) {
            int place = journalPlace[--journal];
            int at = place / 3;
            switch (place % 3) {
                case BITS -> bits[at] = journalValue[journal];
                case INT -> ints[at] = (int) journalValue[journal];
                default -> {
                    objects[at] = journalObject[--journalObjects];
                    journalObject[journalObjects] = null;
                }
            }
        }
    }

    /** Gives up going back. */
    public void forget() {
        journal = 0;
        if (journalObjects == 0) return;
        Arrays.fill(journalObject, 0, journalObjects, null);
        journalObjects = 0;
    }

    // ---- working space
    /** Words for a set; their contents are whatever was there. */
    public int reserve(int words) {
        int at = top;
        top += words;
        if (top > scratch.length) scratch = Arrays.copyOf(scratch, top * 2);
        return at;
    }

    public void pushOption(long word) {
        if (optionTop == options.length) options = Arrays.copyOf(options, optionTop * 2);
        options[optionTop++] = word;
    }

    /** After an abandoned evaluation. */
    public void resetWorkingSpace() {
        top = 0;
        optionTop = 0;
        here = -1;
    }

    // ---- pieces
    /** The top piece on a site and whose it is, as one number; 0 if there is none. */
    public int cell(int site) {
        return ints[layout.cellPlace(site)] >>> layout.cellShift(site) & layout.cellMask();
    }

    public void setCell(int site, int cell) {
        int place = layout.cellPlace(site);
        int shift = layout.cellShift(site);
        setInt(place, ints[place] & ~(layout.cellMask() << shift) | cell << shift);
    }

    /** Whether random play has changed the words by owner and by piece alone. */
    private boolean cellsAreLeft;

    /** The cells no longer say what the words do. Whoever wants to read them has them derived first. */
    public void leaveCells() {
        cellsAreLeft = true;
    }

    public void deriveLeftCells() {
        if (cellsAreLeft) deriveCells();
    }

    /** Makes the cells anew from the words by owner and by piece, which say the same; nothing of it is noted. */
    public void deriveCells() {
        cellsAreLeft = false;
        Arrays.fill(ints, layout.cellPlace(0), layout.cellsEnd(), 0);
        for (int owner = -1; owner < layout.model().players().size(); owner++)
            for (int piece = 0; piece < layout.model().pieces().size(); piece++)
                for (int w = 0; w < layout.siteWords(); w++) {
                    long both = bits[layout.owner(owner) + w] & bits[layout.piece(piece) + w];
                    for (; both != 0; both &= both - 1) {
                        int site = (w << 6) + Long.numberOfTrailingZeros(both);
                        int cell = layout.cellOf(piece, owner);
                        ints[layout.cellPlace(site)] |= cell << layout.cellShift(site);
                    }
                }
    }

    /** The top piece on a site, -1 if there is none. */
    public int pieceAt(int site) {
        int cell = cell(site);
        return cell == 0 ? -1 : layout.pieceOf(cell);
    }

    /** Whose the top piece is, -1 if nobody's or none. */
    public int ownerAt(int site) {
        int cell = cell(site);
        return cell == 0 ? -1 : layout.ownerOf(cell);
    }

    public int heightAt(int site) {
        int below = layout.model().board().stacks() && objects[layout.stack(site)] instanceof int[] under
                ? under.length
                : 0;
        return below + (cell(site) == 0 ? 0 : 1);
    }

    public boolean hasBit(int at, int bit) {
        return (bits[at + (bit >> 6)] >>> bit & 1) != 0;
    }

    public boolean isLaid(int site) {
        return hasBit(layout.laid(), site);
    }
}
