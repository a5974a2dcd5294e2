package io.petteia.web;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who has agreed to something that all people at a game must agree to. Who agrees to something else begins anew. */
final class Consent {
    private @Nullable String matter;
    private final Set<Integer> agreed = new HashSet<>();

    /** @return whether all have agreed by now */
    boolean given(int person, String to, Persons persons) {
        if (!to.equals(matter)) clear();
        matter = to;
        agreed.add(person);
        return persons.people().allMatch(agreed::contains);
    }

    boolean isBy(int person) {
        return agreed.contains(person);
    }

    void clear() {
        matter = null;
        agreed.clear();
    }
}
