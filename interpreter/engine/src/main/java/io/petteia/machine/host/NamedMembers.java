package io.petteia.machine.host;

import io.petteia.hook.HookException;
import io.petteia.hook.Members;
import io.petteia.machine.memory.Layout;
import io.petteia.model.Attribute;
import io.petteia.model.Domain;
import java.util.List;

/** A domain of the game, and what its attributes say. */
class NamedMembers implements Members {
    private final Domain domain;
    private final List<Attribute> attributes;

    NamedMembers(Domain domain, List<Attribute> all) {
        this.domain = domain;
        this.attributes =
                all.stream().filter(attribute -> attribute.of() == domain).toList();
    }

    @Override
    public final int size() {
        return domain.size();
    }

    @Override
    public final String name(int member) {
        return domain.member(member);
    }

    @Override
    public final int named(String name) {
        return domain.ordinal(name);
    }

    @Override
    public final int attribute(String name, int member, int... keys) {
        for (Attribute attribute : attributes) {
            if (!attribute.name().equals(name)) continue;
            int[] strides = Layout.strides(attribute);
            int cell = checked(member, 0, size()) * strides[0];
            if (keys.length != attribute.per().size())
                throw new HookException("`" + name + "` has " + attribute.per().size() + " keys");
            for (int i = 0; i < keys.length; i++) {
                int least = Layout.least(attribute.per().get(i));
                int size = Layout.size(attribute.per().get(i));
                cell += (checked(keys[i], least, size) - least) * strides[i + 1];
            }
            if (attribute.cells().get(cell) instanceof Attribute.Scalar scalar) return scalar.value();
            throw new HookException("`" + name + "` is neither a number nor a member");
        }
        throw new HookException("no " + domain.name() + " has an attribute `" + name + "`");
    }

    private static int checked(int value, int least, int size) {
        if (value >= least && value < least + size) return value;
        throw new HookException(value + " is no key");
    }
}
