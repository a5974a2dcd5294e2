package io.petteia.hook;

/**
 * What a hook takes or gives: one value, a set of such values, or a list of them. A hook knows no game, and so no enumeration by its name: {@link #MEMBER} is
 * a member of any of them, or of any grouping of the board's sites.
 */
public record Kind(Of of, Form form) {
    public static final Kind TRUTH = new Kind(Of.TRUTH, Form.ONE);
    public static final Kind NUMBER = new Kind(Of.NUMBER, Form.ONE);
    public static final Kind TEXT = new Kind(Of.TEXT, Form.ONE);
    public static final Kind SITE = new Kind(Of.SITE, Form.ONE);
    public static final Kind PLAYER = new Kind(Of.PLAYER, Form.ONE);
    public static final Kind PIECE = new Kind(Of.PIECE, Form.ONE);
    public static final Kind TERRAIN = new Kind(Of.TERRAIN, Form.ONE);
    public static final Kind DIRECTION = new Kind(Of.DIRECTION, Form.ONE);
    public static final Kind CARD = new Kind(Of.CARD, Form.ONE);
    public static final Kind MEMBER = new Kind(Of.MEMBER, Form.ONE);
    public static final Kind SITES = SITE.set();

    /** What is meant, one by one. */
    public enum Of {
        TRUTH("boolean"),
        NUMBER("number"),
        TEXT("text"),
        SITE("site"),
        PLAYER("player"),
        PIECE("piece"),
        TERRAIN("terrain"),
        DIRECTION("direction"),
        CARD("card"),
        MEMBER("KIND");

        private final String spelled;

        Of(String spelled) {
            this.spelled = spelled;
        }
    }

    public enum Form {
        ONE,
        SET,
        LIST
    }

    public Kind {
        boolean many = form != Form.ONE;
        if (many && (of == Of.TRUTH || of == Of.TEXT)) throw new IllegalArgumentException("no game has sets of " + of);
    }

    /** A set of such values; of numbers one whose bounds the game declares. */
    public Kind set() {
        return new Kind(of, Form.SET);
    }

    /** So many of them in an order, perhaps some more than once. */
    public Kind list() {
        return new Kind(of, Form.LIST);
    }

    /** As the language spells it: {@code sites}, {@code set of card}, {@code KIND} for the name of an enumeration. */
    public String spelled() {
        return switch (form) {
            case ONE -> of.spelled;
            case SET -> of == Of.SITE ? "sites" : "set of " + of.spelled;
            case LIST -> "list of " + of.spelled;
        };
    }
}
