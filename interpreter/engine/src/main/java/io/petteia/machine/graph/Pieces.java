package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Puts pieces on sites and takes them off, keeping all views of the board in step: cells, words by owner and by piece, stacks, carried values. */
public final class Pieces {
    /** What of the board an effect changes, where not all of it is asked for before it is taken back. */
    public static final int OCCUPIED = 1;

    public static final int OWNERS = 2;
    public static final int PIECES = 4;
    public static final int CELLS = 8;
    public static final int ALL = OCCUPIED | OWNERS | PIECES | CELLS;

    private final Layout layout;
    private static final int[] NONE = {};

    private final boolean stacks;
    private final AlikeStacks alike;
    private final List<Layout.Slots> carried = new ArrayList<>();
    private final CarriedStart starts;

    /** The value with which a new piece starts. */
    public interface CarriedStart {
        int of(Memory m, Variable variable, int site);
    }

    public Pieces(Layout layout, CarriedStart starts) {
        this.layout = layout;
        this.starts = starts;
        stacks = layout.model().board().stacks();
        alike = new AlikeStacks(stacks ? layout.cellMask() + 1 : 0);
        for (Variable variable : layout.model().variables())
            if (variable.carried()) carried.add(layout.slots(variable));
    }

    /** A new piece; what stood there is gone, on stacks it lies below. */
    public void place(Memory m, Span span, int site, int piece, int owner) {
        if (!m.isLaid(site))
            throw new Defect(
                    "piece-off-board",
                    span,
                    "`" + layout.model().board().sites().member(site) + "` is not on the board");
        int cell = m.cell(site);
        if (cell != 0) {
            if (stacks) push(m, site, cell);
            clear(m, site, cell);
        }
        stand(m, site, layout.cellOf(piece, owner));
        for (Layout.Slots slots : carried) start(m, slots, site);
    }

    /** Takes the top piece off; on stacks the one below comes up. */
    public void remove(Memory m, int site) {
        int cell = m.cell(site);
        if (cell == 0) return;
        clear(m, site, cell);
        for (Layout.Slots slots : carried) start(m, slots, site);
        if (stacks) pop(m, site);
    }

    /** The top piece of one site onto another, with what it carries. */
    public void move(Memory m, Span span, int from, int to) {
        if (from == to) return;
        int cell = m.cell(from);
        if (cell == 0)
            throw new Defect(
                    "no-piece",
                    span,
                    "no piece stands on `" + layout.model().board().sites().member(from) + "`");
        if (!m.isLaid(to))
            throw new Defect(
                    "piece-off-board",
                    span,
                    "`" + layout.model().board().sites().member(to) + "` is not on the board");
        int target = m.cell(to);
        if (target != 0) {
            if (stacks) push(m, to, target);
            clear(m, to, target);
        }
        clear(m, from, cell);
        stand(m, to, cell);
        for (Layout.Slots slots : carried) {
            m.setInt(slots.base() + to, m.ints[slots.base() + from]);
            if (slots.variable().visibility() != Visibility.ALL) {
                int known = layout.revealed(slots.variable());
                m.setInt(known + to, m.ints[known + from]);
                m.setInt(known + from, 0);
            }
            start(m, slots, from);
        }
        if (stacks) pop(m, from);
    }

    /**
     * The upper pieces of one stack onto or under another, in the order in which they lie. What the top piece carries goes with it; what is covered carries
     * nothing.
     *
     * @param count -1: all
     */
    public void moveStack(Memory m, Span span, int from, int to, int count, boolean under) {
        int[] there = column(m, from);
        int taken = count < 0 ? there.length : count;
        String site = layout.model().board().sites().member(from);
        if (taken > there.length)
            throw new Defect("no-piece", span, "fewer than " + taken + " pieces lie on `" + site + "`");
        if (taken == 0 || from == to) return;
        if (!m.isLaid(to))
            throw new Defect(
                    "piece-off-board",
                    span,
                    "`" + layout.model().board().sites().member(to) + "` is not on the board");
        int[] upper = Arrays.copyOfRange(there, there.length - taken, there.length);
        int[] goal = column(m, to);
        boolean covered = under && goal.length > 0;
        for (Layout.Slots slots : carried) {
            if (!covered) m.setInt(slots.base() + to, m.ints[slots.base() + from]);
            start(m, slots, from);
        }
        stack(m, from, Arrays.copyOf(there, there.length - taken));
        stack(m, to, covered ? joined(upper, goal) : joined(goal, upper));
    }

    private static int[] joined(int[] lower, int[] upper) {
        int[] all = Arrays.copyOf(lower, lower.length + upper.length);
        System.arraycopy(upper, 0, all, lower.length, upper.length);
        return all;
    }

    /** What lies on a site, from below. */
    private int[] column(Memory m, int site) {
        int top = m.cell(site);
        if (top == 0) return new int[0];
        int[] below = m.objects[layout.stack(site)] instanceof int[] known ? known : new int[0];
        int[] column = Arrays.copyOf(below, below.length + 1);
        column[below.length] = top;
        return column;
    }

    private void stack(Memory m, int site, int[] column) {
        int top = m.cell(site);
        if (top != 0) clear(m, site, top);
        m.setObject(layout.stack(site), column.length < 2 ? null : Arrays.copyOf(column, column.length - 1));
        if (column.length > 0) stand(m, site, column[column.length - 1]);
    }

    public void change(Memory m, Span span, int site, int piece) {
        int cell = cellOf(m, span, site);
        clear(m, site, cell);
        stand(m, site, layout.cellOf(piece, layout.ownerOf(cell)));
    }

    public void give(Memory m, Span span, int site, int owner) {
        int cell = cellOf(m, span, site);
        clear(m, site, cell);
        stand(m, site, layout.cellOf(layout.pieceOf(cell), owner));
    }

    private int cellOf(Memory m, Span span, int site) {
        int cell = m.cell(site);
        if (cell == 0)
            throw new Defect(
                    "no-piece",
                    span,
                    "no piece stands on `" + layout.model().board().sites().member(site) + "`");
        return cell;
    }

    private void stand(Memory m, int site, int cell) {
        m.setCell(site, cell);
        int word = site >> 6;
        long bit = 1L << site;
        set(m, layout.occupied() + word, bit);
        set(m, layout.owner(layout.ownerOf(cell)) + word, bit);
        set(m, layout.piece(layout.pieceOf(cell)) + word, bit);
    }

    private void clear(Memory m, int site, int cell) {
        m.setCell(site, 0);
        int word = site >> 6;
        long bit = ~(1L << site);
        unset(m, layout.occupied() + word, bit);
        unset(m, layout.owner(layout.ownerOf(cell)) + word, bit);
        unset(m, layout.piece(layout.pieceOf(cell)) + word, bit);
    }

    // ---- the same in part, without stacks and carried values
    /** Whether effects can be carried out in part. */
    public boolean isPlain() {
        return !stacks && carried.isEmpty();
    }

    public void place(Memory m, Span span, int site, int piece, int owner, int what) {
        if (!m.isLaid(site)) place(m, span, site, piece, owner);
        int cell = m.cell(site);
        if (cell != 0) clear(m, site, cell, what);
        stand(m, site, layout.cellOf(piece, owner), what);
    }

    public void remove(Memory m, int site, int what) {
        int cell = m.cell(site);
        if (cell != 0) clear(m, site, cell, what);
    }

    public void move(Memory m, Span span, int from, int to, int what) {
        if (from == to) return;
        int cell = m.cell(from);
        if (cell == 0 || !m.isLaid(to)) move(m, span, from, to);
        int target = m.cell(to);
        if (target != 0) clear(m, to, target, what & ~(OCCUPIED | CELLS));
        clear(m, from, cell, what);
        stand(m, to, cell, what);
    }

    public void change(Memory m, Span span, int site, int piece, int what) {
        int cell = cellOf(m, span, site);
        int now = layout.cellOf(piece, layout.ownerOf(cell));
        clear(m, site, cell, what & PIECES);
        stand(m, site, now, what & (PIECES | CELLS));
    }

    public void give(Memory m, Span span, int site, int owner, int what) {
        int cell = cellOf(m, span, site);
        int now = layout.cellOf(layout.pieceOf(cell), owner);
        clear(m, site, cell, what & OWNERS);
        stand(m, site, now, what & (OWNERS | CELLS));
    }

    private void stand(Memory m, int site, int cell, int what) {
        int word = site >> 6;
        long bit = 1L << site;
        if ((what & CELLS) != 0) m.setCell(site, cell);
        if ((what & OCCUPIED) != 0) set(m, layout.occupied() + word, bit);
        if ((what & OWNERS) != 0) set(m, layout.owner(layout.ownerOf(cell)) + word, bit);
        if ((what & PIECES) != 0) set(m, layout.piece(layout.pieceOf(cell)) + word, bit);
    }

    private void clear(Memory m, int site, int cell, int what) {
        int word = site >> 6;
        long bit = ~(1L << site);
        if ((what & CELLS) != 0) m.setCell(site, 0);
        if ((what & OCCUPIED) != 0) unset(m, layout.occupied() + word, bit);
        if ((what & OWNERS) != 0) unset(m, layout.owner(layout.ownerOf(cell)) + word, bit);
        if ((what & PIECES) != 0) unset(m, layout.piece(layout.pieceOf(cell)) + word, bit);
    }

    private static void set(Memory m, int at, long bit) {
        m.setBits(at, m.bits[at] | bit);
    }

    private static void unset(Memory m, int at, long mask) {
        m.setBits(at, m.bits[at] & mask);
    }

    private void push(Memory m, int site, int cell) {
        int[] below = m.objects[layout.stack(site)] instanceof int[] known ? known : NONE;
        int[] grown = alike.grown(below, cell);
        if (grown == null) {
            grown = Arrays.copyOf(below, below.length + 1);
            grown[below.length] = cell;
        }
        m.setObject(layout.stack(site), grown);
    }

    private void pop(Memory m, int site) {
        if (!(m.objects[layout.stack(site)] instanceof int[] below)) return;
        int top = below[below.length - 1];
        int[] left = null;
        if (below.length > 1) {
            left = alike.shrunk(below);
            if (left == null) left = Arrays.copyOf(below, below.length - 1);
        }
        m.setObject(layout.stack(site), left);
        stand(m, site, top);
    }

    private void start(Memory m, Layout.Slots slots, int site) {
        m.setInt(slots.base() + site, starts.of(m, slots.variable(), site));
    }
}
