package io.petteia.grammar;

import io.petteia.grammar.syntax.Node;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Walks syntax trees by the parts of their records. */
final class Nodes {
    private Nodes() {}

    /** Every node with the one that it is part of. */
    static void walk(Node node, BiConsumer<Node, Node> visit) {
        for (Node part : parts(node)) {
            visit.accept(node, part);
            walk(part, visit);
        }
    }

    private static List<Node> parts(Object record) {
        List<Node> parts = new ArrayList<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            component.getAccessor().setAccessible(true);
            try {
                collect(component.getAccessor().invoke(record), parts);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return parts;
    }

    private static void collect(@Nullable Object value, List<Node> parts) {
        if (value instanceof Node node) parts.add(node);
        else if (value instanceof List<?> list) list.forEach(item -> collect(item, parts));
        else if (value instanceof Record record && value.getClass().getName().contains(".syntax."))
            parts.addAll(parts(record));
    }
}
