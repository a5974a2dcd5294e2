package io.petteia.machine.lower;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.pattern.ClassTest;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.machine.pattern.Element;
import io.petteia.model.Attribute;
import io.petteia.model.Type;
import io.petteia.model.checked.Pattern;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Line patterns into linked elements. */
final class PatternLowering {
    private final Lowering all;
    private final Map<Attribute, CompiledPattern[][]> held = new IdentityHashMap<>();

    PatternLowering(Lowering all) {
        this.all = all;
    }

    /** By piece the patterns of an attribute; each is compiled once. */
    CompiledPattern[][] byPiece(Attribute attribute) {
        return cells(attribute);
    }

    CompiledPattern[][] cells(Attribute attribute) {
        CompiledPattern[][] known = held.get(attribute);
        if (known != null) return known;
        CompiledPattern[][] cells = new CompiledPattern[attribute.cells().size()][];
        held.put(attribute, cells);
        for (int i = 0; i < cells.length; i++) {
            List<Pattern> patterns = ((Attribute.Patterns) attribute.cells().get(i)).patterns();
            cells[i] = patterns.stream().map(p -> compile(p, true)).toArray(CompiledPattern[]::new);
        }
        return cells;
    }

    CompiledPattern compile(Pattern pattern, boolean ofPiece) {
        Layout.Slot direction = null;
        Layout.Slot outer = null;
        var local = pattern.direction();
        if (local != null) {
            direction = all.layout.local(local.name(), local.type(), true);
            if (all.isPlaced(local)) outer = all.replace(local, direction);
            else all.replace(local, direction);
        }
        ClassTest start = pattern.start() == null ? null : klass(pattern.start());
        Element first = sequence(pattern.elements(), Element.ACCEPT, pattern.marked());
        int longest = longest(pattern.elements());
        var directions = all.directions(pattern.directions(), isOneStep(pattern.elements()));
        if (local != null) {
            if (outer != null) all.replace(local, outer);
            else all.forget(local);
        }
        int n = pattern.captures().size();
        String[] names = new String[n];
        boolean[] sets = new boolean[n];
        for (int i = 0; i < n; i++) {
            names[i] = pattern.captures().get(i).name();
            sets[i] = pattern.captures().get(i).type() instanceof Type.SetOf;
        }
        return new CompiledPattern(
                pattern.along(),
                direction,
                directions,
                start,
                first,
                ofPiece,
                longest,
                names,
                sets,
                pattern.along()
                        || ambiguous(pattern.elements(), pattern.directions().size()),
                !pattern.along() && isStraight(pattern.elements()));
    }

    private static boolean isOneStep(List<Pattern.Element> elements) {
        return elements.size() == 1
                && elements.get(0) instanceof Pattern.Step step
                && !step.quantity().given()
                && step.quantity().least() == null;
    }

    private static boolean isStraight(List<Pattern.Element> elements) {
        for (Pattern.Element element : elements) {
            if (element instanceof Pattern.Bend) return false;
            if (element instanceof Pattern.Group g)
                for (List<Pattern.Element> alternative : g.alternatives()) if (!isStraight(alternative)) return false;
        }
        return true;
    }

    private Element sequence(List<Pattern.Element> elements, Element then, boolean patternIsMarked) {
        Element following = then;
        for (int i = elements.size() - 1; i >= 0; i--) {
            Element element = element(elements.get(i), patternIsMarked);
            element.linkTo(following);
            following = element;
        }
        return following;
    }

    private Element element(Pattern.Element element, boolean patternIsMarked) {
        if (element instanceof Pattern.Step s)
            return new Element.Step(
                    klass(s.klass()), times(s.quantity()), s.marked(), s.marked() || !patternIsMarked, s.capture());
        if (element instanceof Pattern.Bend b) return new Element.Bend(turned(b.degrees()));
        Pattern.Group g = (Pattern.Group) element;
        Element[] alternatives = new Element[g.alternatives().size()];
        Element.Group group = new Element.Group(alternatives, times(g.quantity()));
        group.number(all.layout.twoCounters());
        for (int i = 0; i < alternatives.length; i++)
            alternatives[i] = sequence(g.alternatives().get(i), group.end(), patternIsMarked);
        return group;
    }

    private ClassTest klass(Pattern.SiteClass klass) {
        return new ClassTest(klass.fitsEdge(), klass.sites() == null ? null : all.set(klass.sites()));
    }

    private Element.@Nullable Times times(Pattern.Quantity quantity) {
        if (!quantity.given()) return null;
        IntNode least = quantity.least() == null ? Lowering.constant(0) : all.integer(quantity.least());
        if (quantity.most() == quantity.least()) return new Element.Times(least, least);
        return new Element.Times(least, quantity.most() == null ? null : all.integer(quantity.most()));
    }

    /** By direction the two that differ from it by an angle, or the one if they are the same; none outside the lattice. */
    private int[][] turned(int degrees) {
        int[] around = all.model.board().turnable();
        int[][] turned = new int[all.model.board().next().length][0];
        if (around.length == 0) return turned;
        int places = degrees * around.length / 360;
        for (int i = 0; i < around.length; i++) {
            int one = around[Math.floorMod(i + places, around.length)];
            int other = around[Math.floorMod(i - places, around.length)];
            turned[around[i]] = one == other ? new int[] {one} : new int[] {one, other};
        }
        return turned;
    }

    /** How many sites a match can use at most. */
    private int longest(List<Pattern.Element> elements) {
        int sum = 0;
        for (Pattern.Element element : elements) {
            int each = 1;
            if (element instanceof Pattern.Bend) each = 0;
            if (element instanceof Pattern.Group g) {
                each = 0;
                for (List<Pattern.Element> alternative : g.alternatives()) each = Math.max(each, longest(alternative));
            }
            int most = most(element.quantity());
            long product = (long) each * most;
            sum = (int) Math.min(all.model.board().size() + 2L, sum + product);
        }
        return sum;
    }

    private int most(Pattern.Quantity quantity) {
        if (!quantity.given()) return 1;
        int endless = all.model.board().size() + 2;
        if (quantity.most() == null) return endless;
        return all.integer(quantity.most()) instanceof Numbers.Constant c ? Math.max(0, c.value) : endless;
    }

    /** Whether two matches from one site may agree in what they yield and capture. */
    private static boolean ambiguous(List<Pattern.Element> elements, int directions) {
        if (directions > 1) return true;
        List<Pattern.Element> open = new ArrayList<>(elements);
        for (Pattern.Element element : open) {
            if (element instanceof Pattern.Group || element instanceof Pattern.Bend) return true;
            if (element.quantity().given()) return true;
        }
        return false;
    }
}
