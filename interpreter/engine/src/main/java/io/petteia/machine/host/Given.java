package io.petteia.machine.host;

import io.petteia.hook.SiteSet;
import io.petteia.hook.Value;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An argument of a hook, evaluated when it is called.
 *
 * @param node an {@link IntNode}, {@link SetNode}, {@link ListNode} or a node of a text, by the type
 */
public record Given(Type type, Object node) {

    Value eval(Memory m) {
        if (node instanceof IntNode number)
            return type instanceof Type.Truth ? Value.of(number.test(m)) : Value.of(number.eval(m));
        if (node instanceof SetNode set) return set(m, set);
        if (node instanceof ListNode list)
            return Value.of(Arrays.stream(list.eval(m)).boxed().toList());
        return Value.of((String) ((ObjectNode<?>) node).eval(m));
    }

    private Value set(Memory m, SetNode set) {
        int at = m.reserve(set.words);
        set.into(m, at);
        m.top = at;
        SiteSet bits = SiteSet.ofWords(Arrays.copyOfRange(m.scratch, at, at + set.words));
        if (type.isSites()) return Value.of(bits);
        List<Integer> members = new ArrayList<>();
        bits.stream().forEach(bit -> members.add(set.base + bit));
        return Value.of(members);
    }
}
