package io.petteia.model.check.flow;

import io.petteia.model.checked.Action;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Directions;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Template;
import io.petteia.model.checked.Term;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * What lies directly inside a node of the checked tree: terms, binders, patterns, blocks, other actions. The nodes are records, and their components
 * are asked in order, so that a new kind of node needs nothing here. What is named only (defines, rules, attributes) is not inside.
 */
public final class Inside {
    private static final Map<Class<?>, RecordComponent[]> COMPONENTS = new ConcurrentHashMap<>();

    private Inside() {}

    public static void children(Object node, Consumer<Object> to) {
        if (!(node instanceof Record record)) return;
        for (RecordComponent component : COMPONENTS.computeIfAbsent(record.getClass(), Class::getRecordComponents)) {
            if (component.getType().isPrimitive()) continue;
            give(read(record, component), to);
        }
    }

    private static Object read(Record record, RecordComponent component) {
        try {
            Object value = component.getAccessor().invoke(record);
            return value == null ? List.of() : value;
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("a node that cannot be read: " + record.getClass(), e);
        }
    }

    private static void give(Object value, Consumer<Object> to) {
        if (value instanceof List<?> list) list.forEach(each -> give(each == null ? List.of() : each, to));
        else if (isNode(value)) to.accept(value);
    }

    private static boolean isNode(Object value) {
        return value instanceof Term
                || value instanceof Action
                || value instanceof Block
                || value instanceof Binder
                || value instanceof Pattern
                || value instanceof Pattern.Element
                || value instanceof Pattern.SiteClass
                || value instanceof Pattern.Quantity
                || value instanceof Directions
                || value instanceof Template
                || value instanceof Template.Part
                || value instanceof Term.Part
                || value instanceof Action.Alternative
                || value instanceof Action.Branch
                || value instanceof Action.RankKey
                || value instanceof Action.PileTerm;
    }

    /** The node and all below it, before what follows it. */
    public static void walk(Object node, Consumer<Object> visit) {
        visit.accept(node);
        children(node, child -> walk(child, visit));
    }

    /** Only the terms of an action itself, not those of the blocks inside it. */
    static void termsOf(Action action, Consumer<Term> visit) {
        children(action, child -> termsBelow(child, visit));
    }

    private static void termsBelow(Object node, Consumer<Term> visit) {
        if (node instanceof Block || node instanceof Action) return;
        if (node instanceof Term term) visit.accept(term);
        children(node, child -> termsBelow(child, visit));
    }

    /** All actions of a block, those of the blocks inside it too. */
    public static void actions(Block block, Consumer<Action> visit) {
        walk(block, node -> {
            if (node instanceof Action action) visit.accept(action);
        });
    }
}
