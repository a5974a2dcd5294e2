package io.petteia.hook;

import java.util.List;

/** What a hook was called with, by the names that its signature gives. */
public final class Arguments {
    private final Signature signature;
    private final List<Value> values;

    /** @param values as many as the signature has parameters, each of its kind */
    public Arguments(Signature signature, List<Value> values) {
        if (values.size() != signature.parameters().size()) throw new IllegalArgumentException("too few or too many");
        this.signature = signature;
        this.values = List.copyOf(values);
    }

    public int number(String name) {
        return get(name, Value.Number.class).value();
    }

    public boolean truth(String name) {
        return get(name, Value.Truth.class).value();
    }

    public String text(String name) {
        return get(name, Value.Text.class).value();
    }

    /** A site, a player, a card or a member of something else by its number; -1 for {@code none}. */
    public int member(String name) {
        return number(name);
    }

    public SiteSet sites(String name) {
        return get(name, Value.Sites.class).value();
    }

    /** A list in its order, a set of anything but sites in the order of its members. */
    public List<Integer> all(String name) {
        return get(name, Value.Many.class).value();
    }

    private <T extends Value> T get(String name, Class<T> form) {
        for (int i = 0; i < values.size(); i++) {
            if (!signature.parameters().get(i).name().equals(name)) continue;
            if (form.isInstance(values.get(i))) return form.cast(values.get(i));
            throw new IllegalArgumentException(
                    "`" + name + "` is " + signature.parameters().get(i).kind().spelled());
        }
        throw new IllegalArgumentException("no parameter is called `" + name + "`");
    }
}
