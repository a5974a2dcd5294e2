package io.petteia.model.check;

/** What a place wants a name to be, so that only such names are offered instead of one that is unknown. */
enum Wanted {
    VALUE("name"),
    /** beside other words */
    BESIDE("word for sites"),
    FUNCTION("define or function"),
    RULE("rule"),
    VARIABLE("variable"),
    PILE("pile"),
    DIRECTIONS("direction"),
    PLAYER_VALUE("define or variable"),
    TABLE("variable, zone or pile");

    final String text;

    Wanted(String text) {
        this.text = text;
    }
}
