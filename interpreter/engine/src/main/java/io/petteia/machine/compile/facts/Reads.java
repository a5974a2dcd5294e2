package io.petteia.machine.compile.facts;

import io.petteia.grammar.text.Span;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Pieces;
import io.petteia.machine.lower.HereNode;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Remembered;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.node.Sources;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.machine.pattern.DirectionSource;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What of the position nodes may read, found by going through all that hangs on them. Whatever is not known to read little counts as reading everything.
 */
public final class Reads {
    /** Kinds of words that change together. */
    public enum Board {
        OCCUPIED,
        OWNERS,
        PIECES,
        CELLS
    }

    private final Layout layout;
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    public final BitSet ints = new BitSet();
    public final BitSet bits = new BitSet();
    public final BitSet temporaries = new BitSet();
    public boolean mover;
    public boolean here;
    public boolean everything;

    public Reads(Layout layout) {
        this.layout = layout;
    }

    public static Reads of(Layout layout, @Nullable Object... roots) {
        Reads reads = new Reads(layout);
        for (Object root : roots) reads.visit(root);
        return reads;
    }

    public boolean has(Board part) {
        return everything || bits(part).intersects(part == Board.CELLS ? ints : bits);
    }

    private BitSet bits(Board part) {
        BitSet all = new BitSet();
        int words = layout.siteWords();
        switch (part) {
            case OCCUPIED -> all.set(layout.occupied(), layout.occupied() + words);
            case OWNERS -> all.set(layout.owner(-1), layout.piece(0));
            case PIECES ->
                all.set(layout.piece(0), layout.piece(layout.model().pieces().size()));
            case CELLS -> all.set(layout.cellPlace(0), layout.cellsEnd());
        }
        return all;
    }

    public void add(Reads other) {
        ints.or(other.ints);
        bits.or(other.bits);
        temporaries.or(other.temporaries);
        mover |= other.mover;
        here |= other.here;
        everything |= other.everything;
    }

    boolean covers(Reads other) {
        Reads both = new Reads(layout);
        both.add(this);
        both.add(other);
        return both.ints.equals(ints) && both.bits.equals(bits) && both.mover == mover && both.everything == everything;
    }

    public void board(Board part) {
        (part == Board.CELLS ? ints : bits).or(bits(part));
    }

    public void without(Board part) {
        (part == Board.CELLS ? ints : bits).andNot(bits(part));
    }

    void visit(@Nullable Object object) {
        if (object == null || everything || isPlain(object) || !seen.add(object)) return;
        if (object.getClass().isArray()) {
            if (object.getClass().getComponentType().isPrimitive()) return;
            for (int i = 0; i < Array.getLength(object); i++) visit(Array.get(object, i));
            return;
        }
        note(object);
        if (isTransparent(object)) fields(object, object.getClass());
        else everything = true;
    }

    private static boolean isPlain(Object object) {
        return object instanceof Number
                || object instanceof String
                || object instanceof Boolean
                || object instanceof Enum
                || object instanceof Span
                || object instanceof Layout
                || object instanceof Layout.Slot
                || object instanceof Layout.Slots
                || object instanceof Pieces
                || object instanceof Instruction
                || object instanceof io.petteia.machine.pattern.Steps
                || object instanceof io.petteia.machine.pattern.Joined
                || object instanceof io.petteia.model.Variable
                || object instanceof io.petteia.machine.graph.Choices.Reading
                || object instanceof io.petteia.machine.memory.Ending;
    }

    /** Whether all that it reads hangs on its fields, or has been noted. */
    private static boolean isTransparent(Object object) {
        if (object instanceof Functions.Can || object instanceof Functions.Holder) return false;
        if (object instanceof Remembered) return false;
        String room = object.getClass().getPackageName();
        boolean node = object instanceof IntNode || object instanceof SetNode;
        if (node || object instanceof ListNode || object instanceof ObjectNode)
            return room.equals(IntNode.class.getPackageName())
                            && !object.getClass().getSimpleName().equals("History")
                            && !object.getClass().getName().contains("Lists$Pile")
                    || object instanceof HereNode;
        return object instanceof Binding
                || object instanceof Sources.OfSet
                || object instanceof Sources.OfList
                || object instanceof Sources.OfMatches
                || object instanceof Sources.Wanted
                || object instanceof Numbers.TableIndex
                || object instanceof io.petteia.machine.node.Calls.Argument
                || object instanceof io.petteia.machine.node.Adjacency
                || object instanceof CompiledPattern
                || object instanceof DirectionSource
                || room.equals(CompiledPattern.class.getPackageName());
    }

    private void note(Object node) {
        if (node instanceof Numbers.Stored s) {
            ints.set(s.at);
            mover |= s.at == Layout.MOVER;
        } else if (node instanceof Numbers.EntryIndex e) range(e.slots);
        else if (node instanceof Numbers.Temporary temporary) temporaries.set(temporary.at);
        else if (node instanceof Sets.Stored s) bits.set(s.from, s.from + s.words);
        else if (node instanceof SiteSets.Empty) board(Board.OCCUPIED);
        else if (node instanceof SiteSets.Own || node instanceof SiteSets.Enemy) {
            mover = true;
            board(Board.OWNERS);
            board(Board.OCCUPIED);
        } else if (node instanceof SiteSets.OwnedBy || node instanceof Functions.Owners) board(Board.OWNERS);
        else if (node instanceof SiteSets.Pieces p) {
            for (int from : p.from) bits.set(from, from + layout.siteWords());
        } else if (node instanceof SiteSets.OfType) board(Board.PIECES);
        else if (node instanceof SiteSets.Marked || node instanceof io.petteia.machine.node.Lists.Pile)
            everything = true;
        else if (node instanceof Functions.OfSite f) {
            board(Board.CELLS);
            everything |= f.asked == Functions.Asked.HEIGHT || f.asked == Functions.Asked.TERRAIN;
        } else if (node instanceof Functions.Opponent) mover = true;
        else if (node instanceof Functions.Players || node instanceof Functions.Seat) ints.set(Layout.OUT);
        else if (node instanceof HereNode) here = true;
        else if (node instanceof Patterns.Yielded y && y.byPiece != null) board(Board.CELLS);
        else if (node instanceof Sources.OfMatches y && y.byPiece != null) board(Board.CELLS);
        else if (node instanceof Patterns.Reached) board(Board.CELLS);
        else if (node instanceof CompiledPattern p && p.held()) board(Board.CELLS);
        else if (node instanceof DirectionSource.Named n) mover |= n.relative;
        else if (node instanceof SiteSets.OfTerrain) everything = true;
        if (isBound(node)) bits.set(layout.laid(), layout.laid() + layout.siteWords());
    }

    /** Whether it looks which sites are on the board. */
    private static boolean isBound(Object node) {
        return node instanceof SiteSets.Empty
                || node instanceof SiteSets.Complement
                || node instanceof SiteSets.Where
                || node instanceof SiteSets.Table
                || node instanceof Functions.Step
                || node instanceof Functions.Axis
                || node instanceof CompiledPattern
                || node instanceof io.petteia.machine.node.Adjacency;
    }

    /** Whether it has met anything of a class. */
    public boolean met(Class<?>... classes) {
        for (Object each : seen) for (Class<?> one : classes) if (one.isInstance(each)) return true;
        return false;
    }

    /** Whether something holds for all that it has met. */
    public boolean all(java.util.function.Predicate<Object> holds) {
        return List.copyOf(seen).stream().allMatch(holds);
    }

    /** Whether all that it may read is fixed. */
    public boolean isConstant() {
        return !everything && !mover && !here && ints.isEmpty() && bits.isEmpty();
    }

    private void range(Layout.Slots slots) {
        BitSet all = slots.kind() == Layout.Kind.INT ? ints : bits;
        if (slots.kind() != Layout.Kind.OBJECT) all.set(slots.base(), slots.base() + slots.entries() * slots.width());
    }

    private void fields(Object object, Class<?> of) {
        for (Class<?> at = of; at != null && at != Object.class && at != Instruction.class; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive()) continue;
                try {
                    field.setAccessible(true);
                    Object value = field.get(object);
                    if (value instanceof io.petteia.machine.node.Visit) continue;
                    visit(value);
                } catch (IllegalAccessException e) {
                    everything = true;
                }
            }
        }
    }

    /** What an instruction reads, those that follow it left out. */
    public static Reads of(Layout layout, Instruction instruction) {
        Reads reads = new Reads(layout);
        reads.fields(instruction, instruction.getClass());
        return reads;
    }
}
