package io.petteia.model.reading;

/**
 * What stands before an atom.
 *
 * @param directions the letters that say whither, in their order
 * @param move only to an empty site
 * @param capture only to a site of the other side
 * @param first only from where the piece began
 * @param lame what lies between must be empty
 * @param jumping what lies between must be occupied; of a slider, its first step is over anything
 * @param hopping over exactly one piece on the way, however far
 * @param grasshopping over exactly one piece and no farther than behind it
 */
record BetzaModifiers(
        String directions,
        boolean move,
        boolean capture,
        boolean first,
        boolean lame,
        boolean jumping,
        boolean hopping,
        boolean grasshopping) {
    static final String KNOWN = "fblrvshmcinjpg";
    private static final String WHITHER = "fblrvsh";

    static BetzaModifiers of(String letters) {
        StringBuilder directions = new StringBuilder();
        for (char each : letters.toCharArray()) if (WHITHER.indexOf(each) >= 0) directions.append(each);
        return new BetzaModifiers(
                directions.toString(),
                letters.indexOf('m') >= 0,
                letters.indexOf('c') >= 0,
                letters.indexOf('i') >= 0,
                letters.indexOf('n') >= 0,
                letters.indexOf('j') >= 0,
                letters.indexOf('p') >= 0,
                letters.indexOf('g') >= 0);
    }

    boolean isPlain() {
        return !lame && !jumping && !hopping && !grasshopping;
    }

    /** The class of the site where the move ends. */
    String target() {
        return move == capture ? "(not own)" : move ? "empty" : "enemy";
    }

    String start() {
        return first ? "^unmoved, " : "";
    }
}
