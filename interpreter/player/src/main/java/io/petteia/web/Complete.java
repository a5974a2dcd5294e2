package io.petteia.web;

import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Whether a form that was read has everything that it must have: what is not marked as nullable is there, at any depth. */
final class Complete {
    private Complete() {}

    /** @throws Problem that names what is missing */
    static void check(Object form) {
        try {
            if (form instanceof Record all) inside(all);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void inside(Record form) throws ReflectiveOperationException {
        for (RecordComponent component : form.getClass().getRecordComponents()) {
            component.getAccessor().setAccessible(true);
            check(component.getAccessor().invoke(form), component.getAnnotatedType(), component.getName());
        }
    }

    private static void check(@Nullable Object value, AnnotatedType type, String name)
            throws ReflectiveOperationException {
        if (value == null) {
            if (!type.isAnnotationPresent(Nullable.class)) throw Problem.malformed("`" + name + "` is missing");
            return;
        }
        if (value instanceof Record inner) inside(inner);
        if (value instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> entry : map.entrySet())
                check(entry.getValue(), argument(type, 1), name + "." + entry.getKey());
        } else if (value instanceof Iterable<?> items) {
            for (Object item : items) check(item, argument(type, 0), name);
        }
    }

    private static AnnotatedType argument(AnnotatedType type, int index) {
        return ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments()[index];
    }
}
