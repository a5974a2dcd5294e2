package io.petteia.protocol;

import io.petteia.game.Game;
import java.util.List;
import java.util.Map;

/** Where the games come from. */
public interface Opener {
    List<String> names();

    /** @throws Refusal if there is no such game, or anything is wrong with it or with an option */
    Game open(String name, Map<String, String> options);
}
