package io.petteia.hook;

/**
 * What a hook does to the game, each as the statement of that name does it: it is taken back with the move, shown, hashed and checked like any other.
 * What its {@link Signature} does not say, and what no rule could do (lift an occupied site, leave a variable's range), is a defect and ends the call.
 * For {@code whenever} the whole call is one effect.
 */
public interface Effects {
    /** @param owner -1 for nobody's */
    void place(int piece, int owner, SiteSet sites);

    void move(int from, int to);

    void remove(SiteSet sites);

    void change(SiteSet sites, int piece);

    /** @param owner -1 for nobody's */
    void give(SiteSet sites, int owner);

    void lay(SiteSet sites);

    void lift(SiteSet sites);

    /** One entry of a variable; hidden ones may be set, though not read. */
    void assign(String variable, Value value, int... keys);
}
