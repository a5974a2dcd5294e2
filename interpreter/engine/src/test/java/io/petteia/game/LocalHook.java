package io.petteia.game;

import io.petteia.hook.Arguments;
import io.petteia.hook.Effects;
import io.petteia.hook.Hook;
import io.petteia.hook.Position;
import io.petteia.hook.Signature;
import io.petteia.hook.Value;

/** A hook of one test. */
record LocalHook(Signature signature, Body body) implements Hook {
    interface Body {
        Value call(Position position, Effects effects, Arguments arguments);
    }

    @Override
    public Value call(Position position, Effects effects, Arguments arguments) {
        return body.call(position, effects, arguments);
    }
}
